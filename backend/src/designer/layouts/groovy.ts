/** Retro: seventies bands arching over the subject, a swash headline with swept shadow below. */

import type { Piece } from '../canvas/svg.ts';
import type { Finish } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { envelopes } from '../lettering/lettering.ts';
import { archBands } from '../scenery/ornament.ts';
import { castPieces } from './cast/cast.ts';
import { aboveWords, shortest } from './parts.ts';
import { CX, darkContour, pickFace, plainInk, type Studio, setBent, setBlock, setPlain, slot } from './studio.ts';

const FACES: readonly FaceName[] = ['shrikhand', 'righteous', 'chango', 'lobster'];

export function groovyLayout(studio: Studio): Piece[] {
  const { idea, palette } = studio;
  const face = pickFace(studio, FACES);
  const finish: Finish = {
    fill: palette.paper,
    depth: { ink: palette.accent, dx: 44, dy: 62 },
    outline: darkContour(studio, 44),
  };
  const pieces: Piece[] = [];
  let top = 150;
  if (idea.subject) {
    const disc = { cx: CX, cy: top + 1750, r: 1750 };
    pieces.push(
      archBands(disc, 1060, palette.glow, 900, 14),
      ...castPieces(studio, aboveWords(idea, slot(CX - 1330, top + 560, 2660, 2230), idea.headline ? 260 : 0), true),
    );
    top += 2560;
  }
  const { arched, below } = shortest(idea.headline, 11);
  if (arched) {
    const set = setBent(
      studio,
      'headline',
      arched,
      top,
      { face, width: 4250, height: arched.length > 6 ? 900 : 1100 },
      (h) => envelopes.flag(h, 200),
      // It is drawn over the bands, also on dark shirts.
      { ...finish, outline: { ink: palette.ink, width: 44 } },
    );
    pieces.push(set.piece);
    top = set.foot + 30;
  }
  if (below) {
    const set = setBlock(
      studio,
      'second line',
      below,
      top,
      { face, width: 4000, maxHeight: 1350, maxLine: 820, gap: 0.28, maxLines: 3, tall: 1.15 },
      finish,
    );
    pieces.push(set.piece);
    top = set.foot + 70;
  }
  if (idea.tagline)
    pieces.push(
      setPlain(
        studio,
        'tagline',
        idea.tagline,
        top + 60,
        { face: 'righteous', width: 3500, height: 220, tracking: 0.08 },
        { fill: plainInk(studio) },
      ).piece,
    );
  return pieces;
}
