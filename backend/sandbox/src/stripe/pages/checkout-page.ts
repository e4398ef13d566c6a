import { EMPTY_HTML, type Html, html } from '../../http/html.ts';
import type { CheckoutSession, LineItem } from '../protocol/wire.ts';
import { alert, cardFields, cardHelp, money, stripePage } from './layout.ts';

export function checkoutPage(session: CheckoutSession, lines: LineItem[], email: string, refusal?: string): string {
  const monthly = session.mode === 'subscription';
  return stripePage(
    'Checkout',
    html`<h1>${monthly ? 'Subscribe' : 'Pay'}</h1>
<section class="sheet" aria-label="Order">
<ul class="lines">${lines.map(line)}</ul>
<p class="total"><span>Due today</span> <strong>${money(session.amount_total)}</strong></p>
${monthly ? html`<p class="quiet">Renews every month until it is canceled.</p>` : EMPTY_HTML}
</section>
${alert(refusal)}
<form class="sheet" method="post" action="/stripe/checkout/${session.id}/pay">
<label>Email <input name="email" type="email" value="${email}" ${email ? html`readonly` : EMPTY_HTML} required></label>
${cardFields()}
<button class="spot">${monthly ? 'Subscribe' : `Pay ${money(session.amount_total)}`}</button>
</form>
${cardHelp()}
${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back without paying</a></p>` : EMPTY_HTML}`,
  );
}

export function bankPage(action: string, amount: number): string {
  return stripePage(
    'Your bank asks',
    html`<h1>Is this you?</h1>
<form class="sheet" method="post" action="${action}">
<p>Your bank wants to know whether you mean to pay ${money(amount)}.</p>
<div class="pair">
<button class="spot" name="answer" value="complete">Complete</button>
<button name="answer" value="fail">Fail</button>
</div>
</form>`,
  );
}

export function endedPage(words: string): string {
  return stripePage('Checkout', html`<h1>Nothing to pay here</h1><p class="sheet">${words}</p>`);
}

function line({ description, quantity, amount_total: amount, price }: LineItem): Html {
  const each = quantity > 1 ? html` <small>${quantity} × ${money(price.unit_amount)}</small>` : EMPTY_HTML;
  return html`<li><span>${description}${each}</span> <span>${money(amount)}${price.recurring ? ' a month' : ''}</span></li>`;
}
