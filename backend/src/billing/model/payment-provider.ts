import type { Tier } from './plans.ts';
import type { Purchase, PurchaseReference } from './purchase.ts';

export type EventSubject = { kind: 'session' | 'invoice' | 'customer' | 'payment'; id: string } | null;

export interface ProviderEvent {
  id: string;
  type: string;
  subject: EventSubject;
}

export interface ProviderSubscription {
  id: string;
  /** Null where its price is none of our plans. */
  tier: Tier | null;
  status: 'active' | 'past_due' | 'canceled';
  cancelAtPeriodEnd: boolean;
  periodEnd: Date;
}

export interface CheckoutOrder {
  customerId: string;
  userId: string;
  /** The provider replaces `{CHECKOUT_SESSION_ID}` in it. */
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutPage {
  id: string;
  url: string;
}

export interface CheckoutState {
  customerId: string | null;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  purchase: PurchaseReference | null;
}

export interface ProviderInvoice {
  id: string;
  number: string;
  createdAt: Date;
  /** Cents. */
  total: number;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** A page of the provider's that shows it, and takes the payment while it is open. */
  url: string | null;
  description: string;
}

export interface CustomerPurchase extends PurchaseReference {
  customerId: string;
}

export interface ProviderRecords {
  /** Paid invoices and complete sessions. */
  purchases: CustomerPurchase[];
  /** Payment intents with a refund or a dispute. */
  reversedPayments: string[];
}

/** The company that takes the sellers' money. Its methods read or change what is there; none touches our database. */
export abstract class PaymentProvider {
  /** @throws AppError webhook_rejected where the signature does not fit the body */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent;

  /** The same customer for the same user, however often it is asked. */
  abstract createCustomer(user: { id: string; email: string }): Promise<string>;
  /** Their subscription ends at once. Nothing happens where the customer is gone. */
  abstract deleteCustomer(customerId: string): Promise<void>;

  /** A page to pay the plan on. One that is open for this plan is returned again; those for other plans are closed. */
  abstract createPlanCheckout(order: CheckoutOrder, tier: Tier): Promise<CheckoutPage>;
  abstract createPackCheckout(order: CheckoutOrder, tier: Tier, credits: number): Promise<CheckoutPage>;
  abstract readCheckout(sessionId: string): Promise<CheckoutState>;

  /** The one that counts: active before past due before canceled, the newest first. */
  abstract findSubscription(customerId: string): Promise<ProviderSubscription | null>;
  /** The invoice over the difference, or null. @throws AppError payment_refused; nothing is changed then */
  abstract changePlan(subscriptionId: string, tier: Tier, direction: 'up' | 'down'): Promise<string | null>;
  abstract setCancellation(subscriptionId: string, cancel: boolean): Promise<void>;
  abstract openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Newest first. */
  abstract listInvoices(customerId: string): Promise<ProviderInvoice[]>;

  abstract readPurchase(reference: PurchaseReference): Promise<Purchase | null>;
  /** The purchase that a payment paid for; null where it is not of this product. */
  abstract findPurchaseOfPayment(paymentId: string): Promise<CustomerPurchase | null>;
  abstract listRecords(since: Date): Promise<ProviderRecords>;

  /** Creates what a new account lacks, and says what it created. Run again it creates nothing. */
  abstract setUp(): Promise<string[]>;
}
