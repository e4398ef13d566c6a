import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { SELLER_IDEAS } from '../../../test/support/art/seller-ideas.ts';
import { overlaps } from '../canvas/geometry.ts';
import { composeDesign, type Design, readIdea, renderDesign, renderDesignRaster, STYLES } from '../index.ts';

/** Ideas that test every layout. */
const HARD_IDEAS = [
  'Retro sunset with a surfing cat',
  'The mountains are calling and I must go',
  "I'd rather be fishing than anywhere else",
  'skull with a crown "Long live chaos"',
  'Coffee first; questions later',
  'Keep it simple',
  'Owl with glasses reading a book',
  'Élodie & Zoë 2026',
  'Supercalifragilisticexpialidocious',
  'Not all who wander are lost but I definitely am because nobody gave me a map',
];

const BACKGROUNDLESS = { width: 300 };
const everyCase = HARD_IDEAS.flatMap((idea) => STYLES.map((style) => ({ idea, style })));

describe('composeDesign', () => {
  it('gives the same bytes for the same request, and other designs for other seeds', () => {
    const request = { idea: 'Bear riding a motorcycle', seed: 7 };
    expect(composeDesign(request)).toEqual(composeDesign(request));
    const designs = Array.from({ length: 6 }, (_, seed) => composeDesign({ ...request, seed }).svg);
    expect(new Set(designs).size).toBe(6);
  });

  it.each(everyCase)('draws $style "$idea" on the canvas, word for word, no letter over another', ({ idea, style }) => {
    const design = composeDesign({ idea, style });
    expectInside(design);
    expectWords(design, idea);
    expectApart(design);
  });

  it.each(SELLER_IDEAS)('makes a sound design of "%s"', (idea) => {
    const design = composeDesign({ idea });
    expectInside(design);
    expectWords(design, idea);
    expectApart(design);
  });

  it('takes the style that the idea names', () => {
    expect(composeDesign({ idea: 'Grunge skull with roses' }).style).toBe('grunge');
    expect(composeDesign({ idea: 'retro roller skates' }).style).toBe('retro');
  });

  it('draws the scene that an idea names in every style, and none more into an older document that names none', () => {
    const idea = 'Fox in a pine forest "Stay wild"';
    for (const style of STYLES) {
      const { layers } = composeDesign({ idea, style });
      expect(layers.some(({ name }) => name === 'window' || name === 'sun')).toBe(true);
    }
    const words = { headline: 'Stay wild', tagline: '', slogan: true, unset: [] };
    const older = composeDesign({ idea, style: 'cartoon', brief: { ...words, subject: 'fox', scene: 'forest' } });
    expect(older.layout).toBe('sticker');
  });

  it('shows one moon at night, as scenery or as a picture', () => {
    const shown = (idea: string) => composeDesign({ idea, style: 'vintage' }).layers.map(({ name }) => name);
    expect(shown('A moon at night').filter((name) => name.includes('moon'))).toHaveLength(1);
    expect(shown('Owl and crescent moon in a forest at night').filter((name) => name.includes('moon'))).toHaveLength(1);
  });

  it('sets light letters for dark shirts and dark ones for light shirts', () => {
    const inks = (shirtTone: 'dark' | 'light') =>
      composeDesign({ idea: 'Keep it simple', style: 'modern', shirtTone, seed: 3 });
    expect(inks('dark').svg).toContain(inks('dark').palette.paper);
    expect(inks('light').svg).toContain(inks('light').palette.ink);
    expect(inks('dark').svg).not.toContain(inks('dark').palette.ink);
  });

  const hostile = [
    `Bookworm with ${'a'.repeat(400)}!`,
    '',
    ' ',
    '\u0000',
    '💥💥💥',
    '日本語',
    'שלום',
    'x'.repeat(2000),
    'a '.repeat(1000),
    '"'.repeat(99),
    '</svg><script>',
    '%s %d {idea}',
    '\ud800',
    '„“”',
    '__proto__ constructor',
  ];
  it.each(hostile)('makes something of %j', (idea) => {
    const design = composeDesign({ idea });
    expectInside(design);
    expect(design.svg).not.toMatch(/NaN|undefined|Infinity|<script/);
    expect(design.svg.length).toBeLessThan(1_500_000);
  });
});

describe('readIdea', () => {
  it.each([
    ['Keep it simple', 'Keep it simple'],
    ['a shirt with a wolf that says "Stay wild"', 'Stay wild'],
    ['dinosaur drinking coffee saying Rawr means coffee', 'Rawr means coffee'],
    ['Retro sunset with a surfing cat', ''],
    ['design a t-shirt with a bear riding a motorcycle', ''],
    ["don't worry, be hoppy", "don't worry, be hoppy"],
    ['A cute cartoon illustration of a frog playing the banjo under the moon', ''],
  ])('prints of %j %j', (text, headline) => {
    expect(readIdea(text).headline).toBe(headline);
  });

  it.each([
    ['skull with crown', 'skull', 'crown', 'wear'],
    ['crown on a skull', 'skull', 'crown', 'wear'],
    ['frog on a skateboard', 'frog', 'skateboard', 'ride'],
    ['surfing cat', 'cat', 'surfboard', 'ride'],
    ['unicorn eating ramen', 'unicorn', 'steaming-bowl', 'hold'],
    ['cat vs dog', 'cat', 'dog', 'versus'],
    ['bear and wolf', 'bear', 'wolf', 'beside'],
  ])('sees in %j a %s and a %s', (text, subject, motif, relation) => {
    expect(readIdea(text)).toMatchObject({ subject, companion: { motif, relation } });
  });

  it('takes emoji for pictures and prints the rest', () => {
    expect(readIdea('🐱 mom')).toMatchObject({ subject: 'cat-face', headline: 'mom' });
  });
});

describe('renderDesign', () => {
  it('gives straight alpha, transparent where nothing is drawn', async () => {
    const design = composeDesign({ idea: 'Keep it simple', style: 'modern', shirtTone: 'dark', seed: 1 });
    const { data, width, height } = renderDesignRaster(design, BACKGROUNDLESS);
    expect([width, height, data[3]]).toEqual([300, 360, 0]);
    const solid = data.filter((_, at) => at % 4 === 3 && (data[at] ?? 0) > 0).length / (width * height);
    expect(solid).toBeGreaterThan(0.02);
    // Straight alpha: the soft rim of light letters is as light as their middle.
    const rim = [...Array(width * height).keys()].filter(
      (at) => (data[at * 4 + 3] ?? 0) > 20 && (data[at * 4 + 3] ?? 0) < 120,
    );
    expect(Math.min(...rim.map((at) => Math.max(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0)))).toBeGreaterThan(120);
    const png = await sharp(await renderDesign(design, { width: 120, background: '#00c85a' }))
      .raw()
      .toBuffer();
    expect([...png.subarray(0, 3)]).toEqual([0, 200, 90]);
  });

  it.each([
    ['Parrot in the jungle', 'vines'],
    ['Shark in the open ocean', 'waves'],
    ['Old truck on a dirt road', 'road'],
    ['Dirt bike jumping over a hill', 'near hills'],
    ['Ram on a cliff', 'cliff'],
    ['Horses on the dunes', 'dunes'],
    ['Crow in a cornfield', 'corn'],
    ['Octopus under the sea', 'sea floor'],
    ['Fox in the mist', 'fog'],
    ['Cabin under the northern lights', 'northern lights'],
  ])('draws of a scene what %j has of its own', (idea, layer) => {
    const names = composeDesign({ idea, style: 'vintage', seed: 3 }).layers.map(({ name }) => name);
    expect(names).toContain(layer);
  });

  it('draws a forest where a stored brief says no more than that', () => {
    const idea = 'Parrot in the jungle';
    const { isSceneNamed: _, ...brief } = readIdea(idea);
    const names = composeDesign({ idea, brief, style: 'vintage', layout: 'sunset', seed: 3 }).layers;
    expect(names.map(({ name }) => name)).toContain('pines');
  });

  it('wears the ink hard: hardly a half-transparent pixel', () => {
    const worn = renderDesignRaster(composeDesign({ idea: 'Skull rock', style: 'grunge', seed: 2 }), { width: 900 });
    const alphas = worn.data.filter((_, at) => at % 4 === 3);
    const soft = alphas.filter((alpha) => alpha > 8 && alpha < 247).length / alphas.filter((alpha) => alpha > 8).length;
    expect(soft).toBeLessThan(0.09);
  });
});

/** Everything keeps 30 px off the edge (4500 px wide). */
function expectInside({ layers, width, height }: Design): void {
  for (const { bounds } of layers) {
    expect(bounds.x).toBeGreaterThanOrEqual(30);
    expect(bounds.y).toBeGreaterThanOrEqual(30);
    expect(bounds.x + bounds.w).toBeLessThanOrEqual(width - 30);
    expect(bounds.y + bounds.h).toBeLessThanOrEqual(height - 30);
  }
}

/** The words that were read are the words that are set, in order; a long word may be cut over two lines. */
function expectWords(design: Design, idea: string): void {
  const read = readIdea(idea);
  const plain = (text: string) => text.replace(/\s/g, '');
  expect(plain(design.texts.join(''))).toBe(plain(read.headline + read.tagline));
}

/** No glyph of one piece of lettering lies on one of another. */
function expectApart({ layers }: Design): void {
  const sets = layers.filter(({ kind }) => kind === 'lettering').map(({ glyphs = [] }) => glyphs);
  for (const [at, one] of sets.entries()) {
    for (const other of sets.slice(at + 1)) {
      expect(one.some((box) => other.some((rival) => overlaps(box, rival)))).toBe(false);
    }
  }
}
