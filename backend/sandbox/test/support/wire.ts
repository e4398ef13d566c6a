/** The fields that the tests read in the sandbox's answers. */

export interface Variant {
  id: number;
  cost: number;
  price: number;
  title: string;
  is_enabled: boolean;
  is_default: boolean;
}

export interface Product {
  id: string;
  title: string;
  description: string;
  tags: string[];
  variants: Variant[];
  images: { src: string; position: string; is_default: boolean; variant_ids: number[] }[];
  print_areas: { variant_ids: number[]; placeholders: { position: string; images: object[] }[] }[];
  is_locked: boolean;
  external?: { id: string; handle: string };
  created_at: string;
  blueprint_id: number;
  print_provider_id: number;
}

export interface Page<T> {
  data: T[];
  total: number;
  per_page: number;
}

export interface Upload {
  id: string;
  preview_url: string;
}

/** A Printify error with a code. */
export interface Refusal {
  status: string;
  code: number;
  message: string;
  errors: { code: number; reason: string };
}

export interface Calls {
  count: number;
  calls: object[];
}
