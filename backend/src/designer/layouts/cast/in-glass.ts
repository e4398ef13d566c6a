/** "Cat in a jar", "lantern full of fireflies": inside of a vessel of glass, and seen through it. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { drawing } from '../../figures/motif.ts';
import { isSmallFlier } from '../../words/outfits.ts';
import { isCreature } from '../../words/roles.ts';
import { isHeaped, isPlant } from './filling.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';
import type { Companion } from './riding.ts';

interface Glass {
  /** The picture of it that is empty. */
  clear: string;
  /** Its inside, in shares of its width and height. */
  inside: readonly [from: number, top: number, to: number, foot: number];
}

const JAR: Glass = { clear: 'clear-jar', inside: [0.1, 0.27, 0.9, 0.95] };

const GLASSES: Readonly<Record<string, Glass>> = {
  jar: JAR,
  'mason-jar': JAR,
  'jar-of-pickles': JAR,
  terrarium: JAR,
  'light-bulb': { clear: 'clear-bulb', inside: [0.14, 0.12, 0.86, 0.74] },
  'snow-globe': { clear: 'clear-snow-globe', inside: [0.15, 0.14, 0.85, 0.68] },
  'clear-bottle': { clear: 'clear-bottle', inside: [0.1, 0.42, 0.9, 0.95] },
  'camping-lantern': { clear: 'clear-lantern', inside: [0.16, 0.36, 0.84, 0.84] },
  'soap-bubble': { clear: 'soap-bubble', inside: [0.17, 0.14, 0.83, 0.88] },
  'fish-bowl': { clear: 'clear-bowl', inside: [0.1, 0.3, 0.9, 0.92] },
  'crystal-ball': { clear: 'clear-crystal-ball', inside: [0.16, 0.13, 0.84, 0.7] },
};

/** Of flowers, fruit and sweets jars are full to the brim. */
const FILLED = new Set(['jar', 'mason-jar', 'terrarium', 'fish-bowl', 'jar-of-pickles']);

interface Enclosed {
  motif: string;
  /** What is inside. */
  rest: { companion?: Companion; accents: string[] };
}

/** Undefined where nothing is in a vessel of glass. */
export function enclosedIn({ subject, companion, accents }: Shown): Enclosed | undefined {
  const { motif, relation } = companion;
  if (relation !== 'ride' || !Object.hasOwn(GLASSES, motif)) return undefined;
  const isFilling = isPlant(subject) || isHeaped(subject);
  if (isFilling && FILLED.has(motif) && !isCreature(subject)) return undefined;
  const [next, ...others] = accents;
  const relationOf = next && next !== subject && !isCreature(next) ? 'hold' : 'beside';
  return {
    motif,
    rest: next ? { companion: { motif: next, relation: relationOf }, accents: others } : { accents: [] },
  };
}

export function throughGlass(
  draw: Draw,
  { motif }: Enclosed,
  { subject, accents }: Shown,
  slot: Box,
  pieces: (room: Box) => Piece[],
): Piece[] {
  const { clear, inside } = GLASSES[motif] ?? JAR;
  const vessel = draw(clear, slot);
  const { x, y, w, h } = vessel.bounds;
  const [from, top, to, foot] = inside;
  const room = { x: x + w * from, y: y + h * top, w: w * (to - from), h: h * (foot - top) };
  const bare: Draw = (source, box, seat, change) => draw(source, box, seat, { ...change, ...BARE });
  const isSwarm = isSmallFlier(subject) && accents.every((one) => one === subject);
  const content = isSwarm ? swarm(draw, subject, accents.length + 1, room) : pieces(room);
  return [{ ...vessel, name: motif }, ...content, shine(bare, room)];
}

const BARE = { outline: undefined, keyline: undefined } as const;

/** In shares of the room. */
const SWARM = [
  [0.3, 0.3, -20],
  [0.7, 0.52, 24],
  [0.32, 0.76, 12],
] as const;

function swarm(draw: Draw, flier: string, many: number, { x, y, w, h }: Box): Piece[] {
  if (many === 1) return [draw(flier, { x, y, w, h })];
  const side = Math.min(w * 0.52, h * 0.46);
  return SWARM.map(([right, down, turn]) =>
    draw(flier, { x: x + w * right - side / 2, y: y + h * down - side / 2, w: side, h: side }, false, { turn }),
  );
}

function shine(draw: Draw, room: Box): Piece {
  const { w, h } = drawing('glass-shine').box;
  const scale = Math.min(room.w / w, room.h / h) * 0.98;
  const wide = w * scale;
  return draw('glass-shine', { x: room.x - wide * 0.02, y: room.y, w: wide, h: h * scale }, false);
}
