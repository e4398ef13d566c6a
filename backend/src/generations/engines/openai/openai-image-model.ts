import { Injectable } from '@nestjs/common';
import type { APIError } from 'openai';
import type { ImageGenerateParams, ImagesResponse } from 'openai/resources/images';
import { fillTemplate } from '../../../listing/index.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { SecretBox } from '../../../platform/crypto/crypto.ts';
import { shirtColor } from '../../../print/index.ts';
import type { GenerationRequest } from '../../model/generation-request.ts';
import { parseUsage } from '../../model/image-costs.ts';
import { type DrawnPicture, type DrawRequest, ImageModel } from '../image-model.ts';
import { chooseKeyColor } from './key-color.ts';
import { modelSize } from './model-size.ts';
import { OpenAiClient, UnusableAnswer } from './openai-client.ts';

/** Of the picture that is printed. A sketch would do with low, at an eighth of the tokens. */
const printQuality = 'high' satisfies ImageGenerateParams['quality'];

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** A model that refuses transparency (400 on `background`) is asked once more, for a flat key color to cut out. */
@Injectable()
export class OpenAiImageModel extends ImageModel {
  constructor(
    private readonly openai: OpenAiClient,
    private readonly config: AppConfig,
    private readonly secrets: SecretBox,
  ) {
    super();
  }

  async draw(request: DrawRequest, signal: AbortSignal): Promise<DrawnPicture> {
    try {
      return await this.ask(request, null, signal);
    } catch (error) {
      if (!refusesTransparency(error)) throw error;
      return await this.ask(request, chooseKeyColor(request.colors.map((color) => shirtColor(color).hex)), signal);
    }
  }

  private ask(
    { idea, userId, request, onBilled }: DrawRequest,
    keyColor: string | null,
    signal: AbortSignal,
  ): Promise<DrawnPicture> {
    const model = this.config.openai.imageModel;
    return this.openai.call(
      'images',
      async (client) => {
        const answer = await client.images.generate(
          {
            model,
            prompt: `${buildPrompt(idea, request)}\n${backgroundPrompt(keyColor)}`,
            size: modelSize(request.width, request.height),
            background: keyColor ? 'opaque' : 'transparent',
            output_format: 'png',
            quality: printQuality,
            n: 1,
            // Who asks, hashed, for the provider's abuse checks.
            safety_identifier: this.secrets.sign('model-safety-id', userId),
          },
          { signal },
        );
        // An endpoint that is down may answer 200 with nothing, whatever the types say.
        const { usage: reported, data } = (answer as Partial<ImagesResponse> | null) ?? {};
        const usage = parseUsage(reported);
        if (usage) await onBilled({ model, quality: printQuality, usage });
        return { bytes: pictureIn(data), keyColor, model };
      },
      signal,
      (error) => keyColor === null && refusesTransparency(error),
    );
  }
}

function buildPrompt(idea: string, { promptTemplate, negativePrompt }: GenerationRequest): string {
  return [
    fillTemplate(promptTemplate, idea),
    'Composition: one centered graphic with a clear margin on every side, nothing cut off, no shirt around it.',
    'Lettering: spell every word exactly as given.',
    ...(negativePrompt ? [`Avoid: ${negativePrompt}.`] : []),
  ].join('\n');
}

function backgroundPrompt(keyColor: string | null): string {
  return keyColor
    ? `Background: one flat solid color ${keyColor} everywhere, touching no part of the design; do not use this color in the design.`
    : 'Background: fully transparent, nothing behind the design.';
}

function refusesTransparency(error: unknown): boolean {
  const { status, param, message } = (error ?? {}) as Partial<APIError>;
  return status === 400 && (param === 'background' || /transparent background/i.test(message ?? ''));
}

function pictureIn(data: ImagesResponse['data']): Buffer {
  const encoded: unknown = data?.[0]?.b64_json;
  const bytes = Buffer.from(typeof encoded === 'string' ? encoded : '', 'base64');
  if (!bytes.subarray(0, 4).equals(pngMagic)) throw new UnusableAnswer('no PNG in the answer');
  return bytes;
}
