import type { Tier } from './plans.ts';
import type { Purchase } from './purchase.ts';

/** What a webhook's bell says to look at; null: nothing of ours. */
export type Subject = { kind: 'session' | 'invoice' | 'customer' | 'payment'; id: string } | null;

export interface ProviderEvent {
  id: string;
  type: string;
  subject: Subject;
}

/** A subscription as the provider tells it now. */
export interface ProviderSubscription {
  id: string;
  /** Null where its price is none of our plans. */
  tier: Tier | null;
  status: 'active' | 'past_due' | 'canceled' | 'pending';
  cancelAtPeriodEnd: boolean;
  periodEnd: Date;
}

export interface CheckoutOrder {
  customerId: string;
  userId: string;
  /** `{CHECKOUT_SESSION_ID}` in it is filled in by the provider. */
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutPage {
  id: string;
  url: string;
}

/** A checkout as the provider tells it now. */
export interface CheckoutState {
  customerId: string | null;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** What filled or will fill a lot, and null where nothing does. */
  purchase: { kind: 'session' | 'invoice'; id: string } | null;
}

export interface Bill {
  id: string;
  number: string;
  createdAt: Date;
  /** Cents. */
  total: number;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Where it can be read, and paid while it is open. */
  url: string | null;
  description: string;
}

/** What is true at the provider since some day, to compare with what we hold. */
export interface ProviderBooks {
  /** Of paid invoices and complete sessions, by their subjects. */
  purchases: { kind: 'session' | 'invoice'; id: string; customerId: string }[];
  /** Payment intents that money went back of. */
  returned: string[];
}

/** Whoever takes the sellers' money. Every method tells or changes what is there; none touches our database. */
export abstract class PaymentProvider {
  /** @throws AppError webhook_rejected where the signature does not fit the body */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent;

  /** The same customer for the same user, however often it is asked. */
  abstract createCustomer(user: { id: string; email: string }): Promise<string>;
  /** Forgets the customer; what they subscribed to ends at once. */
  abstract deleteCustomer(customerId: string): Promise<void>;

  /** A page where the plan is paid. One that is open is handed out again; those for other plans are closed. */
  abstract checkOutPlan(order: CheckoutOrder, tier: Tier): Promise<CheckoutPage>;
  abstract checkOutCredits(order: CheckoutOrder, tier: Tier, credits: number): Promise<CheckoutPage>;
  /** @throws AppError not_found */
  abstract readCheckout(sessionId: string): Promise<CheckoutState>;

  /** The one that counts: what lives before what has ended, the newest first. */
  abstract subscriptionOf(customerId: string): Promise<ProviderSubscription | null>;
  /**
   * Answers with the invoice over the difference, where there is one.
   * @throws AppError payment_refused where it cannot be charged; nothing is changed then
   */
  abstract changePlan(subscriptionId: string, tier: Tier, direction: 'up' | 'down'): Promise<string | null>;
  abstract setCancellation(subscriptionId: string, cancel: boolean): Promise<void>;
  abstract portal(customerId: string, returnUrl: string): Promise<string>;
  /** Newest first. */
  abstract bills(customerId: string): Promise<Bill[]>;

  /** Null where it is none of ours. */
  abstract readPurchase(subject: { kind: 'session' | 'invoice'; id: string }): Promise<Purchase | null>;
  /** What a payment paid for; null where that is none of ours. */
  abstract purchaseOf(
    paymentId: string,
  ): Promise<{ kind: 'session' | 'invoice'; id: string; customerId: string } | null>;
  abstract booksSince(day: Date): Promise<ProviderBooks>;
  /** The same of one customer, over all time. */
  abstract purchasesOf(customerId: string): Promise<ProviderBooks['purchases']>;

  /** Makes what a fresh account lacks, and says what it made. Run again it makes nothing. */
  abstract setUp(): Promise<string[]>;
}
