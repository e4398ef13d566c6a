/** Where things stand beside whoever does something with them. */

import type { Piece } from '../../canvas/svg.ts';
import type { Spot } from '../../figures/anchors.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, drawing } from '../../figures/motif.ts';
import { areaPaths, outlines, type Part, shadesOf } from '../../figures/notation/head.ts';
import { boxOf } from '../../figures/paths.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import { isCreature } from '../../words/roles.ts';
import { type Draw, type Frame, spotOn } from './outfit.ts';
import { whole } from './riding.ts';

/** Where a thing is put, and whether it is behind whoever does something with it. */
export interface Placed {
  pieces: Piece[];
  isBehind?: boolean;
}

/** What is drawn where it is used. */
export function drawnOf(name: string, parts: readonly Part[]): Drawing {
  const areas = outlines(parts);
  const paths = areaPaths(areas);
  return { name, paths, box: boxOf(paths), shades: shadesOf(areas) };
}

export const sourceOf = (thing: string): string | Drawing => {
  const head = HEAD_OF[thing] ?? thing;
  return wholeOf(thing) ?? (isCreature(thing) ? whole(head, hasFigure(head) ? 'stand' : 'sit') : thing);
};

export const boxOfSource = (source: string | Drawing) => (typeof source === 'string' ? drawing(source) : source).box;

export const footLine = ({ body }: Frame) => body.bounds.y + body.bounds.h;

/** Balls are small, trees taller than who is before them. */
export function heightOf(thing: string): number {
  if (hasTag(thing, 'building') || /tree$/u.test(thing)) return 1.1;
  if (isCreature(thing)) return 0.78;
  if (isRound(thing)) return 0.24;
  return hasTag(thing, 'food') ? 0.3 : 0.56;
}

export const isRound = (thing: string) => /ball$|^american-football$|coconut|snowball|acorn|rock$/u.test(thing);

/** In a box of its own form, with its left foot at a point. */
export function standing(
  draw: Draw,
  source: string | Drawing,
  [left, foot]: readonly [number, number],
  tall: number,
  flip = false,
): Piece {
  const { w, h } = boxOfSource(source);
  const wide = (tall * w) / h;
  return draw(source, { x: left, y: foot - tall, w: wide, h: tall }, true, { flip });
}

/** On the canvas, the right one first. */
export function handsOf(frame: Frame): readonly [Spot, ...Spot[]] {
  const [first = { x: 0, y: 0, w: 0 }, ...rest] = (frame.anchors.hand ?? []).map((spot) => spotOn(frame, spot));
  return [first, ...rest];
}
