/** Cartoon: the subject before a toothed burst, sticker lettering with a rim below. */

import { pathData } from '../canvas/geometry.ts';
import { halftone } from '../canvas/halftone.ts';
import { clip, contour, type Piece, path } from '../canvas/svg.ts';
import { mix, shade } from '../inks/color.ts';
import type { Finish } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import type { Warp } from '../lettering/lettering.ts';
import { burstRing } from '../scenery/ornament.ts';
import { castPieces } from './cast/cast.ts';
import { aboveWords } from './parts.ts';
import { CX, lightContour, pickFace, type Studio, setBlock, setPlain, slot } from './studio.ts';

const FACES: readonly FaceName[] = ['luckiestGuy', 'titanOne', 'bangers', 'chango', 'bowlby'];

/** Height of a full design of this width. */
const TALL = 4900;

const WARPS: readonly Warp[] = ['none', 'arch', 'bulge', 'climb'];

export function stickerLayout(studio: Studio): Piece[] {
  const { idea, palette, random } = studio;
  const face = pickFace(studio, FACES);
  const finish: Finish = {
    fill: palette.main,
    lower: shade(palette.main, -0.07),
    highlight: { ink: mix(palette.main, palette.paper, 0.75), width: 16 },
    depth: { ink: palette.ink, dx: 26, dy: 74 },
    outline: { ink: palette.ink, width: 54 },
    rim: lightContour(studio, 60),
  };
  const warp = random.pick(WARPS);
  const headline = (y: number) =>
    setBlock(
      studio,
      'headline',
      idea.headline,
      y,
      {
        face,
        width: 4250,
        maxHeight: idea.subject ? 1900 : 3600,
        maxLine: idea.headline.includes(' ') ? 920 : 1250,
        gap: 0.2,
        maxLines: 5,
        warp,
        tall: 1.15,
      },
      finish,
    );
  const pieces: Piece[] = [];
  let top = 150;
  if (idea.subject) {
    // The picture gets what the words leave free of a print area, which is taller than wide.
    const words = idea.headline ? headline(0).foot : 0;
    const r = Math.min(1950, Math.max(1500, (TALL - words) / 2 + 150));
    pieces.push(
      burst(studio, { cx: CX, cy: top + r, r }),
      ...castPieces(
        studio,
        aboveWords(idea, slot(CX - r * 0.86, top + r * 0.12, r * 1.72, r * 1.65), idea.headline ? r * 0.12 : 0),
        false,
      ),
    );
    top += r * 1.74;
  }
  if (idea.headline) {
    const set = headline(top);
    pieces.push(set.piece);
    top = set.foot + 90;
  }
  if (idea.tagline) {
    const small: Finish = {
      ...finish,
      fill: palette.accent,
      lower: undefined,
      highlight: undefined,
      depth: { ink: palette.ink, dx: 10, dy: 24 },
      outline: { ink: palette.ink, width: 36 },
      rim: lightContour(studio, 36),
    };
    pieces.push(setPlain(studio, 'tagline', idea.tagline, top + 72, { face, width: 3700, height: 260 }, small).piece);
  }
  return pieces;
}

function burst(studio: Studio, disc: { cx: number; cy: number; r: number }): Piece {
  const { palette, random, ids } = studio;
  const ring = burstRing({ ...disc, r: disc.r - 110 }, random.whole(15, 20), random.between(0.13, 0.18), random.next());
  const d = pathData([ring]);
  const rim = lightContour(studio, 105);
  const [light = palette.accent, , middle = palette.accent, deep = palette.accent] = palette.glow;
  const box = { x: disc.cx - disc.r, y: disc.cy - disc.r, w: 2 * disc.r, h: 2 * disc.r };
  const dots = path(halftone(box, { pitch: 0.028, from: 0.3, to: 1.1, angle: 90 }), { fill: deep });
  return {
    name: 'burst',
    kind: 'ornament',
    svg:
      (rim ? contour(d, rim.ink, rim.width * 2) : '') +
      contour(d, palette.ink, 96) +
      path(d, { fill: mix(light, middle, 0.45) }) +
      clip(ids('burst'), d, dots),
    bounds: box,
  };
}
