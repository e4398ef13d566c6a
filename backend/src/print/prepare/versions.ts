import { shirtColor } from '../color/shirt-colors.ts';
import { findComponents } from '../inks/components.ts';
import { addContrast, type InkTone, OUTLINE } from '../inks/contrast.ts';
import { groupShirts } from '../inks/grouping.ts';
import { release, withFrame } from '../raster/frame.ts';
import { fitInto, type PrintArea } from '../raster/placement.ts';
import { alphaBox, crop, type Raster } from '../raster/raster.ts';
import { type CutOut, dpiAt, finish, type PrepareOptions, type PrintFile, readArt, resize } from './prepare.ts';

export interface PrintVersion extends PrintFile {
  /** `original` as drawn, `light` with light inks for dark shirts, `dark` with dark inks for light shirts. */
  ink: 'original' | InkTone;
  shirts: string[];
}

/** Free on every side, in print pixels: an outline, widened by its enlargement. */
const ROOM = OUTLINE + 6;
/** Art enlarged by more than this is too coarse for an outline: it gets it at a quarter of its printed size. */
const COARSE = 6;
const FINE = 4;

/** At most two: Printify takes one print area per group of variants. Throws as preparePrintFile does. */
export async function preparePrintVersions(
  picture: Uint8Array,
  area: PrintArea,
  options: VersionOptions,
): Promise<PrintVersion[]> {
  return versionsOf(await readArt(picture, area, options), area, options);
}

export type VersionOptions = PrepareOptions & { shirts: readonly string[] };

type FinishPrint = typeof finish;

export async function versionsOf(
  { raster, ...facts }: CutOut,
  area: PrintArea,
  options: VersionOptions,
  finishPrint: FinishPrint = finish,
): Promise<PrintVersion[]> {
  const { design, scale } = await sized(raster, area);
  const components = findComponents(design, scale);
  const groups = groupShirts(
    components.kinds,
    options.shirts.map((name) => shirtColor(name).hex),
  );
  const asDrawn = groups.every(({ ink }) => ink === 'original');
  const effectiveDpi = dpiAt(fitInto(area, raster, asDrawn ? 0 : ROOM).factor, options);
  // One print in memory at a time, in a frame for the largest; the system provides only what is written.
  return withFrame(area.width * area.height * 4, async (frame) => {
    const versions: PrintVersion[] = [];
    for (const { ink, adjusted, shirts } of groups) {
      const names = shirts.map((shirt) => options.shirts[shirt]!);
      const changed = ink === 'original' ? design : cropped(addContrast(design, components, adjusted, ink, scale));
      const print = await printed(changed, area, asDrawn ? Infinity : scale, frame);
      if (changed !== design) release(changed.data);
      versions.push({ ...(await finishPrint(print, area, { ...facts, effectiveDpi }, names)), ink, shirts: names });
    }
    return versions;
  });
}

async function sized(raster: Raster, area: PrintArea): Promise<{ design: Raster; scale: number }> {
  const { width, height, factor } = fitInto(area, raster, ROOM);
  if (factor <= 1) return { design: await resize(raster, { width, height }), scale: 1 };
  if (factor <= COARSE) return { design: raster, scale: factor };
  const design = await resize(raster, { width: Math.ceil(width / FINE), height: Math.ceil(height / FINE) });
  return { design, scale: fitInto(area, design, ROOM).factor };
}

function cropped(raster: Raster): Raster {
  const box = alphaBox(raster);
  const inner = box ? crop(raster, box) : raster;
  if (inner !== raster) release(raster.data);
  return inner;
}

function printed(design: Raster, area: PrintArea, scale: number, frame: Uint8Array): Promise<Raster> {
  const fit = fitInto(area, design);
  if (fit.factor <= scale) return resize(design, fit, frame);
  const { width, height } = design;
  return resize(design, { width: Math.round(width * scale), height: Math.round(height * scale) }, frame);
}
