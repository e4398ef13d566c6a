import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type {
  MirrorReader,
  PrintifyPlaceholder,
  ProductRef,
  VariantDetails,
  VariantRef,
} from '../../printify/index.ts';
import { CatalogIndex, type FoundVariant, type IndexedOffer } from './catalog-index.ts';

const batchSize = 100;

interface OfferNames {
  blueprintTitle: string;
  providerName: string;
}

interface VariantNames {
  title: string;
  color: string;
  size: string;
}

export interface CatalogVariant extends VariantRef, OfferNames, VariantNames {
  sku: string | null;
  /** Cents. */
  cost: number | null;
  isAvailable: boolean;
  printAreas: PrintifyPlaceholder[];
}

export class LoadedCatalog {
  private constructor(
    readonly refreshId: number,
    readonly index: CatalogIndex,
    private readonly offers: ReadonlyMap<string, OfferNames>,
    private readonly options: ReadonlyMap<number, VariantNames>,
    private readonly areas: ReadonlyMap<number, PrintifyPlaceholder[]>,
  ) {}

  static async load(refreshId: number, mirror: MirrorReader): Promise<LoadedCatalog> {
    const { indexed, names } = await readOffers(refreshId, mirror);
    const [options, areas] = await Promise.all([mirror.listOptions(), mirror.listPrintAreas()]);
    const texts = options.map(({ id, title, color, size }) => ({ id, text: `${title} ${color} ${size}` }));
    return new LoadedCatalog(
      refreshId,
      new CatalogIndex(indexed, texts),
      names,
      new Map(options.map(({ id, ...option }) => [id, option])),
      areas,
    );
  }

  /** Null where the database does not have the variant any more. */
  describe(found: FoundVariant, details: VariantDetails | undefined): CatalogVariant | null {
    if (!details) return null;
    const { blueprintId, printProviderId, variantId, optionId } = found;
    const { sku, cost, isAvailable, printAreaId } = details;
    return {
      blueprintId,
      printProviderId,
      variantId,
      ...(this.offers.get(keyOf(found)) ?? { blueprintTitle: '', providerName: '' }),
      ...(this.options.get(optionId) ?? { title: '', color: '', size: '' }),
      sku,
      cost,
      isAvailable,
      printAreas: this.areas.get(printAreaId) ?? [],
    };
  }
}

async function readOffers(refreshId: number, mirror: MirrorReader) {
  const indexed: IndexedOffer[] = [];
  const names = new Map<string, OfferNames>();
  for (let last = { blueprintId: 0, printProviderId: 0 }; ; ) {
    const rows = await mirror.listOffers(refreshId, last, batchSize);
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
    if (rows.length < batchSize) return { indexed, names };
    await yieldToEventLoop();
  }
}

function numbersIn(list: string): Uint32Array {
  return Uint32Array.from(list.split(','), Number);
}

function keyOf({ blueprintId, printProviderId }: ProductRef): string {
  return `${blueprintId}.${printProviderId}`;
}
