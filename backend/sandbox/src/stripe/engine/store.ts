import { randomBytes } from 'node:crypto';
import type { SandboxContext } from '../../core/context.ts';
import type { Collection, Store } from '../../core/store.ts';
import { missing } from '../protocol/errors.ts';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  StripeEvent,
  Subscription,
  WebhookEndpoint,
} from '../protocol/wire.ts';

/** Every kind of object that is kept, by the word its errors use, with the prefix of its ids. */
interface Kinds {
  customer: Customer;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  checkout_session: CheckoutSession;
  portal_configuration: PortalConfiguration;
  portal_session: PortalSession;
  webhook_endpoint: WebhookEndpoint;
  event: StripeEvent;
}

export type Kind = keyof Kinds;

const PREFIXES: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  payment_method: 'pm',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  checkout_session: 'cs_test',
  portal_configuration: 'bpc',
  portal_session: 'bps',
  webhook_endpoint: 'we',
  event: 'evt',
};

/** What Stripe knows of a customer and tells nobody. */
interface Aside {
  /** Seconds by which this customer's time is ahead of ours. */
  ahead: number;
  /** Lines of a change of plan that wait for the next invoice. */
  pending: InvoiceLine[];
  /** Card numbers by payment method. */
  numbers: Record<string, string>;
}

/** Everything the sandbox's Stripe remembers: one account, whatever key opens it. */
export class Books {
  private readonly kinds: { [K in Kind]: Collection<Kinds[K]> };
  private readonly asides: Collection<Aside>;
  private readonly sandbox: SandboxContext;

  constructor(sandbox: SandboxContext) {
    this.sandbox = sandbox;
    this.kinds = collections(sandbox.store);
    this.asides = sandbox.store.collection<Aside>('stripe-asides');
  }

  get origin(): string {
    return this.sandbox.publicUrl;
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return /^[\w-]{1,80}$/.test(id) ? this.kinds[kind].get(id) : undefined;
  }

  /** @throws StripeError resource_missing; `param` names who asked, if it was not the path */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  /** Newest first, as Stripe lists. */
  list<K extends Kind>(kind: K): Kinds[K][] {
    return this.kinds[kind].values().reverse();
  }

  save<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
    this.kinds[kind].put(object.id, object);
    return object;
  }

  remove(kind: Kind, id: string): void {
    this.kinds[kind].delete(id);
  }

  id(kind: Kind): string {
    return newId(PREFIXES[kind]);
  }

  /** Seconds since 1970, as this customer's clock shows them. */
  now(customer?: string | null): number {
    return Math.floor(Date.now() / 1000) + (customer ? this.aside(customer).ahead : 0);
  }

  aside(customer: string): Aside {
    return this.asides.get(customer) ?? { ahead: 0, pending: [], numbers: {} };
  }

  saveAside(customer: string, change: Partial<Aside>): void {
    this.asides.put(customer, { ...this.aside(customer), ...change });
  }
}

export function newId(prefix: string): string {
  const letters = randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '');
  return `${prefix}_${letters.slice(0, 24).padEnd(24, '0')}`;
}

export function listOf<T>(url: string, data: T[], hasMore = false) {
  return { object: 'list' as const, data, has_more: hasMore, url };
}

function collections(store: Store) {
  const made = Object.keys(PREFIXES).map((kind) => [kind, store.collection(`stripe-${kind.replaceAll('_', '-')}`)]);
  return Object.fromEntries(made) as { [K in Kind]: Collection<Kinds[K]> };
}
