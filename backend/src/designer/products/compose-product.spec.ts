import { describe, expect, it } from '@jest/globals';
import { madeIdea } from '../../../test/support/art/made-ideas.ts';
import { overlaps, type Size } from '../canvas/geometry.ts';
import { composeProduct, type Design, readIdea, renderDesignRaster, STYLES, type Surface } from '../index.ts';

const SHAPES = {
  hoodie: { surface: 'chest', area: { width: 4200, height: 4800 } },
  'wide chest': { surface: 'chest', area: { width: 4000, height: 2400 } },
  tote: { surface: 'chest', area: { width: 3000, height: 3000 } },
  kids: { surface: 'chest', area: { width: 3300, height: 4200 } },
  mug: { surface: 'side', area: { width: 1089, height: 1155 } },
  poster: { surface: 'sheet', area: { width: 3600, height: 5400 } },
  'square poster': { surface: 'sheet', area: { width: 3600, height: 3600 } },
  'wide poster': { surface: 'sheet', area: { width: 5400, height: 3600 } },
} satisfies Record<string, { surface: Surface; area: Size }>;
const IDEAS = [
  'Retro sunset with a surfing cat',
  'skull with a crown "Long live chaos"',
  'Owl with glasses reading a book, est. 1987',
  "I'd rather be fishing than anywhere else",
  'Keep it simple',
  'Vintage lighthouse in a storm, Maine 1987',
  '',
  ...Array.from({ length: 3 }, (_, at) => madeIdea(at * 3 + 1)),
];

const compose = (idea: string, { surface, area }: { surface: Surface; area: Size }, at = 0) =>
  composeProduct({ idea, seed: at, style: STYLES[at % STYLES.length] as (typeof STYLES)[number] }, surface, area);

describe('composeProduct', () => {
  it.each(Object.entries(SHAPES))('sets every word of an idea on the %s, none over another or outside', (_, shape) => {
    for (const [at, idea] of IDEAS.entries()) {
      const { design } = compose(idea, shape, at);
      expectShape(design, shape.area);
      expectInside(design);
      expectWords(design, idea);
      expectApart(design);
    }
  });

  it('gives the same bytes for the same request', () => {
    for (const shape of Object.values(SHAPES))
      expect(compose('Happy camper', shape)).toEqual(compose('Happy camper', shape));
  });

  it('sets words beside the picture where the area is wide', () => {
    for (const idea of IDEAS.slice(1, 4)) {
      const { layers } = compose(idea, SHAPES['wide chest']).design;
      const words = layers.filter(({ kind }) => kind === 'lettering').map(({ bounds }) => bounds.x);
      const pictures = layers.filter(({ kind }) => kind === 'motif').map(({ bounds }) => bounds.x + bounds.w);
      expect(Math.min(...words)).toBeGreaterThan(Math.max(...pictures));
    }
  });

  it('gives words fewer lines on a mug than on a kids’ T-shirt', () => {
    const request = { idea: 'German shepherd K9 unit', style: 'grunge' } as const;
    const lines = ({ surface, area }: (typeof SHAPES)[keyof typeof SHAPES]) =>
      composeProduct(request, surface, area).design.texts.length;
    expect(lines(SHAPES.mug)).toBeLessThan(lines(SHAPES.kids));
  });

  it('breaks a small line into several, until it can be read at its printed size', () => {
    const idea = 'skull "Long live chaos", "and everybody who has ever been told to tidy up a room"';
    const area = { width: 1500, height: 1800 };
    const request = { idea, style: 'vintage', seed: 2 } as const;
    const small = composeProduct(request, 'chest', area);
    expect(small.isReadable).toBe(true);
    expect(small.design.texts.length).toBeGreaterThan(
      composeProduct(request, 'chest', SHAPES.hoodie.area).design.texts.length,
    );
  });

  it('leaves out on every product what was hidden by hand', () => {
    const brief = { ...readIdea('cat "Hello there"') };
    const arrangement = { changes: { headline: { hidden: true } } };
    for (const { surface, area } of Object.values(SHAPES)) {
      const { design } = composeProduct({ idea: '', brief, style: 'cartoon', seed: 1, arrangement }, surface, area);
      expect(design.texts).toEqual([]);
    }
  });

  it.each(['poster', 'wide poster'] as const)('fills the %s to its edges, without a hole', (name) => {
    for (const [at, idea] of IDEAS.entries()) {
      const { data } = renderDesignRaster(compose(idea, SHAPES[name], at).design, { width: 60 });
      expect(data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
    }
  });
});

function expectShape({ width, height }: Design, area: Size): void {
  expect(height / width).toBeCloseTo(area.height / area.width, 3);
}

/** Scenes and the pictures before them fill a poster; words never come near its edge. */
function expectInside({ layers, width, height }: Design): void {
  for (const { bounds, kind } of layers) {
    const least = kind === 'lettering' ? 19 : -1;
    expect(bounds.x).toBeGreaterThanOrEqual(least);
    expect(bounds.y).toBeGreaterThanOrEqual(least);
    expect(bounds.x + bounds.w).toBeLessThanOrEqual(width - least);
    expect(bounds.y + bounds.h).toBeLessThanOrEqual(height - least);
  }
}

function expectWords(design: Design, idea: string): void {
  const read = readIdea(idea);
  const plain = (text: string) => text.replace(/\s/g, '');
  expect(plain(design.texts.join(''))).toBe(plain(read.headline + read.tagline));
}

function expectApart({ layers }: Design): void {
  const sets = layers.filter(({ kind }) => kind === 'lettering').map(({ glyphs = [] }) => glyphs);
  for (const [at, one] of sets.entries()) {
    for (const other of sets.slice(at + 1)) {
      expect(one.some((box) => other.some((rival) => overlaps(box, rival)))).toBe(false);
    }
  }
}
