import { Injectable } from '@nestjs/common';
import { type APIError, type OpenAI, toFile } from 'openai';
import type { ImageEditParamsNonStreaming, ImageGenerateParams, ImagesResponse } from 'openai/resources/images';
import { fillTemplate } from '../../../listing/index.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { SecretBox } from '../../../platform/crypto/crypto.ts';
import { shirtColor } from '../../../print/index.ts';
import { drawingLines } from '../../model/documents/brief-words.ts';
import type { GenerationRequest } from '../../model/documents/generation-request.ts';
import { parseUsage } from '../../model/image-costs.ts';
import { type DrawnPicture, type DrawRequest, ImageModel, type PartToDraw } from '../image-model.ts';
import { chooseKeyColor } from './key-color.ts';
import { modelSize } from './model-size.ts';
import { OpenAiClient, UnusableAnswer } from './openai-client.ts';

/** Of the picture that is printed. */
const printQuality = 'high' satisfies ImageGenerateParams['quality'];
/** Of a sketch: an eighth of the tokens. */
const sketchQuality = 'low' satisfies ImageGenerateParams['quality'];

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
    const model = this.config.openai.imageModel;
    const { pictures, keyColor } = await this.askInEitherWay(request, { quality: printQuality, n: 1 }, signal);
    const [bytes] = pictures;
    if (!bytes) throw new UnusableAnswer('no picture in the answer');
    return { bytes, keyColor, model };
  }

  /** As many quick pictures of an idea, as PNG: at least one. @throws ModelError */
  async sketch(request: DrawRequest, count: number, signal: AbortSignal): Promise<Buffer[]> {
    return (await this.askInEitherWay(request, { quality: sketchQuality, n: count }, signal)).pictures;
  }

  private async askInEitherWay(request: DrawRequest, order: ModelOrder, signal: AbortSignal) {
    const asked = { ...request, ...order };
    try {
      return { pictures: await this.ask(asked, null, signal), keyColor: null };
    } catch (error) {
      if (!refusesTransparency(error)) throw error;
      const keyColor = chooseKeyColor(request.colors.map((color) => shirtColor(color).hex));
      return { pictures: await this.ask(asked, keyColor, signal), keyColor };
    }
  }

  private ask(
    { idea, userId, request, sketch, part, onBilled, quality, n }: DrawRequest & ModelOrder,
    keyColor: string | null,
    signal: AbortSignal,
  ): Promise<Buffer[]> {
    const model = this.config.openai.imageModel;
    const { width, height } = part ?? request;
    const params = {
      model,
      prompt: part
        ? redrawPrompt(part, keyColor)
        : [...(sketch ? [followSketch] : []), buildPrompt(idea, request), backgroundPrompt(keyColor)].join('\n'),
      size: modelSize(width, height),
      background: keyColor || part?.isOpaque ? 'opaque' : 'transparent',
      output_format: 'png',
      quality,
      n,
      // Who asks, hashed, for the provider's abuse checks.
      safety_identifier: this.secrets.sign('model-safety-id', userId),
    } as const;
    return this.openai.call(
      'images',
      async (client) => {
        const source = part?.picture ?? sketch;
        const answer = await (source
          ? edit(client, params, source, part?.mask, signal)
          : client.images.generate(params, { signal }));
        // An endpoint that is down may answer 200 with nothing, whatever the types say.
        const { usage: reported, data } = (answer as Partial<ImagesResponse> | null) ?? {};
        const usage = parseUsage(reported);
        if (usage) await onBilled({ model, quality, usage });
        return picturesIn(data);
      },
      signal,
      { passOn: (error) => keyColor === null && refusesTransparency(error) },
    );
  }
}

interface ModelOrder {
  quality: typeof printQuality | typeof sketchQuality;
  n: number;
}

const followSketch =
  'The attached picture is a quick sketch that the seller chose. Draw it anew as the finished artwork: the same composition, subject, words and colors, with clean edges and full detail.';

async function edit(
  client: OpenAI,
  params: Omit<ImageEditParamsNonStreaming, 'image'>,
  source: Buffer,
  masked: Buffer | undefined,
  signal: AbortSignal,
): Promise<ImagesResponse> {
  const image = await toFile(source, 'picture.png', { type: 'image/png' });
  const mask = masked && (await toFile(masked, 'mask.png', { type: 'image/png' }));
  return client.images.edit({ ...params, image, ...(mask && { mask }) }, { signal });
}

function buildPrompt(idea: string, { promptTemplate, negativePrompt, brief }: GenerationRequest): string {
  return [
    fillTemplate(promptTemplate, idea),
    'Composition: one centered graphic with a clear margin on every side, nothing cut off, no shirt around it.',
    ...(brief ? drawingLines(brief) : ['Lettering: spell every word exactly as given.']),
    ...(negativePrompt ? [`Avoid: ${negativePrompt}.`] : []),
  ].join('\n');
}

function redrawPrompt({ words, isOpaque }: PartToDraw, keyColor: string | null): string {
  return [
    `${/[.!?]$/.test(words) ? words : `${words}.`}`,
    'Draw this in the masked part of the attached artwork and nowhere else: the same style, line weight, lighting and colors as what is around it, joined to it without a seam.',
    'Lettering: spell every word exactly as given.',
    isOpaque ? 'Background: exactly the one that the artwork has.' : backgroundPrompt(keyColor),
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

function picturesIn(data: ImagesResponse['data']): Buffer[] {
  const pictures = (Array.isArray(data) ? data : []).map((one: unknown) => {
    const encoded = (one as { b64_json?: unknown } | null)?.b64_json;
    return Buffer.from(typeof encoded === 'string' ? encoded : '', 'base64');
  });
  const usable = pictures.filter((bytes) => bytes.subarray(0, 4).equals(pngMagic));
  if (usable.length === 0) throw new UnusableAnswer('no PNG in the answer');
  return usable;
}
