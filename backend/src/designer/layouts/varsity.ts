/** Varsity: letters arched over the picture, a straight line below, as on a team's shirt. */

import type { Piece } from '../canvas/svg.ts';
import type { Finish } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { envelopes } from '../lettering/lettering.ts';
import { starRule } from '../scenery/ornament.ts';
import { castPieces } from './cast/cast.ts';
import { clearance, lowered, shortest } from './parts.ts';
import {
  CX,
  lightContour,
  pickFace,
  plainAccent,
  plainInk,
  type Studio,
  setBent,
  setBlock,
  setPlain,
  slot,
} from './studio.ts';

const FACES: readonly FaceName[] = ['alfaSlab', 'bowlby', 'archivoBlack', 'anton'];

export function varsityLayout(studio: Studio): Piece[] {
  const { idea, palette } = studio;
  const face = pickFace(studio, FACES);
  const finish: Finish = {
    fill: palette.main,
    outline: { ink: palette.ink, width: 40 },
    rim: lightContour(studio, 44),
  };
  const { arched, below } = shortest(idea.headline, 12);
  const pieces: Piece[] = [];
  let top = 150;
  if (arched) {
    const set = setBent(
      studio,
      'headline',
      arched,
      top,
      { face, width: 4200, height: arched.length > 6 ? 950 : 1200 },
      (h) => envelopes.arch(h, 520),
      finish,
    );
    pieces.push(set.piece);
    top = set.foot - (idea.subject ? 430 : 40);
  }
  if (idea.subject) {
    const wide = idea.companion?.relation === 'versus' ? 3700 : 2900;
    const cast = castPieces(studio, slot(CX - wide / 2, top, wide, 2550), true);
    const lower = clearance(pieces, cast);
    pieces.push(...cast.map((piece) => lowered(piece, lower)));
    top += 2640 + lower;
  }
  if (below) {
    const set = setBlock(
      studio,
      'second line',
      below,
      top,
      { face, width: 4000, maxHeight: 1300, maxLine: 860, gap: 0.3, maxLines: 3, tall: 1.2 },
      finish,
    );
    pieces.push(set.piece);
    top = set.foot + 100;
  }
  pieces.push(starRule(CX, top + 90, 3000, 26, plainAccent(studio)));
  if (idea.tagline)
    pieces.push(
      setPlain(
        studio,
        'tagline',
        idea.tagline,
        top + 280,
        { face: 'oswald', width: 3400, height: 220, tracking: 0.12 },
        { fill: plainInk(studio) },
      ).piece,
    );
  return pieces;
}
