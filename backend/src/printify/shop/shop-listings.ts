import { Injectable } from '@nestjs/common';
import { PrintifyClient } from '../client/printify-client.ts';
import type { ConnectedShop } from '../connections/connections.service.ts';
import { type ColorSwitches, switchColors } from '../model/color-switches.ts';
import type { PrintifyProductChange } from '../model/printify-types.ts';
import type { ProductOrder } from './print-shop.ts';
import { type ChangeState, ProductChanges } from './product-changes.ts';

/** What is sold at which price. */
export interface ProductSale {
  /** Cents, by variant; null leaves the prices as they are. */
  priceOf: ((variantId: number) => number) | null;
  /** Null leaves what is for sale as it is. */
  switches: ColorSwitches | null;
}

export type ProductListing = ProductSale & Pick<ProductOrder, 'title' | 'description' | 'tags'>;

/** Listings of products in a seller's shop. Every method throws PrintifyError. */
@Injectable()
export class ShopListings {
  constructor(
    private readonly client: PrintifyClient,
    private readonly changes: ProductChanges,
  ) {}

  /** May be repeated after any failure. `begun`: an earlier call answered `publishing` for the same listing. */
  updateListing(
    connected: ConnectedShop,
    productId: string,
    listing: ProductListing,
    begun: boolean,
    signal: AbortSignal,
  ): Promise<ChangeState> {
    const change = () => this.toChange(connected, productId, listing, signal);
    const parts = listing.priceOf || listing.switches ? 'listing and variants' : 'listing';
    return this.changes.apply({ connected, productId, change, parts, begun }, signal);
  }

  private async toChange(
    { access, shop }: ConnectedShop,
    productId: string,
    { priceOf, switches, ...words }: ProductListing,
    signal: AbortSignal,
  ): Promise<PrintifyProductChange> {
    if (!priceOf && !switches) return words;
    const { variants } = await this.client.product(access, shop.id, productId, signal);
    const switched = switchColors(variants, switches ?? { on: [], off: [] });
    return { ...words, variants: priceOf ? switched.map((one) => ({ ...one, price: priceOf(one.id) })) : switched };
  }
}
