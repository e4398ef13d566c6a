import { Injectable } from '@nestjs/common';
import {
  CatalogCosts,
  inWordsOf,
  ProductChoices,
  type ProductRef,
  ShippingRates,
  ShirtCatalogService,
  type ShirtVariant,
  sizesInOrder,
  sizesToSell,
} from '../../printify/index.ts';
import { profitAssumptions } from '../model/assumptions.ts';
import { etsyFees } from '../model/etsy-fees.ts';
import { averageSalesTax } from '../model/sales-tax.ts';
import { chooseShipping, maxKnown, shippingCost } from '../model/shipping.ts';
import { calculateSizeProfit, type Offer, profitWarnings, type SizeCosts } from '../model/size-profits.ts';
import type { ProfitQuery, ProfitView, SaleTermsQuery } from './profit.dto.ts';

const costUnknown = (name: string) => `We’ll know Printify’s cost after your first design on this ${name}.`;
const shippingUnknown = 'We couldn’t get shipping costs from Printify right now.';
const notSent = (name: string) => `Printify doesn’t ship every size of this ${name} to that country.`;
const noEconomy = 'This print provider has no economy shipping to that country, so standard shipping is used.';

/** Cents; `sizePrices` where a size has its own. */
export interface Prices {
  price: number;
  sizePrices: Record<string, number>;
}

export interface SoldProduct {
  product: ProductRef;
  variants: ShirtVariant[];
  prices: Prices;
  /** As in a sentence; default: shirt. */
  name?: string;
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
    const prices = { price: query.price, sizePrices: parseSizePrices(query.sizePrices) };
    return this.calculateVariantsProfit(userId, { product, variants: sold, prices }, query);
  }

  async calculateVariantsProfit(
    userId: string,
    { product, variants, prices, name = 'shirt' }: SoldProduct,
    terms: SaleTermsQuery,
  ): Promise<ProfitView> {
    const { network = 'printify' } = product;
    const rates = await this.rates.findRates(userId, product);
    const table = rates ?? {};
    const ids = variants.map(({ variantId }) => variantId);
    const shipping = chooseShipping(table, terms.shippingMethod, ids, terms.shipTo);
    const costs = await this.findSizeCosts(product, variants, (variantId) =>
      shippingCost(table, shipping.used, variantId, terms.shipTo),
    );
    const offer = toOffer(prices, terms);
    const sizes = costs.map((size) => calculateSizeProfit(size, offer));
    const costsKnown = sizes.length > 0 && sizes.every(({ cost }) => cost !== null);
    const { country, shipTo, salesTax } = offer.terms;
    const isTaxGiven = terms.salesTax !== undefined;
    return {
      sizes,
      warnings: [
        ...profitWarnings(sizes, name),
        ...(costsKnown ? [] : [costUnknown(name)]),
        ...shippingWarnings(sizes, rates !== null && notSent(name), shipping.used === terms.shippingMethod),
      ].map((sentence) => inWordsOf(network, sentence)),
      assumptions: profitAssumptions({ name, network, country, shipTo, salesTax, isTaxGiven, shipping, costsKnown }),
      costsKnown,
      shippingMethod: shipping.used,
      salesTax: salesTax / 100,
      feesAsOf: etsyFees.asOf,
      feesSource: etsyFees.source,
    };
  }

  /** A size costs what its most expensive color costs. */
  private async findSizeCosts(
    product: ProductRef,
    variants: ShirtVariant[],
    shippingOf: (variantId: number) => number | null,
  ): Promise<SizeCosts[]> {
    const known = await this.costs.costsOfVariants(product);
    return sizesInOrder(variants.map(({ size }) => size)).map((size) => {
      const ids = variants.filter((variant) => variant.size === size).map(({ variantId }) => variantId);
      return {
        size,
        product: maxKnown(ids.map((id) => known.get(id)?.cost ?? null)),
        shipping: maxKnown(ids.map(shippingOf)),
      };
    });
  }
}

/** @param unsent what is said where the rates are known, and a size has none; false where they are not known */
function shippingWarnings(sizes: { shipping: number | null }[], unsent: string | false, asWanted: boolean): string[] {
  if (sizes.some(({ shipping }) => shipping === null)) return [unsent || shippingUnknown];
  return sizes.length > 0 && !asWanted ? [noEconomy] : [];
}

/** As a query names them: `2XL:2699,3XL:2899`. */
export function parseSizePrices(text: string): Prices['sizePrices'] {
  const entries = text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [size, cents] = pair.split(':');
      return [size, Number(cents)];
    });
  return Object.fromEntries(entries);
}

function toOffer({ price, sizePrices }: Prices, terms: SaleTermsQuery): Offer {
  const { shippingCharged, targetMargin, country, shipTo, offsiteAds } = terms;
  const salesTax = terms.salesTax === undefined ? averageSalesTax(shipTo) : Math.round(terms.salesTax * 100);
  return { price, sizePrices, shippingCharged, targetMargin, terms: { country, shipTo, salesTax, offsiteAds } };
}
