/** Cartoon: the subject before a toothed burst, sticker lettering with a rim below. */
import { castPieces } from '../cast.ts';
import { mix, shade } from '../color.ts';
import type { Finish } from '../finish.ts';
import type { FaceName } from '../fonts.ts';
import { pathData } from '../geometry.ts';
import { halftone } from '../halftone.ts';
import type { Warp } from '../lettering.ts';
import { burstRing } from '../ornament.ts';
import { CX, type Studio, setBlock, setPlain, slot } from '../studio.ts';
import { clip, contour, type Piece, path } from '../svg.ts';

const FACES: readonly FaceName[] = ['luckiestGuy', 'titanOne', 'bangers', 'chango', 'bowlby'];

const WARPS: readonly Warp[] = ['none', 'arch', 'bulge', 'climb'];

export function stickerLayout(studio: Studio): Piece[] {
  const { idea, palette, random } = studio;
  const face = random.pick(FACES);
  const finish: Finish = {
    fill: palette.main,
    lower: shade(palette.main, -0.07),
    highlight: { ink: mix(palette.main, palette.paper, 0.75), width: 16 },
    depth: { ink: palette.ink, dx: 26, dy: 74 },
    outline: { ink: palette.ink, width: 54 },
    rim: { ink: palette.paper, width: 60 },
  };
  const pieces: Piece[] = [];
  let top = 150;
  if (idea.subject) {
    const disc = { cx: CX, cy: top + 1560, r: 1560 };
    pieces.push(burst(studio, disc), ...castPieces(studio, slot(CX - 1290, top + 250, 2580, 2500), false));
    top += 2720;
  }
  const words = idea.headline.split(' ').length;
  if (idea.headline) {
    const set = setBlock(
      studio,
      'headline',
      idea.headline,
      top,
      {
        face,
        width: 4250,
        maxHeight: idea.subject ? 1900 : 3600,
        maxLine: words < 3 ? 1100 : 860,
        gap: 0.2,
        maxLines: 5,
        warp: random.pick(WARPS),
      },
      finish,
    );
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
      rim: { ink: palette.paper, width: 36 },
    };
    pieces.push(setPlain(studio, 'tagline', idea.tagline, top + 72, { face, width: 3700, height: 260 }, small).piece);
  }
  return pieces;
}

function burst(studio: Studio, disc: { cx: number; cy: number; r: number }): Piece {
  const { palette, random, ids } = studio;
  const ring = burstRing({ ...disc, r: disc.r - 110 }, random.whole(15, 20), random.between(0.13, 0.18), random.next());
  const d = pathData([ring]);
  const [light = palette.accent, , middle = palette.accent, deep = palette.accent] = palette.glow;
  const box = { x: disc.cx - disc.r, y: disc.cy - disc.r, w: 2 * disc.r, h: 2 * disc.r };
  const dots = path(halftone(box, { pitch: 0.028, from: 0.3, to: 1.1, angle: 90 }), { fill: deep });
  return {
    name: 'burst',
    kind: 'ornament',
    svg:
      contour(d, palette.paper, 210) +
      contour(d, palette.ink, 96) +
      path(d, { fill: mix(light, middle, 0.45) }) +
      clip(ids('burst'), d, dots),
    bounds: box,
  };
}
