import { readArtOnce } from '../prepare/last-art.ts';
import { type CutOut, dpiAt, type PrepareOptions } from '../prepare/prepare.ts';
import { type PrintVersion, type VersionOptions, versionsOf } from '../prepare/versions.ts';
import { checkArea, checkSheet, fitInto, type PrintArea } from '../raster/placement.ts';
import { fitOnSheet, sheetOf } from './sheet.ts';
import { isTooCoarse, type PrintSurface, type Verdict, verdictOnPicture } from './verdict.ts';
import { sideOf, wrapVersions } from './wrap.ts';

export interface FittedPicture {
  verdict: Verdict;
  /** None where the verdict is `refused`. */
  prints: PrintVersion[];
}

/** Fits a finished picture into a product's print area. Throws as preparePrintFile does. */
export async function fitPicture(
  picture: Uint8Array,
  surface: PrintSurface,
  area: PrintArea,
  options: VersionOptions,
): Promise<FittedPicture> {
  (surface === 'sheet' ? checkSheet : checkArea)(area);
  const art = await readArtOnce(picture, { opaque: 'keep', ...options });
  const dpi = dpiOn(surface, area, art, options);
  if (isTooCoarse(surface, dpi)) return { verdict: verdictOnPicture(surface, dpi, []), prints: [] };
  const prints = await printsOn(surface, area, art, options);
  const verdict = verdictOnPicture(
    surface,
    dpi,
    prints.map(({ report }) => report),
  );
  return { verdict, prints: verdict.level === 'refused' ? [] : prints };
}

function dpiOn(surface: PrintSurface, area: PrintArea, art: CutOut, options: PrepareOptions): number {
  if (surface === 'sheet') return fitOnSheet(area, art, options.enlarged ?? 1).dpi;
  const room = surface === 'wrap' ? sideOf(area) : area;
  return dpiAt(fitInto(room, art.raster).factor, options);
}

async function printsOn(
  surface: PrintSurface,
  area: PrintArea,
  art: CutOut,
  options: VersionOptions,
): Promise<PrintVersion[]> {
  if (surface === 'chest') return versionsOf(art, area, options);
  if (surface === 'wrap') return wrapVersions(art, area, options);
  return [{ ...(await sheetOf(art, area, options.enlarged ?? 1)), ink: 'original', shirts: [...options.shirts] }];
}
