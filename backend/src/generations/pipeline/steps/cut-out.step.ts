import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { FileStore } from '../../../platform/storage/storage.ts';
import type { PrintArea, PrintVersion } from '../../../print/index.ts';
import { largestPrintArea, planVariants, ShirtCatalogService } from '../../../printify/index.ts';
import { PrintEngine } from '../../engines/print-engine.ts';
import { fileKeys } from '../../model/generation-names.ts';
import { placement, type StoredPrint, storedPrint } from '../../model/products/prints.ts';
import { mergeReports, storedReport } from '../../model/products/report.ts';
import { findReview, type Review, review } from '../../model/status/review.ts';
import { colorsUnavailable } from '../../model/step-error.ts';
import { draw } from './draw.step.ts';
import { defineStep, type ResultOf, type StepContext, StepOf } from './step.ts';

const prints = z.object({ prints: z.array(storedPrint) });
/** Stored before there were versions: one file for every color. */
const singlePrint = z.object({ printKey: z.string(), imageKey: z.string(), placement });

export const cutOut = defineStep({
  name: 'cut_out',
  state: 'removing_bg',
  needs: [draw],
  doneMessage: 'Print files ready',
  result: z.intersection(
    z.union([prints, singlePrint]),
    z.object({
      report: storedReport,
      /** Null where nothing is wrong, or once the seller has approved it. */
      review: review.nullable().default(null),
    }),
  ),
});
type CutOut = ResultOf<typeof cutOut>;

export function printsOf(result: CutOut, colors: string[]): StoredPrint[] {
  if ('prints' in result) return result.prints;
  const { printKey: key, imageKey, placement: place } = result;
  return [{ key, imageKey, ink: 'original', shirts: colors, placement: place }];
}

const previewWidth = 1200;

@Injectable()
export class CutOutStep extends StepOf(cutOut) {
  constructor(
    private readonly engine: PrintEngine,
    private readonly catalog: ShirtCatalogService,
    private readonly store: FileStore,
  ) {
    super();
  }

  async run({ generation, request, resultOf }: StepContext<typeof draw>): Promise<CutOut> {
    const { colors, userId } = generation;
    const { product } = request;
    const variants = await this.catalog.fetchOrCachedVariants(userId, product);
    const { enabled } = planVariants(variants, colors, product.sizes);
    if (enabled.length === 0) throw colorsUnavailable();
    const versions = await this.prepare(generation, resultOf(draw), largestPrintArea(enabled));
    const saved: StoredPrint[] = [];
    for (const version of versions) saved.push(await this.save(generation, version));
    const report = mergeReports(
      versions.map((version) => version.report),
      colors,
    );
    return { prints: saved, report, review: findReview(report) };
  }

  /** An engine that draws in inks of its own has said which shirts take which; else the print engine finds out. */
  private async prepare(
    generation: Generation,
    { key, versions, enlarged }: ResultOf<typeof draw>,
    area: PrintArea,
  ): Promise<PrintVersion[]> {
    const { colors, background } = generation;
    if (versions.length === 0)
      return this.engine.preparePrints(generation, await this.store.get(key), area, colors, background, enlarged);
    const prepared: PrintVersion[] = [];
    for (const { key: drawn, ink, shirts } of versions) {
      const file = await this.engine.preparePrint(generation, await this.store.get(drawn), area, shirts, background);
      prepared.push({ ...file, ink, shirts });
    }
    return prepared;
  }

  private async save(generation: Generation, version: PrintVersion): Promise<StoredPrint> {
    const { png, ink, shirts, placement: place } = version;
    const image = await this.engine.previewPng(generation, png, previewWidth);
    const keys = fileKeys(generation);
    const [key, imageKey] = [keys.print(ink, png), keys.image(ink, image)];
    const placeholder = await this.engine.toPlaceholder(generation, image);
    await this.store.put(key, png, 'image/png');
    await this.store.put(imageKey, image, 'image/png');
    return { key, imageKey, ink, shirts, placement: place, placeholder };
  }

  override columns(result: CutOut) {
    const saved = printsOf(result, []);
    const [first] = saved;
    return {
      prints: saved,
      report: result.report,
      ...(first ? { printKey: first.key, imageKey: first.imageKey } : {}),
    };
  }

  override requiresReview(result: CutOut): Review | null {
    return result.review;
  }
}
