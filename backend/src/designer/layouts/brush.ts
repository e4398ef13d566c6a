/** Grunge: a hard picture over a dry brush stroke, heavy worn letters below. */

import type { Piece } from '../canvas/svg.ts';
import type { Finish } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { brush, splatter } from '../scenery/ornament.ts';
import { castPieces } from './cast/cast.ts';
import { CX, pickFace, plainAccent, type Studio, setBlock, setPlain, slot } from './studio.ts';

const FACES: readonly FaceName[] = ['anton', 'blackOps', 'archivoBlack', 'alfaSlab', 'bebasNeue'];

export function brushLayout(studio: Studio): Piece[] {
  const { idea, palette, random, shirtTone } = studio;
  const face = pickFace(studio, FACES);
  const finish: Finish =
    shirtTone === 'light'
      ? { fill: palette.ink }
      : shirtTone === 'dark'
        ? { fill: palette.paper }
        : { fill: palette.paper, outline: { ink: palette.ink, width: 46 } };
  const pieces: Piece[] = [];
  let top = 150;
  if (idea.subject) {
    pieces.push(
      splatter(slot(250, 120, 4000, 3150), palette.main, random),
      brush(slot(330, 700, 3840, 2050), palette.main, random),
      ...castPieces(studio, slot(CX - 1400, 180, 2800, 3020), false),
    );
    top = 3330;
  }
  if (idea.headline) {
    const set = setBlock(
      studio,
      'headline',
      idea.headline,
      top,
      { face, width: 4200, maxHeight: idea.subject ? 1650 : 3900, maxLine: 1200, gap: 0.14, tall: 1.25 },
      finish,
    );
    pieces.push(set.piece);
    top = set.foot + 110;
  }
  if (idea.tagline) {
    pieces.push(
      setPlain(
        studio,
        'tagline',
        idea.tagline,
        top,
        { face: 'specialElite', width: 3500, height: 220, tracking: 0.1 },
        { fill: plainAccent(studio) },
      ).piece,
    );
  }
  return pieces;
}
