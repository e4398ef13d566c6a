import { Injectable } from '@nestjs/common';
import { PrintifyClient } from '../client/printify-client.ts';
import type { ConnectedShop } from '../connections/connections.service.ts';
import { type ColorSwitches, switchColors } from '../model/color-switches.ts';
import { PrintifyError } from '../model/printify-error.ts';
import type { PrintifyProductChange, PublishParts } from '../model/printify-types.ts';
import type { ProductOrder } from './print-shop.ts';
import { ShopPublishing } from './shop-publishing.ts';

/** What is sold at which price. */
export interface ProductSale {
  /** Cents, by variant; null leaves the prices as they are. */
  priceOf: ((variantId: number) => number) | null;
  /** Null leaves what is for sale as it is. */
  switches: ColorSwitches | null;
}

export type ProductListing = ProductSale & Pick<ProductOrder, 'title' | 'description' | 'tags'>;

/** `busy`: something else is being published, nothing was changed. `publishing`: the change is on its way. */
export type ListingState = 'done' | 'publishing' | 'busy';

/** Listings of products in a seller's shop. Every method throws PrintifyError. */
@Injectable()
export class ShopListings {
  constructor(
    private readonly client: PrintifyClient,
    private readonly publishing: ShopPublishing,
  ) {}

  /** May be repeated after any failure. `begun`: an earlier call answered `publishing` for the same listing. */
  async updateListing(
    connected: ConnectedShop,
    productId: string,
    listing: ProductListing,
    begun: boolean,
    signal: AbortSignal,
  ): Promise<ListingState> {
    const { access, shop } = connected;
    const before = await this.publishing.findState(connected, productId, signal);
    if (before.state === 'publishing') return begun ? 'publishing' : 'busy';
    if (begun) return 'done';
    try {
      const change = await this.toChange(connected, productId, listing, signal);
      await this.client.updateProduct(access, shop.id, productId, change, signal);
    } catch (error) {
      if (error instanceof PrintifyError && error.kind === 'locked') return 'busy';
      throw error;
    }
    if (before.state === 'draft') return 'done';
    const parts = listing.priceOf || listing.switches ? 'listing and variants' : 'listing';
    return this.publishListing(connected, productId, parts, signal);
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

  private async publishListing(
    connected: ConnectedShop,
    productId: string,
    parts: PublishParts,
    signal: AbortSignal,
  ): Promise<ListingState> {
    const { access, shop } = connected;
    let unanswered: PrintifyError | null = null;
    try {
      await this.client.publish(access, shop.id, productId, signal, parts);
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      if (error.kind === 'locked') return 'busy';
      if (error.kind !== 'unavailable') throw error;
      unanswered = error;
    }
    const after = await this.publishing.findState(connected, productId, signal);
    if (after.state === 'publishing') return 'publishing';
    // Nothing shows whether a call without an answer was done already: it is made again.
    if (unanswered) throw unanswered;
    return 'done';
  }
}
