import type { CatalogRow } from './catalog-row.ts';

/** The rows in whose title, provider, color, size or SKU every word of the search occurs. */
export function findRows(rows: CatalogRow[], search: string): CatalogRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = [row.blueprint_title, row.print_provider_name, row.title, row.color, row.size, row.sku];
    const all = text.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
