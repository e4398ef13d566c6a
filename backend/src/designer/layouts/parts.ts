import { type Box, union } from '../canvas/geometry.ts';
import { group, type Piece } from '../canvas/svg.ts';
import type { Idea } from '../idea/idea.ts';
import { isMinor } from '../lettering/lines.ts';
import { isCreature } from '../words/roles.ts';
import { isLandscape } from './cast/cast.ts';

/** Best share of a headline for the line above the picture: the shorter line is the larger one. */
const UPPER_SHARE = 0.44;
/** Cost, in characters, of an upper line that ends on "the" or "of". */
const DANGLING = 7;

/** `arched` can be bent: at best no more than `most` characters. A single word is not split. */
export function shortest(headline: string, most: number): { arched: string; below: string } {
  const words = headline.split(' ').filter(Boolean);
  let best = { arched: headline, below: '' };
  let least = Infinity;
  for (let cut = 1; cut < words.length; cut++) {
    const arched = words.slice(0, cut).join(' ');
    const below = words.slice(cut).join(' ');
    const cost =
      Math.abs(arched.length - headline.length * UPPER_SHARE) +
      Math.max(0, arched.length - most) +
      (isMinor(words[cut - 1] ?? '') ? DANGLING : 0);
    if (cost < least) [best, least] = [{ arched, below }, cost];
  }
  return best;
}

/** Contours reach so far beyond the glyphs, and some air. */
const CONTOUR = 130;

/** How far a picture must go down so that no letter above it is covered. */
export function clearance(lettering: readonly Piece[], cast: readonly Piece[]): number {
  const box = union(cast.map(({ bounds }) => bounds));
  const above = lettering
    .flatMap(({ glyphs = [] }) => glyphs)
    .filter(({ x, w }) => x < box.x + box.w && box.x < x + w)
    .map(({ y, h }) => y + h + CONTOUR - box.y);
  return Math.max(0, ...above);
}

/** What stands beside, before or under another picture is not behind the words: `below` is what else they would hide. */
export function aboveWords({ subject = '', companion, accents = [] }: Idea, { x, y, w, h }: Box, below: number): Box {
  const isBefore = !isCreature(subject) && /^(?:hold|ride|above)$/u.test(companion?.relation ?? '');
  const isSeen = companion?.relation === 'beside' || isBefore || accents.length > 0;
  return { x, y, w, h: isSeen ? h - below : h };
}

export function lowered(piece: Piece, dy: number): Piece {
  const svg = group({ transform: `translate(0 ${dy})` }, piece.svg);
  return dy === 0 ? piece : { ...piece, svg, bounds: { ...piece.bounds, y: piece.bounds.y + dy } };
}

/** "Bear and mountains": who is before the middle of the mountains would hide the highest of them. */
export function hidesPeaks(idea: Idea): boolean {
  const { subject, scene, isSceneNamed } = idea;
  return scene === 'mountains' && isSceneNamed === true && subject !== undefined && !isLandscape(idea);
}

/** The room of whoever is before mountains that are named: smaller, on the same foot. */
export function beforePeaks(idea: Idea, room: Box): Box {
  if (!hidesPeaks(idea)) return room;
  const share = 0.72;
  const { x, y, w, h } = room;
  return { x: x + (w * (1 - share)) / 2, y: y + h * (1 - share), w: w * share, h: h * share };
}
