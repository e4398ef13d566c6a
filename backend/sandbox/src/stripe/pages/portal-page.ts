import { EMPTY_HTML, type Html, html } from '../../http/html.ts';
import type { Invoice, PaymentMethod, PortalSession, Price, Subscription } from '../protocol/wire.ts';
import { alert, cardFields, cardHelp, day, money, stripePage } from './layout.ts';

export interface PortalView {
  session: PortalSession;
  subscription: Subscription | undefined;
  card: PaymentMethod | undefined;
  invoices: Invoice[];
  /** The prices that the customer may change to, with the names of their products. */
  plans: { price: Price; name: string }[];
  planName: string;
  refusal?: string | undefined;
}

export function portalPage(view: PortalView): string {
  const { session } = view;
  return stripePage(
    'Billing',
    html`<h1>Billing</h1>
${session.return_url ? html`<p><a href="${session.return_url}">Return to Inkloom</a></p>` : EMPTY_HTML}
${alert(view.refusal)}
${view.subscription ? plan(view, view.subscription) : html`<section class="sheet"><h2>Plan</h2><p>There is no plan.</p></section>`}
<section class="sheet" aria-labelledby="card"><h2 id="card">Card</h2>
<p>${view.card ? `${view.card.card.brand} ending in ${view.card.card.last4}` : 'No card is saved.'}</p>
<form method="post" action="/stripe/portal/${session.id}/card">
${cardFields()}
<button>Update card</button>
</form>
${cardHelp()}</section>
<section class="sheet" aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>
${view.invoices.length === 0 ? html`<p>None yet.</p>` : html`<table><tbody>${view.invoices.map(row)}</tbody></table>`}
</section>`,
  );
}

function plan({ session, plans, planName }: PortalView, subscription: Subscription): Html {
  const [item] = subscription.items.data;
  const end = day(item?.current_period_end ?? 0);
  const action = (name: string) => `/stripe/portal/${session.id}/${name}`;
  const stops = subscription.cancel_at_period_end;
  return html`<section class="sheet" aria-labelledby="plan"><h2 id="plan">Plan</h2>
<p><strong>${planName}</strong>, ${money(item?.price.unit_amount ?? 0)} a month (${subscription.status.replace('_', ' ')})</p>
<p class="quiet">${stops ? `Ends on ${end}.` : `Renews on ${end}.`}</p>
<form method="post" action="${action(stops ? 'resume' : 'cancel')}"><button>${stops ? 'Keep the plan' : 'Cancel the plan'}</button></form>
${plans.length > 0 ? planForm(plans, item?.price.id, action('plan')) : EMPTY_HTML}</section>`;
}

function planForm(plans: PortalView['plans'], current: string | undefined, action: string): Html {
  return html`<form method="post" action="${action}">
<label>Another plan
<select name="price">${plans.map(({ price, name }) => html`<option value="${price.id}" ${price.id === current ? html`selected` : EMPTY_HTML}>${name}, ${money(price.unit_amount)} a month</option>`)}</select>
</label>
<button>Change plan</button>
</form>`;
}

function row(invoice: Invoice): Html {
  return html`<tr><td>${day(invoice.created)}</td><td>${money(invoice.total)}</td><td>${invoice.status}</td>
<td><a href="/stripe/invoice/${invoice.id}">${invoice.number}</a></td></tr>`;
}
