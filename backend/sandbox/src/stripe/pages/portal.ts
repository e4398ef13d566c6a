import { readCardNumber } from '../engine/cards.ts';
import type { StripeContext } from '../engine/context.ts';
import { StripeError } from '../protocol/errors.ts';
import type { PortalSession } from '../protocol/wire.ts';
import { type Fields, type PageAnswer, refusalOf } from './answer.ts';
import { type PortalView, portalPage } from './portal-page.ts';

export function showPortal(stripe: StripeContext, id: string): PageAnswer {
  const session = stripe.store.find('portal_session', id);
  return session && { page: portalPage(viewOf(stripe, session)) };
}

/** What a form of the portal does: `card`, `plan`, `cancel` or `resume`. */
export function submitPortal(stripe: StripeContext, id: string, action: string, fields: Fields): PageAnswer {
  const session = stripe.store.find('portal_session', id);
  if (!session) return undefined;
  const refusal = refusalOf(() => change(stripe, session, action, fields));
  if (refusal) return { page: portalPage(viewOf(stripe, session, refusal)) };
  return { redirect: `/stripe/portal/${session.id}` };
}

function change(stripe: StripeContext, session: PortalSession, action: string, fields: Fields): void {
  const [subscription] = stripe.subscriptions.listCurrent(session.customer);
  if (action === 'card') {
    const card = readCardNumber(fields.number ?? '');
    if ('failure' in card) throw new StripeError(402, card.failure);
    stripe.payments.saveCard(session.customer, card.number, fields.name || null);
  } else if (subscription && action === 'plan' && allowsPlanChange(stripe, session)) {
    stripe.subscriptions.update(subscription, {
      price: stripe.store.get('price', fields.price ?? ''),
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
  } else if (subscription && action !== 'plan')
    stripe.subscriptions.update(subscription, { cancel_at_period_end: action === 'cancel' });
}

function viewOf(stripe: StripeContext, session: PortalSession, refusal?: string): PortalView {
  const { store } = stripe;
  const [subscription] = stripe.subscriptions.listCurrent(session.customer);
  const { default_payment_method: methodId } = store.get('customer', session.customer).invoice_settings;
  return {
    session,
    subscription,
    card: store.find('payment_method', methodId ?? ''),
    invoices: store.list('invoice', { customer: session.customer }),
    plans: allowsPlanChange(stripe, session) ? listPlans(stripe) : [],
    planName: subscription ? productName(stripe, subscription.items.data[0]?.price.product ?? '') : '',
    refusal,
  };
}

function allowsPlanChange({ store }: StripeContext, { configuration }: PortalSession): boolean {
  const { features } = store.get('portal_configuration', configuration);
  return (features as { subscription_update?: { enabled?: string } }).subscription_update?.enabled === 'true';
}

function listPlans(stripe: StripeContext): PortalView['plans'] {
  return stripe.store
    .list('price', { active: true, type: 'recurring' })
    .sort((a, b) => a.unit_amount - b.unit_amount)
    .map((price) => ({ price, name: productName(stripe, price.product) }));
}

function productName({ store }: StripeContext, id: string): string {
  return store.get('product', id).name;
}
