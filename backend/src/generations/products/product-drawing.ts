import { Injectable } from '@nestjs/common';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import type { PrintArea } from '../../print/index.ts';
import { printOn } from '../../printify/index.ts';
import { PrintEngine } from '../engines/print-engine.ts';
import { type ProductArt, ProductArtist, type ProductArtOrder } from '../engines/product-art/product-artist.ts';
import { productFileKeys } from '../model/generation-names.ts';
import { type ProductPrintFile, type ProductVerdict, parseVerdict } from '../model/products/design-product.ts';
import { type PrintedVariant, type PrintGroup, printGroups } from '../model/products/print-groups.ts';
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

interface DrawnArt extends ProductArt {
  /** What it was drawn for. */
  area: PrintArea;
  /** Names of larger sizes, on which it looks bad. */
  leftOut: string[];
}

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

  async draw(asked: DrawingOrder, signal: AbortSignal): Promise<ProductFiles> {
    const { row, design, colors } = asked;
    const source = await this.sources.find(design);
    const verdicts: ProductVerdict[] = [];
    const prints: ProductPrintFile[] = [];
    const order = { owner: design, kind: row.kind, colors, source };
    // What is sold already stays for sale: a size can be left out only before there is a product.
    const mayLeaveOut = row.productId === null;
    for (const group of printGroups(asked.wanted, asked.all)) {
      const sizes = sizesOf(group, asked.wanted);
      const art = await this.drawLargest(order, mayLeaveOut && 'picture' in source ? sizes : sizes.slice(0, 1), signal);
      const leftOut = art.verdict.level === 'refused' ? sizes.flatMap(({ names }) => names) : art.leftOut;
      verdicts.push({ ...art.verdict, leftOut });
      prints.push(...(await this.save(asked, group, art)));
    }
    const verdict = mayLeaveOut ? sumUp(verdicts) : { ...worstOf(verdicts), leftOut: parseVerdict(row)?.leftOut ?? [] };
    return { verdict, prints: verdict.level === 'refused' ? [] : prints };
  }

  /** For the largest of the sizes on which it looks good: a picture looks worse, the larger it is printed. */
  private async drawLargest(
    order: Omit<ProductArtOrder, 'area'>,
    [largest, ...smaller]: PrintedSize[],
    signal: AbortSignal,
  ): Promise<DrawnArt> {
    if (!largest) throw new Error('A product has a print area.');
    const art = await this.artist.draw({ ...order, area: largest.area }, signal);
    if (art.verdict.level !== 'refused' || smaller.length === 0) return { ...art, area: largest.area, leftOut: [] };
    const next = await this.drawLargest(order, smaller, signal);
    return { ...next, leftOut: [...largest.names, ...next.leftOut] };
  }

  private async save(
    { row, design }: DrawingOrder,
    { variants }: PrintGroup<PrintedVariant>,
    { prints, area }: DrawnArt,
  ): Promise<ProductPrintFile[]> {
    const files: ProductPrintFile[] = [];
    const onColors = prints.map(({ colors }) => ({ shirts: colors }));
    for (const [at, print] of prints.entries()) {
      const variantIds = variants
        .filter(({ color }) => printOn(color, onColors) === at)
        .map(({ variantId }) => variantId);
      files.push({ ...(await this.saveFile(design, row, print)), variantIds, area });
    }
    return files;
  }

  private async saveFile(design: Generation, row: DesignProduct, { png, ink, colors, placement, report }: ArtPrint) {
    const image = await this.engine.previewPng(design, png, previewWidth);
    const keys = productFileKeys(design, row.id);
    const [key, imageKey] = [keys.print(ink, png), keys.image(ink, image)];
    const placeholder = await this.engine.toPlaceholder(design, image);
    await this.store.put(key, png, 'image/png');
    await this.store.put(imageKey, image, 'image/png');
    return { key, imageKey, ink, shirts: colors, placement, placeholder, report };
  }
}

interface PrintedSize {
  area: PrintArea;
  names: string[];
}

/** Of the variants of a shape that are wanted: the largest first. */
function sizesOf({ variants }: PrintGroup<PrintedVariant>, wanted: readonly PrintedVariant[]): PrintedSize[] {
  const ids = new Set(variants.map(({ variantId }) => variantId));
  const sizes = new Map<string, PrintedSize>();
  for (const { variantId, size, printWidth: width, printHeight: height } of wanted) {
    if (!ids.has(variantId)) continue;
    const known = sizes.get(`${width} x ${height}`);
    const names = [...new Set([...(known?.names ?? []), size])];
    sizes.set(`${width} x ${height}`, { area: { width, height }, names });
  }
  return [...sizes.values()].sort((one, other) => other.area.width - one.area.width);
}

/** As bad as the worst of what is made; what is left out is named. All is refused where nothing is left. */
function sumUp(verdicts: readonly ProductVerdict[]): ProductVerdict {
  const made = verdicts.filter(({ level }) => level !== 'refused');
  if (made.length === 0) return { ...worstOf(verdicts), leftOut: [] };
  const leftOut = verdicts.flatMap((verdict) => verdict.leftOut);
  const { level, message } = worstOf(made);
  if (leftOut.length === 0) return { level, message, leftOut };
  return {
    level: 'fair',
    message: `${message} Not made in ${leftOut.join(', ')}: it would not look good there.`,
    leftOut,
  };
}

function worstOf(verdicts: readonly ProductVerdict[]): ProductVerdict {
  const [first, ...rest] = verdicts;
  if (!first) throw new Error('A product has a print area.');
  return rest.reduce((most, one) => (worst.indexOf(one.level) < worst.indexOf(most.level) ? one : most), first);
}
