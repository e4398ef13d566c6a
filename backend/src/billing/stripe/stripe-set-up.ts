import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppConfig } from '../../platform/config/config.ts';
import { PriceList, type WantedPrice, wantedPrices } from './price-list.ts';
import { nullIfNotFound, StripeClient } from './stripe-client.ts';

const eventTypes = [
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

const portalMark = { inkloom: 'portal' };

/** Creates the products, prices, webhook and portal of a new Stripe account. Run again it creates nothing. */
@Injectable()
export class StripeSetUp {
  private portal: Promise<string> | null = null;

  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: PriceList,
    private readonly config: AppConfig,
  ) {}

  async run(): Promise<string[]> {
    const created: string[] = [];
    for (const { id, name } of distinctProducts()) created.push(...(await this.ensureProduct(id, name)));
    created.push(...(await this.ensurePrices()));
    created.push(...(await this.ensureEndpoint()));
    const portal = await this.findPortal();
    if (!portal) created.push(`customer portal ${await this.ensurePortal()}`);
    this.prices.forget();
    return created;
  }

  ensurePortal(): Promise<string> {
    this.portal ??= this.findPortal().then(async (existing) => existing ?? (await this.createPortal()));
    this.portal.catch(() => {
      this.portal = null;
    });
    return this.portal;
  }

  private async ensureProduct(id: string, name: string): Promise<string[]> {
    const existing = await this.stripe
      .call('products.retrieve', (api) => api.products.retrieve(id))
      .catch(nullIfNotFound);
    if (existing) return [];
    await this.stripe.call('products.create', (api) => api.products.create({ id, name }));
    return [`product ${name}`];
  }

  private async ensurePrices(): Promise<string[]> {
    const lookup_keys = wantedPrices.map(({ key }) => key);
    const { data } = await this.stripe.call('prices.list', (api) =>
      api.prices.list({ lookup_keys, active: true, limit: 100 }),
    );
    const created: string[] = [];
    for (const wanted of wantedPrices) {
      const existing = data.find(({ lookup_key: key }) => key === wanted.key);
      created.push(...(await this.ensurePrice(wanted, existing)));
    }
    return created;
  }

  /** Stripe never changes a price's amount: where ours changed, a new price takes over the key, for new buyers only. */
  private async ensurePrice(wanted: WantedPrice, existing: Stripe.Price | undefined): Promise<string[]> {
    if (existing?.unit_amount === wanted.unitAmount && existing.metadata.credits === wanted.metadata.credits) return [];
    await this.stripe.call('prices.create', (api) =>
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

  private async ensureEndpoint(): Promise<string[]> {
    const url = `${this.config.publicUrl}/api/stripe/webhook`;
    const endpoints = await this.stripe.listAll('webhookEndpoints.list', (api) =>
      api.webhookEndpoints.list({ limit: 100 }),
    );
    const ours = endpoints.find((endpoint) => endpoint.url === url);
    if (!ours) return this.createEndpoint(url);
    const missing = eventTypes.filter((type) => !ours.enabled_events.includes(type));
    if (missing.length === 0) return [];
    await this.stripe.call('webhookEndpoints.update', (api) =>
      api.webhookEndpoints.update(ours.id, { enabled_events: [...eventTypes] }),
    );
    return [`webhook endpoint ${url}: now also sends ${missing.join(', ')}`];
  }

  /** Stripe shows an endpoint's secret only when it is created. */
  private async createEndpoint(url: string): Promise<string[]> {
    const { secret } = await this.stripe.call('webhookEndpoints.create', (api) =>
      api.webhookEndpoints.create({ url, enabled_events: [...eventTypes], api_version: apiVersion }),
    );
    return [`webhook endpoint ${url}; save its secret: STRIPE_WEBHOOK_SECRET=${secret}`];
  }

  private async findPortal(): Promise<string | null> {
    const configurations = await this.stripe.listAll('billingPortal.configurations.list', (api) =>
      api.billingPortal.configurations.list({ active: true, limit: 100 }),
    );
    return configurations.find(({ metadata }) => metadata?.inkloom === portalMark.inkloom)?.id ?? null;
  }

  /** Plans are changed here: the portal would refund a plan whose credits are spent, and sell them again for that. */
  private async createPortal(): Promise<string> {
    const { id } = await this.stripe.call('billingPortal.configurations.create', (api) =>
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

/** The version that the Stripe library has types for. */
const apiVersion = '2026-10-28.endive' as const;

function distinctProducts() {
  return [...new Map(wantedPrices.map(({ product }) => [product.id, product])).values()];
}
