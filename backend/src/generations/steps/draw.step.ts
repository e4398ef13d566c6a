import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { shirtColour } from '../../print/index.ts';
import { filesOf } from '../file-keys.ts';
import { ImageModel } from '../image-model.ts';
import { buildPrompt } from '../prompt.ts';
import { Step, type StepContext, type StepResults } from '../step.ts';

/** Asks the image model for the picture and keeps it as it came. */
@Injectable()
export class DrawStep extends Step<'draw', never> {
  readonly name = 'draw';
  readonly state = 'generating';
  readonly needs = [];

  constructor(
    private readonly model: ImageModel,
    private readonly store: FileStore,
    private readonly secrets: SecretBox,
  ) {
    super();
  }

  async run({ generation, request, signal }: StepContext<never>): Promise<StepResults['draw']> {
    const picture = await this.model.draw(
      {
        prompt: buildPrompt(generation.idea, request),
        width: request.width,
        height: request.height,
        shirtColors: generation.colors.map((color) => shirtColour(color).hex),
        safetyId: this.secrets.sign('model-safety-id', generation.userId),
      },
      signal,
    );
    const key = filesOf(generation).drawn;
    await this.store.put(key, picture.bytes, 'image/png');
    return { key, keyColor: picture.keyColor, model: picture.model };
  }

  patch() {
    return {};
  }
}
