import { Injectable } from '@nestjs/common';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { printOn } from '../../printify/index.ts';
import { PrintEngine } from '../engines/print-engine.ts';
import { type ProductArt, ProductArtist } from '../engines/product-art/product-artist.ts';
import type { ProductPrintFile, ProductVerdict } from '../model/design-product.ts';
import { productFileKeys } from '../model/generation-names.ts';
import { type PrintedVariant, type PrintGroup, printGroups } from '../model/print-groups.ts';
import { ArtSources } from './art-sources.ts';

export interface ProductFiles {
  verdict: ProductVerdict;
  /** Empty where it is refused. */
  prints: ProductPrintFile[];
}

export interface DrawingOrder {
  row: DesignProduct;
  design: Generation;
  colors: string[];
  /** What is sold, and every variant there is. */
  wanted: PrintedVariant[];
  all: PrintedVariant[];
}

type ArtPrint = ProductArt['prints'][number];

const previewWidth = 1200;
const worst = ['refused', 'fair', 'good'] as const;

/** The print files of a further product: the design anew for each shape of its print area. */
@Injectable()
export class ProductDrawing {
  constructor(
    private readonly artist: ProductArtist,
    private readonly sources: ArtSources,
    private readonly engine: PrintEngine,
    private readonly store: FileStore,
  ) {}

  async draw(order: DrawingOrder, signal: AbortSignal): Promise<ProductFiles> {
    const { row, design, colors } = order;
    const source = await this.sources.find(design);
    const verdicts: ProductVerdict[] = [];
    const prints: ProductPrintFile[] = [];
    for (const group of printGroups(order.wanted, order.all)) {
      const art = await this.artist.draw(
        { userId: row.userId, kind: row.kind, area: group.area, colors, source },
        signal,
      );
      verdicts.push(art.verdict);
      prints.push(...(await this.save(order, group, art.prints)));
    }
    const verdict = worstOf(verdicts);
    return { verdict, prints: verdict.level === 'refused' ? [] : prints };
  }

  private async save(
    { row, design }: DrawingOrder,
    { variants }: PrintGroup<PrintedVariant>,
    made: ArtPrint[],
  ): Promise<ProductPrintFile[]> {
    const files: ProductPrintFile[] = [];
    const onColors = made.map(({ colors }) => ({ shirts: colors }));
    for (const [at, print] of made.entries()) {
      const variantIds = variants
        .filter(({ color }) => printOn(color, onColors) === at)
        .map(({ variantId }) => variantId);
      files.push({ ...(await this.saveFile(design, row, print)), variantIds });
    }
    return files;
  }

  private async saveFile(design: Generation, row: DesignProduct, { png, ink, colors, placement }: ArtPrint) {
    const image = await this.engine.previewPng(row.userId, png, previewWidth);
    const keys = productFileKeys(design, row.id);
    const [key, imageKey] = [keys.print(ink, png), keys.image(ink, image)];
    const placeholder = await this.engine.toPlaceholder(row.userId, image);
    await this.store.put(key, png, 'image/png');
    await this.store.put(imageKey, image, 'image/png');
    return { key, imageKey, ink, shirts: colors, placement, placeholder };
  }
}

function worstOf(verdicts: ProductVerdict[]): ProductVerdict {
  const [first, ...rest] = verdicts;
  if (!first) throw new Error('A product has a print area.');
  return rest.reduce((most, one) => (worst.indexOf(one.level) < worst.indexOf(most.level) ? one : most), first);
}
