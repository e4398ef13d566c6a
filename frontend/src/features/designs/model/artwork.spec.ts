import { describe, expect, it } from '@jest/globals';
import type { GenerationPrint } from '../../../api/model/generationPrint.ts';
import { artFor, printFor, singleMockup } from './artwork.ts';

const LIGHT: GenerationPrint = { ink: 'light', colors: ['Black', 'Navy'], image_url: '/light', file_url: '/l.png' };
const DARK: GenerationPrint = { ink: 'dark', colors: ['White'], image_url: '/dark', file_url: '/d.png' };

describe('the art for a shirt color', () => {
  it.each([
    ['Navy', LIGHT],
    ['White', DARK],
    ['Red', LIGHT],
  ])('on %s is in the ink version for it, else in the first', (color, print) => {
    const generation = { prints: [LIGHT, DARK], image_url: '/drawn' };
    expect(printFor(generation, color)).toBe(print);
    expect(artFor(generation, color)).toBe(print.image_url);
  });

  it('is the drawn picture before there are print files', () => {
    expect(artFor({ prints: [], image_url: '/drawn' }, 'Black')).toBe('/drawn');
    expect(artFor({ prints: [], image_url: null }, 'Black')).toBeNull();
  });
});

describe('the mockup of a card', () => {
  it.each([
    [['/m1', '/m2'], ['Black'], '/m1'],
    [[], ['Black'], null],
    [['/m1', '/m2'], ['Black', 'White'], null],
  ])('of %j in %j is %s', (printify_mockup_urls, colors, expected) => {
    expect(singleMockup({ printify_mockup_urls, colors })).toBe(expected);
  });
});
