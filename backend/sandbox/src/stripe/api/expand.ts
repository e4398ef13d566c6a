import type { StripeContext } from '../engine/context.ts';
import { type Kind, listOf } from '../engine/store.ts';
import { invalid } from '../protocol/errors.ts';

type Plain = Record<string, unknown>;

const DEPTH_LIMIT = 4;

const KIND_BY_PREFIX: [prefix: string, kind: Kind][] = [
  ['cus_', 'customer'],
  ['prod_', 'product'],
  ['price_', 'price'],
  ['sub_', 'subscription'],
  ['in_', 'invoice'],
  ['pi_', 'payment_intent'],
  ['pm_', 'payment_method'],
  ['ch_', 'charge'],
];

/** @throws StripeError for a path that cannot be expanded */
export function expand<T extends object>(stripe: StripeContext, object: T, paths: string[] = []): T {
  const copy = structuredClone(object);
  for (const path of paths) follow(stripe, copy as Plain, path.split('.'), path);
  return copy;
}

function follow(stripe: StripeContext, object: Plain, [name = '', ...rest]: string[], path: string): void {
  if (rest.length >= DEPTH_LIMIT)
    throw invalid('expand', `You cannot expand more than ${DEPTH_LIMIT} levels of a property.`);
  if (!(name in object)) object[name] = includable(stripe, object, name, path);
  const value = object[name];
  if (typeof value === 'string') object[name] = findByPrefix(stripe, value, path);
  else if (rest.length === 0 && value !== null && typeof value !== 'object') throw notExpandable(path);
  const next = object[name];
  if (rest.length === 0 || next === null) return;
  for (const one of Array.isArray(next) ? next : [next]) follow(stripe, one as Plain, rest, path);
}

function findByPrefix({ store }: StripeContext, id: string, path: string): object {
  const kind = KIND_BY_PREFIX.find(([prefix]) => id.startsWith(prefix))?.[1];
  const found = kind && store.find(kind, id);
  if (!found) throw notExpandable(path);
  return structuredClone(found);
}

function includable({ store, subscriptions, checkout }: StripeContext, object: Plain, name: string, path: string) {
  const id = String(object.id);
  if (object.object === 'invoice' && name === 'payments') {
    const payments = store.list('invoice_payment', { invoice: id });
    return structuredClone(listOf(`/v1/invoice_payments?invoice=${id}`, payments));
  }
  if (object.object === 'checkout.session' && name === 'line_items') return checkout.lineItems(id);
  if (object.object === 'customer' && name === 'subscriptions')
    return structuredClone(listOf(`/v1/customers/${id}/subscriptions`, subscriptions.listCurrent(id)));
  throw notExpandable(path);
}

function notExpandable(path: string) {
  return invalid('expand', `This property cannot be expanded (${path}).`);
}
