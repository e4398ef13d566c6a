import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { GOLDEN_CASES, type Golden, thumbnail } from './thumbnail.ts';

const goldens: Golden[] = JSON.parse(readFileSync(new URL('./goldens.json', import.meta.url), 'utf8'));

/**
 * Mean difference of a channel, of 255. The renderer is software without a graphics card and gives the same pixels on
 * every machine; a newer one may smooth edges in another way. Another face, ink or layout moves the mean by five or more.
 */
const TOLERANCE = 1.5;

describe('looks of designs', () => {
  it('are stored for every case', () => {
    expect(goldens.map(({ idea, style, shirtTone }) => [idea, style, shirtTone])).toEqual(GOLDEN_CASES);
  });

  it.each(goldens)(
    'do not change: $style "$idea" for $shirtTone shirts',
    async ({ idea, style, shirtTone, pixels }) => {
      const stored = Buffer.from(pixels, 'base64');
      const now = await thumbnail(idea, style, shirtTone);
      const difference = now.reduce((sum, value, at) => sum + Math.abs(value - (stored[at] ?? 0)), 0) / now.length;
      expect(difference).toBeLessThan(TOLERANCE);
    },
  );

  it('differ from each other by far more', () => {
    const [first, second] = goldens.map(({ pixels }) => Buffer.from(pixels, 'base64'));
    const difference =
      [...(first ?? [])].reduce((sum, value, at) => sum + Math.abs(value - (second?.[at] ?? 0)), 0) / 540;
    expect(difference).toBeGreaterThan(10 * TOLERANCE);
  });
});
