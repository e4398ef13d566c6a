import { tokensIn } from '../protocol/ids.ts';
import type { ImageRequest, Quality } from './request.ts';

/** Output tokens of a 1024x1024 picture by quality; other sizes in proportion to their pixels (O5 prices them). */
const TOKENS: Record<Quality, number> = { low: 272, medium: 1056, high: 4160, xhigh: 6240, max: 8320 };

export function imageUsage({ prompt, width, height, n, quality }: ImageRequest) {
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
