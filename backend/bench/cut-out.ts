import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cutOut } from '../src/print/matte/matte.ts';
import { fromRaster } from '../src/print/raster/encode.ts';
import type { Raster } from '../src/print/raster/raster.ts';
import { CUT_OUT_CASES, pictureOf } from '../test/support/art/cut-out-cases.ts';
import { cutOutError, drawTruth } from '../test/support/art/cut-out-truth.ts';
import { HELD_OUT_CASES, type HeldOutCase } from '../test/support/art/held-out-cases.ts';

/**
 * Art with a known matte on backgrounds that share its colors: what is lost of the art and left of the background, in percent of
 * the art. `npm run bench:cut-out -- [pattern] [folder]` writes each picture, and its cut-out on dark and on light
 * shirts, into the folder. With `--held-out` it measures the pictures that no limit was chosen by.
 */

const WIDTH = 840;

async function measure(one: HeldOutCase, folder: string | undefined): Promise<void> {
  const { picture, ...truth } = await drawTruth(one, WIDTH);
  const start = performance.now();
  const { raster, confidence, kind } = cutOut(picture);
  const ms = performance.now() - start;
  const { lost, left } = cutOutError(raster, truth);
  const figures = [lost * 100, left * 100].map((share) => share.toFixed(2).padStart(8));
  console.log(
    one.name.padEnd(36),
    ...figures,
    confidence.toFixed(2).padStart(6),
    `${ms.toFixed(0)} ms`.padStart(8),
    kind,
  );
  if (folder) await writeFile(`${folder}/${one.name.replaceAll(/\W+/g, '-')}.png`, await sheet(picture, raster));
}

async function sheet(picture: Raster, cut: Raster): Promise<Buffer> {
  const { width, height } = picture;
  const [first, second] = await Promise.all([picture, cut].map((raster) => fromRaster(raster).png().toBuffer()));
  const onShirt = (background: string) => sharp(second).flatten({ background }).png().toBuffer();
  const inputs = [first, await onShirt('#1b2a3f'), await onShirt('#e8b4b8')];
  return sharp({ create: { width: width * 3, height, channels: 3, background: '#fff' } })
    .composite(inputs.map((input, n) => ({ input: input as Buffer, left: n * width, top: 0 })))
    .png()
    .toBuffer();
}

const arguments_ = process.argv.slice(2);
const [pattern = '', folder] = arguments_.filter((one) => one !== '--held-out');
const known = CUT_OUT_CASES.map((one) => ({ name: one.name, ...pictureOf(one) }));
const cases = arguments_.includes('--held-out') ? HELD_OUT_CASES : known;
if (folder) await mkdir(folder, { recursive: true });
console.log('case'.padEnd(36), '  lost %', '  left %', '  sure');
for (const one of cases) if (one.name.includes(pattern)) await measure(one, folder);
