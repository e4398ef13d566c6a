import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/prisma.service.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { largestPrintArea, planVariants, ShirtCatalogService } from '../../printify/printify.module.ts';
import { filesOf } from '../file-keys.ts';
import { PrintEngine } from '../print-engine.ts';
import { Step, type StepContext, StepError, type StepResults } from '../step.ts';

/** Width of the picture on screen, in pixels. */
const previewWidth = 1200;

/** Makes the print file and the picture for the screen from what was drawn. */
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

  async run({ generation, results }: StepContext<'draw'>): Promise<StepResults['cut_out']> {
    const { enabled } = planVariants(await this.catalog.knownTo(generation.userId), generation.colors);
    if (enabled.length === 0)
      throw new StepError(
        'colors_unavailable',
        'The chosen colors are not available at Printify any more. Choose others.',
      );
    const drawn = await this.store.get(results.draw.key);
    const file = await this.engine.preparePrintFile(drawn, largestPrintArea(enabled), generation.colors);
    const keys = filesOf(generation);
    await this.store.put(keys.print, file.png, 'image/png');
    await this.store.put(keys.image, await this.engine.previewPng(file.png, previewWidth), 'image/png');
    return {
      printKey: keys.print,
      imageKey: keys.image,
      placement: file.placement,
      report: file.report as unknown as Prisma.InputJsonObject,
    };
  }

  patch({ printKey, imageKey, report }: StepResults['cut_out']) {
    return { printKey, imageKey, report };
  }
}
