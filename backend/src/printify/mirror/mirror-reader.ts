import { Injectable } from '@nestjs/common';
import { PostgresPool } from '../../platform/postgres/postgres-pool.ts';
import type { CatalogOption } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { StockedVariant } from '../client/printify-client.ts';
import {
  type PrintifyBlueprint,
  type PrintifyPlaceholder,
  type PrintifyProvider,
  printifyPlaceholders,
} from '../model/printify-types.ts';
import type { ProductRef } from '../model/product.ts';

export interface Dated<T> {
  content: T;
  readAt: Date;
}

export interface VariantRef extends ProductRef {
  variantId: number;
}

export interface VariantDetails {
  isAvailable: boolean;
  printAreaId: number;
  sku: string | null;
  cost: number | null;
}

export interface OfferRow extends ProductRef {
  blueprintTitle: string;
  brand: string;
  model: string;
  providerName: string;
  /** Numbers with commas between them, by variant id: a text is read faster than an array. */
  variantIds: string;
  optionIds: string;
}

interface VariantRow {
  readAt: Date;
  id: number;
  title: string;
  color: string;
  size: string;
  areas: unknown;
  isAvailable: boolean;
}

const maxSkuHits = 200;

/** Search statements are prepared once: planning is slower than running. `OFFSET 0` prevents one large join. */
@Injectable()
export class MirrorReader {
  constructor(
    private readonly pool: PostgresPool,
    private readonly prisma: PrismaService,
  ) {}

  async findCurrentId(): Promise<number | null> {
    const { rows } = await this.pool.query<{ id: number }>({
      name: 'catalog-current',
      text: "SELECT id FROM catalog_refreshes WHERE state = 'current'",
    });
    return rows[0]?.id ?? null;
  }

  /** Variants whose SKU begins so, in any catalog; some hundreds at most. */
  async findVariantsBySku(sku: string): Promise<VariantRef[]> {
    const { rows } = await this.pool.query<VariantRef>({
      name: 'catalog-sku',
      text: `
        SELECT blueprint_id AS "blueprintId", print_provider_id AS "printProviderId", variant_id AS "variantId"
          FROM catalog_costs WHERE lower(sku) LIKE $1 LIMIT ${maxSkuHits}`,
      values: [`${escapeLike(sku)}%`],
    });
    return rows;
  }

  /** By the index in the list; what the catalog does not have is left out. */
  async findDetails(refreshId: number, variants: readonly VariantRef[]): Promise<Map<number, VariantDetails>> {
    if (variants.length === 0) return new Map();
    const { rows } = await this.pool.query<VariantDetails & { number: string }>({
      name: 'catalog-details',
      text: `
        SELECT number, is_available AS "isAvailable", print_area_id AS "printAreaId", sku, cost
          FROM unnest($2::int[], $3::int[], $4::int[])
               WITH ORDINALITY AS wanted (blueprint_id, print_provider_id, variant_id, number)
         CROSS JOIN LATERAL (
               SELECT is_available, print_area_id FROM catalog_mirrored_variants AS variant
                WHERE variant.refresh_id = $1 AND variant.blueprint_id = wanted.blueprint_id
                  AND variant.print_provider_id = wanted.print_provider_id
                  AND variant.variant_id = wanted.variant_id OFFSET 0) AS mirrored
          LEFT JOIN LATERAL (
               SELECT sku, cost FROM catalog_costs AS known
                WHERE known.blueprint_id = wanted.blueprint_id
                  AND known.print_provider_id = wanted.print_provider_id
                  AND known.variant_id = wanted.variant_id OFFSET 0) AS seen ON true`,
      values: [
        refreshId,
        variants.map(({ blueprintId }) => blueprintId),
        variants.map(({ printProviderId }) => printProviderId),
        variants.map(({ variantId }) => variantId),
      ],
    });
    return new Map(rows.map(({ number, ...details }) => [Number(number) - 1, details]));
  }

  async listOffers(refreshId: number, after: ProductRef, count: number): Promise<OfferRow[]> {
    const { rows } = await this.pool.query<OfferRow>({
      name: 'catalog-offers',
      text: `
        SELECT offer.blueprint_id AS "blueprintId", offer.print_provider_id AS "printProviderId",
               blueprint.title AS "blueprintTitle", blueprint.brand, blueprint.model,
               offer.provider_name AS "providerName", listed."variantIds", listed."optionIds"
          FROM catalog_offers AS offer
          JOIN catalog_blueprints AS blueprint USING (refresh_id, blueprint_id)
         CROSS JOIN LATERAL (
               SELECT string_agg(variant_id::text, ',') AS "variantIds", string_agg(option_id::text, ',') AS "optionIds"
                 FROM (SELECT variant_id, option_id FROM catalog_mirrored_variants AS variant
                        WHERE variant.refresh_id = $1 AND variant.blueprint_id = offer.blueprint_id
                          AND variant.print_provider_id = offer.print_provider_id
                        ORDER BY variant_id) AS variants) AS listed
         WHERE refresh_id = $1 AND listed."variantIds" IS NOT NULL
           AND (offer.blueprint_id, offer.print_provider_id) > ($2::int, $3::int)
         ORDER BY offer.blueprint_id, offer.print_provider_id
         LIMIT $4`,
      values: [refreshId, after.blueprintId, after.printProviderId, count],
    });
    return rows;
  }

  listOptions(): Promise<CatalogOption[]> {
    return this.prisma.catalogOption.findMany();
  }

  async listPrintAreas(): Promise<Map<number, PrintifyPlaceholder[]>> {
    const rows = await this.prisma.catalogPrintArea.findMany();
    return new Map(rows.map(({ id, areas }) => [id, printifyPlaceholders.parse(areas)]));
  }

  async findBlueprints(): Promise<Dated<PrintifyBlueprint[]> | null> {
    const refresh = await this.prisma.catalogRefresh.findFirst({ where: { state: 'current' } });
    if (!refresh) return null;
    const rows = await this.prisma.catalogBlueprint.findMany({
      where: { refreshId: refresh.id },
      orderBy: [{ position: 'asc' }, { blueprintId: 'asc' }],
    });
    const content = rows.map(({ blueprintId: id, title, brand, model, imageUrl }) => ({
      id,
      title,
      brand,
      model,
      images: imageUrl === null ? [] : [imageUrl],
    }));
    return content.length > 0 ? { content, readAt: refresh.startedAt } : null;
  }

  async findProviders(blueprintId: number): Promise<Dated<PrintifyProvider[]> | null> {
    const refreshId = await this.findCurrentId();
    if (refreshId === null) return null;
    const [blueprint, rows] = await Promise.all([
      this.prisma.catalogBlueprint.findUnique({ where: { refreshId_blueprintId: { refreshId, blueprintId } } }),
      this.prisma.catalogOffer.findMany({
        where: { refreshId, blueprintId },
        orderBy: [{ position: 'asc' }, { printProviderId: 'asc' }],
      }),
    ]);
    if (!blueprint?.listedAt || rows.length === 0) return null;
    const content = rows.map(({ printProviderId: id, providerName: title }) => ({ id, title }));
    return { content, readAt: blueprint.listedAt };
  }

  async findVariants({ blueprintId, printProviderId }: ProductRef): Promise<Dated<StockedVariant[]> | null> {
    const { rows } = await this.pool.query<VariantRow>({
      name: 'catalog-variants',
      text: `
        SELECT offer.read_at AS "readAt", variant.variant_id AS id, option.title, option.color, option.size, area.areas,
               variant.is_available AS "isAvailable"
          FROM catalog_refreshes AS refresh
          JOIN catalog_offers AS offer ON offer.refresh_id = refresh.id
          JOIN catalog_mirrored_variants AS variant USING (refresh_id, blueprint_id, print_provider_id)
          JOIN catalog_options AS option ON option.id = variant.option_id
          JOIN catalog_print_areas AS area ON area.id = variant.print_area_id
         WHERE refresh.state = 'current' AND offer.blueprint_id = $1 AND offer.print_provider_id = $2
         ORDER BY variant.position, variant.variant_id`,
      values: [blueprintId, printProviderId],
    });
    const [first] = rows;
    if (!first) return null;
    const content = rows.map(({ id, title, color, size, areas, isAvailable }) => ({
      id,
      title,
      options: { color, size },
      placeholders: printifyPlaceholders.parse(areas),
      isAvailable,
    }));
    return { content, readAt: first.readAt };
  }
}

/** Columns and their order are the specification's, section 3. Cost in cents; unknown cost or SKU is empty. */
export function catalogCsvSql(refreshId: number): string {
  return `COPY (
    SELECT variant.blueprint_id, ${plain('blueprint.title')} AS blueprint_title, variant.print_provider_id,
           ${plain('offer.provider_name')} AS print_provider_name, variant.variant_id, ${plain('option.title')} AS title,
           ${plain('option.color')} AS color, ${plain('option.size')} AS size, ${plain('known.sku')} AS sku, known.cost, variant.is_available::text AS is_available
      FROM catalog_mirrored_variants AS variant
      JOIN catalog_blueprints AS blueprint USING (refresh_id, blueprint_id)
      JOIN catalog_offers AS offer USING (refresh_id, blueprint_id, print_provider_id)
      JOIN catalog_options AS option ON option.id = variant.option_id
      LEFT JOIN catalog_costs AS known USING (blueprint_id, print_provider_id, variant_id)
     WHERE variant.refresh_id = ${Number(refreshId)}
     ORDER BY variant.blueprint_id, variant.print_provider_id, variant.variant_id
  ) TO STDOUT (FORMAT csv, HEADER)`;
}

/** A spreadsheet takes a text that begins so for a formula, but not behind an apostrophe. */
function plain(column: string): string {
  return `regexp_replace(${column}, '^[=+@\\t\\r-]', '''\\&')`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
