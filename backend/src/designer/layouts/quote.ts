/** A saying with one large word: a script line above it, the picture and the rest below. */

import { type Box, union } from '../canvas/geometry.ts';
import type { Piece } from '../canvas/svg.ts';
import { wordsOf } from '../idea/tokens.ts';
import { mix } from '../inks/color.ts';
import type { Finish } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { isMinor } from '../lettering/lines.ts';
import { sideRules } from '../scenery/ornament.ts';
import { sightings } from '../words/lexicon.ts';
import { castPieces } from './cast/cast.ts';
import { CX, darkContour, pickFace, plainAccent, plainInk, type Studio, setBlock, setPlain, slot } from './studio.ts';

const SCRIPTS: readonly FaceName[] = ['yellowtail', 'lobster', 'pacifico'];
const SLABS: readonly FaceName[] = ['alfaSlab', 'bowlby', 'chango', 'rye', 'anton'];

export interface Saying {
  lead: string;
  great: string;
  trail: string;
}

/** The large word is the one with a picture, else the last with a meaning. */
function takeApart(headline: string): Saying {
  const words = headline.split(' ').filter(Boolean);
  const bare = words.map((word) => wordsOf(word)[0] ?? '');
  const drawn = sightings(bare).at(-1)?.at ?? -1;
  const meaning = bare.findLastIndex((word) => word.length > 3 && !isMinor(word));
  const at = drawn >= 0 ? drawn : meaning >= 0 ? meaning : words.length - 1;
  return { lead: words.slice(0, at).join(' '), great: words[at] ?? '', trail: words.slice(at + 1).join(' ') };
}

export function suitsQuote({ idea }: Pick<Studio, 'idea'>): boolean {
  const { lead, great, trail } = takeApart(idea.headline);
  return (
    idea.slogan &&
    lead.length >= 4 &&
    lead.length <= 26 &&
    trail.length <= 34 &&
    great.length >= 3 &&
    great.length <= 13
  );
}

export function quoteLayout(studio: Studio): Piece[] {
  const { idea, random } = studio;
  const { lead, great, trail } = takeApart(idea.headline);
  const pieces: Piece[] = [];
  const script = setPlain(
    studio,
    'lead',
    lead,
    150,
    { face: pickFace(studio, SCRIPTS), width: 3500, height: 560 },
    { fill: plainAccent(studio) },
  );
  pieces.push(script.piece);
  const word = setBlock(
    studio,
    'great word',
    great,
    script.foot + 90,
    { face: random.pick(SLABS), width: 4250, maxHeight: 1400, stretch: 1.25, tall: 1.3 },
    greatFinish(studio),
  );
  pieces.push(word.piece);
  let top = word.foot + 130;
  if (idea.subject) {
    const picture = pictureBelow(studio, top);
    pieces.push(...picture);
    top = foot(union(picture.map(({ bounds }) => bounds))) + 130;
  }
  if (trail) {
    const set = setBlock(
      studio,
      'trail',
      trail,
      top,
      { face: 'bebasNeue', width: 4100, maxHeight: 1000, maxLine: 640, tracking: 0.04, tall: 1.2 },
      { fill: plainInk(studio) },
    );
    pieces.push(set.piece);
    top = set.foot + 130;
  }
  return [...pieces, ...footing(studio, top)];
}

/** Right below the words: what is wider than high has more room at its sides, and leaves no gap above it. */
function pictureBelow(studio: Studio, top: number): Piece[] {
  const height = 2250;
  const drawn = (width: number, y: number) => castPieces(studio, slot(CX - width / 2, y, width, height), true);
  const pieces = drawn(3000, top);
  if (union(pieces.map(({ bounds }) => bounds)).h > height * 0.85) return pieces;
  const { y } = union(drawn(4000, top).map(({ bounds }) => bounds));
  return drawn(4000, top - Math.max(0, y - top));
}

const foot = ({ y, h }: Box) => y + h;

/** The tagline between two rules, or a single rule at the foot of a design without one. */
function footing(studio: Studio, top: number): Piece[] {
  const { idea } = studio;
  if (!idea.tagline) return [sideRules(CX, top + 20, 2600, 0, 26, plainAccent(studio))];
  const set = setPlain(
    studio,
    'tagline',
    idea.tagline,
    top,
    { face: 'oswald', width: 2700, height: 200, tracking: 0.14 },
    { fill: plainAccent(studio) },
  );
  const { bounds } = set.piece;
  const rules =
    bounds.w < 3300 ? [sideRules(CX, bounds.y + bounds.h / 2, 4100, bounds.w + 260, 24, plainAccent(studio))] : [];
  return [set.piece, ...rules];
}

function greatFinish(studio: Studio): Finish {
  const { palette, style } = studio;
  if (style === 'modern' || style === 'minimal') return { fill: plainInk(studio) };
  return {
    fill: palette.paper,
    lower: mix(palette.paper, palette.main, 0.28),
    depth: { ink: palette.accent, dx: 42, dy: 64 },
    outline: darkContour(studio, 40),
  };
}
