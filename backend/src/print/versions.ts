import { adaptTo, type InkTone, OUTLINE } from './adapt.ts';
import { inkProfile, legibilityOn } from './legibility.ts';
import type { PrintArea } from './placement.ts';
import { finish, type PrepareOptions, type PrintFile, prepareRaster } from './prepare.ts';
import type { Raster } from './raster.ts';
import { shirtColour } from './shirt-colours.ts';

/** A print file for some of the shirt colours chosen. */
export interface PrintVersion extends PrintFile {
  /** `original` as drawn, `light` with light inks for dark cloth, `dark` the other way round. */
  ink: 'original' | InkTone;
  /** Catalog colour names that this version is for. */
  shirts: string[];
}

/** A shirt whose loss (share of the outline) stays below this takes the design as drawn. */
const READABLE = 0.22;

/**
 * The print files that the chosen colours need: one where the design reads on all of them, at most
 * two where it does not (Printify takes one print area per group of variants). Every shirt is in
 * exactly one version. Throws as preparePrintFile does.
 */
export async function preparePrintVersions(
  picture: Uint8Array,
  area: PrintArea,
  options: PrepareOptions & { shirts: readonly string[] },
): Promise<PrintVersion[]> {
  const ready = await prepareRaster(picture, area, options, OUTLINE);
  const versions: PrintVersion[] = [];
  for (const { ink, shirts } of plan(ready.raster, options.shirts)) {
    const raster = ink === 'original' ? ready.raster : adaptTo(ready.raster, hexesOf(shirts), ink);
    versions.push({ ...(await finish(raster, area, ready, shirts)), ink, shirts });
  }
  return versions;
}

interface Group {
  ink: PrintVersion['ink'];
  shirts: string[];
}

const hexesOf = (shirts: readonly string[]): string[] => shirts.map((name) => shirtColour(name).hex);

/** Which shirts take the design as drawn, and which a version of their own. */
function plan(raster: Raster, shirts: readonly string[]): Group[] {
  const profile = inkProfile(raster);
  const loss = (name: string) => legibilityOn(profile, shirtColour(name).hex).edgeShare;
  const fading = shirts.filter((name) => loss(name) > READABLE);
  const dark = fading.filter((name) => shirtColour(name).dark);
  const light = fading.filter((name) => !shirtColour(name).dark);
  const fine = shirts.filter((name) => !fading.includes(name));
  if (fading.length === 0) return [{ ink: 'original', shirts: [...shirts] }];
  if (dark.length > 0 && light.length > 0) return twoTones(dark, light, fine);
  const tone: Group = dark.length > 0 ? { ink: 'light', shirts: dark } : { ink: 'dark', shirts: light };
  return fine.length === 0 ? [tone] : [{ ink: 'original', shirts: fine }, tone];
}

/** Where both ends fade, every shirt goes with its own kind: no version is left for the original. */
function twoTones(dark: string[], light: string[], fine: string[]): Group[] {
  const isDark = (name: string) => shirtColour(name).dark;
  return [
    { ink: 'dark', shirts: [...light, ...fine.filter((name) => !isDark(name))] },
    { ink: 'light', shirts: [...dark, ...fine.filter(isDark)] },
  ];
}
