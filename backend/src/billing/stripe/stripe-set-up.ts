import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppConfig } from '../../platform/config/config.ts';
import { isMissing } from './missing.ts';
import { PriceList, type WantedPrice, wantedPrices } from './price-list.ts';
import { StripeClient } from './stripe-client.ts';

/** What the webhook endpoint asks to be told. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** Our portal configuration, among whatever else the account has. */
const portalMark = { inkloom: 'portal' };

/** Makes on a fresh account what the product sells by. Run again it finds everything and makes nothing. */
@Injectable()
export class StripeSetUp {
  private portal: Promise<string> | null = null;

  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: PriceList,
    private readonly config: AppConfig,
  ) {}

  async run(): Promise<string[]> {
    const said: string[] = [];
    for (const { id, name } of distinctProducts()) said.push(...(await this.product(id, name)));
    said.push(...(await this.allPrices()));
    said.push(...(await this.endpoint()));
    const known = await this.findPortal();
    if (!known) said.push(`customer portal ${await this.portalId()}`);
    this.prices.forget();
    return said;
  }

  /** The portal's configuration, made where it is missing. */
  portalId(): Promise<string> {
    this.portal ??= this.findPortal().then(async (known) => known ?? (await this.makePortal()));
    this.portal.catch(() => {
      this.portal = null;
    });
    return this.portal;
  }

  private async product(id: string, name: string): Promise<string[]> {
    const known = await this.stripe.ask((api) => api.products.retrieve(id)).catch(isMissing);
    if (known) return [];
    await this.stripe.ask((api) => api.products.create({ id, name }));
    return [`product ${name}`];
  }

  private async allPrices(): Promise<string[]> {
    const lookup_keys = wantedPrices.map(({ key }) => key);
    const { data } = await this.stripe.ask((api) => api.prices.list({ lookup_keys, active: true, limit: 100 }));
    const said: string[] = [];
    for (const wanted of wantedPrices) {
      const known = data.find(({ lookup_key: key }) => key === wanted.key);
      said.push(...(await this.price(wanted, known)));
    }
    return said;
  }

  /** A price's amount is for ever: where ours has changed, a new one takes over the key, for new buyers alone. */
  private async price(wanted: WantedPrice, known: Stripe.Price | undefined): Promise<string[]> {
    if (known && known.unit_amount === wanted.unitAmount && known.metadata.credits === wanted.metadata.credits)
      return [];
    await this.stripe.ask((api) =>
      api.prices.create({
        product: wanted.product.id,
        currency: 'usd',
        unit_amount: wanted.unitAmount,
        lookup_key: wanted.key,
        transfer_lookup_key: true,
        metadata: wanted.metadata,
        ...(wanted.monthly ? { recurring: { interval: 'month' as const } } : {}),
      }),
    );
    return [`price ${wanted.key}`];
  }

  /** Stripe tells an endpoint's secret once: whoever makes it must keep it. */
  private async endpoint(): Promise<string[]> {
    const url = `${this.config.publicUrl}/api/stripe/webhook`;
    const known = await this.stripe.all((api) => api.webhookEndpoints.list({ limit: 100 }));
    const ours = known.find((endpoint) => endpoint.url === url);
    if (!ours) return this.makeEndpoint(url);
    const lacking = eventTypes.filter((type) => !ours.enabled_events.includes(type));
    if (lacking.length === 0) return [];
    await this.stripe.ask((api) => api.webhookEndpoints.update(ours.id, { enabled_events: [...eventTypes] }));
    return [`webhook endpoint ${url}: now also told of ${lacking.join(', ')}`];
  }

  private async makeEndpoint(url: string): Promise<string[]> {
    const made = await this.stripe.ask((api) =>
      api.webhookEndpoints.create({ url, enabled_events: [...eventTypes], api_version: apiVersion }),
    );
    return [`webhook endpoint ${url}; keep its secret: STRIPE_WEBHOOK_SECRET=${made.secret}`];
  }

  private async findPortal(): Promise<string | null> {
    const all = await this.stripe.all((api) => api.billingPortal.configurations.list({ active: true, limit: 100 }));
    return all.find(({ metadata }) => metadata?.inkloom === portalMark.inkloom)?.id ?? null;
  }

  /**
   * Plans are changed with us and not there: the portal would give money back for a plan whose credits are spent, and
   * sell them again for it.
   */
  private async makePortal(): Promise<string> {
    const { id } = await this.stripe.ask((api) =>
      api.billingPortal.configurations.create({
        metadata: portalMark,
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
        },
      }),
    );
    return id;
  }
}

/** The shape of payloads that the library was made for. */
const apiVersion = '2026-10-28.endive' as const;

function distinctProducts() {
  return [...new Map(wantedPrices.map(({ product }) => [product.id, product])).values()];
}
