/** Glaciers, marshes, streets, camp sites, gardens and stages of an idea that names them. */

import type { Box, Ring } from '../canvas/geometry.ts';
import type { Piece } from '../canvas/svg.ts';
import { hasTag } from '../figures/catalog.ts';
import type { Idea } from '../idea/idea.ts';
import { mix } from '../inks/color.ts';
import { road } from '../scenery/land.ts';
import { beds, glacier, houses, reeds, stage, tents } from '../scenery/places.ts';
import { hill, pines, scenery, sea } from '../scenery/scenery.ts';
import { field } from '../scenery/weather.ts';
import { isVehicle } from '../words/roles.ts';
import { CX, type Studio, slot } from './studio.ts';

/** Under the setting sun; undefined where the scene has no place of its own. */
export function placeUnderSun(
  { settings, palette, random }: Studio,
  horizon: number,
  edge: string | undefined,
): Piece[] | undefined {
  const strip = (top: number, width: number, height: number) => slot(CX - width / 2, top, width, height);
  const soil = hill(strip(horizon - 40, 3500, 450), palette.ink, edge);
  const water = () => sea(strip(horizon - 60, 3700, 560), palette, random);
  if (settings.has('glacier')) {
    const snow = hill(strip(horizon - 40, 3500, 450), mix(palette.paper, palette.second, 0.12), edge);
    return [...glacier(strip(horizon - 1050, 2900, 1130), palette, random, edge), snow];
  }
  if (settings.has('reeds')) return [water(), ...reeds(strip(horizon - 1150, 3050, 1300), palette, random, edge)];
  if (settings.has('street'))
    return [
      ...houses(strip(horizon - 1500, 3000, 1560), palette, random, edge),
      soil,
      road(strip(horizon + 10, 2300, 380), palette),
    ];
  if (settings.has('camp')) {
    const wood = pines(strip(horizon - 1000, 3250, 1080), { fill: mix(palette.ink, palette.third, 0.4), edge }, random);
    return [wood, soil, ...tents(strip(horizon - 560, 3000, 660), palette, edge)];
  }
  if (settings.has('garden'))
    return [
      ...field(strip(horizon - 60, 3600, 560), palette, edge),
      ...beds(strip(horizon - 60, 3000, 480), palette, random, edge),
    ];
  if (settings.has('stage')) return stage(strip(horizon - 2500, 3000, 2520), palette, 300);
  return undefined;
}

/** In the window of a poster. */
export function placeInFrame({ settings, palette, random }: Studio, { x, y, w, h }: Box): Piece[] | undefined {
  const foot = y + h;
  const strip = (from: number, height: number) => slot(x - 60, foot - from, w + 120, height);
  const floor = (fill: string, height: number) =>
    scenery('floor', [{ shape: [ringOf(strip(height, height + 20))], fill }]);
  if (settings.has('glacier'))
    return [...glacier(strip(1700, 1400), palette, random), floor(mix(palette.paper, palette.second, 0.1), 420)];
  if (settings.has('reeds'))
    return [
      floor(palette.second, 700),
      sea(slot(x - 900, foot - 700, w + 1800, 1300), palette, random),
      ...reeds(strip(1500, 1520), palette, random),
    ];
  if (settings.has('street'))
    return [
      ...houses(strip(1900, 1500), palette, random),
      floor(palette.ink, 420),
      road(slot(CX - 1150, foot - 420, 2300, 460), palette),
    ];
  if (settings.has('camp'))
    return [
      pines(strip(1250, 900), { fill: mix(palette.ink, palette.third, 0.4), count: 23, open: 0.4 }, random),
      floor(palette.ink, 420),
      ...tents(strip(1050, 760), palette),
    ];
  if (settings.has('garden'))
    return [
      ...field(slot(x - 500, foot - 760, w + 1000, 1200), palette),
      ...beds(slot(x, foot - 700, w, 720), palette, random),
    ];
  if (settings.has('stage')) return stage(slot(x - 60, y - 40, w + 120, h - 460), palette, 520);
  return undefined;
}

const ringOf = ({ x, y, w, h }: Box): Ring => [x, y, x + w, y, x + w, y + h, x, y + h];

const OF_WATER =
  /ship|boat|sail|lighthouse|whale|shark|fish|anchor|kraken|octopus|squid|mermaid|captain|pirate|sea|crab|lobster|turtle|dolphin|orca|surf|wave|buoy|gull|pelican|puffin|viking|canoe|kayak|raft|submarine|dock|pier/u;
const OF_LAND =
  /lineman|tree|windmill|tornado|cow|bull|bison|buffalo|horse|deer|elk|wolf|bear|cat|dog|fox|pig|goat|sheep|chicken|rooster|scarecrow|house|barn|cabin/u;

/** It stands in the ground, and no sunset puts it in the sea. */
export const isPlanted = ({ subject = '' }: Pick<Idea, 'subject'>) => /^(?:power-pole|scarecrow)$/u.test(subject);

/** "Barn in a thunderstorm": before what stands on land there is no sea. */
export function isOnLand({ subject = '', companion }: Pick<Idea, 'subject' | 'companion'>): boolean {
  const shown = [subject, companion?.motif ?? ''];
  const isLand = (one: string) => OF_LAND.test(one) || hasTag(one, 'building') || isVehicle(one);
  return !shown.some((one) => OF_WATER.test(one)) && shown.some(isLand);
}
