import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { CatalogPage, CatalogQuery } from '../dto/catalog.dto.ts';
import type { Place } from './catalog-index.ts';
import { LoadedCatalog } from './loaded-catalog.ts';
import { SearchDatabase } from './search-database.ts';

const pageSize = 100;
const looks = 3;
/** Shorter beginnings of a SKU would find everything. */
const shortestSku = 3;

/** Looks through the current catalog, a page at a time. */
@Injectable()
export class CatalogSearch {
  private loading: { refreshId: number; catalog: Promise<LoadedCatalog> } | null = null;

  constructor(
    private readonly database: SearchDatabase,
    private readonly prisma: PrismaService,
  ) {}

  async page({ search = '', after, limit = pageSize }: CatalogQuery): Promise<CatalogPage> {
    for (let look = 1; ; look += 1) {
      const { refreshId, bySku } = await this.database.current(skuIn(search));
      if (refreshId === null) return { total: 0, variants: [], next: null };
      const catalog = await this.catalogOf(refreshId);
      const found = catalog.index.search(search, { after: after ? parsePlace(after) : undefined, limit, also: bySku });
      const details = await this.database.details(refreshId, found.variants);
      // A catalog that was replaced in this moment is being cleared away: the new one has the answer.
      if (details.size < found.variants.length && look < looks) continue;
      const last = found.variants.at(-1);
      return {
        total: found.total,
        variants: found.variants.flatMap((one, place) => catalog.view(one, details.get(place)) ?? []),
        next: found.more && last ? formatPlace(last) : null,
      };
    }
  }

  /** One catalog at a time: it is loaded when its first search asks, and serves until another takes its place. */
  private catalogOf(refreshId: number): Promise<LoadedCatalog> {
    if (this.loading?.refreshId === refreshId) return this.loading.catalog;
    const catalog = LoadedCatalog.load(refreshId, this.database, this.prisma);
    this.loading = { refreshId, catalog };
    catalog.catch(() => {
      this.loading = null;
    });
    return catalog;
  }
}

/** A search that may be the beginning of a SKU: one piece, long enough. */
function skuIn(search: string): string | null {
  const text = search.trim().toLowerCase();
  return text.length >= shortestSku && !/\s/.test(text) ? text : null;
}

function formatPlace({ blueprintId, printProviderId, variantId }: Place): string {
  return `${blueprintId}.${printProviderId}.${variantId}`;
}

function parsePlace(text: string): Place {
  const [blueprintId = 0, printProviderId = 0, variantId = 0] = text.split('.').map(Number);
  return { blueprintId, printProviderId, variantId };
}
