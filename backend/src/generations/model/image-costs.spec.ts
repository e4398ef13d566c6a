import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { imageCostMicros, imagePrices, parseUsage } from './image-costs.ts';

const tokens = (textTokens: number, imageTokens: number, outputTokens: number) => ({
  ...{ textTokens, imageTokens, outputTokens },
});

describe('the usage of an answer', () => {
  it('is read as OpenAI reports it', () => {
    const usage = {
      input_tokens: 150,
      output_tokens: 2634,
      total_tokens: 2784,
      input_tokens_details: { text_tokens: 140, image_tokens: 10 },
      output_tokens_details: { text_tokens: 0, image_tokens: 2634 },
    };
    expect(parseUsage(usage)).toEqual(tokens(140, 10, 2634));
  });

  it('is text alone where the input is not split', () => {
    expect(parseUsage({ input_tokens: 150, output_tokens: 9 })).toEqual(tokens(150, 0, 9));
  });

  it.each([
    undefined,
    null,
    {},
    'many',
    { input_tokens: -1, output_tokens: 2 },
    { input_tokens: 1.5, output_tokens: 2 },
  ])('is none where it cannot be read: %j', (usage) => {
    expect(parseUsage(usage)).toBeNull();
  });
});

describe('the cost of a picture', () => {
  it.each([
    // 5.3 cents for a square picture of high quality, as others have measured it.
    ['gpt-image-2.5-flare', tokens(100, 0, 1756), 53_180],
    ['gpt-image-2.5-sunburst-2026-09-08', tokens(100, 0, 1756), 53_180],
    ['gpt-image-2.6-sunburst', tokens(1000, 1000, 1000), 43_000],
    ['gpt-image-2-2026-04-21', tokens(1, 0, 0), 5],
    ['gpt-image-1-mini', tokens(1, 1, 1), 13],
  ])('of %s for %j is %i millionths of a dollar', (model, usage, micros) => {
    expect(imageCostMicros({ model, usage })).toBe(micros);
  });

  it('is not known without a price', () => {
    expect(imageCostMicros({ model: 'somebody-elses-model', usage: tokens(1, 1, 1) })).toBeNull();
  });

  it('is a whole number for any usage', () => {
    const count = fc.nat(1_000_000);
    fc.assert(
      fc.property(fc.constantFrom(...imagePrices.keys()), count, count, count, (model, text, image, output) => {
        expect(Number.isInteger(imageCostMicros({ model, usage: tokens(text, image, output) }))).toBe(true);
      }),
    );
  });
});
