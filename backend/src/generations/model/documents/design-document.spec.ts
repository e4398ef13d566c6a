import { describe, expect, it } from '@jest/globals';
import { composeDesign, type DesignDocument, readIdea } from '../../../designer/index.ts';
import type { AppError } from '../../../platform/errors/app-error.ts';
import { parseDocument, pressPlan } from './design-document.ts';

const idea = 'Retro sunset with a surfing cat';
const least = { idea, style: 'retro', seed: 7 } as const;
const { palette, layers } = composeDesign(least);
const names = layers.map(({ name }) => name);
const full: DesignDocument = {
  ...least,
  brief: readIdea(idea),
  layout: 'sunset',
  face: 'anton',
  palette,
  wear: 0.4,
  arrangement: { changes: { [names[0] ?? '']: { dx: -20, turn: 12, hidden: true } }, order: names },
};

function fieldsOf(document: unknown): unknown {
  try {
    parseDocument(document);
  } catch (error) {
    return (error as AppError).extra.fields;
  }
  throw new Error('It was taken for a document.');
}

describe('parseDocument', () => {
  it('takes the least and all of a document, and draws the same from it', () => {
    expect(parseDocument(least)).toEqual(least);
    const parsed = parseDocument(JSON.parse(JSON.stringify(full)));
    expect(composeDesign(parsed)).toEqual(composeDesign(full));
  });

  it('sets words as typefaces have them: composed, with single spaces', () => {
    const brief = { ...readIdea(idea), headline: ' Cafe\u0301 \n  noir ' };
    expect(parseDocument({ ...least, brief }).brief?.headline).toBe('Café noir');
  });

  it('leaves out what no designer reads', () => {
    expect(parseDocument({ ...least, shirtTone: 'dark', admin: true })).toEqual(least);
  });

  it('names every fault by its field', () => {
    const bad = {
      ...full,
      wear: 2,
      palette: { ...palette, main: 'red' },
      arrangement: { changes: { sun: { dx: '1' } } },
    };
    expect(fieldsOf(bad)).toEqual({
      'document.wear': 'Give a number from 0 to 1.',
      'document.palette.main': 'Give a color as #rrggbb.',
      'document.arrangement.changes.sun.dx': 'Give a number from -10000 to 10000.',
    });
    expect(fieldsOf(7)).toEqual({ document: 'Give the design.' });
  });
});

it('a plan that was stored before there were documents is one', () => {
  expect(pressPlan.parse({ style: 'grunge', seed: 3 })).toEqual({ style: 'grunge', seed: 3 });
});
