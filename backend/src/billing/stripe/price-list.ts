import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isTier, lookupKeys, plans, type Tier, tiers } from '../model/plans.ts';
import { StripeClient } from './stripe-client.ts';

/** What a price's metadata says, which it still does when a newer price has taken over its lookup key. */
export interface PriceTerms {
  tier: Tier | null;
  creditsPerUnit: number;
  unitAmount: number;
}

export interface WantedPrice {
  key: string;
  product: { id: string; name: string };
  unitAmount: number;
  monthly: boolean;
  metadata: { tier: Tier; credits: string };
}

export const wantedPrices: WantedPrice[] = tiers.flatMap((tier) => {
  const { name, price, credits, creditPrice } = plans[tier];
  return [
    {
      key: lookupKeys.plan(tier),
      product: { id: `inkloom_${tier}`, name: `Inkloom ${name}` },
      unitAmount: price,
      monthly: true,
      metadata: { tier, credits: String(credits) },
    },
    {
      key: lookupKeys.credit(tier),
      product: { id: 'inkloom_credit', name: 'Inkloom design credit' },
      unitAmount: creditPrice,
      monthly: false,
      metadata: { tier, credits: '1' },
    },
  ];
});

@Injectable()
export class PriceList {
  private idsByKey: Promise<Map<string, string>> | null = null;
  private readonly termsById = new Map<string, PriceTerms>();

  constructor(
    private readonly stripe: StripeClient,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError payments_failed where `npm run billing:setup` has not been run */
  async findPriceId(key: string): Promise<string> {
    this.idsByKey ??= this.readIds();
    try {
      const id = (await this.idsByKey).get(key);
      if (id) return id;
    } catch (error) {
      this.forget();
      throw error;
    }
    this.forget();
    const hint = this.config.production ? '' : ' Run npm run billing:setup.';
    throw new AppError('payments_failed', `This can’t be bought right now because its price is missing.${hint}`);
  }

  forget(): void {
    this.idsByKey = null;
  }

  async readTerms(price: Stripe.Price | string): Promise<PriceTerms> {
    const id = typeof price === 'string' ? price : price.id;
    const cached = this.termsById.get(id);
    if (cached) return cached;
    const read =
      typeof price === 'string'
        ? await this.stripe.call('prices.retrieve', (api) => api.prices.retrieve(price))
        : price;
    const terms = toTerms(read);
    this.termsById.set(id, terms);
    return terms;
  }

  private async readIds(): Promise<Map<string, string>> {
    const lookup_keys = wantedPrices.map(({ key }) => key);
    const { data } = await this.stripe.call('prices.list', (api) =>
      api.prices.list({ lookup_keys, active: true, limit: 100 }),
    );
    return new Map(data.map(({ id, lookup_key: key }) => [key ?? '', id]));
  }
}

function toTerms({ metadata, unit_amount: unitAmount }: Stripe.Price): PriceTerms {
  const { tier, credits } = metadata;
  const isOurs = isTier(tier) && unitAmount !== null && unitAmount > 0;
  return isOurs
    ? { tier, creditsPerUnit: Number(credits) || 0, unitAmount }
    : { tier: null, creditsPerUnit: 0, unitAmount: 1 };
}
