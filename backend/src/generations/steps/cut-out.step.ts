import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import type { Prisma } from '../../platform/prisma/prisma.service.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import type { PrintArea, PrintVersion } from '../../print/index.ts';
import { largestPrintArea, planVariants, ShirtCatalogService } from '../../printify/index.ts';
import { filesOf } from '../file-keys.ts';
import { mergeReports } from '../passport.ts';
import { PrintEngine } from '../print-engine.ts';
import type { StoredPrint } from '../prints.ts';
import { type BackgroundChoice, type Review, reviewOf } from '../review.ts';
import { colorsUnavailable, Step, type StepContext, type StepResults } from '../step.ts';

/** Width of the picture on screen, in pixels. */
const previewWidth = 1200;

/** Makes the print files that the chosen colors need, and their pictures for the screen, from what was drawn. */
@Injectable()
export class CutOutStep extends Step<'cut_out', 'draw'> {
  readonly name = 'cut_out';
  readonly state = 'removing_bg';
  readonly needs = ['draw'] as const;

  constructor(
    private readonly engine: PrintEngine,
    private readonly catalog: ShirtCatalogService,
    private readonly store: FileStore,
  ) {
    super();
  }

  async run({ generation, request, results }: StepContext<'draw'>): Promise<StepResults['cut_out']> {
    const { colors } = generation;
    const { product } = request;
    const variants = await this.catalog.fetchOrCachedVariants(generation.userId, product);
    const { enabled } = planVariants(variants, colors, product.sizes);
    if (enabled.length === 0) throw colorsUnavailable();
    const versions = await this.prepare(generation, results.draw, largestPrintArea(enabled));
    const prints: StoredPrint[] = [];
    for (const version of versions) prints.push(await this.keep(generation, version));
    const report = mergeReports(
      versions.map((version) => version.report),
      colors,
    );
    return { prints, report: report as unknown as Prisma.InputJsonObject, review: reviewOf(report) };
  }

  /** An engine that draws in inks of its own has said which shirts take which; else the print engine finds out. */
  private async prepare(
    { colors, background }: Generation,
    { key, versions = [] }: StepResults['draw'],
    area: PrintArea,
  ): Promise<PrintVersion[]> {
    const choice = background as BackgroundChoice;
    if (versions.length === 0) return this.engine.preparePrints(await this.store.get(key), area, colors, choice);
    const prints: PrintVersion[] = [];
    for (const { key: drawn, ink, shirts } of versions) {
      const file = await this.engine.preparePrint(await this.store.get(drawn), area, shirts, choice);
      prints.push({ ...file, ink, shirts });
    }
    return prints;
  }

  private async keep(generation: Generation, version: PrintVersion): Promise<StoredPrint> {
    const { png, ink, shirts, placement } = version;
    const image = await this.engine.previewPng(png, previewWidth);
    const files = filesOf(generation);
    const [key, imageKey] = [files.print(ink, png), files.image(ink, image)];
    await this.store.put(key, png, 'image/png');
    await this.store.put(imageKey, image, 'image/png');
    return { key, imageKey, ink, shirts, placement };
  }

  patch({ prints, report }: StepResults['cut_out']) {
    const [first] = prints;
    return {
      prints: prints as unknown as Prisma.InputJsonArray,
      report,
      ...(first ? { printKey: first.key, imageKey: first.imageKey } : {}),
    };
  }

  override holds({ review }: StepResults['cut_out']): Review | null {
    // What was stored before there were reviews has none.
    return review ?? null;
  }
}
