import { Injectable } from '@nestjs/common';
import type { DesignDocument, ShirtTone } from '../../../designer/index.ts';
import type { InkTone, PrintArea, PrintFile, PrintReport, PrintSurface, Verdict } from '../../../print/index.ts';
import { type ProductKind, productKindFacts } from '../../../product-kinds/index.ts';
import type { ArtOwner } from '../batch-threads.ts';
import type { PressProduct } from '../press/press-products.ts';
import { PressStudio } from '../press/press-studio.ts';
import { groupShirts } from '../press/shirt-groups.ts';
import { PrintEngine } from '../print-engine.ts';
import { verdictOnPress } from './press-verdict.ts';

export interface ProductArtOrder {
  owner: ArtOwner;
  kind: ProductKind;
  area: PrintArea;
  /** Of the blank, by the names of the catalog. */
  colors: string[];
  source: PressSource | PictureSource;
}

/** A design of Press, which is composed anew. */
export interface PressSource {
  press: DesignDocument;
}

export interface PictureSource {
  /** PNG of the finished art with a transparent background. */
  picture: Buffer;
  /** By how much it was enlarged before. */
  enlarged: number;
}

export interface ProductPrint {
  png: Buffer;
  ink: 'original' | InkTone;
  colors: string[];
  placement: PrintFile['placement'];
  report: PrintReport;
}

export interface ProductArt {
  verdict: Verdict;
  /** None where the verdict is `refused`. */
  prints: ProductPrint[];
}

const inkFor: Record<ShirtTone, InkTone> = { light: 'dark', dark: 'light', any: 'dark' };

/** The right art for the print area of a product: drawn anew by Press, or the finished picture fitted into it. */
@Injectable()
export class ProductArtist {
  constructor(
    private readonly studio: PressStudio,
    private readonly engine: PrintEngine,
  ) {}

  /** @throws PrintError for a picture that cannot be read and an area that cannot be printed */
  draw(order: ProductArtOrder, signal: AbortSignal): Promise<ProductArt> {
    signal.throwIfAborted();
    const { surface } = productKindFacts[order.kind];
    if ('picture' in order.source) return this.fit(order, surface, order.source);
    return this.compose(order, surface, order.source.press, signal);
  }

  private async fit(
    { owner, area, colors }: ProductArtOrder,
    surface: PrintSurface,
    { picture, enlarged }: PictureSource,
  ): Promise<ProductArt> {
    const { verdict, prints } = await this.engine.fitPicture(owner, picture, surface, area, colors, enlarged);
    return { verdict, prints: prints.map(({ shirts, ...print }) => toPrint(print, print.ink, shirts)) };
  }

  private async compose(
    { owner, area, colors }: ProductArtOrder,
    surface: PrintSurface,
    press: DesignDocument,
    signal: AbortSignal,
  ): Promise<ProductArt> {
    const drawn: PressProduct[] = [];
    const prints: ProductPrint[] = [];
    for (const { shirtTone, colors: names, ink } of versionsFor(surface, colors)) {
      signal.throwIfAborted();
      const product = await this.studio.printProduct(owner, { ...press, shirtTone }, surface, area, names);
      drawn.push(product);
      if (product.print) prints.push(toPrint(product.print, ink, names));
    }
    const verdict = verdictOnPress(surface, area, drawn);
    return { verdict, prints: verdict.level === 'refused' ? [] : prints };
  }
}

interface Version {
  shirtTone: ShirtTone;
  colors: string[];
  ink: ProductPrint['ink'];
}

/** Paper has a background of its own, so the color of the blank does not matter. */
function versionsFor(surface: PrintSurface, colors: string[]): Version[] {
  if (surface === 'sheet') return [{ shirtTone: 'any', colors, ink: 'original' }];
  return groupShirts(colors).map((group) => ({ ...group, ink: inkFor[group.shirtTone] }));
}

function toPrint({ png, placement, report }: PrintFile, ink: ProductPrint['ink'], colors: string[]): ProductPrint {
  return { png, ink, colors, placement, report };
}
