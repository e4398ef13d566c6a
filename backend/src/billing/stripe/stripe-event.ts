import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { EventSubject, ProviderEvent } from '../model/payment-provider.ts';

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

const eventObject = z.object({ id: z.string(), customer: reference, payment_intent: reference });

/** Verifies the signature over the raw bytes and reads what the event is about. @throws AppError webhook_rejected */
export function readEvent(api: Stripe, body: Buffer, signature: string, secret: string): ProviderEvent {
  const { id, type, data } = verify(api, body, signature, secret);
  return { id, type, subject: subjectOf(type, data.object) };
}

function verify(api: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return api.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new AppError('webhook_rejected');
    throw error instanceof SyntaxError ? new AppError('bad_json') : error;
  }
}

/** The rest of the payload is ignored: it may be out of date when the job runs. */
function subjectOf(type: string, object: unknown): EventSubject {
  const read = () => eventObject.parse(object);
  if (type.startsWith('checkout.session.')) return { kind: 'session', id: read().id };
  if (type.startsWith('invoice.')) return { kind: 'invoice', id: read().id };
  if (type.startsWith('customer.subscription.')) return toSubject('customer', read().customer);
  if (/^(charge\.(refund|dispute)|refund\.)/.test(type)) return toSubject('payment', read().payment_intent);
  return null;
}

function toSubject(kind: 'customer' | 'payment', value: z.infer<typeof reference>): EventSubject {
  const id = typeof value === 'object' ? value?.id : value;
  return id ? { kind, id } : null;
}
