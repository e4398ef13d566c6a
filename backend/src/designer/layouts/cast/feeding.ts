/** Whoever feeds animals: a bucket in one hand, grain from the other, and the animals where it falls. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { anchorsOf } from '../../figures/anchors.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, drawing, figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { areaPaths, outlines, shadesOf } from '../../figures/notation/head.ts';
import { boxOf } from '../../figures/paths.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import { isCreature } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { hasCompany } from './company.ts';
import { type Draw, fitted, frameOf, spotOn } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

export const isFeeding = ({ head, companion, accents }: Shown) =>
  companion.motif === 'bucket' &&
  companion.relation === 'hold' &&
  hasCompany(head) &&
  accents.length > 0 &&
  accents.every(isCreature);

/** Of the height of a person, by the size of an animal. */
const TALL = { small: 0.36, middle: 0.5, large: 0.78 };

export function feedingPieces(draw: Draw, { head, accents }: Shown, style: MotifStyle, slot: Box): Piece[] {
  const body = draw(figureDrawing(head, 'scattering'), { ...slot, w: slot.w * 0.6 }, true);
  const frame = frameOf(head, 'scattering', body, style);
  const [right, left] = (frame?.anchors.hand ?? []).flatMap((spot) => (frame ? [spotOn(frame, spot)] : []));
  if (!right || !left) return [body];
  const { bounds } = body;
  const side = bounds.h * 0.2;
  const pail = draw('bucket', { x: left.x - side / 2, y: left.y - side * 0.12, w: side, h: side }, false);
  const grain = draw(GRAIN, { x: right.x, y: right.y, w: bounds.h * 0.16, h: bounds.h * 0.24 }, false);
  const foot = bounds.y + bounds.h;
  let from = bounds.x + bounds.w * 0.8;
  const animals = accents.map((motif, at) => {
    const source = bodyOf(motif);
    const { w, h } = (typeof source === 'string' ? drawing(source) : source).box;
    const tall = bounds.h * heightOf(motif);
    const wide = (tall * w) / h;
    const piece = draw(source, { x: from, y: foot - tall * (1 - 0.16 * at), w: wide, h: tall }, true, {
      flip: facesRight(source),
    });
    from += wide * 0.6;
    return piece;
  });
  return fitted([pail, body, grain, ...animals], slot, true);
}

function heightOf(motif: string): number {
  const size = sizeOf(motif);
  return size > 4 ? TALL.large : /goat|sheep|ewe|pig|lamb|deer|doe/u.test(motif) ? TALL.middle : TALL.small;
}

function bodyOf(motif: string): string | Drawing {
  const own = wholeOf(motif);
  const head = HEAD_OF[motif] ?? motif;
  return own ?? whole(head, 'sit');
}

/** By where its mouth is; whole animals with four legs look to the right. */
const facesRight = (source: string | Drawing) =>
  typeof source === 'string' && (anchorsOf(source, 'stand')?.mouth?.[0]?.x ?? 1) > 0;

const GRAIN: Drawing = (() => {
  const spots = [
    [0, 0],
    [90, 60],
    [40, 130],
    [150, 150],
    [90, 230],
    [190, 250],
    [130, 330],
    [220, 360],
  ];
  const areas = outlines(
    spots.map(([x = 0, y = 0]) => ({
      lone: `${x - 22},${y} ${x},${y - 14} ${x + 22},${y} ${x},${y + 14}`,
      fill: '#f4c63d',
      smooth: true,
      flat: true,
    })),
  );
  const paths = areaPaths(areas);
  return { name: 'grain', paths, box: boxOf(paths), shades: shadesOf(areas) };
})();
