import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type ConnectedShop,
  ConnectionsService,
  PrintifyError,
  type PublishState,
  ShopPublishing,
} from '../printify/index.ts';
import type { HistoryEntry } from './history.ts';
import type { StepResults } from './step.ts';

export interface PublishOrder {
  userId: string;
  productId: string;
  shopId: number;
}
export type PublishResult = StepResults['publish'];

const gone = 'This product was deleted at Printify. Retry to have it made again; that is free.';
/** How long publishing is watched before it is left to the follower, and how often it is looked at. */
const watchMs = 15_000;
const lookEveryMs = 500;

/** Publishing, from the first call to the external id. Says what became of it and never throws a provider's error. */
@Injectable()
export class Publisher {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly shop: ShopPublishing,
  ) {}

  /**
   * Publishes, or goes on watching what is on its way.
   *
   * @param sent true where it may have been sent to the shop before
   */
  publish(order: PublishOrder, sent: boolean, signal: AbortSignal): Promise<PublishResult> {
    return this.attempt(order, async (connected) => {
      const first = await this.shop.publish(connected, order.productId, sent, signal);
      return this.watch(connected, order, first, signal);
    });
  }

  /** Where an earlier publishing stands now. While Printify says nothing, it is under way. */
  look(order: PublishOrder, signal: AbortSignal): Promise<PublishResult> {
    return this.attempt(order, (connected) => this.shop.checkSent(connected, order.productId, signal));
  }

  /** Columns of the generation that follow. */
  static patch({ status, externalId, handle, message, mockupUrls }: PublishResult) {
    return {
      publishStatus: status,
      externalId,
      externalHandle: handle,
      publishError: message,
      ...(status === 'published' ? { publishedAt: new Date() } : {}),
      ...(mockupUrls.length > 0 ? { mockupUrls } : {}),
    };
  }

  /** What the history says of it; nothing while it is under way. */
  static tells({ status, externalId, message }: PublishResult): HistoryEntry[] {
    if (status === 'published') return [{ kind: 'published', detail: { externalId } }];
    return status === 'failed' ? [{ kind: 'publish_failed', detail: { message } }] : [];
  }

  private async attempt(
    order: PublishOrder,
    work: (connected: ConnectedShop) => Promise<PublishState>,
  ): Promise<PublishResult> {
    const connected = await this.connections.findConnection(order.userId, order.shopId);
    if (!connected) return failed('Connect the Printify account that this product belongs to in Settings, then retry.');
    try {
      return toResult(await work(connected));
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      return error.kind === 'not_found' ? { ...failed(gone), gone: true } : failed(error.message);
    }
  }

  private async watch(
    connected: ConnectedShop,
    order: PublishOrder,
    first: PublishState,
    signal: AbortSignal,
  ): Promise<PublishState> {
    let state = first;
    for (const until = Date.now() + watchMs; state.state === 'publishing' && Date.now() < until; ) {
      await sleep(lookEveryMs, undefined, { signal });
      state = await this.shop.checkSent(connected, order.productId, signal);
    }
    return state;
  }
}

function toResult(state: PublishState): PublishResult {
  switch (state.state) {
    case 'published':
      return {
        status: 'published',
        externalId: state.externalId,
        handle: state.handle,
        message: null,
        mockupUrls: state.mockupUrls,
      };
    case 'publishing':
      return { status: 'publishing', externalId: null, handle: null, message: null, mockupUrls: [] };
    default:
      return {
        ...failed('Printify did not publish this product. Retry, or look at it in Printify.'),
        mockupUrls: state.mockupUrls,
      };
  }
}

function failed(message: string): PublishResult {
  return { status: 'failed', externalId: null, handle: null, message, mockupUrls: [] };
}
