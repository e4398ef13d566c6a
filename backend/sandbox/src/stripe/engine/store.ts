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

interface PrivateState {
  /** Seconds by which the customer's clock is ahead of the real one. */
  ahead: number;
  /** Lines of a plan change that go on the next invoice. */
  pending: InvoiceLine[];
  numbers: Record<string, string>;
}

type Filter<T> = { [P in keyof T]?: T[P] | undefined };

export class StripeStore {
  private readonly kinds: { [K in Kind]: Collection<Kinds[K]> };
  private readonly privateStates: Collection<PrivateState>;
  private readonly sandbox: SandboxContext;

  constructor(sandbox: SandboxContext) {
    this.sandbox = sandbox;
    this.kinds = collections(sandbox.store);
    // The name of the folder on disk: data directories have it.
    this.privateStates = sandbox.store.collection<PrivateState>('stripe-asides');
  }

  get origin(): string {
    return this.sandbox.publicUrl;
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return /^[\w-]{1,80}$/.test(id) ? this.kinds[kind].get(id) : undefined;
  }

  /** @throws StripeError resource_missing; `param` is the parameter that has the id, unless it is in the path */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  /** Newest first, as Stripe lists. */
  list<K extends Kind>(kind: K, wanted: Filter<Kinds[K]> = {}): Kinds[K][] {
    const names = (Object.keys(wanted) as (keyof Kinds[K])[]).filter((name) => wanted[name] !== undefined);
    const all = this.kinds[kind].values().reverse();
    return all.filter((object) => names.every((name) => object[name] === wanted[name]));
  }

  save<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
    this.kinds[kind].put(object.id, object);
    return object;
  }

  remove(kind: Kind, id: string): void {
    this.kinds[kind].delete(id);
  }

  newId(kind: Kind): string {
    return newId(PREFIXES[kind]);
  }

  now(customer?: string | null): number {
    return Math.floor(Date.now() / 1000) + (customer ? this.privateState(customer).ahead : 0);
  }

  privateState(customer: string): PrivateState {
    return this.privateStates.get(customer) ?? { ahead: 0, pending: [], numbers: {} };
  }

  savePrivateState(customer: string, change: Partial<PrivateState>): void {
    this.privateStates.put(customer, { ...this.privateState(customer), ...change });
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
