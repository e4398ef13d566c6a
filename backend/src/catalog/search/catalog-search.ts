import { Injectable } from '@nestjs/common';
import { MirrorReader } from '../../printify/index.ts';
import type { Place } from './catalog-index.ts';
import { type CatalogVariant, LoadedCatalog } from './loaded-catalog.ts';

export interface SearchRequest {
  search?: string;
  /** `next` of the page before. */
  after?: string;
  limit?: number;
}

export interface FoundPage {
  total: number;
  variants: CatalogVariant[];
  /** Null on the last page. */
  next: string | null;
}

const pageSize = 100;
const tries = 3;
/** Shorter prefixes of a SKU would find everything. */
const minSkuPrefix = 3;

@Injectable()
export class CatalogSearch {
  private loading: { refreshId: number; catalog: Promise<LoadedCatalog> } | null = null;

  constructor(private readonly mirror: MirrorReader) {}

  async findPage({ search = '', after, limit = pageSize }: SearchRequest): Promise<FoundPage> {
    const sku = skuPrefixIn(search);
    for (let attempt = 1; ; attempt += 1) {
      const [refreshId, also] = await Promise.all([
        this.mirror.findCurrentId(),
        sku === null ? [] : this.mirror.findVariantsBySku(sku),
      ]);
      if (refreshId === null) return { total: 0, variants: [], next: null };
      const catalog = await this.catalogOf(refreshId);
      const found = catalog.index.search(search, { after: after ? parsePlace(after) : undefined, limit, also });
      const details = await this.mirror.findDetails(refreshId, found.variants);
      // The catalog was replaced meanwhile and is being deleted: the new one has the answer.
      if (details.size < found.variants.length && attempt < tries) continue;
      const last = found.variants.at(-1);
      return {
        total: found.total,
        variants: found.variants.flatMap((variant, place) => catalog.describe(variant, details.get(place)) ?? []),
        next: found.more && last ? formatPlace(last) : null,
      };
    }
  }

  /** One catalog at a time: it is loaded by its first search, and serves until another replaces it. */
  private catalogOf(refreshId: number): Promise<LoadedCatalog> {
    if (this.loading?.refreshId === refreshId) return this.loading.catalog;
    const catalog = LoadedCatalog.load(refreshId, this.mirror);
    this.loading = { refreshId, catalog };
    catalog.catch(() => {
      this.loading = null;
    });
    return catalog;
  }
}

/** A search that may be the beginning of a SKU: one word, long enough. */
function skuPrefixIn(search: string): string | null {
  const text = search.trim().toLowerCase();
  return text.length >= minSkuPrefix && !/\s/.test(text) ? text : null;
}

function formatPlace({ blueprintId, printProviderId, variantId }: Place): string {
  return `${blueprintId}.${printProviderId}.${variantId}`;
}

function parsePlace(text: string): Place {
  const [blueprintId = 0, printProviderId = 0, variantId = 0] = text.split('.').map(Number);
  return { blueprintId, printProviderId, variantId };
}
