/** Stripe's objects, as far as the sandbox has them; times are in seconds, money in cents (ST). */

export type Metadata = Record<string, string>;

interface Base<Kind extends string> {
  id: string;
  object: Kind;
  created: number;
  livemode: false;
}

export interface Customer extends Base<'customer'> {
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Metadata;
  /** Below zero: Stripe owes the customer, and the next invoice is less. */
  balance: number;
  currency: string;
  delinquent: boolean;
  default_source: null;
  invoice_settings: { default_payment_method: string | null; custom_fields: null; footer: null };
  deleted?: true;
}

export interface PaymentMethod extends Base<'payment_method'> {
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number; country: string; funding: 'credit' };
  billing_details: { name: string | null; email: string | null };
  metadata: Metadata;
}

export interface Product extends Base<'product'> {
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
  default_price: string | null;
  type: 'service';
}

export interface Price extends Base<'price'> {
  active: boolean;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  type: 'recurring' | 'one_time';
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number; usage_type: 'licensed' } | null;
  unit_amount: number;
  unit_amount_decimal: string;
  billing_scheme: 'per_unit';
  tax_behavior: 'unspecified';
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  created: number;
  subscription: string;
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Subscription extends Base<'subscription'> {
  customer: string;
  status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'unpaid' | 'paused' | 'trialing';
  items: List<SubscriptionItem>;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  start_date: number;
  currency: string;
  collection_method: 'charge_automatically';
  default_payment_method: string | null;
  latest_invoice: string | null;
  metadata: Metadata;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: 'subscription_item_details';
    invoice_item_details: null;
    subscription_item_details: {
      subscription: string;
      subscription_item: string;
      proration: boolean;
      invoice_item: null;
      proration_details: null;
    };
  };
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
  quantity: number;
}

export interface Invoice extends Base<'invoice'> {
  customer: string;
  customer_email: string | null;
  number: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  collection_method: 'charge_automatically';
  currency: string;
  subtotal: number;
  total: number;
  starting_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  next_payment_attempt: number | null;
  lines: List<InvoiceLine>;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  period_start: number;
  period_end: number;
  hosted_invoice_url: string;
  invoice_pdf: string;
  metadata: Metadata;
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: null;
    marked_uncollectible_at: null;
  };
}

export interface InvoicePayment extends Base<'invoice_payment'> {
  invoice: string;
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  is_default: boolean;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { paid_at: number | null; canceled_at: null };
}

/** Why a card was not charged: `last_payment_error`, and the body of a card_error. */
export interface CardFailure {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface PaymentIntent extends Base<'payment_intent'> {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: CardFailure | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  capture_method: 'automatic_async';
}

export interface Charge extends Base<'charge'> {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string | null;
  receipt_url: string | null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends Base<'refund'> {
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded' | 'failed' | 'pending' | 'canceled';
}

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'prevented';

export interface Dispute extends Base<'dispute'> {
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: DisputeStatus;
}

export interface CheckoutSession extends Base<'checkout.session'> {
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  client_reference_id: string | null;
  cancel_url: string | null;
  success_url: string;
  url: string | null;
  ui_mode: 'hosted_page';
  expires_at: number;
  invoice: string | null;
  metadata: Metadata;
  payment_intent: string | null;
  payment_method_types: ['card'];
  subscription: string | null;
}

export interface LineItem {
  id: string;
  object: 'item';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  description: string;
  price: Price;
  quantity: number;
}

export interface PortalConfiguration extends Base<'billing_portal.configuration'> {
  active: boolean;
  is_default: boolean;
  default_return_url: string | null;
  features: unknown;
  business_profile: unknown;
  metadata: Metadata;
  updated: number;
}

export interface PortalSession extends Base<'billing_portal.session'> {
  configuration: string;
  customer: string;
  return_url: string | null;
  url: string;
}

export interface WebhookEndpoint extends Base<'webhook_endpoint'> {
  url: string;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  api_version: string | null;
  description: string | null;
  metadata: Metadata;
}

export interface StripeEvent extends Base<'event'> {
  api_version: string;
  type: string;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  data: { object: unknown; previous_attributes?: object };
}
