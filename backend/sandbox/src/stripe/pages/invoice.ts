import { readCardNumber } from '../engine/cards.ts';
import type { StripeContext } from '../engine/context.ts';
import type { Invoice } from '../protocol/wire.ts';
import type { Fields, PageAnswer } from './answer.ts';
import { invoicePage } from './invoice-page.ts';

export function showInvoice({ store }: StripeContext, id: string): PageAnswer {
  const invoice = store.find('invoice', id);
  return invoice && { page: invoicePage(invoice) };
}

export function submitInvoice(stripe: StripeContext, id: string, { number = '', name = '' }: Fields): PageAnswer {
  const invoice = stripe.store.find('invoice', id);
  const refusal = invoice?.status === 'open' ? pay(stripe, invoice, number, name) : undefined;
  return invoice && refusal ? { page: invoicePage(invoice, refusal) } : { redirect: `/stripe/invoice/${id}` };
}

/** Why it was not paid, if it was not. */
function pay(stripe: StripeContext, invoice: Invoice, number: string, name: string): string | undefined {
  const card = readCardNumber(number);
  if ('failure' in card) return card.failure.message;
  const method = stripe.payments.saveCard(invoice.customer, card.number, name || null);
  const { invoice: tried, intent } = stripe.invoices.collect(invoice, method.id, 'authenticated');
  if (tried.status !== 'paid') return intent.last_payment_error?.message;
  const subscription = stripe.store.get('subscription', invoice.parent.subscription_details.subscription);
  if (subscription.status === 'past_due') stripe.subscriptions.setStatus(subscription, 'active');
  return undefined;
}
