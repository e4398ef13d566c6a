/**
 * The copy of one catalog as CSV: the columns and their order are the product's specification, section 3. Cost is in
 * cents; it and the SKU are empty where they are not known; what is in stock says `true`.
 */
export function catalogCsvSql(refreshId: number): string {
  return `COPY (
    SELECT variant.blueprint_id, blueprint.title AS blueprint_title, variant.print_provider_id,
           offer.provider_name AS print_provider_name, variant.variant_id, option.title, option.color, option.size,
           known.sku, known.cost, variant.is_available::text AS is_available
      FROM catalog_mirrored_variants AS variant
      JOIN catalog_blueprints AS blueprint USING (refresh_id, blueprint_id)
      JOIN catalog_offers AS offer USING (refresh_id, blueprint_id, print_provider_id)
      JOIN catalog_options AS option ON option.id = variant.option_id
      LEFT JOIN catalog_costs AS known USING (blueprint_id, print_provider_id, variant_id)
     WHERE variant.refresh_id = ${Number(refreshId)}
     ORDER BY variant.blueprint_id, variant.print_provider_id, variant.variant_id
  ) TO STDOUT (FORMAT csv, HEADER)`;
}
