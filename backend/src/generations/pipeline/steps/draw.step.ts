import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileStore } from '../../../platform/storage/storage.ts';
import { CostLimits } from '../../costs/cost-limits.ts';
import { ImageCostsService } from '../../costs/image-costs.service.ts';
import type { DrawnPicture, ImageModel } from '../../engines/image-model.ts';
import { OpenAiImageModel } from '../../engines/openai/openai-image-model.ts';
import { PressImageModel } from '../../engines/press/press-image-model.ts';
import { fileKeys } from '../../model/generation-names.ts';
import type { BilledImage } from '../../model/image-costs.ts';
import type { DesignEngine } from '../../model/status/states.ts';
import { sketchGone } from '../../model/step-error.ts';
import { defineStep, type ResultOf, type StepContext, StepOf } from './step.ts';

export const draw = defineStep({
  name: 'draw',
  state: 'generating',
  needs: [],
  doneMessage: 'Picture drawn',
  result: z.object({
    key: z.string(),
    keyColor: z.string().nullable(),
    model: z.string(),
    /** The same design in inks for some of the shirts each, where the engine can; none: `key` is for all. */
    versions: z
      .array(z.object({ key: z.string(), ink: z.enum(['light', 'dark']), shirts: z.array(z.string()) }))
      .default([]),
    /** By how much its art was enlarged when it was drawn. */
    enlarged: z.number().default(1),
  }),
});
type Drawn = ResultOf<typeof draw>;

@Injectable()
export class DrawStep extends StepOf(draw) {
  private readonly engines: Record<DesignEngine, ImageModel>;

  constructor(
    ai: OpenAiImageModel,
    press: PressImageModel,
    private readonly store: FileStore,
    private readonly costs: ImageCostsService,
    private readonly limits: CostLimits,
  ) {
    super();
    this.engines = { ai, press };
  }

  async run({ generation, request, signal }: StepContext<never>): Promise<Drawn> {
    const { idea, colors, userId, batchId, engine } = generation;
    if (engine === 'ai') await this.limits.check(userId);
    const onBilled = (billed: BilledImage) => this.costs.record(generation.id, billed);
    const sketch = request.sketchKey ? await this.readSketch(request.sketchKey) : undefined;
    const picture = await this.engines[engine].draw(
      { idea, colors, userId, batchId, request, sketch, onBilled },
      signal,
    );
    const keys = fileKeys(generation);
    await this.store.put(keys.drawn, picture.bytes, 'image/png');
    if (picture.vector !== undefined) await this.store.put(keys.vector, Buffer.from(picture.vector), 'image/svg+xml');
    const versions = await this.saveVersions(keys, picture);
    const { keyColor, model } = picture;
    return { key: keys.drawn, keyColor, model, versions, enlarged: 1 };
  }

  private async readSketch(key: string): Promise<Buffer> {
    if (!(await this.store.find(key))) throw sketchGone();
    return this.store.get(key);
  }

  private async saveVersions(keys: ReturnType<typeof fileKeys>, { bytes: picture, versions = [] }: DrawnPicture) {
    const saved: Drawn['versions'] = [];
    for (const { ink, shirts, bytes } of versions) {
      // The first version is the picture itself, which is stored already.
      const key = bytes === picture ? keys.drawn : keys.drawnIn(ink);
      if (bytes !== picture) await this.store.put(key, bytes, 'image/png');
      saved.push({ key, ink, shirts });
    }
    return saved;
  }
}
