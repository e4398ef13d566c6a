import { createHash } from 'node:crypto';
import { z } from 'zod';
import { aiDisclosure, partnerLine, titleStyles } from '../../../listing/index.ts';
import { defaultProduct } from '../../../printify/model/product.ts';
import type { SellerSettings } from '../../../settings/model/seller-settings.ts';
import { pressPlan } from './design-document.ts';
import { storedBrief } from './seller-brief.ts';

/** Everything a generation is made from, as it was when it was accepted; only `price` and `colorsOff` are changed later. */
export const generationRequest = z.object({
  promptTemplate: z.string(),
  negativePrompt: z.string(),
  titleTemplate: z.string(),
  descriptionTemplate: z.string(),
  titleStyle: z.enum(titleStyles).default('short'),
  closing: z
    .object({ disclosure: z.string().nullable(), partner: z.string().nullable() })
    .default({ disclosure: aiDisclosure, partner: partnerLine }),
  blockedWords: z.array(z.string()).default([]),
  /** Cents; `sizePrices` for the sizes that have a price of their own. */
  price: z.int(),
  sizePrices: z.record(z.string(), z.int()).default({}),
  /** Colors that it was made in and that are not for sale now. */
  colorsOff: z.array(z.string()).default([]),
  /** What is printed on; no sizes: the usual ones. */
  product: z
    .object({ blueprintId: z.int(), printProviderId: z.int(), sizes: z.array(z.string()) })
    .default({ ...defaultProduct, sizes: [] }),
  width: z.int(),
  height: z.int(),
  /** The seller's own; absent: one is written. */
  title: z.string().optional(),
  /** The file of the sketch that the picture follows. */
  sketchKey: z.string().optional(),
  /** What to print and draw, as the seller saw it; absent: as the engine reads the idea. */
  brief: storedBrief.optional(),
  press: pressPlan.optional(),
});
export type GenerationRequest = z.infer<typeof generationRequest>;

export function newRequest(
  settings: SellerSettings,
  size: { defaultWidth: number; defaultHeight: number },
  { title, press, sketchKey, brief }: Partial<Pick<GenerationRequest, 'title' | 'press' | 'sketchKey' | 'brief'>> = {},
): GenerationRequest {
  const { promptTemplate, negativePrompt, titleTemplate, descriptionTemplate, defaultPrice } = settings;
  const { titleStyle, closing, blockedWords, sizePrices, product } = settings;
  const { defaultWidth: width, defaultHeight: height } = size;
  return {
    promptTemplate,
    negativePrompt,
    titleTemplate,
    descriptionTemplate,
    titleStyle,
    closing,
    blockedWords,
    price: defaultPrice,
    sizePrices,
    colorsOff: [],
    product,
    width,
    height,
    ...(title && { title }),
    ...(press && { press }),
    ...(sketchKey && { sketchKey }),
    ...(brief && { brief }),
  };
}

/** The same request has the same key: idea without regard to case and spacing, colors in any order, same templates and price. */
export function requestKey(idea: string, colors: string[], { colorsOff: _off, ...request }: GenerationRequest): string {
  const words = idea.normalize('NFC').replace(/\s+/g, ' ');
  const parts = [
    request.press ? words : words.toLowerCase(),
    [...colors].sort(),
    request.press ? withoutModelFields(request) : request,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Press prints letters as they were typed, and does not read what is meant for image models. */
function withoutModelFields({
  promptTemplate: _prompt,
  negativePrompt: _negative,
  width: _width,
  height: _height,
  ...request
}: Omit<GenerationRequest, 'colorsOff'>) {
  return request;
}
