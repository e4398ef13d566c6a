import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { CatalogCosts } from './catalog-costs.service.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { NewPrintifyProduct, PrintifyProduct } from './client/printify-types.ts';
import type { ConnectedShop } from './connections.service.ts';
import type { ProductPrint } from './print-areas.ts';
import type { ProductRef, ShirtVariant } from './product-choice.ts';

export interface ProductOrder {
  /** At most 16 characters; the SKUs of the product begin with it, and it is found again by them. */
  reference: string;
  title: string;
  description: string;
  tags: string[];
  variants: ShirtVariant[];
  /** Cents; `sizePrices` for the sizes that have a price of their own. */
  price: number;
  sizePrices: Record<string, number>;
  product: ProductRef;
  /** One a print file; together they name every variant of the provider's matrix once. */
  prints: ProductPrint[];
}

export interface MadeProduct {
  productId: string;
  deepLink: string;
  /** True where a call that nobody waited for may still make another one. */
  mayBeDouble: boolean;
}

export type PublishState =
  | { state: 'published'; externalId: string; handle: string | null; mockupUrls: string[] }
  | { state: 'publishing' }
  | { state: 'draft'; mockupUrls: string[] };

/** What a shop says of a product in words. */
export type ProductWords = Pick<ProductOrder, 'title' | 'description' | 'tags'>;

/**
 * How far a change of words has come: `busy` where something else is being published, so that nothing was changed;
 * `publishing` where the change is on its way to the shop.
 */
export type WordsState = 'done' | 'publishing' | 'busy';

/** Above this many bytes Printify wants a link in place of the picture itself (contracts/providers.md P3). */
const inlineLimit = 5 * 1024 * 1024;
/** Pauses before each search for a product whose making was not answered, in retry pauses. */
const searchPauses = [1, 4];
const createTries = 3;
const publishTries = 3;
/** Kinds of trouble that tell nothing of the product. */
const silent: string[] = ['unavailable', 'rate_limited'];

/** What a generation wants of a seller's Printify shop. Every method throws PrintifyError. */
@Injectable()
export class PrintShop {
  constructor(
    private readonly client: PrintifyClient,
    private readonly costs: CatalogCosts,
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
    if (known) return this.toMade(connected, known, true);
    const { product, mayBeDouble } = await this.create(connected, order, signal);
    await this.rememberCosts(order, product);
    return this.toMade(connected, product, mayExist || mayBeDouble);
  }

  /**
   * Deletes what a call that was not answered has made of an order in the end, beside the product that is kept, if
   * any is. Products that are in the shop, or on their way there, are never touched: we publish the kept one alone.
   *
   * @returns how many were deleted
   */
  async removeSurplus(
    { access, shop }: ConnectedShop,
    { reference, keep }: { reference: string; keep: string | null },
    signal: AbortSignal,
  ): Promise<number> {
    const made = await this.client.productsBySku(access, shop.id, `${reference}-`, signal);
    const surplus = made.filter(({ id, is_locked, external }) => id !== keep && !is_locked && !external?.id);
    // Where ours is gone, which of them the seller wants is not ours to say.
    if (keep !== null && surplus.length === made.length) return 0;
    for (const { id } of surplus) await this.client.deleteProduct(access, shop.id, id, signal);
    return surplus.length;
  }

  /**
   * Starts publishing unless the product is on its way or there already, and tells what became of it.
   *
   * @param sent true where it may have been sent to the shop before
   */
  async publish(
    connected: ConnectedShop,
    productId: string,
    sent: boolean,
    signal: AbortSignal,
  ): Promise<PublishState> {
    const looking = this.look(connected, productId, signal);
    const before = await (sent ? looking.catch(unseen) : looking);
    if (before.state !== 'draft') return before;
    for (let attempt = 1; ; attempt++) {
      const trouble = await this.sendToShop(connected, productId, signal);
      // Whether it was taken up shows in the product itself; a second publish of a draft does no harm.
      const after = await this.follow(connected, productId, signal);
      if (after.state !== 'draft' || !trouble) return after;
      if (attempt >= publishTries) throw trouble;
      await sleep(this.config.values.printify.retryMs * attempt, undefined, { signal });
    }
  }

  /** As {@link look}, for a product that was sent to the shop: while Printify says nothing, it is on its way. */
  async follow(connected: ConnectedShop, productId: string, signal: AbortSignal): Promise<PublishState> {
    try {
      return await this.look(connected, productId, signal);
    } catch (error) {
      if (error instanceof PrintifyError && silent.includes(error.kind)) return { state: 'publishing' };
      return unseen(error);
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

  /**
   * Gives the product its words, and tells the shop where it has the product. May be done again after any failure.
   *
   * @param begun true where an earlier call has answered `publishing` for the same words
   */
  async updateWords(
    connected: ConnectedShop,
    productId: string,
    { title, description, tags }: ProductWords,
    begun: boolean,
    signal: AbortSignal,
  ): Promise<WordsState> {
    const { access, shop } = connected;
    const before = await this.look(connected, productId, signal);
    if (before.state === 'publishing') return begun ? 'publishing' : 'busy';
    if (begun) return 'done';
    try {
      await this.client.updateProduct(access, shop.id, productId, { title, description, tags }, signal);
    } catch (error) {
      if (error instanceof PrintifyError && error.kind === 'locked') return 'busy';
      throw error;
    }
    if (before.state === 'draft') return 'done';
    return this.publishWords(connected, productId, signal);
  }

  private async publishWords(connected: ConnectedShop, productId: string, signal: AbortSignal): Promise<WordsState> {
    const { access, shop } = connected;
    let unanswered: PrintifyError | null = null;
    try {
      await this.client.publish(access, shop.id, productId, signal, 'words');
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      if (error.kind === 'locked') return 'busy';
      if (error.kind !== 'unavailable') throw error;
      unanswered = error;
    }
    const after = await this.look(connected, productId, signal);
    if (after.state === 'publishing') return 'publishing';
    // Nothing shows whether a call without an answer was done already: it is made again.
    if (unanswered) throw unanswered;
    return 'done';
  }

  /** @returns the error of a call that may have been taken up all the same, or may be if it is made again */
  private async sendToShop(
    { access, shop }: ConnectedShop,
    productId: string,
    signal: AbortSignal,
  ): Promise<PrintifyError | null> {
    try {
      await this.client.publish(access, shop.id, productId, signal);
      return null;
    } catch (error) {
      if (error instanceof PrintifyError && ['unavailable', 'locked'].includes(error.kind)) return error;
      throw error;
    }
  }

  private async create(
    { access, shop }: ConnectedShop,
    order: ProductOrder,
    signal: AbortSignal,
  ): Promise<{ product: PrintifyProduct; mayBeDouble: boolean }> {
    for (let attempt = 1; ; attempt++) {
      try {
        const product = await this.client.createProduct(access, shop.id, toNewProduct(order), signal);
        return { product, mayBeDouble: attempt > 1 };
      } catch (error) {
        if (!(error instanceof PrintifyError) || error.kind !== 'unavailable') throw error;
        const product = await this.searchUnanswered({ access, shop }, order, signal);
        if (product) return { product, mayBeDouble: attempt > 1 };
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

  /** Only products tell what their variants cost (contracts/providers.md P3): the whole matrix of the provider. */
  private async rememberCosts(
    { product: { blueprintId, printProviderId }, reference }: ProductOrder,
    made: PrintifyProduct,
  ) {
    const seen = made.variants.flatMap(({ id, cost, sku }) =>
      typeof cost === 'number' ? [{ variantId: id, cost, sku: sku?.startsWith(reference) ? null : sku }] : [],
    );
    await this.costs.remember(blueprintId, printProviderId, seen);
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

  private toMade({ shop }: ConnectedShop, product: PrintifyProduct, mayBeDouble: boolean): MadeProduct {
    return {
      productId: product.id,
      deepLink: this.config.values.printify.productPage
        .replace('{shop}', String(shop.id))
        .replace('{product}', product.id),
      mayBeDouble,
    };
  }
}

/** @throws what a look ended in, told as what it is for a product that may be in the shop */
function unseen(error: unknown): never {
  if (!(error instanceof PrintifyError) || error.kind === 'not_found') throw error;
  const { kind, message, status, code, retryAfter } = error;
  const sentence = `We cannot see whether this product is in your shop. ${message}`;
  throw new PrintifyError(kind, sentence, status, code, retryAfter);
}

function stateOf(product: PrintifyProduct): PublishState {
  if (product.is_locked) return { state: 'publishing' };
  if (!product.external?.id) return { state: 'draft', mockupUrls: mockupsOf(product) };
  const { id, handle } = product.external;
  return { state: 'published', externalId: id, handle: handle ?? null, mockupUrls: mockupsOf(product) };
}

function toNewProduct(order: ProductOrder): NewPrintifyProduct {
  const { reference, title, description, tags, product } = order;
  return {
    title,
    description,
    tags,
    blueprint_id: product.blueprintId,
    print_provider_id: product.printProviderId,
    variants: order.variants.map(({ variantId, size }) => ({
      id: variantId,
      sku: `${reference}-${variantId}`,
      price: order.sizePrices[size] ?? order.price,
      is_enabled: true,
    })),
    print_areas: order.prints.map(({ uploadId, placement, variantIds }) => ({
      variant_ids: variantIds,
      placeholders: [{ position: 'front', images: [{ id: uploadId, ...placement }] }],
    })),
  };
}

/** Front views first; nobody buys by the back. Not of the answer to a create, which shows shirts nobody chose (P4). */
function mockupsOf(product: PrintifyProduct): string[] {
  const fronts = product.images.filter((image) => image.position === 'front');
  return (fronts.length > 0 ? fronts : product.images).map((image) => image.src);
}
