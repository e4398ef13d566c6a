import { tokensIn, unixNow } from '../protocol/ids.ts';
import type { ImageRequest, Quality } from './request.ts';

/**
 * Output tokens of a 1024x1024 picture of gpt-image-2.5-flare by quality, other sizes in proportion to their pixels
 * (measured low 196 and high 1,756, the others from their prices, September 2026).
 */
const TOKENS: Record<Quality, number> = { low: 196, medium: 433, high: 1756, xhigh: 3133, max: 7033 };

export function describePictures(request: ImageRequest, background: 'transparent' | 'opaque') {
  return {
    created: unixNow(),
    background,
    output_format: request.format,
    quality: request.quality,
    size: `${request.width}x${request.height}`,
    usage: usageOf(request),
  };
}

export function* pictureEvents(
  { partialImages }: ImageRequest,
  description: ReturnType<typeof describePictures>,
  pictures: string[],
) {
  const { created, usage, ...properties } = description;
  const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  for (const b64_json of pictures) {
    const picture = { b64_json, created_at: created };
    for (let index = 0; index < partialImages; index++) {
      yield event('image_generation.partial_image', { ...picture, partial_image_index: index, ...properties });
    }
    yield event('image_generation.completed', { ...picture, ...properties, usage });
  }
}

function usageOf({ prompt, width, height, n, quality }: ImageRequest) {
  const input = tokensIn(prompt);
  const output = n * Math.round((TOKENS[quality] * width * height) / 1024 ** 2);
  return {
    input_tokens: input,
    output_tokens: output,
    total_tokens: input + output,
    input_tokens_details: { text_tokens: input, image_tokens: 0 },
    output_tokens_details: { text_tokens: 0, image_tokens: output },
  };
}
