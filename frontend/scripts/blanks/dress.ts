import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  areaOnFabric,
  type BlankKind,
  type Box,
  FRAME,
  type PrintArea,
  SHADOW_MARGIN,
  sheetOnWall,
} from '../../src/components/ui/blanks/places.ts';
import { type Band, bandOf, depthAt, sideAt, UPRIGHT } from '../../src/components/ui/blanks/wrap.ts';

/** What `Blank` shows in a browser, as a PNG: for galleries. */
export interface Order {
  kind: Exclude<BlankKind, 't_shirt'>;
  hex: string;
  /** A picture of the whole print area. */
  art: Buffer;
  area: PrintArea;
  background: string;
}

const { width, height } = FRAME;

export async function dressBlank(order: Order): Promise<Buffer> {
  const layers = await (order.kind === 'poster' ? poster(order) : shaped(order));
  return sharp({ create: { width, height, channels: 4, background: order.background } })
    .composite(layers)
    .png()
    .toBuffer();
}

interface Layer {
  input: Buffer;
  left?: number;
  top?: number;
}

const FILES = { kids_t_shirt: 'kids-shirt', hoodie: 'hoodie', sweatshirt: 'sweatshirt', tote: 'tote', mug: 'mug' };
const PRINT_MASKS: Partial<Record<BlankKind, string>> = { hoodie: 'hoodie-print', mug: 'mug-print' };

async function shaped({ kind, hex, art, area }: Order): Promise<Layer[]> {
  if (kind === 'poster') throw new Error('A poster has no outline.');
  const file = FILES[kind];
  const color = await masked(await plain(hex), `${file}-cut`);
  const print = kind === 'mug' ? await around(art, bandOf(area)) : await flat(art, areaOnFabric(kind, area));
  const mask = PRINT_MASKS[kind];
  return [
    { input: color },
    { input: mask ? await masked(print, mask) : print },
    { input: await asset(`${file}-light`) },
  ];
}

async function poster({ hex, art, area }: Order): Promise<Layer[]> {
  const box = inPixels(sheetOnWall(area));
  const margin = { x: Math.round(SHADOW_MARGIN * box.width), y: Math.round(SHADOW_MARGIN * box.height) };
  const reach = { width: box.width + 2 * margin.x, height: box.height + 2 * margin.y };
  const place = { left: box.left, top: box.top };
  return [
    { input: await asset('poster-shadow', reach), left: box.left - margin.x, top: box.top - margin.y },
    { input: await plain(hex, box), ...place },
    {
      input: await sharp(art).resize({ width: box.width, height: box.height, fit: 'cover' }).png().toBuffer(),
      ...place,
    },
    { input: await asset('poster-light', box), ...place },
  ];
}

interface Size {
  width: number;
  height: number;
}

function plain(background: string, size: Size = FRAME): Promise<Buffer> {
  return sharp({ create: { width: size.width, height: size.height, channels: 4, background } })
    .png()
    .toBuffer();
}

function asset(name: string, size: Size = FRAME): Promise<Buffer> {
  return sharp(fileURLToPath(new URL(`../../src/assets/blanks/${name}.avif`, import.meta.url)))
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .png()
    .toBuffer();
}

async function masked(picture: Buffer, mask: string): Promise<Buffer> {
  return sharp(picture)
    .composite([{ input: await asset(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function inPixels(box: Box) {
  return {
    left: Math.round(box.left * width),
    top: Math.round(box.top * height),
    width: Math.round(box.width * width),
    height: Math.round(box.height * height),
  };
}

async function flat(art: Buffer, area: Box): Promise<Buffer> {
  const { left, top, ...size } = inPixels(area);
  const input = await sharp(art)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input, left, top }])
    .png()
    .toBuffer();
}

/** Each pixel of the picture shows the pixel of the band that it sees. */
async function around(art: Buffer, band: Band): Promise<Buffer> {
  const size = {
    width: Math.round(band.flat.width * width) * 2,
    height: Math.round(band.flat.height * height * UPRIGHT) * 2,
  };
  const flatBand = await sharp(art)
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const zoom = 2;
  const seen = Buffer.alloc(width * height * zoom * zoom * 4);
  for (let x = 0; x < width * zoom; x++) {
    const side = sideAt(x / zoom);
    const from = side === null ? -1 : (side - band.start) / band.sweep;
    if (side === null || from < 0 || from >= 1) continue;
    const column = Math.floor(from * size.width);
    const top = Math.round((band.top + depthAt(side)) * zoom);
    for (let y = 0; y < size.height; y++) {
      const at = ((top + y) * width * zoom + x) * 4;
      flatBand.copy(seen, at, (y * size.width + column) * 4, (y * size.width + column) * 4 + 4);
    }
  }
  return sharp(seen, { raw: { width: width * zoom, height: height * zoom, channels: 4 } })
    .resize({ width, height })
    .png()
    .toBuffer();
}
