import { describe, expect, it } from '@jest/globals';
import type { Brief } from '../../../designer/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { drawingLines, listingLines } from './brief-words.ts';
import { parseBrief, storedBrief } from './seller-brief.ts';

const brief: Brief = {
  words: ['Surf on', 'Malibu 1974'],
  subject: 'cat-face',
  companion: { motif: 'surfboard', relation: 'ride' },
  accents: ['sunglasses'],
  scene: 'beach',
  mood: 'funny',
  style: 'retro',
  palette: 'sunset',
  layout: 'sunset',
};

function fieldsOf(value: unknown): Record<string, string> {
  try {
    parseBrief(value);
  } catch (error) {
    if (error instanceof AppError) return error.extra.fields as Record<string, string>;
  }
  throw new Error('it is accepted');
}

describe('the brief of a request', () => {
  it('is stored as it was sent, with single spaces and without empty lines', () => {
    expect(parseBrief(brief)).toEqual(brief);
    expect(parseBrief({ words: ['', ' Surf \n on '], undrawn: ['geyser'], source: 'model' })).toEqual({
      words: ['Surf on'],
    });
  });

  it('can be read from a request whose inks are gone since', () => {
    const old = { ...brief, palette: 'no-longer-mixed' };
    expect(storedBrief.parse(old)).toEqual(old);
    expect(drawingLines({ ...old, words: [] }).join(' ')).not.toContain('Palette');
  });

  it.each([
    [{}, 'brief.words'],
    [{ words: 'Surf on' }, 'brief.words'],
    [{ words: ['a', 'b', 'c'] }, 'brief.words'],
    [{ words: ['a'.repeat(301)] }, 'brief.words'],
    [{ words: ['a\u0000b'] }, 'brief.words'],
    [{ ...brief, subject: '' }, 'brief.subject'],
    [{ ...brief, companion: { motif: 'cat', relation: 'marry' } }, 'brief.companion'],
    [{ ...brief, accents: ['pizza', 'taco', 'donut'] }, 'brief.accents'],
    [{ ...brief, scene: 'mars' }, 'brief.scene'],
    [{ ...brief, mood: 'angry' }, 'brief.mood'],
    [{ ...brief, style: 'baroque' }, 'brief.style'],
    [{ ...brief, palette: 'gold' }, 'brief.palette'],
    [{ ...brief, layout: 'circle' }, 'brief.layout'],
    [[], 'brief'],
  ])('is refused by field: %j', (value, field) => {
    expect(Object.keys(fieldsOf(value))).toEqual([field]);
  });
});

describe('the words of a brief', () => {
  it('are what an image model is asked for, line by line', () => {
    expect(drawingLines(brief)).toEqual([
      'Subject: cat riding surfboard with sunglasses',
      'Scene: beach',
      'Mood: funny',
      'Style: retro',
      'Palette: #2a1b2e, #f9c056, #e2502f, #2a9187, #fdeccb',
      'Layout: the art before a striped sunset disk',
      'Lettering: exactly “Surf on” and below it “Malibu 1974”, every word spelled as here, and no other words.',
    ]);
    expect(drawingLines({ words: [] })).toEqual(['Lettering: none, no words at all.']);
  });

  it('are what the writer of a listing knows of it', () => {
    expect(listingLines(brief)).toEqual([
      'Printed words: “Surf on” and below it “Malibu 1974”',
      'What it shows: cat riding surfboard with sunglasses',
      'Scene: beach',
      'Mood: funny',
    ]);
  });
});
