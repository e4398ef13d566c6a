import { Injectable } from '@nestjs/common';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { ProductRef } from '../model/product.ts';

/** A variant as a product shows it: the only place where Printify names what it charges. */
export interface SeenVariant {
  variantId: number;
  /** Cents. */
  cost: number;
  sku?: string | null | undefined;
}

export interface KnownCost {
  /** Cents. */
  cost: number;
  sku: string | null;
  seenAt: Date;
}

const longestSku = 120;
const maxCents = 2_147_483_647;

@Injectable()
export class CatalogCosts {
  constructor(private readonly prisma: PrismaService) {}

  /** Saves what a product shows; what is known already costs no write. Variants without a valid cost are left out. */
  async saveCosts(product: ProductRef, seen: readonly SeenVariant[], tx: Tx = this.prisma): Promise<void> {
    // One row a variant: PostgreSQL refuses to write the same one twice in a statement.
    const variants = [...new Map(seen.filter(hasValidCost).map((one) => [one.variantId, one])).values()];
    if (variants.length === 0) return;
    if (product.network && product.network !== 'printify') return saveNetworkCosts(tx, product, variants);
    const { blueprintId, printProviderId } = product;
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO catalog_costs AS known (blueprint_id, print_provider_id, variant_id, cost, sku)
      SELECT ${blueprintId}::int, ${printProviderId}::int, seen.*
        FROM unnest(${variants.map(({ variantId }) => variantId)}::int[],
                    ${variants.map(({ cost }) => cost)}::int[],
                    ${variants.map(({ sku }) => cleanSku(sku))}::text[]) AS seen (variant_id, cost, sku)
       ORDER BY seen.variant_id
          ON CONFLICT (blueprint_id, print_provider_id, variant_id) DO UPDATE
         SET cost = EXCLUDED.cost, sku = coalesce(EXCLUDED.sku, known.sku), seen_at = now()
       WHERE (known.cost, known.sku) IS DISTINCT FROM (EXCLUDED.cost, coalesce(EXCLUDED.sku, known.sku))`);
  }

  async costsOfVariants({ network, blueprintId, printProviderId }: ProductRef): Promise<Map<number, KnownCost>> {
    const where = { blueprintId, printProviderId };
    const rows =
      network && network !== 'printify'
        ? await this.prisma.catalogNetworkCost.findMany({ where: { ...where, network } })
        : await this.prisma.catalogCost.findMany({ where });
    return new Map(rows.map(({ variantId, cost, sku, seenAt }) => [variantId, { cost, sku, seenAt }]));
  }
}

async function saveNetworkCosts(
  tx: Tx,
  { network, blueprintId, printProviderId }: ProductRef,
  variants: readonly SeenVariant[],
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO catalog_network_costs AS known (network, blueprint_id, print_provider_id, variant_id, cost, sku)
    SELECT ${network}::print_network, ${blueprintId}::int, ${printProviderId}::int, seen.*
      FROM unnest(${variants.map(({ variantId }) => variantId)}::int[],
                  ${variants.map(({ cost }) => cost)}::int[],
                  ${variants.map(({ sku }) => cleanSku(sku))}::text[]) AS seen (variant_id, cost, sku)
     ORDER BY seen.variant_id
        ON CONFLICT (network, blueprint_id, print_provider_id, variant_id) DO UPDATE
       SET cost = EXCLUDED.cost, sku = coalesce(EXCLUDED.sku, known.sku), seen_at = now()
     WHERE (known.cost, known.sku) IS DISTINCT FROM (EXCLUDED.cost, coalesce(EXCLUDED.sku, known.sku))`);
}

function hasValidCost({ variantId, cost }: SeenVariant): boolean {
  return Number.isInteger(variantId) && Number.isInteger(cost) && cost >= 0 && cost <= maxCents;
}

/** Null where there is none; PostgreSQL takes no NUL. */
function cleanSku(sku: string | null | undefined): string | null {
  return sku?.replaceAll('\0', '').trim().slice(0, longestSku) || null;
}
