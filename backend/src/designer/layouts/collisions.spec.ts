import { describe, expect, it } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { madeIdea } from '../../../test/support/art/made-ideas.ts';
import { type Box, overlaps } from '../canvas/geometry.ts';
import { createRandom } from '../canvas/random.ts';
import {
  composeDesign,
  composeProduct,
  type Design,
  type DesignRequest,
  LAYOUT_NAMES,
  type Layer,
  STYLES,
  type Surface,
} from '../index.ts';

/** Designs that are made and looked at: `MADE_DESIGNS=2000` on a command line makes more. */
const count = Number(process.env.MADE_DESIGNS ?? 140);
const first = Number(process.env.MADE_FROM ?? 0);

/** Pixels: the canvas is ten times as wide. */
const WIDTH = 450;
/** Pixels of a text that may be covered: where the contour of one line touches that of another. */
const TOUCHING = 24;
const SHAPES: [Surface, number, number][] = [
  ['chest', 4200, 2400],
  ['chest', 3300, 4200],
  ['side', 1089, 1155],
  ['sheet', 3600, 5400],
  ['sheet', 5400, 3600],
];
const TONES = ['dark', 'light', 'any'] as const;

describe('made designs', () => {
  it('set no text over another, and paint nothing over a text', () => {
    const found = Array.from({ length: count }, (_, at) => madeRequest(first + at)).flatMap((request) =>
      collisionsIn(composeDesign({ ...request, wear: 0 }), request),
    );
    expect(found).toEqual([]);
  });

  it.each(SHAPES)('do so on a %s of %i x %i pixels', (surface, width, height) => {
    const requests = Array.from({ length: count / 10 }, (_, at) => madeRequest(first + width + at));
    const found = requests.flatMap((request) =>
      collisionsIn(composeProduct({ ...request, wear: 0 }, surface, { width, height }).design, request),
    );
    expect(found).toEqual([]);
  });
});

function madeRequest(number: number): DesignRequest {
  const random = createRandom(number * 7 + 1);
  const chosen = { style: random.pick(STYLES), shirtTone: random.pick(TONES) };
  // Also those that chance would not choose for the style.
  const layout = number % 2 === 0 ? LAYOUT_NAMES[(number / 2) % LAYOUT_NAMES.length] : undefined;
  return { idea: madeIdea(number), seed: number, ...chosen, ...(layout && { layout }) };
}

function collisionsIn(design: Design, request: DesignRequest): string[] {
  return design.layers.flatMap((layer, at) => {
    const above = design.layers.slice(at + 1).filter((other) => overlaps(layer.bounds, other.bounds));
    if (layer.kind !== 'lettering' || above.length === 0) return [];
    const covered = coveredPixels(design, layer, above);
    const names = above.map(({ name }) => name).join(', ');
    return covered > TOUCHING
      ? [
          `${request.seed} ${request.style}/${request.shirtTone} ${design.layout}: ${covered} of ${layer.name} under ${names}: ${request.idea}`,
        ]
      : [];
  });
}

/** Pixels within the glyphs of a text whose ink another layer changes. */
function coveredPixels(design: Design, layer: Layer, above: readonly Layer[]): number {
  const alone = pixelsOf(design, [layer]);
  const covered = pixelsOf(design, [layer, ...above]);
  const glyphs = (layer.glyphs ?? []).filter((box) => above.some(({ bounds }) => overlaps(box, bounds)));
  const seen = new Set<number>();
  for (const box of glyphs) for (const at of pixelsIn(box, design)) if (isCovered(alone, covered, at * 4)) seen.add(at);
  return seen.size;
}

function isCovered(alone: Uint8Array, covered: Uint8Array, at: number): boolean {
  if ((alone[at + 3] ?? 0) < 200) return false;
  const change = [0, 1, 2].map((channel) => Math.abs((alone[at + channel] ?? 0) - (covered[at + channel] ?? 0)));
  return Math.max(...change) > 40;
}

function pixelsIn({ x, y, w, h }: Box, { height }: Design): number[] {
  const [left, top] = [Math.max(0, Math.floor(x / 10)), Math.max(0, Math.floor(y / 10))];
  const [right, foot] = [
    Math.min(WIDTH - 1, Math.ceil((x + w) / 10)),
    Math.min(Math.floor(height / 10) - 1, Math.ceil((y + h) / 10)),
  ];
  return Array.from({ length: Math.max(0, foot - top + 1) }, (_, row) =>
    Array.from({ length: Math.max(0, right - left + 1) }, (_, column) => (top + row) * WIDTH + left + column),
  ).flat();
}

function pixelsOf({ width, height }: Design, layers: readonly Layer[]): Uint8Array {
  const body = layers.map(({ svg }) => svg).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } }).render().pixels;
}
