import { describe, expect, it } from '@jest/globals';
import type { GenerationPrint } from '../../../api/model/generationPrint.ts';
import { artFor, printFor } from './artwork.ts';

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
