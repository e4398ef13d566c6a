import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { shirtColour } from '../print/index.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { PrintifyAccess } from './client/printify-http.ts';
import type { PrintifyCatalogVariant } from './client/printify-types.ts';
import { ConnectionsService } from './connections.service.ts';
import type { PrintifyVariantColor } from './dto/connection.dto.ts';
import { defaultProduct, offeredSizes, type ShirtVariant } from './product-choice.ts';

/** The specification's answer where no catalog is at hand: four colours, nothing known of their sizes. */
const fallbackColors = ['White', 'Black', 'Heather Grey', 'Navy'];
const fallbackSizes = 6;
const maxAgeMs = 24 * 3600 * 1000;

/** The variants of the shirt that is printed on, mirrored from Printify's catalog for a day. */
@Injectable()
export class ShirtCatalogService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly client: PrintifyClient,
    private readonly connections: ConnectionsService,
    private readonly log: PinoLogger,
  ) {}

  /** Colours for the seller to choose from; the fallback where Printify is not connected or silent. */
  async colorsFor(userId: string): Promise<PrintifyVariantColor[]> {
    const variants = await this.offeredTo(userId);
    if (variants.length === 0) {
      return fallbackColors.map((color) => ({
        color,
        hex: hexOf(color),
        variants: Array<string>(fallbackSizes).fill(''),
      }));
    }
    return groupByColor(variants);
  }

  private async offeredTo(userId: string): Promise<ShirtVariant[]> {
    if (!(await this.connections.find(userId))) return [];
    try {
      return await this.knownTo(userId);
    } catch (error) {
      if (error instanceof PrintifyError) return [];
      throw error;
    }
  }

  /**
   * The shirt's variants as Printify tells them, or as they are remembered where it is not at hand.
   * @throws PrintifyError where nothing is remembered either
   */
  async knownTo(userId: string): Promise<ShirtVariant[]> {
    const connected = await this.connections.find(userId);
    return connected ? this.variantsOrStale(connected.access) : this.stored();
  }

  /** Variants in Printify's order, fresh within a day. @throws PrintifyError where none are known and none can be had */
  async variants(access: PrintifyAccess): Promise<ShirtVariant[]> {
    const known = await this.stored();
    const fresh = known.length > 0 && known.every((row) => row.fetchedAt.getTime() > Date.now() - maxAgeMs);
    return fresh ? known : this.refresh(access);
  }

  private async variantsOrStale(access: PrintifyAccess): Promise<ShirtVariant[]> {
    try {
      return await this.variants(access);
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      const known = await this.stored();
      if (known.length === 0) throw error;
      this.log.warn({ err: error }, 'the catalog could not be read; what is known of it is used');
      return known;
    }
  }

  private async refresh(access: PrintifyAccess): Promise<ShirtVariant[]> {
    const { blueprintId, printProviderId } = defaultProduct;
    const listed = await this.client.variants(access, blueprintId, printProviderId);
    const rows = listed
      .flatMap(toShirtVariant)
      .map((variant, position) => ({ ...variant, title: `${variant.color} / ${variant.size}`, position }));
    await this.prisma.$transaction(async (tx) => {
      await tx.catalogVariant.deleteMany({ where: defaultProduct });
      await tx.catalogVariant.createMany({
        data: rows.map((row) => ({ ...row, ...defaultProduct })),
        skipDuplicates: true,
      });
    });
    return rows;
  }

  private stored() {
    return this.prisma.catalogVariant.findMany({ where: defaultProduct, orderBy: { position: 'asc' } });
  }
}

/** Nothing where the catalog names no colour, size or front print area. */
function toShirtVariant(variant: PrintifyCatalogVariant): ShirtVariant[] {
  const front = variant.placeholders.find((placeholder) => placeholder.position === 'front');
  const { color, size } = variant.options;
  if (!front || !color || !size) return [];
  return [{ variantId: variant.id, color, size, printWidth: front.width, printHeight: front.height }];
}

function groupByColor(variants: ShirtVariant[]): PrintifyVariantColor[] {
  const sizesOf = new Map<string, Set<string>>();
  for (const { color, size } of variants) sizesOf.set(color, (sizesOf.get(color) ?? new Set()).add(size));
  return [...sizesOf]
    .map(([color, sizes]) => ({ color, hex: hexOf(color), variants: offeredSizes.filter((size) => sizes.has(size)) }))
    .filter(({ variants: sizes }) => sizes.length > 0);
}

function hexOf(color: string): string {
  return shirtColour(color).hex;
}
