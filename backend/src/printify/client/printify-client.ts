import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PrintifyError } from '../model/printify-error.ts';
import {
  type NewPrintifyProduct,
  type PrintifyBlueprint,
  type PrintifyCatalogVariant,
  type PrintifyProduct,
  type PrintifyProductChange,
  type PrintifyProvider,
  type PrintifyProviderPlace,
  type PrintifyShop,
  type PrintifyUpload,
  type PublishParts,
  printifyBlueprint,
  printifyCatalogVariant,
  printifyProduct,
  printifyProductPage,
  printifyProvider,
  printifyProviderPlace,
  printifyShop,
  printifyUpload,
} from '../model/printify-types.ts';
import type { ProductRef } from '../model/product.ts';
import {
  printifyShippingMethods,
  printifyShippingRates,
  type ShippingMethod,
  type ShippingRate,
} from '../model/shipping.ts';
import type { PrintifyAccess, PrintifyCall } from './printify-call.ts';
import { PrintifyHttp } from './printify-http.ts';

/** Most that a page of products may hold since October 2024 (contracts/providers.md P1). */
const pageSize = 50;

export type StockedVariant = PrintifyCatalogVariant & { isAvailable: boolean };

/** Printify's REST API, the calls we make, typed: v1, and v2 where only that has it. Every method throws PrintifyError. */
@Injectable()
export class PrintifyClient {
  constructor(private readonly http: PrintifyHttp) {}

  shops(access: PrintifyAccess): Promise<PrintifyShop[]> {
    const shape = z.array(printifyShop);
    return this.http.send(access, {
      operation: 'shops.list',
      method: 'GET',
      path: '/shops.json',
      scope: 'shops.read',
      repeatable: true,
      shape,
    });
  }

  blueprints(access: PrintifyAccess, signal?: AbortSignal): Promise<PrintifyBlueprint[]> {
    return this.catalog(access, {
      operation: 'blueprints.list',
      path: '/blueprints.json',
      shape: z.array(printifyBlueprint),
      signal,
    });
  }

  providers(access: PrintifyAccess, blueprintId: number, signal?: AbortSignal): Promise<PrintifyProvider[]> {
    const path = `/blueprints/${blueprintId}/print_providers.json`;
    return this.catalog(access, {
      operation: 'blueprints.print_providers',
      path,
      shape: z.array(printifyProvider),
      signal,
    });
  }

  providerPlaces(access: PrintifyAccess): Promise<PrintifyProviderPlace[]> {
    const shape = z.array(printifyProviderPlace);
    return this.catalog(access, {
      operation: 'print_providers.list',
      path: '/print_providers.json',
      shape,
      scope: 'print_providers.read',
    });
  }

  /** All variants of an offer. Printify's list does not say which are in stock: a second one, of those alone, does. */
  async variants(
    access: PrintifyAccess,
    { blueprintId, printProviderId }: ProductRef,
    signal?: AbortSignal,
  ): Promise<StockedVariant[]> {
    const path = `/blueprints/${blueprintId}/print_providers/${printProviderId}/variants.json`;
    const shape = z.object({ variants: z.array(printifyCatalogVariant) });
    const operation = 'blueprints.variants';
    const all = await this.catalog(access, { operation, path: `${path}?show-out-of-stock=1`, shape, signal });
    if (all.variants.length === 0) return [];
    const inStock = await this.catalog(access, { operation, path, shape, signal });
    const ids = new Set(inStock.variants.map(({ id }) => id));
    return all.variants.map((variant) => ({ ...variant, isAvailable: ids.has(variant.id) }));
  }

  shippingMethods(access: PrintifyAccess, product: ProductRef): Promise<ShippingMethod[]> {
    return this.catalog(access, {
      operation: 'shipping.list',
      path: shippingPath(product, ''),
      version: 'v2',
      shape: printifyShippingMethods,
    });
  }

  /** Ask only for a method that is offered: errors count against the account (contracts/providers.md P1). */
  shippingRates(access: PrintifyAccess, product: ProductRef, method: ShippingMethod): Promise<ShippingRate[]> {
    const path = shippingPath(product, `/${method}`);
    return this.catalog(access, { operation: 'shipping.get', path, version: 'v2', shape: printifyShippingRates });
  }

  /** Uploads are addressed by content: the same bytes again are the same upload, so this is repeatable. */
  upload(
    access: PrintifyAccess,
    file: { file_name: string } & ({ contents: string } | { url: string }),
    signal?: AbortSignal,
  ): Promise<PrintifyUpload> {
    return this.http.send(access, {
      operation: 'uploads.create',
      method: 'POST',
      path: '/uploads/images.json',
      scope: 'uploads.write',
      subject: 'picture',
      body: file,
      repeatable: true,
      shape: printifyUpload,
      signal,
    });
  }

  /** Never repeated by itself: Printify has no idempotency key, the same create twice makes two products. */
  createProduct(
    access: PrintifyAccess,
    shopId: number,
    product: NewPrintifyProduct,
    signal?: AbortSignal,
  ): Promise<PrintifyProduct> {
    return this.inShop(access, shopId, {
      operation: 'products.create',
      method: 'POST',
      path: '/products.json',
      scope: 'products.write',
      subject: 'shop',
      body: product,
      creates: true,
      repeatable: false,
      shape: printifyProduct,
      signal,
    });
  }

  product(access: PrintifyAccess, shopId: number, productId: string, signal?: AbortSignal): Promise<PrintifyProduct> {
    return this.inShop(access, shopId, {
      operation: 'products.get',
      method: 'GET',
      path: `/products/${productId}.json`,
      scope: 'products.read',
      repeatable: true,
      shape: printifyProduct,
      signal,
    });
  }

  /** The product one of whose variants has this SKU; Printify has no such filter, so all pages are read. */
  async findProductBySku(
    access: PrintifyAccess,
    shopId: number,
    sku: string,
    signal?: AbortSignal,
  ): Promise<PrintifyProduct | null> {
    for (let page = 1; ; page++) {
      const answer = await this.productPage(access, shopId, page, signal);
      const found = answer.data.find((product) => product.variants.some((variant) => variant.sku === sku));
      if (found) return found;
      if (page >= answer.last_page || answer.data.length === 0) return null;
    }
  }

  async productsBySku(
    access: PrintifyAccess,
    shopId: number,
    prefix: string,
    signal?: AbortSignal,
  ): Promise<PrintifyProduct[]> {
    const found: PrintifyProduct[] = [];
    for (let page = 1; ; page++) {
      const { data, last_page } = await this.productPage(access, shopId, page, signal);
      found.push(...data.filter(({ variants }) => variants.some(({ sku }) => sku?.startsWith(prefix))));
      if (page >= last_page || data.length === 0) return found;
    }
  }

  /** Repeatable: one that is gone is refused with `not_found`. */
  async deleteProduct(access: PrintifyAccess, shopId: number, productId: string, signal?: AbortSignal): Promise<void> {
    await this.inShop(access, shopId, {
      operation: 'products.delete',
      method: 'DELETE',
      path: `/products/${productId}.json`,
      scope: 'products.write',
      repeatable: false,
      shape: z.unknown(),
      signal,
    });
  }

  /** Changes what is given and leaves the rest; the same change twice is one. */
  updateProduct(
    access: PrintifyAccess,
    shopId: number,
    productId: string,
    change: PrintifyProductChange,
    signal?: AbortSignal,
  ): Promise<PrintifyProduct> {
    return this.inShop(access, shopId, {
      operation: 'products.update',
      method: 'PUT',
      path: `/products/${productId}.json`,
      scope: 'products.write',
      body: change,
      repeatable: true,
      shape: printifyProduct,
      signal,
    });
  }

  /** Starts publishing; Printify goes on after its answer. */
  async publish(
    access: PrintifyAccess,
    shopId: number,
    productId: string,
    signal?: AbortSignal,
    parts: PublishParts = 'everything',
  ): Promise<void> {
    const rest = parts === 'everything';
    const words = parts !== 'art';
    await this.inShop(access, shopId, {
      operation: 'products.publish',
      method: 'POST',
      path: `/products/${productId}/publish.json`,
      scope: 'products.write',
      body: {
        title: words,
        description: words,
        tags: words,
        images: rest || parts === 'art',
        variants: parts !== 'listing',
        keyFeatures: rest,
        shipping_template: rest,
      },
      repeatable: false,
      shape: z.unknown(),
      signal,
    });
  }

  /** For shops without a sales channel of Printify's: we are the channel and confirm the publishing. */
  async publishingSucceeded(
    access: PrintifyAccess,
    shopId: number,
    productId: string,
    external: { id: string; handle: string },
    signal?: AbortSignal,
  ): Promise<void> {
    await this.inShop(access, shopId, {
      operation: 'products.publishing_succeeded',
      method: 'POST',
      path: `/products/${productId}/publishing_succeeded.json`,
      scope: 'products.write',
      body: { external },
      repeatable: true,
      shape: z.unknown(),
      signal,
    });
  }

  private productPage(access: PrintifyAccess, shopId: number, page: number, signal?: AbortSignal) {
    return this.inShop(access, shopId, {
      operation: 'products.list',
      method: 'GET',
      path: `/products.json?limit=${pageSize}&page=${page}`,
      scope: 'products.read',
      subject: 'shop',
      repeatable: true,
      shape: printifyProductPage,
      signal,
    });
  }

  private catalog<T>(
    access: PrintifyAccess,
    { path, ...call }: Pick<PrintifyCall<T>, 'operation' | 'path' | 'version' | 'shape' | 'scope' | 'signal'>,
  ): Promise<T> {
    const rest = { method: 'GET', subject: 'catalog', repeatable: true, scope: 'catalog.read' } as const;
    return this.http.send(access, { ...rest, ...call, path: `/catalog${path}` });
  }

  /** A call below a shop, whose 401 may mean the token or the shop alone: the account's list of shops shows which. */
  private async inShop<T>(access: PrintifyAccess, shopId: number, call: PrintifyCall<T>): Promise<T> {
    try {
      return await this.http.send(access, { ...call, path: `/shops/${shopId}${call.path}` });
    } catch (error) {
      if (!(error instanceof PrintifyError) || error.kind !== 'unauthorized') throw error;
      const shops = await this.shops(access).catch(() => null);
      throw !shops || shops.some(({ id }) => id === shopId) ? error : shopGone(error);
    }
  }
}

function shippingPath({ blueprintId, printProviderId }: ProductRef, method: string): string {
  return `/blueprints/${blueprintId}/print_providers/${printProviderId}/shipping${method}.json`;
}

function shopGone({ status, code }: PrintifyError): PrintifyError {
  return new PrintifyError(
    'shop_gone',
    'Your Printify token is fine, but this shop is no longer in your account. It may have been removed or reconnected. Choose your shop in Settings.',
    status,
    code,
  );
}
