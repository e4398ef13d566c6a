import { Injectable } from '@nestjs/common';
import { PrintifyClient } from '../client/printify-client.ts';
import type { ConnectedShop } from '../connections/connections.service.ts';
import { PrintifyError } from '../model/printify-error.ts';
import type { PrintifyProductChange, PublishParts } from '../model/printify-types.ts';
import { ShopPublishing } from './shop-publishing.ts';

/** `busy`: something else is being published, nothing was changed. `publishing`: the change is on its way. */
export type ChangeState = 'done' | 'publishing' | 'busy';

interface ProductChange {
  connected: ConnectedShop;
  productId: string;
  /** What differs; the same change twice is one. */
  change: () => Promise<PrintifyProductChange>;
  /** What of it the shop is to get. */
  parts: PublishParts;
  /** An earlier call answered `publishing` for the same change. */
  begun: boolean;
}

/** Changes of products that are there, and in the shop where they are for sale. Throws PrintifyError. */
@Injectable()
export class ProductChanges {
  constructor(
    private readonly client: PrintifyClient,
    private readonly publishing: ShopPublishing,
  ) {}

  /** May be repeated after any failure. */
  async apply(one: ProductChange, signal: AbortSignal): Promise<ChangeState> {
    const { connected, productId, begun } = one;
    const { access, shop } = connected;
    const before = await this.publishing.findState(connected, productId, signal);
    if (before.state === 'publishing') return begun ? 'publishing' : 'busy';
    if (begun) return 'done';
    try {
      await this.client.updateProduct(access, shop.id, productId, await one.change(), signal);
    } catch (error) {
      if (error instanceof PrintifyError && error.kind === 'locked') return 'busy';
      throw error;
    }
    return before.state === 'draft' ? 'done' : this.publish(one, signal);
  }

  private async publish({ connected, productId, parts }: ProductChange, signal: AbortSignal): Promise<ChangeState> {
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
