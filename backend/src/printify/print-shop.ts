import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { NewPrintifyProduct, PrintifyProduct } from './client/printify-types.ts';
import type { ConnectedShop } from './connections.service.ts';
import { defaultProduct, type ShirtVariant } from './product-choice.ts';

export interface ProductOrder {
  /** At most 16 characters; the SKUs of the product begin with it, and it is found again by them. */
  reference: string;
  title: string;
  description: string;
  tags: string[];
  variants: ShirtVariant[];
  /** Cents. */
  price: number;
  uploadId: string;
  placement: { x: number; y: number; scale: number; angle: 0 };
}

export interface MadeProduct {
  productId: string;
  deepLink: string;
  mockupUrls: string[];
}

export type PublishState =
  | { state: 'published'; externalId: string; handle: string | null; mockupUrls: string[] }
  | { state: 'publishing' }
  | { state: 'draft' };

/** Above this many bytes Printify wants a link in place of the picture itself (contracts/providers.md P3). */
const inlineLimit = 5 * 1024 * 1024;
/** Pauses before each search for a product whose making was not answered, in retry pauses. */
const searchPauses = [1, 4];
const createTries = 3;
const publishTries = 3;

/** What a generation wants of a seller's Printify shop. Every method throws PrintifyError. */
@Injectable()
export class PrintShop {
  constructor(
    private readonly client: PrintifyClient,
    private readonly config: AppConfig,
  ) {}

  /** Puts the print file into the account's media library. */
  async uploadArt(
    { access }: ConnectedShop,
    file: { name: string; png: Buffer; link: string },
    signal: AbortSignal,
  ): Promise<string> {
    const source = file.png.length > inlineLimit ? { url: file.link } : { contents: file.png.toString('base64') };
    const { id } = await this.client.upload(access, { file_name: file.name, ...source }, signal);
    return id;
  }

  /**
   * Makes the product, once: where an earlier call may have made it (`mayExist`), or this one is not
   * answered, the shop is searched before anything is made.
   */
  async makeProduct(
    connected: ConnectedShop,
    order: ProductOrder,
    mayExist: boolean,
    signal: AbortSignal,
  ): Promise<MadeProduct> {
    const known = mayExist ? await this.findMade(connected, order, signal) : null;
    const product = known ?? (await this.create(connected, order, signal));
    return this.toMade(connected, product);
  }

  /** Starts publishing unless the product is on its way or there already, and tells what became of it. */
  async publish(connected: ConnectedShop, productId: string, signal: AbortSignal): Promise<PublishState> {
    for (let attempt = 1; ; attempt++) {
      const before = await this.look(connected, productId, signal);
      if (before.state !== 'draft') return before;
      try {
        await this.client.publish(connected.access, connected.shop.id, productId, signal);
        return await this.look(connected, productId, signal);
      } catch (error) {
        if (!(error instanceof PrintifyError)) throw error;
        if (error.kind === 'locked') return this.look(connected, productId, signal);
        // Whether it was taken up shows in the product itself; a second publish of a draft does no harm.
        if (error.kind !== 'unavailable') throw error;
        if (attempt >= publishTries) return this.lookAfter(error, connected, productId, signal);
        await sleep(this.config.values.printify.retryMs * attempt, undefined, { signal });
      }
    }
  }

  /** Where publishing stands. Published means that the product carries an external id. */
  async look(connected: ConnectedShop, productId: string, signal?: AbortSignal): Promise<PublishState> {
    const { access, shop } = connected;
    const product = await this.client.product(access, shop.id, productId, signal);
    if (!product.is_locked || shop.sales_channel !== 'custom_integration') return stateOf(product);
    await this.confirmOwnChannel(connected, productId, signal);
    return stateOf(await this.client.product(access, shop.id, productId, signal));
  }

  /** @throws the error, where nothing came of the call that ended in it */
  private async lookAfter(
    error: PrintifyError,
    connected: ConnectedShop,
    productId: string,
    signal: AbortSignal,
  ): Promise<PublishState> {
    const after = await this.look(connected, productId, signal);
    if (after.state === 'draft') throw error;
    return after;
  }

  private async create(connected: ConnectedShop, order: ProductOrder, signal: AbortSignal): Promise<PrintifyProduct> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.client.createProduct(connected.access, connected.shop.id, toNewProduct(order), signal);
      } catch (error) {
        if (!(error instanceof PrintifyError) || error.kind !== 'unavailable') throw error;
        const made = await this.searchUnanswered(connected, order, signal);
        if (made) return made;
        if (attempt >= createTries) throw error;
      }
    }
  }

  /** An unanswered call may still be at work: looks again after a while before it says no. */
  private async searchUnanswered(
    connected: ConnectedShop,
    order: ProductOrder,
    signal: AbortSignal,
  ): Promise<PrintifyProduct | null> {
    for (const pauses of searchPauses) {
      await sleep(this.config.values.printify.retryMs * pauses, undefined, { signal });
      const made = await this.findMade(connected, order, signal);
      if (made) return made;
    }
    return null;
  }

  private findMade(
    { access, shop }: ConnectedShop,
    order: ProductOrder,
    signal: AbortSignal,
  ): Promise<PrintifyProduct | null> {
    const [first] = toNewProduct(order).variants;
    return first ? this.client.findProductBySku(access, shop.id, first.sku, signal) : Promise.resolve(null);
  }

  /** A custom shop's products stay locked until its own side, which is us, says that they are there. */
  private async confirmOwnChannel(
    { access, shop }: ConnectedShop,
    productId: string,
    signal?: AbortSignal,
  ): Promise<void> {
    const handle = `${this.config.publicUrl}/library`;
    await this.client.publishingSucceeded(access, shop.id, productId, { id: productId, handle }, signal);
  }

  private toMade({ shop }: ConnectedShop, product: PrintifyProduct): MadeProduct {
    return {
      productId: product.id,
      deepLink: this.config.values.printify.productPage
        .replace('{shop}', String(shop.id))
        .replace('{product}', product.id),
      mockupUrls: mockupsOf(product),
    };
  }
}

function stateOf(product: PrintifyProduct): PublishState {
  if (product.is_locked) return { state: 'publishing' };
  if (!product.external?.id) return { state: 'draft' };
  const { id, handle } = product.external;
  return { state: 'published', externalId: id, handle: handle ?? null, mockupUrls: mockupsOf(product) };
}

function toNewProduct(order: ProductOrder): NewPrintifyProduct {
  const { reference, title, description, tags, price, uploadId, placement } = order;
  return {
    title,
    description,
    tags,
    blueprint_id: defaultProduct.blueprintId,
    print_provider_id: defaultProduct.printProviderId,
    variants: order.variants.map(({ variantId }) => ({
      id: variantId,
      sku: `${reference}-${variantId}`,
      price,
      is_enabled: true,
    })),
    print_areas: [
      {
        variant_ids: order.variants.map(({ variantId }) => variantId),
        placeholders: [{ position: 'front', images: [{ id: uploadId, ...placement }] }],
      },
    ],
  };
}

/** Front views first; nobody buys by the back. */
function mockupsOf(product: PrintifyProduct): string[] {
  const fronts = product.images.filter((image) => image.position === 'front');
  return (fronts.length > 0 ? fronts : product.images).map((image) => image.src);
}
