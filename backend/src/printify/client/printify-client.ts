import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type PrintifyAccess, PrintifyHttp } from './printify-http.ts';
import {
  type NewPrintifyProduct,
  type PrintifyCatalogVariant,
  type PrintifyProduct,
  type PrintifyShop,
  type PrintifyUpload,
  printifyCatalogVariant,
  printifyProduct,
  printifyProductPage,
  printifyShop,
  printifyUpload,
} from './printify-types.ts';

/** Most that a page of products may hold since October 2024 (contracts/providers.md P1). */
const pageSize = 50;

/** Printify's REST API v1, the calls we make, typed. Every method throws PrintifyError. */
@Injectable()
export class PrintifyClient {
  constructor(private readonly http: PrintifyHttp) {}

  shops(access: PrintifyAccess): Promise<PrintifyShop[]> {
    const shape = z.array(printifyShop);
    return this.http.send(access, { method: 'GET', path: '/shops.json', repeatable: true, shape });
  }

  async variants(access: PrintifyAccess, blueprintId: number, providerId: number): Promise<PrintifyCatalogVariant[]> {
    const path = `/catalog/blueprints/${blueprintId}/print_providers/${providerId}/variants.json`;
    const shape = z.object({ variants: z.array(printifyCatalogVariant) });
    const { variants } = await this.http.send(access, { method: 'GET', path, repeatable: true, shape });
    return variants;
  }

  /** Uploads are addressed by content: the same bytes again are the same upload, so this may be repeated. */
  upload(
    access: PrintifyAccess,
    file: { file_name: string } & ({ contents: string } | { url: string }),
    signal?: AbortSignal,
  ): Promise<PrintifyUpload> {
    return this.http.send(access, {
      method: 'POST',
      path: '/uploads/images.json',
      body: file,
      repeatable: true,
      shape: printifyUpload,
      ...withSignal(signal),
    });
  }

  /** Never repeated by itself: Printify has no idempotency key, the same create twice makes two products. */
  createProduct(
    access: PrintifyAccess,
    shopId: number,
    product: NewPrintifyProduct,
    signal?: AbortSignal,
  ): Promise<PrintifyProduct> {
    return this.http.send(access, {
      method: 'POST',
      path: `/shops/${shopId}/products.json`,
      body: product,
      repeatable: false,
      shape: printifyProduct,
      ...withSignal(signal),
    });
  }

  product(access: PrintifyAccess, shopId: number, productId: string, signal?: AbortSignal): Promise<PrintifyProduct> {
    return this.http.send(access, {
      method: 'GET',
      path: `/shops/${shopId}/products/${productId}.json`,
      repeatable: true,
      shape: printifyProduct,
      ...withSignal(signal),
    });
  }

  /** The product one of whose variants carries this SKU; Printify has no such filter, so the pages are walked. */
  async findProductBySku(
    access: PrintifyAccess,
    shopId: number,
    sku: string,
    signal?: AbortSignal,
  ): Promise<PrintifyProduct | null> {
    for (let page = 1; ; page++) {
      const path = `/shops/${shopId}/products.json?limit=${pageSize}&page=${page}`;
      const answer = await this.http.send(access, {
        method: 'GET',
        path,
        repeatable: true,
        shape: printifyProductPage,
        ...withSignal(signal),
      });
      const found = answer.data.find((product) => product.variants.some((variant) => variant.sku === sku));
      if (found) return found;
      if (page >= answer.last_page || answer.data.length === 0) return null;
    }
  }

  /** Starts publishing; Printify works on after its answer. */
  async publish(access: PrintifyAccess, shopId: number, productId: string, signal?: AbortSignal): Promise<void> {
    const everything = {
      title: true,
      description: true,
      images: true,
      variants: true,
      tags: true,
      keyFeatures: true,
      shipping_template: true,
    };
    await this.http.send(access, {
      method: 'POST',
      path: `/shops/${shopId}/products/${productId}/publish.json`,
      body: everything,
      repeatable: false,
      shape: z.unknown(),
      ...withSignal(signal),
    });
  }

  /** For shops without a sales channel of Printify's: we are the channel, and say that it worked. */
  async publishingSucceeded(
    access: PrintifyAccess,
    shopId: number,
    productId: string,
    external: { id: string; handle: string },
    signal?: AbortSignal,
  ): Promise<void> {
    await this.http.send(access, {
      method: 'POST',
      path: `/shops/${shopId}/products/${productId}/publishing_succeeded.json`,
      body: { external },
      repeatable: true,
      shape: z.unknown(),
      ...withSignal(signal),
    });
  }
}

function withSignal(signal?: AbortSignal): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}
