/** For print areas that are wider than high: the words stand to the right of the picture. */

import type { Box } from '../canvas/geometry.ts';
import type { Piece } from '../canvas/svg.ts';
import { arrange } from '../design/arrange.ts';
import {
  type Composed,
  composeFor,
  designOf,
  type Format,
  fitInBox,
  layoutFor,
  type OpenStudio,
  openStudio,
} from '../design/compose.ts';
import type { Arrangement, DesignRequest } from '../design/design.ts';
import { castPieces } from '../layouts/cast/cast.ts';
import type { Layout } from '../layouts/index.ts';
import { sloganLayout } from '../layouts/slogan.ts';
import { slot } from '../layouts/studio.ts';

/** Share of the width that belongs to the picture, and what lies between it and the words. */
const PICTURE = 0.48;
const BETWEEN = 0.03;

export function composeBeside(request: DesignRequest, format: Format): Composed {
  const first = compose(request, format, 0);
  if (!first) return composeFor(request, format);
  const { letters, scale } = first;
  if (letters === null || letters >= format.leastLetters) return first;
  return compose(request, format, format.leastLetters / scale) ?? first;
}

/** Null where there is only a picture or only words. */
function compose(request: DesignRequest, format: Format, leastLetters: number): (Composed & { scale: number }) | null {
  const studio = openStudio(request, { width: format.width * (1 - PICTURE), height: format.height }, leastLetters);
  const { headline, tagline, subject, scene } = studio.idea;
  if (!(headline || tagline) || !(subject || scene)) return null;
  const layout = layoutFor(studio, request.layout);
  const { margin, width, height } = format;
  const room = { x: margin, y: margin, w: width - 2 * margin, h: height - 2 * margin };
  const picture = fitInBox({ ...room, w: room.w * PICTURE }, pictureOf(studio, layout));
  const words = fitInBox(rightOf(room), wordsOf(studio));
  const layers = arrange([...picture.layers, ...words.layers], onlyHidden(request.arrangement));
  const design = designOf(studio, layers, { request, format, layout: layout.name });
  return { design, letters: words.letters, scale: words.scale };
}

function rightOf({ x, y, w, h }: Box): Box {
  const from = w * (PICTURE + BETWEEN);
  return { x: x + from, y, w: w - from, h };
}

/** They part the picture from words that are not there. */
const RULES = new Set(['rule', 'rules']);

function pictureOf(studio: OpenStudio, layout: Layout): Piece[] {
  const wordless = { ...studio, idea: { ...studio.idea, headline: '', tagline: '' } };
  // A saying is laid out around its words.
  if (layout.name === 'quote') return castPieces(studio, slot(0, 0, 3000, 3000), true);
  return layout.draw(wordless).filter(({ name }) => !RULES.has(name));
}

function wordsOf(studio: OpenStudio): Piece[] {
  const { headline, tagline } = studio.idea;
  const idea = headline ? studio.idea : { ...studio.idea, headline: tagline, tagline: '' };
  return sloganLayout({ ...studio, idea });
}

/** What was moved by hand belongs to another shape; what was left out stays left out. */
export function onlyHidden({ changes = {} }: Arrangement = {}): Arrangement {
  const hidden = Object.entries(changes).filter(([, change]) => change.hidden);
  return { changes: Object.fromEntries(hidden.map(([name]) => [name, { hidden: true }])) };
}
