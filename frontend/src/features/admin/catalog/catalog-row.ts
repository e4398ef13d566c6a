/** A variant as the table shows it, whether the server found it or the browser holds them all. */
export interface CatalogRow {
  blueprint_id: number;
  blueprint_title: string;
  print_provider_id: number;
  print_provider_name: string;
  variant_id: number;
  title: string;
  color: string;
  size: string;
  sku: string;
  /** Cents; null where it is not known. */
  cost: number | null;
  is_available: boolean;
}
