import { describe, expect, it } from '@jest/globals';
import type { GenerationPrint } from '../../../api/model/generationPrint.ts';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { artFor, artOnColor, printFor } from './artwork.ts';

const print = { placeholder: null, file_url: '/print.png' };
const LIGHT: GenerationPrint = { ...print, ink: 'light', colors: ['Black', 'Navy'], image_url: '/light' };
const DARK: GenerationPrint = { ...print, ink: 'dark', colors: ['White'], image_url: '/dark' };

describe('the art for a shirt color', () => {
  it.each([
    ['Navy', LIGHT],
    ['White', DARK],
    ['Red', LIGHT],
  ])('on %s is in the ink version for it, else in the first', (color, inks) => {
    const generation = { prints: [LIGHT, DARK], image_url: '/drawn' };
    expect(printFor(generation, color)).toBe(inks);
    expect(artFor(generation, color)).toBe(inks.image_url);
  });

  it('is the drawn picture before there are print files', () => {
    expect(artFor({ prints: [], image_url: '/drawn' }, 'Black')).toBe('/drawn');
    expect(artFor({ prints: [], image_url: null }, 'Black')).toBeNull();
  });
});

describe('a small picture', () => {
  const generation = { prints: [LIGHT, DARK], image_url: '/drawn' };
  const palette = [
    { color: 'Navy', hex: '#1d2740' },
    { color: 'White', hex: '#fbfbfa' },
  ];

  it.each([
    ['Navy', '/light', '#1d2740'],
    ['White', '/dark', '#fbfbfa'],
  ])('shows a design for %s on that color, in the inks for it', (color, src, hex) => {
    expect(artOnColor({ generation, colors: [color, 'Black'], palette })).toEqual({ src, hex });
  });

  it.each([
    [LIGHT, SAMPLE_COLORS.Black],
    [DARK, SAMPLE_COLORS.White],
  ])('shows its inks where the color is not known', (inks, hex) => {
    const art = artOnColor({ generation: { ...generation, prints: [inks] }, colors: ['Mauve'], palette: [] });
    expect(art).toEqual({ src: inks.image_url, hex });
  });
});
