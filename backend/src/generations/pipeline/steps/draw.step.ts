import { Injectable } from '@nestjs/common';
import { FileStore } from '../../../platform/storage/storage.ts';
import type { DrawnPicture, ImageModel } from '../../engines/image-model.ts';
import { OpenAiImageModel } from '../../engines/openai/openai-image-model.ts';
import { Press } from '../../engines/press/press-image-model.ts';
import type { DesignEngine } from '../../model/engines.ts';
import { filesOf } from '../../model/file-keys.ts';
import { Step, type StepContext, type StepResults } from './step.ts';

/** Asks the generation's engine for the picture and keeps it as it came. */
@Injectable()
export class DrawStep extends Step<'draw', never> {
  readonly name = 'draw';
  readonly state = 'generating';
  readonly needs = [];
  private readonly engines: Record<DesignEngine, ImageModel>;

  constructor(
    ai: OpenAiImageModel,
    press: Press,
    private readonly store: FileStore,
  ) {
    super();
    this.engines = { ai, press };
  }

  async run({ generation, request, signal }: StepContext<never>): Promise<StepResults['draw']> {
    const { idea, colors, userId } = generation;
    const engine = this.engines[generation.engine as DesignEngine];
    const picture = await engine.draw({ idea, colors, userId, request }, signal);
    const files = filesOf(generation);
    await this.store.put(files.drawn, picture.bytes, 'image/png');
    if (picture.vector !== undefined) await this.store.put(files.vector, Buffer.from(picture.vector), 'image/svg+xml');
    const versions = await this.keepVersions(files, picture);
    const { keyColor, model } = picture;
    return { key: files.drawn, keyColor, model, versions };
  }

  /** The picture itself is kept already. */
  private async keepVersions(files: ReturnType<typeof filesOf>, { bytes: picture, versions }: DrawnPicture) {
    const kept: StepResults['draw']['versions'] = [];
    for (const { ink, shirts, bytes } of versions ?? []) {
      const key = bytes === picture ? files.drawn : files.drawnIn(ink);
      if (bytes !== picture) await this.store.put(key, bytes, 'image/png');
      kept.push({ key, ink, shirts });
    }
    return kept;
  }

  patch() {
    return {};
  }
}
