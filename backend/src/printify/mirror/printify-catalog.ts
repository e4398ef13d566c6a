import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { z } from 'zod';
import { type Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../platform/time.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { PrintifyClient } from '../client/printify-client.ts';
import type { PrintNetwork } from '../model/network.ts';
import { PrintifyError } from '../model/printify-error.ts';
import {
  type PrintifyBlueprint,
  type PrintifyProvider,
  type PrintifyProviderPlace,
  printifyBlueprint,
  printifyProvider,
  printifyProviderPlace,
} from '../model/printify-types.ts';
import type { ProductRef, ProductVariant, ShirtVariant } from '../model/product.ts';
import {
  type StoredVariants,
  storedVariants,
  toShirtVariants,
  toStoredVariants,
  toVariants,
} from '../model/product-variants.ts';
import { type ShippingTable, sellersMethods, shippingTable } from '../model/shipping.ts';
import { type Dated, MirrorReader } from './mirror-reader.ts';

interface CatalogPart<T> {
  name: string;
  schema: z.ZodType<T>;
  findMirrored?(): Promise<Dated<T> | null>;
}

interface OfNetwork {
  network?: PrintNetwork | undefined;
}

const maxAgeMs = DAY_MS;

/** Answers of a network serve everybody for a day, longer while it is away. Of Printify there is a mirror too. Every `fetch…` throws PrintifyError. */
@Injectable()
export class PrintifyCatalog {
  constructor(
    private readonly prisma: PrismaService,
    private readonly client: PrintifyClient,
    private readonly mirror: MirrorReader,
    private readonly log: PinoLogger,
  ) {}

  fetchBlueprints(access: PrintifyAccess): Promise<PrintifyBlueprint[]> {
    const blueprints: CatalogPart<PrintifyBlueprint[]> = {
      name: nameOf(access, 'blueprints'),
      schema: z.array(printifyBlueprint).min(1),
      ...mirroredAs(access, () => this.mirror.findBlueprints()),
    };
    return this.fetchOrOld(blueprints, async () => (await this.client.blueprints(access)).map(withOnePicture));
  }

  fetchProviders(access: PrintifyAccess, blueprintId: number): Promise<PrintifyProvider[]> {
    const providers: CatalogPart<PrintifyProvider[]> = {
      name: nameOf(access, `providers ${blueprintId}`),
      schema: z.array(printifyProvider),
      ...mirroredAs(access, () => this.mirror.findProviders(blueprintId)),
    };
    return this.fetchOrOld(providers, () => this.client.providers(access, blueprintId));
  }

  fetchPlaces(access: PrintifyAccess): Promise<PrintifyProviderPlace[]> {
    const places = { name: nameOf(access, 'places'), schema: z.array(printifyProviderPlace) };
    return this.fetchOrOld(places, () => this.client.providerPlaces(access));
  }

  fetchShipping(access: PrintifyAccess, product: ProductRef): Promise<ShippingTable> {
    const name = nameOf(access, `shipping methods ${product.blueprintId} ${product.printProviderId}`);
    return this.fetchOrOld({ name, schema: shippingTable }, () => this.readShipping(access, product));
  }

  /** In Printify's order, also what is out of stock; never an answer older than a day. */
  async fetchProductVariants(access: PrintifyAccess, product: ProductRef): Promise<ProductVariant[]> {
    return toVariants(await this.fetch(this.variantsOf(product, access), () => this.readVariants(access, product)));
  }

  /** An answer of any age where Printify refuses one or is away. */
  async fetchOrCachedProductVariants(access: PrintifyAccess, product: ProductRef): Promise<ProductVariant[]> {
    const read = () => this.readVariants(access, product);
    return toVariants(await this.fetchOrOld(this.variantsOf(product, access), read, () => true));
  }

  async cachedProductVariants(product: ProductRef): Promise<ProductVariant[]> {
    const cached = await this.findNewest(this.variantsOf(product, product));
    return cached ? toVariants(cached.content) : [];
  }

  async fetchVariants(access: PrintifyAccess, product: ProductRef): Promise<ShirtVariant[]> {
    return toShirtVariants(await this.fetchProductVariants(access, product));
  }

  async fetchOrCachedVariants(access: PrintifyAccess, product: ProductRef): Promise<ShirtVariant[]> {
    return toShirtVariants(await this.fetchOrCachedProductVariants(access, product));
  }

  async cachedVariants(product: ProductRef): Promise<ShirtVariant[]> {
    return toShirtVariants(await this.cachedProductVariants(product));
  }

  private variantsOf(product: ProductRef, of: OfNetwork): CatalogPart<StoredVariants> {
    return {
      // An older release reads and writes another shape under `variants `.
      name: nameOf(of, `variants of ${product.blueprintId} ${product.printProviderId}`),
      schema: storedVariants,
      ...mirroredAs(of, async () => {
        const mirrored = await this.mirror.findVariants(product);
        return mirrored && { content: toStoredVariants(mirrored.content), readAt: mirrored.readAt };
      }),
    };
  }

  private async readShipping(access: PrintifyAccess, product: ProductRef): Promise<ShippingTable> {
    const offered = await this.client.shippingMethods(access, product);
    const table: ShippingTable = {};
    for (const method of sellersMethods.filter((one) => offered.includes(one))) {
      table[method] = await this.client.shippingRates(access, product, method);
    }
    return table;
  }

  private async readVariants(access: PrintifyAccess, product: ProductRef): Promise<StoredVariants> {
    return toStoredVariants(await this.client.variants(access, product));
  }

  private async fetch<T extends Prisma.InputJsonValue>(part: CatalogPart<T>, read: () => Promise<T>): Promise<T> {
    const newest = await this.findNewest(part);
    return newest && isFresh(newest) ? newest.content : this.save(part.name, await read());
  }

  private async fetchOrOld<T extends Prisma.InputJsonValue>(
    part: CatalogPart<T>,
    read: () => Promise<T>,
    mayBeOld: (error: PrintifyError) => boolean = isAway,
  ): Promise<T> {
    try {
      return await this.fetch(part, read);
    } catch (error) {
      const old = error instanceof PrintifyError && mayBeOld(error) ? await this.findNewest(part) : null;
      if (!old) throw error;
      this.log.warn({ err: error, part: part.name }, 'the catalog could not be read; an old answer is used');
      return old.content;
    }
  }

  private async findNewest<T>({ name, schema, findMirrored }: CatalogPart<T>): Promise<Dated<T> | null> {
    const row = await this.prisma.catalogList.findUnique({ where: { name } });
    const parsed = schema.safeParse(row?.content);
    const stored = row && parsed.success ? { content: parsed.data, readAt: row.fetchedAt } : null;
    if (!findMirrored || (stored && isFresh(stored))) return stored;
    const mirrored = await findMirrored();
    return mirrored && (!stored || mirrored.readAt > stored.readAt) ? mirrored : stored;
  }

  private async save<T extends Prisma.InputJsonValue>(name: string, content: T): Promise<T> {
    const data = { content, fetchedAt: new Date() };
    await this.prisma.catalogList.upsert({ where: { name }, create: { name, ...data }, update: data });
    return content;
  }
}

function nameOf({ network = 'printify' }: OfNetwork, name: string): string {
  return network === 'printify' ? name : `${network} ${name}`;
}

function mirroredAs<T>({ network = 'printify' }: OfNetwork, findMirrored: () => Promise<Dated<T> | null>) {
  return network === 'printify' ? { findMirrored } : {};
}

function isFresh({ readAt }: Dated<unknown>): boolean {
  return readAt.getTime() > Date.now() - maxAgeMs;
}

function isAway({ kind }: PrintifyError): boolean {
  return kind === 'unavailable' || kind === 'rate_limited' || kind === 'quota_reached';
}

/** More are never shown, and the list has a thousand products. */
function withOnePicture({ images, ...blueprint }: PrintifyBlueprint): PrintifyBlueprint {
  return { ...blueprint, images: images.slice(0, 1) };
}
