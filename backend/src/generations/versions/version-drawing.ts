import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Generation, GenerationVersion } from '../../platform/prisma/client/client.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { waitedFor } from '../engines/batch-threads.ts';
import { designDocument } from '../model/documents/design-document.ts';
import type { GenerationRequest } from '../model/documents/generation-request.ts';
import { storedRedraw } from '../model/documents/redraw.ts';
import { retouchDocument } from '../model/documents/retouch-document.ts';
import type { StoredPrint } from '../model/products/prints.ts';
import type { StoredReport } from '../model/products/report.ts';
import { parseRequest } from '../model/row.ts';
import { CutOutStep, printsOf } from '../pipeline/steps/cut-out.step.ts';
import { DrawStep, type draw } from '../pipeline/steps/draw.step.ts';
import type { ResultOf, StepContext } from '../pipeline/steps/step.ts';
import { PartRedrawing } from './part-redrawing.ts';
import { RetouchDrawing } from './retouch-drawing.ts';

export interface VersionArt {
  prints: StoredPrint[];
  report: StoredReport;
  /** What would print badly, in sentences for the seller. */
  faults: string[];
}

/** Draws a version by the steps that draw a design and cut it out, into a folder of its own. */
@Injectable()
export class VersionDrawing {
  constructor(
    private readonly drawStep: DrawStep,
    private readonly retouching: RetouchDrawing,
    private readonly parts: PartRedrawing,
    private readonly cutOutStep: CutOutStep,
    private readonly files: FileStore,
  ) {}

  async draw(row: Generation, saved: GenerationVersion, signal: AbortSignal): Promise<VersionArt> {
    const { version, document } = saved;
    const design = { ...row, ...waitedFor };
    const own = { ...design, artVersion: version };
    if (design.engine === 'press') return this.press(own, document, signal);
    const redraw = storedRedraw.nullable().parse(saved.redraw);
    if (redraw) await this.parts.draw(design, version, redraw, signal);
    return this.cutOut(...(await this.retouching.draw(own, retouchDocument.parse(document))), signal);
  }

  private async press(design: Generation, document: unknown, signal: AbortSignal): Promise<VersionArt> {
    const { idea, ...press } = designDocument.parse(document);
    const generation = { ...design, idea };
    const context = contextOf(generation, { ...parseRequest(design), press }, signal);
    return this.cutOut(generation, await this.drawStep.run({ ...context, resultOf: neededNothing }), signal);
  }

  private async cutOut(generation: Generation, drawn: Drawn, signal: AbortSignal): Promise<VersionArt> {
    const resultOf: StepContext<typeof draw>['resultOf'] = ({ result }) => result.parse(drawn);
    const context = contextOf(generation, parseRequest(generation), signal);
    const made = await this.cutOutStep.run({ ...context, resultOf });
    await this.removeDrawn(drawn);
    return { prints: printsOf(made, generation.colors), report: made.report, faults: made.review?.sentences ?? [] };
  }

  /** The print files are made of it, and a version is never cut out again. */
  private async removeDrawn({ key, versions }: Drawn): Promise<void> {
    for (const drawn of new Set([key, ...versions.map((version) => version.key)])) await this.files.remove(drawn);
  }
}

type Drawn = ResultOf<typeof draw>;

function contextOf(generation: Generation, request: GenerationRequest, signal: AbortSignal) {
  return { generation, request, resumed: false, signal, saveColumns: () => Promise.resolve() };
}

function neededNothing<Result>(_: { result: z.ZodType<Result> }): never {
  throw new Error('A picture is drawn from its request alone.');
}
