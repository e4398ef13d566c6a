/** A variant, from a search on the server or from the CSV. */
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
  /** Cents; null where Printify gave none. */
  cost: number | null;
  is_available: boolean;
}
