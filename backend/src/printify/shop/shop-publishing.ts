import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { retry } from '../../platform/retry.ts';
import { PrintifyClient } from '../client/printify-client.ts';
import type { ConnectedShop } from '../connections/connections.service.ts';
import { PrintifyError, type PrintifyErrorKind } from '../model/printify-error.ts';
import type { PrintifyProduct } from '../model/printify-types.ts';

export type PublishState =
  | { state: 'published'; externalId: string; handle: string | null; mockupUrls: string[] }
  | { state: 'publishing' }
  | { state: 'draft'; mockupUrls: string[] };

const publishTries = 3;
const uninformative: PrintifyErrorKind[] = ['unavailable', 'rate_limited'];
/** Failures of a publish call that may have been taken up all the same, or may be if it is made again. */
const repeatable: PrintifyErrorKind[] = ['unavailable', 'locked'];

/** Publishing products to the shop that Printify syncs to. Every method throws PrintifyError. */
@Injectable()
export class ShopPublishing {
  constructor(
    private readonly client: PrintifyClient,
    private readonly config: AppConfig,
  ) {}

  /** Does nothing where it is in the shop or on its way. `sent`: it may have been sent before. */
  async publish(
    connected: ConnectedShop,
    productId: string,
    sent: boolean,
    signal: AbortSignal,
  ): Promise<PublishState> {
    const checking = this.findState(connected, productId, signal);
    const before = await (sent ? checking.catch(throwUnseen) : checking);
    if (before.state !== 'draft') return before;
    const firstDelayMs = this.config.values.printify.retryMs;
    return retry(
      async () => {
        const failure = await this.sendToShop(connected, productId, signal);
        // Whether it was taken up shows in the product itself; a second publish of a draft does no harm.
        const after = await this.checkSent(connected, productId, signal);
        if (after.state === 'draft' && failure) throw failure;
        return after;
      },
      { tries: publishTries, firstDelayMs, signal, shouldRetry: (error) => isOneOf(error, repeatable) },
    );
  }

  /** As {@link findState}, for a product that was sent to the shop: while Printify is away, it is on its way. */
  async checkSent(connected: ConnectedShop, productId: string, signal: AbortSignal): Promise<PublishState> {
    try {
      return await this.findState(connected, productId, signal);
    } catch (error) {
      return isOneOf(error, uninformative) ? { state: 'publishing' } : throwUnseen(error);
    }
  }

  async findState(connected: ConnectedShop, productId: string, signal?: AbortSignal): Promise<PublishState> {
    const { access, shop } = connected;
    const product = await this.client.product(access, shop.id, productId, signal);
    if (!product.is_locked || shop.sales_channel !== 'custom_integration') return stateOf(product);
    await this.confirmOwnChannel(connected, productId, signal);
    return stateOf(await this.client.product(access, shop.id, productId, signal));
  }

  /** @returns the error of a call that may be made again */
  private async sendToShop(
    { access, shop }: ConnectedShop,
    productId: string,
    signal: AbortSignal,
  ): Promise<PrintifyError | null> {
    try {
      await this.client.publish(access, shop.id, productId, signal);
      return null;
    } catch (error) {
      if (isOneOf(error, repeatable)) return error;
      throw error;
    }
  }

  /** A custom shop's products stay locked until its own side, which is us, confirms that they are there. */
  private async confirmOwnChannel(
    { access, shop }: ConnectedShop,
    productId: string,
    signal?: AbortSignal,
  ): Promise<void> {
    const handle = `${this.config.publicUrl}/library`;
    await this.client.publishingSucceeded(access, shop.id, productId, { id: productId, handle }, signal);
  }
}

function isOneOf(error: unknown, kinds: PrintifyErrorKind[]): error is PrintifyError {
  return error instanceof PrintifyError && kinds.includes(error.kind);
}

/** @throws the failure of a check, worded for a product that may be in the shop */
function throwUnseen(error: unknown): never {
  if (!(error instanceof PrintifyError) || error.kind === 'not_found') throw error;
  const { kind, message, status, code, retryAfterMs } = error;
  const sentence = `We cannot see whether this product is in your shop. ${message}`;
  throw new PrintifyError(kind, sentence, status, code, retryAfterMs);
}

function stateOf(product: PrintifyProduct): PublishState {
  if (product.is_locked) return { state: 'publishing' };
  if (!product.external?.id) return { state: 'draft', mockupUrls: mockupsOf(product) };
  const { id, handle } = product.external;
  return { state: 'published', externalId: id, handle: handle ?? null, mockupUrls: mockupsOf(product) };
}

/** Front views first; nobody buys by the back. Not of the answer to a create, which shows shirts nobody chose (P4). */
function mockupsOf(product: PrintifyProduct): string[] {
  const fronts = product.images.filter((image) => image.position === 'front');
  return (fronts.length > 0 ? fronts : product.images).map((image) => image.src);
}
