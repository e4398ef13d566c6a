/** Modern: a flat picture in a window or on a disc, condensed type in two weights below. */

import { boundsOf, grow, pathData } from '../canvas/geometry.ts';
import { clip, type Piece, path } from '../canvas/svg.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { archWindow } from '../scenery/ornament.ts';
import { desert, hill, mountains, pines, ringedSun, sea, skyline, starField } from '../scenery/scenery.ts';
import { castPieces } from './cast.ts';
import { CX, plainAccent, plainInk, type Studio, setBlock, setPlain, slot } from './studio.ts';

const FACES: readonly FaceName[] = ['bebasNeue', 'anton', 'oswald', 'archivoBlack'];

export function posterLayout(studio: Studio): Piece[] {
  const { idea, random } = studio;
  const face = random.pick(FACES);
  const pieces: Piece[] = [];
  let top = 150;
  if (idea.scene || idea.subject) {
    const window = idea.scene && idea.scene !== 'sun' ? windowPiece(studio, top) : discPieces(studio, top);
    pieces.push(...window.pieces);
    top = window.foot + 170;
  }
  return [...pieces, ...lettering(studio, face, top, pieces.length > 0 ? 1650 : 3600)];
}

function lettering(studio: Studio, face: FaceName, from: number, room: number): Piece[] {
  const { idea, random } = studio;
  const pieces: Piece[] = [];
  let top = from;
  if (idea.headline) {
    const set = setBlock(
      studio,
      'headline',
      idea.headline,
      top,
      { face, width: 3900, maxHeight: room, maxLine: 1150, gap: 0.16, tracking: 0.02, tall: 1.2 },
      { fill: plainInk(studio) },
      random.chance(0.7) ? plainAccent(studio) : undefined,
    );
    pieces.push(set.piece);
    top = set.foot + 120;
  }
  if (idea.tagline) {
    pieces.push(
      setPlain(
        studio,
        'tagline',
        idea.tagline,
        top,
        { face: 'oswald', width: 3500, height: 190, tracking: 0.14 },
        { fill: plainAccent(studio) },
      ).piece,
    );
  }
  return pieces;
}

interface Picture {
  pieces: Piece[];
  foot: number;
}

function discPieces(studio: Studio, top: number): Picture {
  const { palette } = studio;
  const disc = { cx: CX, cy: top + 1420, r: 1420 };
  const cast = castPieces(studio, slot(CX - 1230, disc.cy - 1180, 2460, 2480), false);
  return { pieces: [ringedSun(disc, palette.glow.slice(0, 4)), ...cast], foot: disc.cy + disc.r };
}

function windowPiece(studio: Studio, top: number): Picture {
  const { palette, ids } = studio;
  const frame = slot(CX - 1480, top + 100, 2960, 3120);
  const d = pathData([archWindow(frame)]);
  const inside = landscape(studio, frame)
    .map((piece) => piece.svg)
    .join('');
  const line = pathData([archWindow(grow(frame, 70))]);
  const svg =
    path(line, { fill: 'none', stroke: plainInk(studio), 'stroke-width': 22 }) +
    path(d, { fill: palette.glow[3] ?? palette.main }) +
    clip(ids('window'), d, inside);
  const bounds = grow(boundsOf([archWindow(frame)]), 82);
  const cast = castPieces(studio, slot(frame.x + 420, frame.y + 1050, frame.w - 840, frame.h - 1150), true);
  const pictures = isLandscape(studio) ? [] : cast;
  return { pieces: [{ name: 'window', kind: 'scenery', svg, bounds }, ...pictures], foot: bounds.y + bounds.h };
}

/** True if the idea's picture is the landscape itself, which the window shows already. */
function isLandscape({ idea }: Studio): boolean {
  const named = new Set([
    'snow-capped-mountain',
    'evergreen-tree',
    'palm-tree',
    'water-wave',
    'compass',
    'cityscape',
    'crescent-moon',
    'ringed-planet',
    'sun-with-face',
    'star',
    'hiking-boot',
  ]);
  return idea.subject !== undefined && named.has(idea.subject) && !idea.companion;
}

function landscape(studio: Studio, frame: { x: number; y: number; w: number; h: number }): Piece[] {
  const { idea, palette, random } = studio;
  const { x, y, w, h } = frame;
  const foot = y + h;
  const sun = ringedSun({ cx: CX, cy: y + h * 0.46, r: w * 0.62 }, palette.glow);
  const strip = (from: number, height: number) => slot(x - 60, foot - from, w + 120, height);
  const floor = (fill: string, height: number): Piece => ({
    name: 'floor',
    kind: 'scenery',
    svg: `<rect x="${x - 60}" y="${foot - height}" width="${w + 120}" height="${height + 20}" fill="${fill}"/>`,
    bounds: strip(height, height),
  });
  switch (idea.scene) {
    case 'beach':
      return [sun, floor(palette.second, 900), sea(slot(x - 900, foot - 900, w + 1800, 1500), palette, random)];
    case 'desert':
      return [sun, desert(strip(1250, 1000), palette, random), floor(palette.second, 280)];
    case 'city':
      return [sun, skyline(strip(1700, 1500), palette.second, palette.main, random), floor(palette.ink, 220)];
    case 'space':
      return [
        sun,
        starField(slot(x + 120, y + 150, w - 240, h - 600), palette.paper, random, 22, {
          cx: CX,
          cy: y + h * 0.46,
          r: w * 0.2,
        }),
        hill(slot(x - 500, foot - 560, w + 1000, 900), palette.second),
      ];
    case 'lake':
      return [
        sun,
        mountains(strip(1900, 1250), palette, random),
        pines(strip(1150, 520), { fill: palette.ink, count: 24, open: 0.2 }, random),
        floor(palette.third, 660),
        sea(slot(x - 900, foot - 660, w + 1800, 1300), palette, random),
      ];
    default:
      return [
        sun,
        mountains(strip(1750, 1450), palette, random),
        pines(strip(950, 760), { fill: palette.third, count: 26, open: 0.3 }, random),
        pines(strip(720, 760), { fill: palette.ink, count: 19, open: 0.55 }, random),
        floor(palette.ink, 260),
      ];
  }
}
