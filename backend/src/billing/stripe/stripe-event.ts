import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { EventSubject, ProviderEvent } from '../model/payment-provider.ts';

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

const signedEvent = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });

const eventObject = z.object({ id: z.string(), customer: reference, payment_intent: reference });

/** Verifies the signature over the raw bytes and reads what the event is about. @throws AppError webhook_rejected, bad_json */
export function readEvent(api: Stripe, body: Buffer, signature: string, secret: string): ProviderEvent {
  const { id, type, data } = verify(api, body, signature, secret);
  return { id, type, subject: subjectOf(type, data.object) };
}

function verify(api: Stripe, body: Buffer, signature: string, secret: string): z.infer<typeof signedEvent> {
  try {
    return parse(signedEvent, api.webhooks.constructEvent(body, signature, secret));
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    throw new AppError(isForged ? 'webhook_rejected' : 'bad_json');
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  throw new AppError('bad_json');
}

/** The rest of the payload is ignored: it may be out of date when the job runs. */
function subjectOf(type: string, object: unknown): EventSubject {
  const read = () => parse(eventObject, object);
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
