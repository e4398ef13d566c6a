import sharp from 'sharp';
import { randomFrom } from './random.ts';
import { distress, noise, type Raster } from './synthetic-art.ts';

/** A picture whose matte is known: layers of art over a backdrop. */
export interface CutOutPicture {
  layers: readonly Layer[];
  backdrop: Backdrop;
  /** JPEG quality of the whole picture. */
  jpeg?: number;
  /** Worn print: specks of the backdrop show through, the same for the same seed. */
  wear?: number;
}

export interface CutOutTruth {
  picture: Raster;
  truth: Raster;
  /** The truth with what may stay, such as the shadow that a sticker casts. */
  most: Raster;
}

/** Changes a color by a brightness, in levels. */
export type Grain = (x: number, y: number) => number;

export interface Layer {
  body: string;
  grain?: Grain;
  /** Neither asked for nor refused in the cut-out. */
  optional?: true;
}

export interface Backdrop {
  color: (x: number, y: number) => number[];
  grain?: Grain;
}

const { max, min, round } = Math;

/** Uneven as paper is: a value a pixel, fibers of some pixels, and clouds. Standard deviations in levels. */
export function paperGrain(seed: number, fine: number, fibers: number, clouds: number): Grain {
  const random = randomFrom(seed);
  const speckle = Float32Array.from({ length: 65536 }, () => (random() + random() + random() - 1.5) * 2);
  const medium = noise(seed + 1, 2.7);
  const wide = noise(seed + 2, 37);
  // The value noise has a standard deviation of about 0.2.
  return (x, y) =>
    fine * speckle[Math.imul(Math.imul(x, 0x85ebca6b) ^ Math.imul(y, 0xc2b2ae35), 0x9e3779b1) >>> 16]! +
    fibers * 5 * (medium(x, y) - 0.5) +
    clouds * 5 * (wide(x, y) - 0.5);
}

export async function drawTruth(picture: CutOutPicture, width: number): Promise<CutOutTruth> {
  const { truth, most } = await artOf(picture, width);
  const whole = over(most, picture.backdrop);
  return { picture: picture.jpeg ? await asJpeg(whole, picture.jpeg) : whole, truth, most };
}

export type Art = Omit<CutOutTruth, 'picture'>;
let lastArt: { layers: readonly Layer[]; width: number; art: Art } | undefined;

/** Cases come in the order of their art, which is drawn once for all backdrops that follow each other. */
async function artOf({ layers, wear }: CutOutPicture, width: number): Promise<Art> {
  if (lastArt?.layers !== layers || lastArt.width !== width)
    lastArt = { layers, width, art: await drawArt(layers, width, wear) };
  return lastArt.art;
}

async function drawArt(layers: readonly Layer[], width: number, wear: number | undefined): Promise<Art> {
  const required = layers.filter(({ optional }) => !optional);
  const worn = (raster: Raster) => (wear === undefined ? raster : distress(raster, wear));
  const most = worn(await stack(layers, width));
  return { most, truth: required.length < layers.length ? worn(await stack(required, width)) : most };
}

async function stack(layers: readonly Layer[], width: number): Promise<Raster> {
  const height = round(width * 1.2);
  const out: Raster = { data: new Uint8Array(width * height * 4), width, height };
  for (const layer of layers) lay(out, await renderLayer(layer, width, height));
  return out;
}

async function renderLayer({ body, grain }: Layer, width: number, height: number): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 500 600">${body}</svg>`;
  const data = new Uint8Array(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
  const raster = { data, width, height };
  if (grain) roughen(raster, grain);
  return raster;
}

function roughen({ data, width, height }: Raster, grain: Grain): void {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i + 3] === 0) continue;
      const change = grain(x, y);
      for (let c = 0; c < 3; c++) data[i + c] = level(data[i + c]! + change);
    }
  }
}

const level = (value: number): number => min(255, max(0, round(value)));

function lay({ data: below }: Raster, { data: above }: Raster): void {
  for (let i = 0; i < below.length; i += 4) {
    if (above[i + 3] === 0) continue;
    const cover = above[i + 3]! / 255;
    const behind = (below[i + 3]! / 255) * (1 - cover);
    const alpha = cover + behind;
    for (let c = i; c < i + 3; c++) below[c] = level((above[c]! * cover + below[c]! * behind) / alpha);
    below[i + 3] = level(alpha * 255);
  }
}

function over({ data, width, height }: Raster, { color, grain }: Backdrop): Raster {
  const out = new Uint8Array(data);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i + 3] === 255) continue;
      const behind = color(x, y);
      const change = grain?.(x, y) ?? 0;
      const alpha = data[i + 3]! / 255;
      for (let c = 0; c < 3; c++) out[i + c] = level(data[i + c]! * alpha + level(behind[c]! + change) * (1 - alpha));
      out[i + 3] = 255;
    }
  }
  return { data: out, width, height };
}

async function asJpeg({ data, width, height }: Raster, quality: number): Promise<Raster> {
  const lossy = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
  return { data: new Uint8Array(await sharp(lossy).ensureAlpha().raw().toBuffer()), width, height };
}

export interface CutOutError {
  /** Alpha of the art that was removed, as a share of all its alpha. */
  lost: number;
  /** Alpha of the backdrop that is still there, as a share of the same. */
  left: number;
}

export function cutOutError({ data: found }: Raster, { truth, most }: Art): CutOutError {
  let [art, lost, left] = [0, 0, 0];
  for (let i = 3; i < found.length; i += 4) {
    art += truth.data[i]!;
    lost += max(0, truth.data[i]! - found[i]!);
    left += max(0, found[i]! - most.data[i]!);
  }
  return { lost: lost / art, left: left / art };
}
