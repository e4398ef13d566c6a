import { Injectable } from '@nestjs/common';
import { PostgresPool } from '../../platform/postgres/postgres-pool.ts';
import type { Place } from './catalog-index.ts';

/** What the database alone knows of a variant that was found. */
export interface VariantDetails {
  isAvailable: boolean;
  printAreaId: number;
  sku: string | null;
  cost: number | null;
}

export interface OfferRow {
  blueprintId: number;
  printProviderId: number;
  blueprintTitle: string;
  brand: string;
  model: string;
  providerName: string;
  /** Numbers with commas between them, in the order of the variants: a text is read faster than an array. */
  variantIds: string;
  optionIds: string;
}

const skuHits = 200;

/**
 * The search's few statements, prepared once a session: planning them anew would take longer than running them.
 * `OFFSET 0` keeps the planner from turning the look-ups of a page into one great join.
 */
@Injectable()
export class SearchDatabase {
  constructor(private readonly pool: PostgresPool) {}

  /** The current catalog, null where there is none, and the variants whose SKU begins with `sku`. */
  async current(sku: string | null): Promise<{ refreshId: number | null; bySku: Place[] }> {
    const [refreshes, bySku] = await Promise.all([
      this.pool.query<{ id: number }>({
        name: 'current',
        text: "SELECT id FROM catalog_refreshes WHERE state = 'current'",
      }),
      sku === null ? [] : this.placesBySku(sku),
    ]);
    return { refreshId: refreshes.rows[0]?.id ?? null, bySku };
  }

  /** By the number of the place in the list, from 0; what the catalog does not have is left out. */
  async details(refreshId: number, places: readonly Place[]): Promise<Map<number, VariantDetails>> {
    if (places.length === 0) return new Map();
    const { rows } = await this.pool.query<VariantDetails & { number: string }>({
      name: 'details',
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
        places.map(({ blueprintId }) => blueprintId),
        places.map(({ printProviderId }) => printProviderId),
        places.map(({ variantId }) => variantId),
      ],
    });
    return new Map(rows.map(({ number, ...details }) => [Number(number) - 1, details]));
  }

  /** So many offers of a catalog that have variants, behind one, in order. */
  async offers(refreshId: number, behind: Omit<Place, 'variantId'>, count: number): Promise<OfferRow[]> {
    const { rows } = await this.pool.query<OfferRow>({
      name: 'offers',
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
      values: [refreshId, behind.blueprintId, behind.printProviderId, count],
    });
    return rows;
  }

  private async placesBySku(sku: string): Promise<Place[]> {
    const { rows } = await this.pool.query<Place>({
      name: 'sku',
      text: `
        SELECT blueprint_id AS "blueprintId", print_provider_id AS "printProviderId", variant_id AS "variantId"
          FROM catalog_costs WHERE lower(sku) LIKE $1 LIMIT ${skuHits}`,
      values: [`${escapeLike(sku)}%`],
    });
    return rows;
  }
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
