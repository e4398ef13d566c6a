import { EMPTY_HTML, type Html, html } from '../../http/html.ts';
import { banner, page } from '../../http/page.ts';
import { TEST_CARDS } from '../engine/cards.ts';

export function stripePage(title: string, body: Html): string {
  return page(
    title,
    '/stripe/stripe.css',
    html`${banner('Inkloom', 'Sandbox of Stripe: no card is charged')}
<main>
${body}
</main>`,
  );
}

export function cardFields(name = ''): Html {
  return html`<label>Card number
<input name="number" value="4242 4242 4242 4242" inputmode="numeric" autocomplete="off" list="cards" required>
</label>
<datalist id="cards">${TEST_CARDS.map(([number, words]) => html`<option value="${spaced(number)}">${words}</option>`)}</datalist>
<div class="pair">
<label>Expiry <input name="expiry" value="12 / 34" autocomplete="off"></label>
<label>CVC <input name="cvc" value="123" inputmode="numeric" autocomplete="off"></label>
</div>
<label>Name on card <input name="name" value="${name}" autocomplete="off"></label>`;
}

export function cardHelp(): Html {
  return html`<details>
<summary>Test cards</summary>
<table><tbody>${TEST_CARDS.map(([number, words]) => html`<tr><td class="number">${spaced(number)}</td><td>${words}</td></tr>`)}</tbody></table>
</details>`;
}

export function alert(words: string | undefined): Html {
  return words ? html`<p class="alert" role="alert">${words}</p>` : EMPTY_HTML;
}

/** `$29.00` */
export function money(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** `2026-12-20` */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
