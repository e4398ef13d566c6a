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
} from '../../printify/index.ts';
import { etsyFees } from '../model/etsy-fees.ts';
import { shippingCost } from '../model/shipping.ts';
import { calculateSizeProfit, type Offer, profitWarnings, type SizeCosts } from '../model/size-profits.ts';
import type { ProfitQuery, ProfitView, SaleTermsQuery } from './profit.dto.ts';

const costUnknown =
  'What the shirt costs at Printify is not known yet: Printify tells it only of products. It appears here after your first design on this shirt.';
const shippingUnknown = 'What shipping costs could not be read from Printify just now.';

/** Cents; `sizePrices` where a size has its own. */
export interface Prices {
  price: number;
  sizePrices: Record<string, number>;
}

@Injectable()
export class ProfitService {
  constructor(
    private readonly choices: ProductChoices,
    private readonly catalog: ShirtCatalogService,
    private readonly rates: ShippingRates,
    private readonly costs: CatalogCosts,
  ) {}

  async calculateProfit(userId: string, query: ProfitQuery): Promise<ProfitView> {
    const product = await this.choices.findProduct(userId);
    const variants = await this.catalog.availableVariants(userId, product);
    const selling = sizesToSell(
      variants.map(({ size }) => size),
      product.sizes,
    );
    const sold = variants.filter(({ size }) => selling.includes(size));
    return this.calculateVariantsProfit(userId, { product, variants: sold, prices: parsePrices(query) }, query);
  }

  async calculateVariantsProfit(
    userId: string,
    { product, variants, prices }: { product: ProductRef; variants: ShirtVariant[]; prices: Prices },
    terms: SaleTermsQuery,
  ): Promise<ProfitView> {
    const table = await this.rates.findRates(userId, product);
    const costs = await this.findSizeCosts(product, variants, table, terms.shipTo);
    const sizes = costs.map((size) => calculateSizeProfit(size, toOffer(prices, terms)));
    const costsKnown = sizes.length > 0 && sizes.every(({ cost }) => cost !== null);
    return {
      sizes,
      warnings: [
        ...profitWarnings(sizes),
        ...(costsKnown ? [] : [costUnknown]),
        ...(sizes.some(({ shipping }) => shipping === null) ? [shippingUnknown] : []),
      ],
      costsKnown,
      feesAsOf: etsyFees.asOf,
      feesSource: etsyFees.source,
    };
  }

  /** A size costs what its most expensive color costs. */
  private async findSizeCosts(
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
        product: maxKnown(ids.map((id) => known.get(id)?.cost ?? null)),
        shipping: table && maxKnown(ids.map((id) => shippingCost(table.profiles, id, shipTo))),
      };
    });
  }
}

function parsePrices({ price, sizePrices }: ProfitQuery): Prices {
  const entries = sizePrices
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [size, cents] = pair.split(':');
      return [size, Number(cents)];
    });
  return { price, sizePrices: Object.fromEntries(entries) };
}

function toOffer({ price, sizePrices }: Prices, terms: SaleTermsQuery): Offer {
  const { shippingCharged, targetMargin, country, offsiteAds } = terms;
  return { price, sizePrices, shippingCharged, targetMargin, terms: { country, offsiteAds } };
}

function maxKnown(costs: (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
