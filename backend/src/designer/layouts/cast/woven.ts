/** "Skull made of flowers": small pictures all over a larger one. */

import type { Box, Ring } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { type Drawing, drawing, type MotifStyle, silhouette } from '../../figures/motif.ts';
import { boxOf } from '../../figures/paths.ts';
import { lightness } from '../../inks/color.ts';
import { type Draw, partAgain, placement, thicker } from './outfit.ts';
import type { Companion } from './riding.ts';

/** Named once more among the accents: it is not only worn. */
export const isWoven = ({ motif, relation }: Companion, accents: readonly string[]) =>
  relation === 'wear' && accents[0] === motif;

/** Seen from above, without stalks. */
const BLOOMS: Record<string, readonly string[]> = {
  bouquet: ['daisy-bloom', 'rose-bloom', 'blue-bloom'],
  rose: ['rose-bloom'],
  sunflower: ['sunflower-bloom'],
};

/** Of the larger side: from one to the next, and how large they are. */
const STEP = 0.135;
const SIZE = 0.19;

export function wovenPieces(
  draw: Draw,
  head: string,
  motif: string,
  { slot, style }: { slot: Box; style: MotifStyle },
): Piece[] {
  const source = drawing(head);
  const body = draw(head, slot, false);
  const { scale, dx, dy } = placement(body.bounds, source, style);
  const side = Math.max(source.box.w, source.box.h);
  const lines = thicker(style, 1.4);
  const size = side * SIZE * scale;
  const kinds = BLOOMS[motif] ?? [motif];
  const blooms = spotsIn(head, side * STEP).map(([x, y], at) => {
    const box = { x: dx + x * scale - size / 2, y: dy + y * scale - size / 2, w: size, h: size };
    return draw(kinds[at % kinds.length] ?? motif, box, false, { ...lines, keyline: undefined });
  });
  const features = darkOf(source);
  const frame = { name: head, body, source, anchors: {}, scale, dx, dy };
  const bare = { ...style, outline: undefined, keyline: undefined };
  return [body, ...blooms, ...(features ? [partAgain(draw, features, frame, bare)] : [])];
}

const DARK = 0.3;
/** Of the whole picture. */
const LARGEST = 0.22;

/** Eyes, strings and the like: they stay to be seen. */
function darkOf({ name, paths, box }: Drawing): Drawing | undefined {
  const dark = paths.filter((path) => {
    const part = boxOf([path]);
    return lightness(path[0]) < DARK && part.w * part.h < LARGEST * box.w * box.h;
  });
  return dark.length > 0 ? { name, paths: dark, box: boxOf(dark) } : undefined;
}

/** Rows of points inside the outline, each between those above it. */
function spotsIn(name: string, step: number): [number, number][] {
  const { rings, box } = silhouette(name);
  const rows = Math.ceil(box.h / (step * 0.86)) + 1;
  const columns = Math.ceil(box.w / step) + 1;
  const all = Array.from({ length: rows * columns }, (_, at): [number, number] => {
    const row = Math.floor(at / columns);
    return [box.x + ((at % columns) + (row % 2) / 2) * step, box.y + row * step * 0.86];
  });
  return all.filter(([x, y]) => rings.some((ring) => isInside(ring, x, y)));
}

function isInside(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
