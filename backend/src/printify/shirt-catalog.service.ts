import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../platform/time.ts';
import { shirtColor } from '../print/index.ts';
import { type ChosenProduct, ChosenProducts } from './chosen-products.service.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { PrintifyAccess } from './client/printify-http.ts';
import type { PrintifyCatalogVariant } from './client/printify-types.ts';
import { type ConnectedShop, ConnectionsService } from './connections.service.ts';
import type { PrintifyVariantColor } from './dto/connection.dto.ts';
import { type ProductRef, type ShirtVariant, sizesToSell } from './product-choice.ts';

/** The specification's answer where no catalog is at hand: four colors, nothing known of their sizes. */
const fallbackColors = ['White', 'Black', 'Heather Grey', 'Navy'];
const fallbackSizes = 6;
const maxAgeMs = DAY_MS;

/** The variants of the shirts that are printed on, mirrored from Printify's catalog for a day. */
@Injectable()
export class ShirtCatalogService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly client: PrintifyClient,
    private readonly connections: ConnectionsService,
    private readonly choices: ChosenProducts,
    private readonly log: PinoLogger,
  ) {}

  /** Colors of the seller's shirt to choose from; the fallback where Printify is not connected or silent. */
  async colorsFor(userId: string): Promise<PrintifyVariantColor[]> {
    const product = await this.choices.of(userId);
    return this.availableColors(await this.connections.find(userId), product);
  }

  /** As `colorsFor`, for a seller whose connection and product are read already. */
  async availableColors(connected: ConnectedShop | null, product: ChosenProduct): Promise<PrintifyVariantColor[]> {
    const variants = await this.availableVariants(connected, product);
    if (variants.length === 0) {
      return fallbackColors.map((color) => ({
        color,
        hex: hexOf(color),
        variants: Array<string>(fallbackSizes).fill(''),
      }));
    }
    return groupByColor(variants, product.sizes);
  }

  /** None where Printify is not connected, or silent and nothing is remembered. */
  async offeredTo(userId: string, product: ProductRef): Promise<ShirtVariant[]> {
    return this.availableVariants(await this.connections.find(userId), product);
  }

  private async availableVariants(connected: ConnectedShop | null, product: ProductRef): Promise<ShirtVariant[]> {
    if (!connected) return [];
    try {
      return await this.variantsOrStale({ ...connected.access, hurry: true }, product);
    } catch (error) {
      if (error instanceof PrintifyError) return [];
      throw error;
    }
  }

  /** As `offeredTo`, or as they are remembered; none only where Printify never told them. */
  async atHand(userId: string, product: ProductRef): Promise<ShirtVariant[]> {
    const offered = await this.offeredTo(userId, product);
    return offered.length > 0 ? offered : this.stored(product);
  }

  /**
   * A shirt's variants as Printify tells them, or as they are remembered where it is not at hand.
   * @throws PrintifyError where nothing is remembered either
   */
  async knownTo(userId: string, product: ProductRef): Promise<ShirtVariant[]> {
    const connected = await this.connections.find(userId);
    return connected ? this.variantsOrStale(connected.access, product) : this.stored(product);
  }

  /**
   * Variants in Printify's order, also those that are out of stock, fresh within a day.
   * @throws PrintifyError where none are known and none can be had
   */
  async variants(access: PrintifyAccess, product: ProductRef): Promise<ShirtVariant[]> {
    const known = await this.stored(product);
    const fresh = known.length > 0 && known.every((row) => row.fetchedAt.getTime() > Date.now() - maxAgeMs);
    return fresh ? known : this.refresh(access, product);
  }

  private async variantsOrStale(access: PrintifyAccess, product: ProductRef): Promise<ShirtVariant[]> {
    try {
      return await this.variants(access, product);
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      const known = await this.stored(product);
      if (known.length === 0) throw error;
      this.log.warn({ err: error }, 'the catalog could not be read; what is known of it is used');
      return known;
    }
  }

  private async refresh(access: PrintifyAccess, { blueprintId, printProviderId }: ProductRef): Promise<ShirtVariant[]> {
    const product = { blueprintId, printProviderId };
    const all = await this.client.variants(access, blueprintId, printProviderId, true);
    const inStock = await this.client.variants(access, blueprintId, printProviderId);
    const ids = new Set(inStock.map(({ id }) => id));
    const rows = all.flatMap(toShirtVariant).map((variant, position) => ({
      ...variant,
      title: `${variant.color} / ${variant.size}`,
      available: ids.has(variant.variantId),
      position,
    }));
    await this.prisma.$transaction(async (tx) => {
      await tx.catalogVariant.deleteMany({ where: product });
      await tx.catalogVariant.createMany({ data: rows.map((row) => ({ ...row, ...product })), skipDuplicates: true });
    });
    return rows;
  }

  private stored({ blueprintId, printProviderId }: ProductRef) {
    return this.prisma.catalogVariant.findMany({
      where: { blueprintId, printProviderId },
      orderBy: { position: 'asc' },
    });
  }
}

/** Nothing where the catalog names no color, size or front print area. */
function toShirtVariant(variant: PrintifyCatalogVariant): ShirtVariant[] {
  const front = variant.placeholders.find((placeholder) => placeholder.position === 'front');
  const { color, size } = variant.options;
  if (!front || !color || !size) return [];
  return [{ variantId: variant.id, color, size, printWidth: front.width, printHeight: front.height }];
}

/** Every color with the sizes in which it would be sold; not those that are out of stock in all of them. */
function groupByColor(variants: ShirtVariant[], wanted: readonly string[]): PrintifyVariantColor[] {
  const selling = sizesToSell(
    variants.map(({ size }) => size),
    wanted,
  );
  const sizesOf = new Map<string, Set<string>>();
  for (const { color, size, available } of variants) {
    if (available !== false) sizesOf.set(color, (sizesOf.get(color) ?? new Set()).add(size));
  }
  return [...sizesOf]
    .map(([color, sizes]) => ({ color, hex: hexOf(color), variants: selling.filter((size) => sizes.has(size)) }))
    .filter(({ variants: sizes }) => sizes.length > 0);
}

function hexOf(color: string): string {
  return shirtColor(color).hex;
}
