import { shirtColor } from '../color/shirt-colors.ts';
import { partsOf } from '../inks/components.ts';
import { adapt, type InkTone, OUTLINE } from '../inks/contrast.ts';
import { groupShirts } from '../inks/grouping.ts';
import { PRINT_DPI } from '../raster/encode.ts';
import { fitInto, type PrintArea } from '../raster/placement.ts';
import { alphaBox, crop, type Raster } from '../raster/raster.ts';
import { finish, type PrepareOptions, type PrintFile, readArt, resize } from './prepare.ts';

/** A print file for some of the shirt colors chosen. */
export interface PrintVersion extends PrintFile {
  /** `original` as drawn, `light` with light inks for dark cloth, `dark` the other way round. */
  ink: 'original' | InkTone;
  /** Catalog color names that this version is for. */
  shirts: string[];
}

/** Room kept free on every side for an outline, softened by its enlargement. */
const ROOM = OUTLINE + 6;
/** Art enlarged by more than this is drawn on at a quarter of its printed size: its own pixels are too coarse. */
const COARSE = 6;
const FINE = 4;

/**
 * The print files that the chosen colors need: one where the design reads on all of them, at most
 * two where it does not (Printify takes one print area per group of variants). Every shirt is in
 * exactly one version. Art is judged and changed at its own size and enlarged afterwards, one version
 * after the other, so that one print is in memory at a time. Throws as preparePrintFile does.
 */
export async function preparePrintVersions(
  picture: Uint8Array,
  area: PrintArea,
  options: PrepareOptions & { shirts: readonly string[] },
): Promise<PrintVersion[]> {
  const { raster, ...facts } = await readArt(picture, area, options);
  const { design, scale } = await sized(raster, area);
  const parts = partsOf(design, scale);
  const groups = groupShirts(
    parts.kinds,
    options.shirts.map((name) => shirtColor(name).hex),
  );
  const asDrawn = groups.every(({ ink }) => ink === 'original');
  const effectiveDpi = PRINT_DPI / fitInto(area, raster, asDrawn ? 0 : ROOM).factor;
  const versions: PrintVersion[] = [];
  // Memory that is never written is never used: no print is larger than its area.
  const frame = new Uint8Array(area.width * area.height * 4);
  for (const { ink, rescue, shirts } of groups) {
    const names = shirts.map((shirt) => options.shirts[shirt]!);
    const changed = ink === 'original' ? design : cropped(adapt(design, parts, rescue, ink, scale));
    const print = await printed(changed, area, asDrawn ? Infinity : scale, frame);
    versions.push({ ...(await finish(print, area, { ...facts, effectiveDpi }, names)), ink, shirts: names });
  }
  return versions;
}

/** The art no larger than its print and no coarser than an outline needs, and what it is then enlarged by. */
async function sized(raster: Raster, area: PrintArea): Promise<{ design: Raster; scale: number }> {
  const { width, height, factor } = fitInto(area, raster, ROOM);
  if (factor <= 1) return { design: await resize(raster, { width, height }), scale: 1 };
  if (factor <= COARSE) return { design: raster, scale: factor };
  const design = await resize(raster, { width: Math.ceil(width / FINE), height: Math.ceil(height / FINE) });
  return { design, scale: fitInto(area, design, ROOM).factor };
}

function cropped(raster: Raster): Raster {
  const box = alphaBox(raster);
  return box ? crop(raster, box) : raster;
}

/** The design `scale` times as large, or as large as the area allows. */
function printed(design: Raster, area: PrintArea, scale: number, frame: Uint8Array): Promise<Raster> {
  const fit = fitInto(area, design);
  if (fit.factor <= scale) return resize(design, fit, frame);
  const { width, height } = design;
  return resize(design, { width: Math.round(width * scale), height: Math.round(height * scale) }, frame);
}
