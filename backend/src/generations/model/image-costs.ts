import { z } from 'zod';

/** What an image model says that one answer used, in tokens (contracts/providers.md O2). */
const reportedUsage = z.object({
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  input_tokens_details: z.object({ text_tokens: z.int().min(0), image_tokens: z.int().min(0) }).optional(),
});

export interface ImageUsage {
  textTokens: number;
  imageTokens: number;
  outputTokens: number;
}

/** A picture that a model answered with, and so has billed, whether or not it can be used. */
export interface BilledImage {
  model: string;
  quality: string;
  usage: ImageUsage;
}

const reportedTextUsage = z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) });

/** The same of a text model's answer. */
export function parseTextUsage(usage: unknown): ImageUsage | null {
  const { data } = reportedTextUsage.safeParse(usage);
  return data ? { textTokens: data.prompt_tokens, imageTokens: 0, outputTokens: data.completion_tokens } : null;
}

/** Null where a server reports none, as some OpenAI-compatible ones do. */
export function parseUsage(usage: unknown): ImageUsage | null {
  const { data } = reportedUsage.safeParse(usage);
  if (!data) return null;
  const { text_tokens: textTokens, image_tokens: imageTokens } = data.input_tokens_details ?? {
    text_tokens: data.input_tokens,
    image_tokens: 0,
  };
  return { textTokens, imageTokens, outputTokens: data.output_tokens };
}

/** Millionths of a dollar a token, which is dollars a million tokens. */
interface TokenPrices {
  text: number;
  image: number;
  output: number;
}

/** The same from gpt-image-2 on: "GPT Image 2 token rates" (OpenAI's changelog, 2026-09-08, and the page of 2.6). */
const current: TokenPrices = { text: 5, image: 8, output: 30 };

/** From developers.openai.com/api/docs/models/<model>, read in November 2026; snapshots cost what their model costs. */
export const imagePrices: ReadonlyMap<string, TokenPrices> = new Map(
  Object.entries({
    'gpt-image-2': current,
    'gpt-image-2.5-sunburst': current,
    'gpt-image-2.5-flare': current,
    'gpt-image-2.6-sunburst': current,
    'gpt-image-2.6-flare': current,
    'gpt-image-1-mini': { text: 2, image: 2.5, output: 8 },
    'gpt-6-luna': { text: 0.1, image: 0, output: 0.5 },
    'gpt-6-sol': { text: 2, image: 0, output: 10 },
    'gpt-5.6-luna': { text: 0.2, image: 0, output: 1.2 },
  }),
);

const snapshotDate = /-\d{4}-\d{2}-\d{2}$/;

/** A snapshot has the price and the end of its model. */
export function modelOfSnapshot(model: string): string {
  return model.replace(snapshotDate, '');
}

/** In millionths of a dollar, rounded; null where we have no price. Every token of the answer is charged as a picture's. */
export function imageCostMicros({ model, usage }: Pick<BilledImage, 'model' | 'usage'>): number | null {
  const prices = imagePrices.get(modelOfSnapshot(model));
  if (!prices) return null;
  const { textTokens, imageTokens, outputTokens } = usage;
  return Math.round(textTokens * prices.text + imageTokens * prices.image + outputTokens * prices.output);
}
