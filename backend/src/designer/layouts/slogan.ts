/** Words only: lines of one width between two ornaments, one of them in a second ink. */

import type { Style } from '../canvas/style.ts';
import type { Piece } from '../canvas/svg.ts';
import type { Finish } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import type { Warp } from '../lettering/lettering.ts';
import { starRule } from '../scenery/ornament.ts';
import { CX, darkContour, pickFace, plainAccent, plainInk, type Studio, setBlock, setPlain } from './studio.ts';

export const SLOGAN_FACES: Record<Style, readonly FaceName[]> = {
  modern: ['anton', 'bebasNeue', 'archivoBlack', 'oswald'],
  vintage: ['rye', 'alfaSlab', 'bowlby'],
  cartoon: ['luckiestGuy', 'bangers', 'titanOne'],
  grunge: ['anton', 'blackOps', 'archivoBlack'],
  retro: ['righteous', 'chango', 'shrikhand'],
  minimal: ['oswald', 'righteous'],
  varsity: ['alfaSlab', 'archivoBlack', 'anton'],
};

const WARPS: Partial<Record<Style, readonly Warp[]>> = {
  vintage: ['none', 'arch', 'bulge'],
  retro: ['bulge', 'flag', 'arch'],
  varsity: ['none', 'bulge'],
};

export function sloganLayout(studio: Studio): Piece[] {
  const { idea, random, style } = studio;
  const face = pickFace(studio, SLOGAN_FACES[style]);
  const above = starRule(CX, 300, 2900, 26, plainAccent(studio));
  const set = setBlock(
    studio,
    'headline',
    idea.headline,
    560,
    {
      face,
      width: 4200,
      maxHeight: 3900,
      maxLine: 1500,
      gap: 0.15,
      stretch: 1.2,
      tall: 1.35,
      warp: random.pick(WARPS[style] ?? ['none']),
    },
    finishFor(studio),
    greatInk(studio),
  );
  const pieces = [above, set.piece];
  let top = set.foot + 220;
  if (idea.tagline) {
    const tagline = setPlain(
      studio,
      'tagline',
      idea.tagline,
      top,
      { face: 'oswald', width: 3700, height: 240, tracking: 0.12 },
      { fill: plainInk(studio) },
    );
    pieces.push(tagline.piece);
    top = tagline.foot + 220;
  }
  return [...pieces, starRule(CX, top + 40, 2900, 26, plainAccent(studio))];
}

function greatInk(studio: Studio): string {
  return studio.style === 'modern' || studio.style === 'minimal' ? plainAccent(studio) : studio.palette.main;
}

function finishFor(studio: Studio): Finish {
  const { palette, style, shirtTone } = studio;
  const plain = { fill: plainInk(studio) };
  if (style === 'modern' || style === 'minimal') return plain;
  if (style === 'grunge')
    return shirtTone === 'any' ? { fill: palette.paper, outline: { ink: palette.ink, width: 44 } } : plain;
  return {
    fill: palette.paper,
    depth: { ink: palette.accent, dx: 40, dy: 58 },
    outline: darkContour(studio, 42),
  };
}
