import { Injectable } from '@nestjs/common';
import type { ConnectedShop } from '../connections/connections.service.ts';
import { type ProductPrint, toPrintifyAreas } from '../model/print-areas.ts';
import type { PrintPosition } from '../model/product-variants.ts';
import { type ChangeState, ProductChanges } from './product-changes.ts';
import { ShopPublishing } from './shop-publishing.ts';

/** What is printed on products in a seller's shop. Every method throws PrintifyError. */
@Injectable()
export class ShopArt {
  constructor(
    private readonly changes: ProductChanges,
    private readonly publishing: ShopPublishing,
  ) {}

  /** May be repeated after any failure. `begun`: an earlier call answered `publishing` for the same prints. */
  updateArt(
    connected: ConnectedShop,
    productId: string,
    prints: ProductPrint[],
    begun: boolean,
    signal: AbortSignal,
    position?: PrintPosition,
  ): Promise<ChangeState> {
    const change = () => Promise.resolve({ print_areas: toPrintifyAreas(prints, position) });
    return this.changes.apply({ connected, productId, change, parts: 'art', begun }, signal);
  }

  async findMockups(connected: ConnectedShop, productId: string, signal: AbortSignal): Promise<string[]> {
    const found = await this.publishing.findState(connected, productId, signal);
    return found.state === 'publishing' ? [] : found.mockupUrls;
  }
}
