import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { z } from 'zod';
import { type Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../platform/time.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { PrintifyClient, type StockedVariant } from '../client/printify-client.ts';
import { PrintifyError } from '../model/printify-error.ts';
import {
  type PrintifyBlueprint,
  type PrintifyProvider,
  type PrintifyProviderPlace,
  printifyBlueprint,
  printifyProvider,
  printifyProviderPlace,
} from '../model/printify-types.ts';
import { isShirtTitle, type ProductRef, type ShirtVariant, shirtVariant } from '../model/product.ts';
import { type ShippingTable, sellersMethods, shippingTable } from '../model/shipping.ts';
import { type Dated, MirrorReader } from './mirror-reader.ts';

interface CatalogPart<T> {
  name: string;
  schema: z.ZodType<T>;
  findMirrored?(): Promise<Dated<T> | null>;
}

const maxAgeMs = DAY_MS;

/** Answers serve everybody for a day, longer while Printify is away. Every `fetch…` throws PrintifyError. */
@Injectable()
export class PrintifyCatalog {
  constructor(
    private readonly prisma: PrismaService,
    private readonly client: PrintifyClient,
    private readonly mirror: MirrorReader,
    private readonly log: PinoLogger,
  ) {}

  fetchShirts(access: PrintifyAccess): Promise<PrintifyBlueprint[]> {
    const shirtsIn = (all: PrintifyBlueprint[]) => all.filter(({ title }) => isShirtTitle(title));
    const shirts: CatalogPart<PrintifyBlueprint[]> = {
      name: 'shirts',
      schema: z.array(printifyBlueprint),
      findMirrored: async () => mapContent(await this.mirror.findBlueprints(), shirtsIn),
    };
    return this.fetchOrOld(shirts, async () => shirtsIn(await this.client.blueprints(access)));
  }

  fetchProviders(access: PrintifyAccess, blueprintId: number): Promise<PrintifyProvider[]> {
    const providers: CatalogPart<PrintifyProvider[]> = {
      name: `providers ${blueprintId}`,
      schema: z.array(printifyProvider),
      findMirrored: () => this.mirror.findProviders(blueprintId),
    };
    return this.fetchOrOld(providers, () => this.client.providers(access, blueprintId));
  }

  fetchPlaces(access: PrintifyAccess): Promise<PrintifyProviderPlace[]> {
    const places = { name: 'places', schema: z.array(printifyProviderPlace) };
    return this.fetchOrOld(places, () => this.client.providerPlaces(access));
  }

  fetchShipping(access: PrintifyAccess, product: ProductRef): Promise<ShippingTable> {
    const name = `shipping methods ${product.blueprintId} ${product.printProviderId}`;
    return this.fetchOrOld({ name, schema: shippingTable }, () => this.readShipping(access, product));
  }

  /** In Printify's order, also what is out of stock; never an answer older than a day. */
  fetchVariants(access: PrintifyAccess, product: ProductRef): Promise<ShirtVariant[]> {
    return this.fetch(this.variantsOf(product), () => this.readVariants(access, product));
  }

  /** An answer of any age where Printify refuses one or is away. */
  fetchOrCachedVariants(access: PrintifyAccess, product: ProductRef): Promise<ShirtVariant[]> {
    const read = () => this.readVariants(access, product);
    return this.fetchOrOld(this.variantsOf(product), read, () => true);
  }

  async cachedVariants(product: ProductRef): Promise<ShirtVariant[]> {
    return (await this.findNewest(this.variantsOf(product)))?.content ?? [];
  }

  private variantsOf(product: ProductRef): CatalogPart<ShirtVariant[]> {
    return {
      name: `variants ${product.blueprintId} ${product.printProviderId}`,
      // An empty answer is no matrix to plan with: it is asked for again.
      schema: z.array(shirtVariant).min(1),
      findMirrored: async () =>
        mapContent(await this.mirror.findVariants(product), (variants) => variants.flatMap(toShirtVariant)),
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

  private async readVariants(access: PrintifyAccess, product: ProductRef): Promise<ShirtVariant[]> {
    return (await this.client.variants(access, product)).flatMap(toShirtVariant);
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

function isFresh({ readAt }: Dated<unknown>): boolean {
  return readAt.getTime() > Date.now() - maxAgeMs;
}

function isAway({ kind }: PrintifyError): boolean {
  return kind === 'unavailable' || kind === 'rate_limited' || kind === 'quota_reached';
}

function mapContent<T, U>(dated: Dated<T> | null, map: (content: T) => U[]): Dated<U[]> | null {
  const content = dated ? map(dated.content) : [];
  return dated && content.length > 0 ? { content, readAt: dated.readAt } : null;
}

function toShirtVariant({ id, options: { color, size }, placeholders, isAvailable }: StockedVariant): ShirtVariant[] {
  const front = placeholders.find(({ position }) => position === 'front');
  if (!front || !color || !size) return [];
  return [{ variantId: id, color, size, printWidth: front.width, printHeight: front.height, available: isAvailable }];
}
