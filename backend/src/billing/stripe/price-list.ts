import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isTier, lookupKeys, plans, type Tier, tiers } from '../model/plans.ts';
import { StripeClient } from './stripe-client.ts';

/** What we say of a price in its metadata, to know it again when it has lost its key to a newer one. */
export interface PriceMeaning {
  tier: Tier | null;
  /** 0 where the price is none of ours. */
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

/** Every price that the product sells at. */
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

/** The account's prices, by key for selling and by id for reading what was sold. */
@Injectable()
export class PriceList {
  private byKey: Promise<Map<string, string>> | null = null;
  private readonly meanings = new Map<string, PriceMeaning>();

  constructor(
    private readonly stripe: StripeClient,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError payments_failed where `npm run billing:setup` has not been run */
  async idOf(key: string): Promise<string> {
    this.byKey ??= this.read();
    try {
      const id = (await this.byKey).get(key);
      if (id) return id;
    } catch (error) {
      this.forget();
      throw error;
    }
    this.forget();
    const hint = this.config.production ? '' : ' Run npm run billing:setup.';
    throw new AppError('payments_failed', `This cannot be bought just now: its price is missing.${hint}`);
  }

  forget(): void {
    this.byKey = null;
  }

  async meaningOf(price: Stripe.Price | string): Promise<PriceMeaning> {
    const id = typeof price === 'string' ? price : price.id;
    const known = this.meanings.get(id);
    if (known) return known;
    const read = typeof price === 'string' ? await this.stripe.ask((api) => api.prices.retrieve(price)) : price;
    const meaning = toMeaning(read);
    this.meanings.set(id, meaning);
    return meaning;
  }

  private async read(): Promise<Map<string, string>> {
    const lookup_keys = wantedPrices.map(({ key }) => key);
    const { data } = await this.stripe.ask((api) => api.prices.list({ lookup_keys, active: true, limit: 100 }));
    return new Map(data.map(({ id, lookup_key: key }) => [key ?? '', id]));
  }
}

function toMeaning({ metadata, unit_amount: unitAmount }: Stripe.Price): PriceMeaning {
  const { tier, credits } = metadata;
  const ours = isTier(tier) && unitAmount !== null && unitAmount > 0;
  return ours
    ? { tier, creditsPerUnit: Number(credits) || 0, unitAmount }
    : { tier: null, creditsPerUnit: 0, unitAmount: 1 };
}
