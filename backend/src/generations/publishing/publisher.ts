import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type ConnectedShop,
  ConnectionsService,
  PrintifyError,
  type PublishState,
  ShopPublishing,
} from '../../printify/index.ts';
import { type PublishResult, publishFailed, toPublishResult } from './publish-result.ts';

export interface PublishOrder {
  userId: string;
  productId: string;
  shopId: number;
}

const notConnected = 'Connect the Printify account that this product belongs to in Settings, then retry.';
const productGone = 'This product was deleted at Printify. Retry to have it made again; that is free.';
/** How long one call waits for publishing to end; after that the job `follow-publish` checks. */
const waitMs = 15_000;
const checkEveryMs = 500;

/** Publishes products and checks how far they are. No error of Printify's is thrown: it is in the result. */
@Injectable()
export class Publisher {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly shop: ShopPublishing,
  ) {}

  /** @param sent true where it may have been sent to the shop before */
  publishProduct(order: PublishOrder, sent: boolean, signal: AbortSignal): Promise<PublishResult> {
    return this.attempt(order, async (connected) => {
      const first = await this.shop.publish(connected, order.productId, sent, signal);
      return this.waitForEnd(connected, order, first, signal);
    });
  }

  /** How an earlier publishing stands. While Printify says nothing, it is under way. */
  checkPublishing(order: PublishOrder, signal: AbortSignal): Promise<PublishResult> {
    return this.attempt(order, (connected) => this.shop.checkSent(connected, order.productId, signal));
  }

  private async attempt(
    order: PublishOrder,
    work: (connected: ConnectedShop) => Promise<PublishState>,
  ): Promise<PublishResult> {
    const connected = await this.connections.findConnection(order.userId, order.shopId);
    if (!connected) return publishFailed(notConnected);
    try {
      return toPublishResult(await work(connected));
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      return error.kind === 'not_found' ? { ...publishFailed(productGone), gone: true } : publishFailed(error.message);
    }
  }

  private async waitForEnd(
    connected: ConnectedShop,
    order: PublishOrder,
    first: PublishState,
    signal: AbortSignal,
  ): Promise<PublishState> {
    let state = first;
    for (const until = Date.now() + waitMs; state.state === 'publishing' && Date.now() < until; ) {
      await sleep(checkEveryMs, undefined, { signal });
      state = await this.shop.checkSent(connected, order.productId, signal);
    }
    return state;
  }
}
