import Stripe from 'stripe';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProviderEvent, Subject } from '../model/payment-provider.ts';

/** Verifies the signature over the raw bytes and reads whose bell it is. @throws AppError webhook_rejected */
export function readEvent(api: Stripe, body: Buffer, signature: string, secret: string): ProviderEvent {
  const { id, type, data } = verified(api, body, signature, secret);
  return { id, type, subject: subjectOf(type, data.object as unknown as Ringing) };
}

/** What of an event's object is looked at. */
interface Ringing {
  id: string;
  customer?: string | { id: string } | null;
  payment_intent?: string | { id: string } | null;
}

function verified(api: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return api.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new AppError('webhook_rejected');
    throw error instanceof SyntaxError ? new AppError('bad_json') : error;
  }
}

/** The truth is read of this when its turn has come; what else the payload says may be old by then. */
function subjectOf(type: string, object: Ringing): Subject {
  if (type.startsWith('checkout.session.')) return { kind: 'session', id: object.id };
  if (type.startsWith('invoice.')) return { kind: 'invoice', id: object.id };
  if (type.startsWith('customer.subscription.')) return named('customer', object.customer);
  if (/^(charge\.(refund|dispute)|refund\.)/.test(type)) return named('payment', object.payment_intent);
  return null;
}

function named(kind: 'customer' | 'payment', reference: string | { id: string } | null | undefined): Subject {
  const id = typeof reference === 'object' ? reference?.id : reference;
  return id ? { kind, id } : null;
}
