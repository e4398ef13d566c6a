/** Arched headline over a setting sun, the subject in its scene, the rest below. */

import { CANVAS } from '../canvas/geometry.ts';
import type { Piece } from '../canvas/svg.ts';
import { mix } from '../inks/color.ts';
import type { Finish } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { envelopes } from '../lettering/lettering.ts';
import { corn, jungle } from '../scenery/greenery.ts';
import { cliff, dunes, hills, road } from '../scenery/land.ts';
import { mountains, mountainsBehind } from '../scenery/mountains.ts';
import { type Disc, desert, hill, palm, pines, sea, skyline, starField, stripedSun } from '../scenery/scenery.ts';
import { deepWater, seaFloor, swell } from '../scenery/water.ts';
import { aurora, darkSky, field, fog, snowfall, storm } from '../scenery/weather.ts';
import { castPieces, isLandscape } from './cast/cast.ts';
import { isDark, nightSky, sunInks } from './night.ts';
import { beforePeaks, hidesPeaks, shortest } from './parts.ts';
import { isOnLand, isPlanted, placeUnderSun } from './places.ts';
import {
  CX,
  darkContour,
  pickFace,
  plainAccent,
  plainInk,
  type Studio,
  setBent,
  setBlock,
  setPlain,
  slot,
} from './studio.ts';

const FACES: readonly FaceName[] = ['rye', 'alfaSlab', 'bowlby', 'chango'];

export function sunsetLayout(studio: Studio): Piece[] {
  const { idea, palette } = studio;
  const face = pickFace(studio, FACES);
  const { arched, below } = shortest(idea.headline, 15);
  const finish: Finish = {
    fill: palette.paper,
    lower: mix(palette.main, palette.paper, 0.15),
    depth: { ink: palette.accent, dx: 38, dy: 56 },
    outline: darkContour(studio, 40),
  };
  const pieces: Piece[] = [];
  let top = 150;
  if (arched) {
    const set = setBent(
      studio,
      'headline',
      arched,
      top,
      { face, width: 4150, height: arched.length > 8 ? 800 : 1080 },
      (h) => envelopes.arch(h, arched.length > 5 ? 380 : 160),
      finish,
    );
    pieces.push(set.piece);
    top = set.foot - (arched.length > 5 ? 330 : 110);
  }
  const disc = { cx: CX, cy: top + 1600, r: 1680 };
  const horizon = disc.cy + 1060;
  const air = isDark(idea) ? darkSky(palette) : sunInks(studio, palette.glow);
  const sky = studio.settings.has('underwater') ? deepWater(palette).reverse() : air;
  const stars = { room: slot(CX - 1000, disc.cy - 1250, 2000, 1700), count: 18 };
  const night = nightSky(studio, stars, { cx: CX + 820, cy: disc.cy - 860, r: 430 });
  const backdrop = [stripedSun(disc, sky, horizon + 260), ...night, ...scene(studio, disc, horizon)];
  const cast =
    idea.scene && idea.scene !== 'sun' && isLandscape(idea)
      ? []
      : castPieces(studio, beforePeaks(idea, slot(CX - 1300, disc.cy - 1150, 2600, horizon - disc.cy + 1290)), true);
  pieces.unshift(...backdrop, ...cast);
  let foot = horizon + 560;
  if (below) {
    const set = setBlock(
      studio,
      'second line',
      below,
      foot,
      { face, width: 3800, maxHeight: 1150, maxLine: 760, maxLines: 2, tall: 1.2 },
      finish,
    );
    pieces.push(set.piece);
    foot = set.foot + 110;
  }
  if (idea.tagline) {
    pieces.push(
      setPlain(
        studio,
        'tagline',
        idea.tagline,
        foot,
        { face: 'oswald', width: 3300, height: 210, tracking: 0.16 },
        { fill: plainInk(studio) },
      ).piece,
    );
  }
  return pieces;
}

function scene(studio: Studio, disc: Disc, horizon: number): Piece[] {
  const { settings, palette, random } = studio;
  const land = terrain(studio, disc, horizon);
  const lights = settings.has('aurora') ? [aurora({ ...disc, r: disc.r * 0.98 }, palette, random)] : [];
  const bank = slot(disc.cx - disc.r, disc.cy - disc.r * 0.1, 2 * disc.r, disc.r * 0.9);
  const banks = settings.has('fog') ? [fog(bank, mix(palette.paper, palette.third, 0.12), random)] : [];
  return [...lights, ...land, ...banks];
}

function terrain(studio: Studio, disc: Disc, horizon: number): Piece[] {
  const { idea, settings, palette, random } = studio;
  const edge = studio.shirtTone === 'light' ? undefined : (palette.glow[3] ?? palette.main);
  const strip = (top: number, width: number, height: number) => slot(CX - width / 2, top, width, height);
  if (settings.has('jungle')) {
    const topAt = (dx: number) => disc.cy - Math.sqrt(Math.max(0, disc.r ** 2 - dx ** 2));
    const wilds = { soil: horizon, topAt, half: 1320, edge };
    return [
      ...jungle(CX, wilds, palette, random),
      hill(strip(horizon - 20, 3300, 450), mix(palette.third, palette.ink, 0.6), edge),
    ];
  }
  if (settings.has('cliff'))
    return [
      mountains(strip(horizon - 900, 2900, 950), palette, random),
      sea(strip(horizon - 60, 3700, 620), palette, random),
      ...cliff(strip(horizon + 50, 2500, 500), palette, random, edge),
    ];
  if (settings.has('ocean'))
    return [
      swell(strip(horizon - 260, 3500, 500), palette.third, palette.paper, 8),
      swell(strip(horizon - 60, 3300, 560), palette.second, palette.paper, 6),
    ];
  if (settings.has('underwater')) return seaFloor(strip(horizon - 480, 3100, 1000), palette, random, edge);
  if (settings.has('dunes')) return dunes(strip(horizon - 620, 3100, 1000), palette, edge);
  if (settings.has('corn')) {
    const rows = corn(strip(horizon - 900, 3100, 980), palette, random, edge);
    return [...rows, ...field(strip(horizon - 60, 3600, 560), palette, edge)];
  }
  if (settings.has('road') || settings.has('hills')) {
    const inks = [palette.third, mix(palette.third, palette.ink, 0.3), palette.ink] as const;
    const land =
      idea.scene === 'desert'
        ? desert(strip(horizon - 900, 3100, 960), palette, random)
        : hills(strip(horizon - 760, 3100, 800), [...inks], edge);
    return [
      ...[land].flat(),
      hill(strip(horizon - 40, 3500, 520), mix(palette.third, palette.ink, 0.6), edge),
      ...(settings.has('road') ? [road(strip(horizon + 30, 2300, 360), palette)] : []),
    ];
  }
  const place = placeUnderSun(studio, horizon, edge);
  if (place) return place;
  switch (idea.scene) {
    case 'beach':
      return [
        palm(
          { x: CX - 1080, foot: horizon + 130, height: 2250, lean: random.between(-0.12, -0.02) },
          palette.ink,
          random,
          edge,
        ),
        palm(
          { x: CX + 1080, foot: horizon + 130, height: 1950, lean: random.between(0.02, 0.12) },
          palette.ink,
          random,
          edge,
        ),
        sea(strip(horizon - 60, 3700, 560), palette, random),
      ];
    case 'desert':
      return [
        desert(strip(horizon - 900, 3100, 960), palette, random),
        hill(strip(horizon - 40, 3600, 470), mix(palette.accent, palette.ink, 0.5)),
      ];
    case 'lake':
      return [
        mountains(strip(horizon - 1150, 2900, 1200), palette, random),
        pines(strip(horizon - 820, 3200, 860), { fill: palette.ink, edge }, random),
        sea(strip(horizon - 60, 3700, 560), palette, random),
      ];
    case 'city':
      return [
        skyline(strip(horizon - 1500, 2700, 1560), palette.ink, palette.main, random),
        hill(strip(horizon - 20, 3500, 400), palette.ink, edge),
      ];
    case 'space':
      return [
        starField(slot(250, disc.cy - 1500, CANVAS.width - 500, 2500), plainAccent(studio), random, 26, {
          ...disc,
          r: 1560,
        }),
      ];
    case 'storm': {
      if (isOnLand(idea) && !settings.has('rough'))
        return [...storm(disc, palette, random), hill(strip(horizon - 40, 3500, 450), palette.second, edge)];
      const water = settings.has('rough')
        ? [
            swell(strip(horizon - 420, 3500, 660), palette.third, palette.paper, 6),
            swell(strip(horizon - 140, 3300, 640), palette.second, palette.paper, 5),
          ]
        : [sea(strip(horizon - 60, 3700, 560), palette, random)];
      return [...storm(disc, palette, random), ...water];
    }
    case 'night':
      return [
        pines(strip(horizon - 820, 3200, 860), { fill: palette.ink, edge }, random),
        hill(strip(horizon - 40, 3500, 450), palette.ink, edge),
      ];
    case 'snow':
      return [
        pines(strip(horizon - 900, 3250, 980), { fill: palette.third, edge }, random),
        hill(strip(horizon - 40, 3500, 450), mix(palette.paper, palette.second, 0.12), edge),
        snowfall(disc, palette, random),
      ];
    case 'farm':
      return field(strip(horizon - 60, 3600, 560), palette, edge);
    case 'sun':
      if (isPlanted(idea)) return [hill(strip(horizon - 40, 3300, 360), palette.ink, edge)];
      return [sea(strip(horizon - 60, 3700, 560), palette, random)];
    case 'mountains':
    case 'forest':
      return [
        hidesPeaks(idea)
          ? mountainsBehind(strip(horizon - 1950, 3150, 2000), palette, random)
          : mountains(strip(horizon - 1350, 2950, 1400), palette, random),
        pines(strip(horizon - 900, 3250, 980), { fill: palette.ink, edge }, random),
        hill(strip(horizon - 40, 3500, 450), palette.ink, edge),
      ];
    default:
      return [hill(strip(horizon - 40, 3300, 360), palette.ink, edge)];
  }
}
