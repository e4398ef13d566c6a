import { Injectable } from '@nestjs/common';
import type { DesignProduct } from '../../platform/prisma/client/client.ts';
import { SellerShops, type ShirtVariant, ShopListings } from '../../printify/index.ts';
import { ProfitService } from '../../profit/index.ts';
import { pricesBySize } from '../listing/listing-sync.ts';
import { type ProductPrices, parseChoice, parsePrices, productOf } from '../model/products/design-product.ts';
import { parseListing } from '../model/row.ts';
import { StepError } from '../model/step-error.ts';
import { ProductStore } from './product-store.ts';

/** A sale from the United States to the United States, without offsite ads, shipping included in the price. */
const usualSale = {
  country: 'US',
  shipTo: 'US',
  shippingMethod: 'standard',
  offsiteAds: 'none',
  shippingCharged: 0,
} as const;

/** Cents, for the minutes in which a product is at Printify and its costs are not known: nothing sells at it. */
const provisionalPrice = 9900;

/** What a further product sells for. */
@Injectable()
export class ProductPricing {
  constructor(
    private readonly profit: ProfitService,
    private readonly shops: SellerShops,
    private readonly shop: ShopListings,
    private readonly store: ProductStore,
  ) {}

  /** Null where a margin is wanted, and what a size costs is not known: Printify says it of products alone. */
  async priceOf(row: DesignProduct, sold: ShirtVariant[]): Promise<ProductPrices | null> {
    const own = parsePrices(row);
    if (own?.isSellers) return own;
    const { price } = parseChoice(row);
    if (price.rule === 'fixed') return { price: price.price, sizePrices: {}, isSellers: false };
    const product = productOf(row);
    const order = { product, variants: sold, prices: this.provisional(row) };
    const terms = { ...usualSale, targetMargin: price.percent };
    const { sizes } = await this.profit.calculateVariantsProfit(row.userId, order, terms);
    const known = sizes.flatMap(({ size, targetPrice }) =>
      targetPrice === null ? [] : [[size, targetPrice] as const],
    );
    if (known.length < sizes.length || known.length === 0) return null;
    const most = Math.max(...known.map(([, cents]) => cents));
    return { price: most, sizePrices: Object.fromEntries(known), isSellers: false };
  }

  provisional(row: DesignProduct): ProductPrices {
    const { price } = parseChoice(row);
    return { price: price.rule === 'fixed' ? price.price : provisionalPrice, sizePrices: {}, isSellers: false };
  }

  /** Sets the prices of a product that was created before they were known, or changed. It is not in the shop yet. */
  async finish(row: DesignProduct, sold: ShirtVariant[], signal: AbortSignal): Promise<DesignProduct> {
    const prices = await this.priceOf(row, sold);
    const { productId, shopId, userId } = row;
    const connected = shopId === null ? null : await this.shops.findConnected(userId, row);
    const listing = parseListing(row);
    // Publishing says that it cannot be reached.
    if (row.prices && !connected) return row;
    if (!prices || !connected || !productId || !listing) throw costUnknown();
    const priceOf = pricesBySize(prices, sold);
    await this.shop.updateListing(connected, productId, { ...listing, priceOf, switches: null }, false, signal);
    return this.store.savePrices(row, prices);
  }
}

function costUnknown(): StepError {
  const message =
    'Printify doesn’t say what this product costs or what its shipping costs, so no price keeps your margin. Set a fixed price in the line-up, or set the price in Printify.';
  return new StepError('cost_unknown', message, 'printify');
}
