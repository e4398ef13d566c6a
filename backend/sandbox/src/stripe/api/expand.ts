import type { SessionAside } from '../engine/checkout.ts';
import { type Books, type Kind, listOf } from '../engine/store.ts';
import { invalid } from '../protocol/errors.ts';

type Plain = Record<string, unknown>;

const DEEPEST = 4;

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

/** Puts objects in the place of ids, and adds what is left out unless asked for, as `expand` says. */
export class Expander {
  private readonly books: Books;
  private readonly asides: { get(id: string): SessionAside | undefined };

  constructor(books: Books, asides: Expander['asides']) {
    this.books = books;
    this.asides = asides;
  }

  /** @throws StripeError where a path leads nowhere */
  expand<T extends object>(object: T, paths: string[] = []): T {
    const copy = structuredClone(object) as Plain;
    for (const path of paths) this.follow(copy, path.split('.'), path);
    return copy as T;
  }

  private follow(object: Plain, [name = '', ...rest]: string[], path: string): void {
    if (rest.length >= DEEPEST) throw invalid('expand', `You cannot expand more than ${DEEPEST} levels of a property.`);
    if (!(name in object)) object[name] = this.included(object, name, path);
    const value = object[name];
    if (typeof value === 'string') object[name] = this.lookUp(value, path);
    else if (rest.length === 0 && value !== null && typeof value !== 'object') throw cannot(path);
    const next = object[name];
    if (rest.length === 0 || next === null) return;
    for (const one of Array.isArray(next) ? next : [next]) this.follow(one as Plain, rest, path);
  }

  private lookUp(id: string, path: string): unknown {
    const kind = KIND_BY_PREFIX.find(([prefix]) => id.startsWith(prefix))?.[1];
    const found = kind && this.books.find(kind, id);
    if (!found) throw cannot(path);
    return structuredClone(found);
  }

  private included(object: Plain, name: string, path: string): unknown {
    const id = String(object.id);
    if (object.object === 'invoice' && name === 'payments') {
      const payments = this.books.list('invoice_payment').filter(({ invoice }) => invoice === id);
      return structuredClone(listOf(`/v1/invoice_payments?invoice=${id}`, payments));
    }
    if (object.object === 'checkout.session' && name === 'line_items') return this.linesOf(id);
    if (object.object === 'customer' && name === 'subscriptions') {
      const living = this.books.list('subscription').filter((one) => one.customer === id && one.status !== 'canceled');
      return structuredClone(listOf(`/v1/customers/${id}/subscriptions`, living));
    }
    throw cannot(path);
  }

  linesOf(sessionId: string) {
    const lines = (this.asides.get(sessionId)?.lines ?? []).map(({ price: id, quantity }, i) => {
      const price = this.books.get('price', id);
      const amount = price.unit_amount * quantity;
      return {
        id: `li_${sessionId.slice(-20)}${i}`,
        object: 'item' as const,
        amount_subtotal: amount,
        amount_total: amount,
        currency: price.currency,
        description: this.books.get('product', price.product).name,
        price: structuredClone(price),
        quantity,
      };
    });
    return listOf(`/v1/checkout/sessions/${sessionId}/line_items`, lines);
  }
}

function cannot(path: string) {
  return invalid('expand', `This property cannot be expanded (${path}).`);
}
