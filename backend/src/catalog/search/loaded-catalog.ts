import { setImmediate as breathe } from 'node:timers/promises';
import type { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { CatalogPrintAreaView, CatalogVariantView } from '../dto/catalog.dto.ts';
import { CatalogIndex, type FoundVariant, type IndexedOffer } from './catalog-index.ts';
import type { SearchDatabase, VariantDetails } from './search-database.ts';

/** Offers read at a time; between two such pieces the process does other things. */
const piece = 100;

interface OfferNames {
  blueprintTitle: string;
  providerName: string;
}

/** One catalog, ready to be searched: the index of its words, and the names that many variants share. */
export class LoadedCatalog {
  private constructor(
    readonly refreshId: number,
    readonly index: CatalogIndex,
    private readonly offers: ReadonlyMap<string, OfferNames>,
    private readonly options: ReadonlyMap<number, { title: string; color: string; size: string }>,
    private readonly areas: ReadonlyMap<number, CatalogPrintAreaView[]>,
  ) {}

  static async load(refreshId: number, database: SearchDatabase, prisma: PrismaService): Promise<LoadedCatalog> {
    const { indexed, names } = await readOffers(refreshId, database);
    const [options, areas] = await Promise.all([prisma.catalogOption.findMany(), prisma.catalogPrintArea.findMany()]);
    const texts = options.map(({ id, title, color, size }) => ({ id, text: `${title} ${color} ${size}` }));
    return new LoadedCatalog(
      refreshId,
      new CatalogIndex(indexed, texts),
      names,
      new Map(options.map(({ id, ...option }) => [id, option])),
      new Map(areas.map(({ id, areas: list }) => [id, list as unknown as CatalogPrintAreaView[]])),
    );
  }

  /** Null where the database does not know the variant any more. */
  view(found: FoundVariant, details: VariantDetails | undefined): CatalogVariantView | null {
    if (!details) return null;
    const offer = this.offers.get(keyOf(found));
    const { title = '', color = '', size = '' } = this.options.get(found.optionId) ?? {};
    return {
      blueprint_id: found.blueprintId,
      blueprint_title: offer?.blueprintTitle ?? '',
      print_provider_id: found.printProviderId,
      print_provider_name: offer?.providerName ?? '',
      variant_id: found.variantId,
      title,
      color,
      size,
      sku: details.sku ?? '',
      cost: details.cost,
      is_available: details.isAvailable,
      print_areas: this.areas.get(details.printAreaId) ?? [],
    };
  }
}

async function readOffers(refreshId: number, database: SearchDatabase) {
  const indexed: IndexedOffer[] = [];
  const names = new Map<string, OfferNames>();
  for (let last = { blueprintId: 0, printProviderId: 0 }; ; ) {
    const rows = await database.offers(refreshId, last, piece);
    for (const { blueprintId, printProviderId, blueprintTitle, brand, model, providerName, ...lists } of rows) {
      indexed.push({
        blueprintId,
        printProviderId,
        text: `${blueprintTitle} ${brand} ${model} ${providerName}`,
        variantIds: numbersIn(lists.variantIds),
        optionIds: numbersIn(lists.optionIds),
      });
      last = { blueprintId, printProviderId };
      names.set(keyOf(last), { blueprintTitle, providerName });
    }
    if (rows.length < piece) return { indexed, names };
    await breathe();
  }
}

function numbersIn(list: string): Uint32Array {
  return Uint32Array.from(list.split(','), Number);
}

function keyOf({ blueprintId, printProviderId }: { blueprintId: number; printProviderId: number }): string {
  return `${blueprintId}.${printProviderId}`;
}
