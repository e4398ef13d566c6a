/** Minimal: a small picture, much space, spaced letters between fine rules. */

import type { Piece } from '../canvas/svg.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { ornament, rectangle } from '../scenery/ornament.ts';
import { castPieces } from './cast/cast.ts';
import { CX, pickFace, plainAccent, plainInk, type Studio, setBlock, setPlain, slot } from './studio.ts';

const FACES: readonly FaceName[] = ['oswald', 'bebasNeue', 'righteous', 'fredoka'];

export function monoLayout(studio: Studio): Piece[] {
  const { idea } = studio;
  const face = pickFace(studio, FACES);
  const pieces: Piece[] = [];
  let top = 600;
  if (idea.subject) {
    pieces.push(...castPieces(studio, slot(CX - 950, top, 1900, 1900), true));
    top += 2080;
  }
  pieces.push(rule(CX, top, 420, plainAccent(studio)));
  top += 190;
  if (idea.headline) {
    const set = setBlock(
      studio,
      'headline',
      idea.headline,
      top,
      { face, width: 3300, maxHeight: 1500, maxLine: 420, gap: 0.42, tracking: 0.12, stretch: 1 },
      { fill: plainInk(studio) },
    );
    pieces.push(set.piece);
    top = set.foot + 160;
  }
  if (idea.tagline)
    pieces.push(
      setPlain(
        studio,
        'tagline',
        idea.tagline,
        top,
        { face: 'oswald', width: 3000, height: 150, tracking: 0.24 },
        { fill: plainAccent(studio) },
      ).piece,
    );
  return pieces;
}

function rule(cx: number, y: number, width: number, fill: string): Piece {
  return ornament('rule', [{ shape: [rectangle({ x: cx - width / 2, y, w: width, h: 22 })], fill }]);
}
