import { Injectable } from '@nestjs/common';
import type { DesignProduct } from '../../platform/prisma/client/client.ts';
import { ProductCatalog, type ProductVariant, planVariants, type ShirtVariant } from '../../printify/index.ts';
import { parseChoice, parseVerdict, productOf, shopRefOf } from '../model/products/design-product.ts';

/** Variants with the print area that is chosen. */
export interface ProductMatrix {
  all: ShirtVariant[];
  /** In the chosen colors and sizes, and in stock. */
  chosen: ShirtVariant[];
  /** Those on which its art looks good. */
  sold: ShirtVariant[];
}

@Injectable()
export class ProductMatrices {
  constructor(private readonly catalog: ProductCatalog) {}

  /** @throws PrintifyError where Printify is away and no answer is stored */
  async find(row: DesignProduct): Promise<ProductMatrix> {
    const { colors, sizes } = parseChoice(row);
    const variants = await this.catalog.fetchOrCachedVariants(row.userId, row.kind, productOf(row), shopRefOf(row));
    const all = variants.flatMap((variant) => printedOn(row.place, variant));
    const chosen = planVariants(all, colors, sizes, row.kind).enabled;
    return { all, chosen, sold: soldOf(row, chosen) };
  }
}

/** By what is known of its art. */
export function soldOf(row: Pick<DesignProduct, 'verdict'>, chosen: ShirtVariant[]): ShirtVariant[] {
  const leftOut = parseVerdict(row)?.leftOut ?? [];
  return chosen.filter(({ size }) => !leftOut.includes(size));
}

function printedOn(place: string, { areas, ...variant }: ProductVariant): ShirtVariant[] {
  const area = areas.find(({ position }) => position === place);
  return area ? [{ ...variant, printWidth: area.width, printHeight: area.height }] : [];
}
