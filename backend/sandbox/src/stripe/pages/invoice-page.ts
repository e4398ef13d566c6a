import { EMPTY_HTML, html } from '../../http/html.ts';
import type { Invoice } from '../protocol/wire.ts';
import { alert, cardFields, cardHelp, day, money, stripePage } from './layout.ts';

export function invoicePage(invoice: Invoice, refusal?: string): string {
  return stripePage(
    `Invoice ${invoice.number}`,
    html`<h1>Invoice ${invoice.number}</h1>
<section class="sheet" aria-label="Invoice">
<p>${day(invoice.created)}, ${invoice.customer_email ?? 'no address'}: <strong>${invoice.status}</strong></p>
<ul class="lines">${invoice.lines.data.map((line) => html`<li><span>${line.description} <small>${day(line.period.start)} to ${day(line.period.end)}</small></span> <span>${money(line.amount)}</span></li>`)}</ul>
<p class="total"><span>Total</span> <strong>${money(invoice.total)}</strong></p>
<p class="total"><span>Paid</span> <strong>${money(invoice.amount_paid)}</strong></p>
</section>
${alert(refusal)}
${
  invoice.status === 'open'
    ? html`<form class="sheet" method="post" action="/stripe/invoice/${invoice.id}/pay">
${cardFields()}
<button class="spot">Pay ${money(invoice.amount_remaining)}</button>
</form>
${cardHelp()}`
    : EMPTY_HTML
}`,
  );
}
