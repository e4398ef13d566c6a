import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { retry } from '../../platform/retry.ts';
import { PrintifyClient } from '../client/printify-client.ts';
import type { ConnectedShop } from '../connections/connections.service.ts';
import { CatalogCosts } from '../mirror/catalog-costs.ts';
import { type ProductPrint, toPrintifyAreas } from '../model/print-areas.ts';
import { PrintifyError } from '../model/printify-error.ts';
import type { NewPrintifyProduct, PrintifyProduct } from '../model/printify-types.ts';
import type { NamedVariant, ProductRef } from '../model/product.ts';
import type { PrintPosition } from '../model/product-variants.ts';

export interface ProductOrder {
  /** At most 16 characters; the SKUs of the product begin with it, and it is found again by them. */
  reference: string;
  title: string;
  description: string;
  tags: string[];
  /** One that is not for sale is priced all the same: it may be switched on later. */
  variants: (NamedVariant & { isForSale: boolean })[];
  /** Cents; `sizePrices` for the sizes that have a price of their own. */
  price: number;
  sizePrices: Record<string, number>;
  product: ProductRef;
  /** One a print file; together they name every variant of the provider's matrix once. */
  prints: ProductPrint[];
  /** Where they are printed; on the front where it is absent. */
  position?: PrintPosition;
}

export interface MadeProduct {
  productId: string;
  deepLink: string;
  mayBeDouble: boolean;
}

/** Above this many bytes Printify wants a link in place of the picture itself (contracts/providers.md P3). */
const inlineLimit = 5 * 1024 * 1024;
/** Pauses before each search for a product whose creation was not answered, in retry pauses. */
const searchPauses = [1, 4];
const createTries = 3;

/** Print files and products in a seller's Printify account. Every method throws PrintifyError. */
@Injectable()
export class PrintShop {
  constructor(
    private readonly client: PrintifyClient,
    private readonly costs: CatalogCosts,
    private readonly config: AppConfig,
  ) {}

  async uploadPrint(
    { access }: ConnectedShop,
    file: { name: string; png: Buffer; link: string },
    signal: AbortSignal,
  ): Promise<string> {
    const source = file.png.length > inlineLimit ? { url: file.link } : { contents: file.png.toString('base64') };
    const { id } = await this.client.upload(access, { file_name: file.name, ...source }, signal);
    return id;
  }

  /** Creates it once: after an unanswered call, or where `mayExist`, the shop is searched before another is created. */
  async createProduct(
    connected: ConnectedShop,
    order: ProductOrder,
    mayExist: boolean,
    signal: AbortSignal,
  ): Promise<MadeProduct> {
    const found = mayExist ? await this.findCreated(connected, order, signal) : null;
    if (found) return this.toMade(connected, found, true);
    const { product, mayBeDouble } = await this.create(connected, order, signal);
    await this.saveCosts(connected, order, product);
    return this.toMade(connected, product, mayExist || mayBeDouble);
  }

  /** Leaves what is in the shop or on its way there: only the generation's own product is ever published. */
  async deleteDuplicates(
    { access, shop }: ConnectedShop,
    { reference, productId }: { reference: string; productId: string | null },
    signal: AbortSignal,
  ): Promise<number> {
    const created = await this.client.productsBySku(access, shop.id, `${reference}-`, signal);
    const duplicates = created.filter(({ id, is_locked, external }) => id !== productId && !is_locked && !external?.id);
    // Where ours is gone, which of them the seller wants is not ours to decide.
    if (productId !== null && duplicates.length === created.length) return 0;
    for (const { id } of duplicates) await this.client.deleteProduct(access, shop.id, id, signal);
    return duplicates.length;
  }

  private create(
    connected: ConnectedShop,
    order: ProductOrder,
    signal: AbortSignal,
  ): Promise<{ product: PrintifyProduct; mayBeDouble: boolean }> {
    let notCreated: unknown;
    return retry(
      async (attempt) => {
        const mayBeDouble = attempt > 1;
        try {
          const { access, shop } = connected;
          return {
            product: await this.client.createProduct(access, shop.id, toNewProduct(order), signal),
            mayBeDouble,
          };
        } catch (error) {
          if (!(error instanceof PrintifyError) || error.kind !== 'unavailable') throw error;
          const product = await this.searchUnanswered(connected, order, signal);
          if (product) return { product, mayBeDouble };
          notCreated = error;
          throw error;
        }
      },
      // The search has paused already. A search that failed ends it: what is not seen must not be created again.
      { tries: createTries, firstDelayMs: 0, signal, shouldRetry: (error) => error === notCreated },
    );
  }

  /** An unanswered call may still be at work: searches again after a while before it says no. */
  private async searchUnanswered(
    connected: ConnectedShop,
    order: ProductOrder,
    signal: AbortSignal,
  ): Promise<PrintifyProduct | null> {
    for (const pauses of searchPauses) {
      await sleep(this.config.values.printify.retryMs * pauses, undefined, { signal });
      const product = await this.findCreated(connected, order, signal);
      if (product) return product;
    }
    return null;
  }

  private findCreated(
    { access, shop }: ConnectedShop,
    order: ProductOrder,
    signal: AbortSignal,
  ): Promise<PrintifyProduct | null> {
    const [first] = toNewProduct(order).variants;
    return first ? this.client.findProductBySku(access, shop.id, first.sku, signal) : Promise.resolve(null);
  }

  /** Only products show what their variants cost (contracts/providers.md P3): the whole matrix of the provider. */
  private async saveCosts(
    { access }: ConnectedShop,
    { product, reference }: ProductOrder,
    { variants }: PrintifyProduct,
  ): Promise<void> {
    const seen = variants.flatMap(({ id, cost, sku }) =>
      typeof cost === 'number' ? [{ variantId: id, cost, sku: sku?.startsWith(reference) ? null : sku }] : [],
    );
    await this.costs.saveCosts({ ...product, network: access.network }, seen);
  }

  private toMade({ access, shop }: ConnectedShop, product: PrintifyProduct, mayBeDouble: boolean): MadeProduct {
    return {
      productId: product.id,
      deepLink: this.config.values.printify.networks[access.network ?? 'printify'].productPage
        .replace('{shop}', String(shop.id))
        .replace('{product}', product.id),
      mayBeDouble,
    };
  }
}

function toNewProduct(order: ProductOrder): NewPrintifyProduct {
  const { reference, title, description, tags, product } = order;
  return {
    title,
    description,
    tags,
    blueprint_id: product.blueprintId,
    print_provider_id: product.printProviderId,
    variants: order.variants.map(({ variantId, size, isForSale }) => ({
      id: variantId,
      sku: `${reference}-${variantId}`,
      price: order.sizePrices[size] ?? order.price,
      is_enabled: isForSale,
    })),
    print_areas: toPrintifyAreas(order.prints, order.position),
  };
}
