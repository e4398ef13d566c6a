import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendPage, serveStylesheet } from '../../http/page.ts';
import { api, type IdPath } from '../api/api.ts';
import { readNumber } from '../engine/cards.ts';
import type { Outcome } from '../engine/checkout.ts';
import { StripeError } from '../protocol/errors.ts';
import type { CheckoutSession, Invoice, PortalSession } from '../protocol/wire.ts';
import { bankPage, checkoutPage, endedPage } from './checkout-page.ts';
import { invoicePage } from './invoice-page.ts';
import { portalPage } from './portal-page.ts';

/** No form-action: a form's answer leads back to the product, wherever that is. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

type Fields = Record<string, string | undefined>;

/** `/stripe`: what a person sees of Stripe. */
export const pageRoutes: FastifyPluginAsync = async (app) => {
  const { books, expander } = api(app);
  const { checkout, subscriptions, invoices, payments } = app.stripe;

  serveStylesheet(app, '/stripe.css', new URL('./stripe.css', import.meta.url));

  app.get<IdPath>('/checkout/:id', async ({ params }, reply) => {
    const session = books.find('checkout_session', params.id);
    if (!session) return nothing(reply);
    return session.status === 'open' ? show(reply, drawCheckout(session)) : ended(reply, session);
  });
  app.post<IdPath>('/checkout/:id/pay', async ({ params, body }, reply) => {
    const session = books.find('checkout_session', params.id);
    if (!session) return nothing(reply);
    if (session.status !== 'open') return ended(reply, session);
    const { number = '', name = '', email = '' } = body as Fields;
    return afterPaying(reply, session, checkout.pay(session, { number, name, email }));
  });
  app.post<IdPath>('/checkout/:id/bank', async ({ params, body }, reply) => {
    const session = books.find('checkout_session', params.id);
    if (session?.status !== 'open') return session ? ended(reply, session) : nothing(reply);
    return afterPaying(reply, session, checkout.authenticate(session, (body as Fields).answer === 'complete'));
  });

  app.get<IdPath>('/portal/:id', async ({ params }, reply) => {
    const session = books.find('portal_session', params.id);
    return session ? show(reply, drawPortal(session)) : nothing(reply);
  });
  app.post<{ Params: { id: string; act: string } }>('/portal/:id/:act', async ({ params, body }, reply) => {
    const session = books.find('portal_session', params.id);
    if (!session) return nothing(reply);
    const said = attempt(() => act(session, params.act, body as Fields));
    if (said) return show(reply, drawPortal(session, said));
    return reply.redirect(`/stripe/portal/${session.id}`, 303);
  });

  app.get<IdPath>('/invoice/:id', async ({ params }, reply) => {
    const invoice = books.find('invoice', params.id);
    return invoice ? show(reply, invoicePage(invoice)) : nothing(reply);
  });
  app.post<IdPath>('/invoice/:id/pay', async ({ params, body }, reply) => {
    const invoice = books.find('invoice', params.id);
    if (invoice?.status !== 'open') return reply.redirect(`/stripe/invoice/${params.id}`, 303);
    const { number = '', name = '' } = body as Fields;
    const refusal = payInvoice(invoice, number, name);
    return refusal ? show(reply, invoicePage(invoice, refusal)) : reply.redirect(`/stripe/invoice/${invoice.id}`, 303);
  });

  function drawCheckout(session: CheckoutSession, refusal?: string): string {
    const customer = session.customer ? books.get('customer', session.customer) : undefined;
    const email = customer?.email ?? session.customer_email ?? '';
    return checkoutPage(session, expander.linesOf(session.id).data, email, refusal);
  }

  function afterPaying(reply: FastifyReply, session: CheckoutSession, outcome: Outcome) {
    if (outcome.kind === 'refused') return show(reply, drawCheckout(session, outcome.failure.message));
    if (outcome.kind === 'asks')
      return show(reply, bankPage(`/stripe/checkout/${session.id}/bank`, session.amount_total));
    return reply.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
  }

  function drawPortal(session: PortalSession, said?: string): string {
    const subscription = livingOf(session.customer);
    const customer = books.get('customer', session.customer);
    const methodId = customer.invoice_settings.default_payment_method ?? '';
    return portalPage({
      session,
      subscription,
      card: books.find('payment_method', methodId),
      invoices: books.list('invoice').filter((invoice) => invoice.customer === session.customer),
      plans: mayChangePlan(session) ? plans() : [],
      planName: subscription ? productName(subscription.items.data[0]?.price.product ?? '') : '',
      said,
    });
  }

  function act(session: PortalSession, name: string, { number = '', name: holder = '', price }: Fields): void {
    const subscription = livingOf(session.customer);
    if (name === 'card') {
      const card = readNumber(number);
      if ('failure' in card) throw new StripeError(402, card.failure);
      payments.keepCard(session.customer, card.number, holder || null);
    } else if (subscription && name === 'plan' && mayChangePlan(session)) {
      subscriptions.update(subscription, {
        price: books.get('price', price ?? ''),
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      });
    } else if (subscription && name !== 'plan')
      subscriptions.update(subscription, { cancel_at_period_end: name === 'cancel' });
  }

  /** Why it was not paid, if it was not. */
  function payInvoice(invoice: Invoice, number: string, name: string): string | undefined {
    const card = readNumber(number);
    if ('failure' in card) return card.failure.message;
    const method = payments.keepCard(invoice.customer, card.number, name || null);
    const { invoice: tried, intent } = invoices.collect(invoice, method.id, 'authenticated');
    if (tried.status !== 'paid') return intent.last_payment_error?.message;
    const subscription = books.get('subscription', invoice.parent.subscription_details.subscription);
    if (subscription.status === 'past_due') subscriptions.setStatus(subscription, 'active');
    return undefined;
  }

  function livingOf(customer: string) {
    return books.list('subscription').find((one) => one.customer === customer && one.status !== 'canceled');
  }

  function mayChangePlan({ configuration }: PortalSession): boolean {
    const { features } = books.get('portal_configuration', configuration);
    return (features as { subscription_update?: { enabled?: string } }).subscription_update?.enabled === 'true';
  }

  function productName(id: string): string {
    return books.get('product', id).name;
  }

  /** The monthly prices there are, cheapest first. */
  function plans() {
    return books
      .list('price')
      .filter(({ active, type }) => active && type === 'recurring')
      .sort((a, b) => a.unit_amount - b.unit_amount)
      .map((price) => ({ price, name: productName(price.product) }));
  }

  function ended(reply: FastifyReply, session: CheckoutSession) {
    const words = session.status === 'complete' ? 'This is paid already.' : 'This page has expired.';
    return show(reply, endedPage(words), 410);
  }
};

/** The sentence of a refusal, for the page to say. */
function attempt(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof StripeError) return error.message;
    throw error;
  }
}

function show(reply: FastifyReply, markup: string, status = 200) {
  return sendPage(reply.code(status), markup, PAGE_POLICY);
}

function nothing(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
}
