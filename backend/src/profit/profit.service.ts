import { Injectable } from '@nestjs/common';
import {
  CatalogCosts,
  ProductChoices,
  type ProductRef,
  ShippingRates,
  type ShippingTable,
  ShirtCatalogService,
  type ShirtVariant,
  sizesInOrder,
  sizesToSell,
} from '../printify/index.ts';
import { etsyFees } from './etsy-fees.ts';
import type { ProfitQuery, ProfitView, SaleTermsQuery } from './profit.dto.ts';
import { shippingCost } from './shipping.ts';
import { type Offer, profitWarnings, type SizeCosts, sizeProfit } from './size-profits.ts';

const untold =
  'What the shirt costs at Printify is not known yet: Printify tells it only of products. It appears here after your first design on this shirt.';
const unshipped = 'What shipping costs could not be read from Printify just now.';

/** Cents; `sizePrices` where a size has its own. */
export interface Prices {
  price: number;
  sizePrices: Record<string, number>;
}

/** What sellers earn with a shirt at a price. */
@Injectable()
export class ProfitService {
  constructor(
    private readonly choices: ProductChoices,
    private readonly catalog: ShirtCatalogService,
    private readonly rates: ShippingRates,
    private readonly costs: CatalogCosts,
  ) {}

  async of(userId: string, query: ProfitQuery): Promise<ProfitView> {
    const product = await this.choices.findProduct(userId);
    const variants = await this.catalog.availableVariants(userId, product);
    const selling = sizesToSell(
      variants.map(({ size }) => size),
      product.sizes,
    );
    const sold = variants.filter(({ size }) => selling.includes(size));
    return this.ofVariants(userId, { product, variants: sold, prices: pricesIn(query) }, query);
  }

  /** The same of some variants of any shirt, size by size. */
  async ofVariants(
    userId: string,
    { product, variants, prices }: { product: ProductRef; variants: ShirtVariant[]; prices: Prices },
    terms: SaleTermsQuery,
  ): Promise<ProfitView> {
    const table = await this.rates.findRates(userId, product);
    const known = await this.costsOf(product, variants, table, terms.shipTo);
    const sizes = known.map((size) => sizeProfit(size, toOffer(prices, terms)));
    const costsKnown = sizes.length > 0 && sizes.every(({ cost }) => cost !== null);
    return {
      sizes,
      warnings: [
        ...profitWarnings(sizes),
        ...(costsKnown ? [] : [untold]),
        ...(sizes.some(({ shipping }) => shipping === null) ? [unshipped] : []),
      ],
      costsKnown,
      feesAsOf: etsyFees.asOf,
      feesSource: etsyFees.source,
    };
  }

  /** The most that a shirt of each size costs, over its colors, as far as each is known. */
  private async costsOf(
    product: ProductRef,
    variants: ShirtVariant[],
    table: ShippingTable | null,
    shipTo: string,
  ): Promise<SizeCosts[]> {
    const known = await this.costs.costsOfVariants(product);
    return sizesInOrder(variants.map(({ size }) => size)).map((size) => {
      const ids = variants.filter((variant) => variant.size === size).map(({ variantId }) => variantId);
      return {
        size,
        product: most(ids.map((id) => known.get(id)?.cost ?? null)),
        shipping: table && most(ids.map((id) => shippingCost(table.profiles, id, shipTo))),
      };
    });
  }
}

function pricesIn({ price, sizePrices }: ProfitQuery): Prices {
  const pairs = sizePrices
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split(':') as [string, string]);
  return { price, sizePrices: Object.fromEntries(pairs.map(([size, cents]) => [size, Number(cents)])) };
}

function toOffer({ price, sizePrices }: Prices, terms: SaleTermsQuery): Offer {
  const { shippingCharged, targetMargin, country, offsiteAds } = terms;
  return { price, sizePrices, shippingCharged, targetMargin, terms: { country, offsiteAds } };
}

function most(costs: (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
