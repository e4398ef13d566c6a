/** Modern: a flat picture in a window or on a disc, condensed type in two weights below. */

import { type Box, boundsOf, grow, pathData } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import { clip, type Piece, path } from '../canvas/svg.ts';
import type { Idea } from '../idea/idea.ts';
import { mix } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { corn, jungle } from '../scenery/greenery.ts';
import { cliff, dunes, hills, road } from '../scenery/land.ts';
import { mountains, mountainsBehind } from '../scenery/mountains.ts';
import { archWindow } from '../scenery/ornament.ts';
import { desert, hill, palm, pines, ringedSun, sea, skyline, starField } from '../scenery/scenery.ts';
import { deepWater, seaFloor, swell } from '../scenery/water.ts';
import { aurora, darkSky, field, fog, snowfall, storm } from '../scenery/weather.ts';
import { castPieces, isLandscape } from './cast/cast.ts';
import { isDark, nightSky, sunInks } from './night.ts';
import { beforePeaks, hidesPeaks } from './parts.ts';
import { isOnLand, placeInFrame } from './places.ts';
import { CX, pickFace, plainAccent, plainInk, type Studio, setBlock, setPlain, slot } from './studio.ts';

const FACES: readonly FaceName[] = ['bebasNeue', 'anton', 'oswald', 'archivoBlack'];

export function posterLayout(studio: Studio): Piece[] {
  const { idea } = studio;
  const face = pickFace(studio, FACES);
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
  return { pieces: [ringedSun(disc, sunInks(studio, palette.glow.slice(0, 4))), ...cast], foot: disc.cy + disc.r };
}

/** From the foot of the scene to where one stands on its cliff. */
export const CLIFF_FOOT = 720;

function windowPiece(studio: Studio, top: number): Picture {
  const { ids } = studio;
  const frame = slot(CX - 1480, top + 100, 2960, 3120);
  const d = pathData([archWindow(frame)]);
  const inside = landscape(studio, frame)
    .map((piece) => piece.svg)
    .join('');
  const line = pathData([archWindow(grow(frame, 70))]);
  const svg =
    path(line, { fill: 'none', stroke: plainInk(studio), 'stroke-width': 22 }) +
    path(d, { fill: skyInk(studio) }) +
    clip(ids('window'), d, inside);
  const bounds = grow(boundsOf([archWindow(frame)]), 82);
  const below = studio.settings.has('cliff') ? CLIFF_FOOT : 100;
  const room = slot(frame.x + 420, frame.y + 1050, frame.w - 840, frame.h - 1050 - below);
  const cast = castPieces(studio, beforePeaks(studio.idea, room), true);
  const pictures = isLandscape(studio.idea) ? [] : cast;
  return { pieces: [{ name: 'window', kind: 'scenery', svg, bounds }, ...pictures], foot: bounds.y + bounds.h };
}

const hasNoSun = (idea: Idea) => isDark(idea) || (idea.scene === 'space' && idea.isSceneNamed === true);

/** Behind the rings of the sky. */
export function skyInk(studio: Studio): string {
  const inks = skyInks(studio);
  const hasSun = !studio.settings.has('underwater') && !hasNoSun(studio.idea);
  return (hasSun ? inks[3] : undefined) ?? inks.at(-1) ?? studio.palette.main;
}

/** From the middle outward. */
function skyInks(studio: Studio): readonly string[] {
  const { idea, settings, palette } = studio;
  if (settings.has('underwater')) return deepWater(palette).reverse();
  return hasNoSun(idea) ? darkSky(palette).reverse() : sunInks(studio, palette.glow);
}

function palms({ x, y, w, h }: Box, { ink }: Palette, random: Random): Piece[] {
  const foot = y + h - 560;
  return [
    palm({ x: x + 180, foot, height: 1900, lean: 0.1 }, ink, random),
    palm({ x: x + w - 150, foot: foot - 60, height: 1600, lean: -0.08 }, ink, random),
  ];
}

export function landscape(studio: Studio, frame: Box): Piece[] {
  const { settings, palette, random } = studio;
  const land = terrain(studio, frame);
  const { x, y, w, h } = frame;
  const bank = slot(x, y + h * 0.4, w, h * 0.56);
  return settings.has('fog') ? [...land, fog(bank, mix(palette.paper, palette.third, 0.12), random)] : land;
}

function terrain(studio: Studio, frame: Box): Piece[] {
  const { idea, settings, palette, random } = studio;
  const { x, y, w, h } = frame;
  const foot = y + h;
  const disc = { cx: CX, cy: y + h * 0.46, r: w * 0.62 };
  const sun = ringedSun(disc, skyInks(studio));
  const stars = { room: slot(x + 200, y + 200, w - 400, h - 1500), count: 22 };
  const lights = settings.has('aurora') ? [aurora({ ...disc, cy: y + h * 0.42, r: w * 0.6 }, palette, random)] : [];
  const sky = [sun, ...lights, ...nightSky(studio, stars, { cx: CX + w * 0.24, cy: y + h * 0.2, r: 330 })];
  const strip = (from: number, height: number) => slot(x - 60, foot - from, w + 120, height);
  const floor = (fill: string, height: number): Piece => ({
    name: 'floor',
    kind: 'scenery',
    svg: `<rect x="${x - 60}" y="${foot - height}" width="${w + 120}" height="${height + 20}" fill="${fill}"/>`,
    bounds: strip(height, height),
  });
  if (settings.has('jungle')) {
    const wilds = { soil: foot - 420, topAt: () => y - 40, half: w / 2 };
    return [...sky, floor(mix(palette.third, palette.ink, 0.6), 420), ...jungle(CX, wilds, palette, random)];
  }
  if (settings.has('cliff')) {
    const rock = cliff(slot(x + 300, foot - 800, w - 600, 860), palette, random);
    const far = mountains(strip(1500, 1000), palette, random);
    return [
      ...sky,
      far,
      floor(palette.second, 500),
      sea(slot(x - 900, foot - 520, w + 1800, 1000), palette, random),
      ...rock,
    ];
  }
  if (settings.has('ocean')) {
    const water = [palette.second, mix(palette.second, palette.third, 0.5), palette.second];
    const rows = water.map((fill, row) =>
      swell(slot(x - 700 + row * 170, foot - 950 + row * 260, w + 1500, 1600), fill, palette.paper, 7),
    );
    return [...sky, ...rows];
  }
  if (settings.has('underwater'))
    return [...sky, ...seaFloor(slot(x - 330, foot - 960, w + 660, 1080), palette, random)];
  if (settings.has('dunes')) return [...sky, ...dunes(slot(x - 60, foot - 1350, w + 120, 1800), palette)];
  if (settings.has('corn')) {
    const rows = corn(strip(1750, 1150), palette, random);
    return [...sky, ...rows, ...field(slot(x - 500, foot - 700, w + 1000, 1200), palette)];
  }
  if (settings.has('road') || settings.has('hills')) {
    const inks = [palette.third, mix(palette.third, palette.ink, 0.3), palette.ink] as const;
    const land =
      idea.scene === 'desert'
        ? [desert(strip(1500, 1000), palette, random), floor(palette.second, 560)]
        : [
            ...hills(slot(x - 300, foot - 1500, w + 600, 1200), [...inks]),
            floor(mix(palette.third, palette.ink, 0.6), 620),
          ];
    return [...sky, ...land, ...(settings.has('road') ? [road(slot(CX - 1250, foot - 640, 2500, 680), palette)] : [])];
  }
  const place = placeInFrame(studio, frame);
  if (place) return [...sky, ...place];
  switch (idea.scene) {
    case 'beach':
      return [
        ...sky,
        floor(palette.second, 900),
        sea(slot(x - 900, foot - 900, w + 1800, 1500), palette, random),
        ...(idea.isSceneNamed ? palms(frame, palette, random) : []),
      ];
    case 'desert':
      return [...sky, desert(strip(1250, 1000), palette, random), floor(palette.second, 280)];
    case 'city':
      return [...sky, skyline(strip(1700, 1500), palette.second, palette.main, random), floor(palette.ink, 220)];
    case 'space':
      return [
        ...sky,
        starField(slot(x + 120, y + 150, w - 240, h - 600), palette.paper, random, 22, {
          cx: CX,
          cy: y + h * 0.46,
          r: w * 0.2,
        }),
        hill(slot(x - 500, foot - 560, w + 1000, 900), palette.second),
      ];
    case 'lake':
      return [
        ...sky,
        mountains(strip(1900, 1250), palette, random),
        pines(strip(1150, 520), { fill: palette.ink, count: 24, open: 0.2 }, random),
        floor(palette.third, 660),
        sea(slot(x - 900, foot - 660, w + 1800, 1300), palette, random),
      ];
    case 'storm':
      return [
        ...sky,
        ...storm({ ...disc, r: w * 0.55 }, palette, random),
        floor(palette.second, isOnLand(idea) ? 420 : 760),
        ...(isOnLand(idea) && !settings.has('rough')
          ? []
          : settings.has('rough')
            ? [swell(slot(x - 700, foot - 1150, w + 1500, 1700), palette.second, palette.paper, 5)]
            : [sea(slot(x - 900, foot - 760, w + 1800, 1400), palette, random)]),
      ];
    case 'night':
      return [
        ...sky,
        pines(strip(820, 760), { fill: palette.ink, count: 21, open: 0.5 }, random),
        floor(palette.ink, 260),
      ];
    case 'snow':
      return [
        ...sky,
        pines(strip(1000, 760), { fill: palette.third, count: 23, open: 0.4 }, random),
        floor(mix(palette.paper, palette.second, 0.1), 420),
        snowfall({ ...disc, r: w * 0.6 }, palette, random),
      ];
    case 'farm':
      return [...sky, ...field(slot(x - 500, foot - 760, w + 1000, 1200), palette)];
    default:
      return [
        ...sky,
        hidesPeaks(idea)
          ? mountainsBehind(strip(2450, 2150), palette, random)
          : mountains(strip(1750, 1450), palette, random),
        pines(strip(950, 760), { fill: palette.third, count: 26, open: 0.3 }, random),
        pines(strip(720, 760), { fill: palette.ink, count: 19, open: 0.55 }, random),
        floor(palette.ink, 260),
      ];
  }
}
