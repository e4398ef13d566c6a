import { type CutOut, finish, type PrintFile } from '../prepare/prepare.ts';
import { type PrintVersion, type VersionOptions, versionsOf } from '../prepare/versions.ts';
import { release } from '../raster/frame.ts';
import { checkArea, type PrintArea, placeInMiddle } from '../raster/placement.ts';
import type { Raster } from '../raster/raster.ts';

/** Narrower bands have no room for the art on both sides. */
const LEAST_FOR_TWO = 1.7;
/** Of the band's width: what is seen of it from one side, and where the middle of the left side lies. */
const SIDE = 0.44;
const LEFT_MIDDLE = 0.235;
/** Of the band's height: above and below it the mug curves away to its rim and its foot. */
const STRAIGHT = 0.9;

export function isTwoSided({ width, height }: PrintArea): boolean {
  return width >= height * LEAST_FOR_TWO;
}

/** What the art is fitted into: one side of a mug, or all of a narrow band. */
export function sideOf(area: PrintArea): PrintArea {
  const width = isTwoSided(area) ? Math.round(area.width * SIDE) : area.width;
  return { width, height: Math.round(area.height * STRAIGHT) };
}

/** On both sides of the handle, so that it faces whoever drinks with the right hand and with the left. */
export function wrapVersions(art: CutOut, area: PrintArea, options: VersionOptions): Promise<PrintVersion[]> {
  checkArea(area);
  return versionsOf(art, sideOf(area), options, (side, _, facts, shirts) => finishWrap(side, area, facts, shirts));
}

export async function finishWrap(
  side: Raster,
  area: PrintArea,
  facts: Parameters<typeof finish>[2],
  shirts: readonly string[],
): Promise<PrintFile> {
  if (!isTwoSided(area)) return finish(side, area, facts, shirts, placeInMiddle);
  const both = twice(side, area);
  const file = await finish(both, area, facts, shirts, placeInMiddle);
  release(both.data);
  return file;
}

/** Both copies as one picture with nothing between them. */
function twice(side: Raster, area: PrintArea): Raster {
  const apart = Math.round(area.width * (1 - 2 * LEFT_MIDDLE));
  const width = apart + side.width;
  const data = new Uint8Array(width * side.height * 4);
  for (let y = 0; y < side.height; y++) {
    const row = side.data.subarray(y * side.width * 4, (y + 1) * side.width * 4);
    data.set(row, y * width * 4);
    data.set(row, (y * width + apart) * 4);
  }
  return { data, width, height: side.height };
}
