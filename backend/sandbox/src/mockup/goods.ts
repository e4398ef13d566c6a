import sharp from 'sharp';
import type { ProductKind } from '../../../src/product-kinds/index.ts';
import { FRAME } from './geometry.ts';

export interface GoodsInput {
  kind: ProductKind | null;
  color: { hex: string; dark: boolean };
  /** The whole print area as a picture, without distortion; absent on a blank. */
  print?: Buffer | undefined;
  area: { width: number; height: number };
  /** Pixels. */
  size: number;
}

/** Where the print area lies on the picture. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Drawing {
  /** The print area is fitted into it, at its upper edge. */
  room: Box;
  /** The share of the print area's width that the picture shows: a mug hides what goes around it. */
  shown?: number;
  draw(color: GoodsInput['color'], box: Box): string;
}

const BACKDROP = '#eceae7';
const WHITE = { hex: '#fbfbfa', dark: false };

/** What is no T-shirt: plain drawings, good enough to see which product it is and where its print lies. */
export async function drawGoods({ kind, color, print, area, size }: GoodsInput): Promise<Buffer> {
  const drawing = (kind && DRAWINGS[kind]) || PANEL;
  const box = fitBox(drawing, area);
  const goods = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME}" height="${FRAME}"><rect width="100%" height="100%" fill="${BACKDROP}"/>${drawing.draw(color, box)}</svg>`;
  const layers = print ? [{ input: await cut(print, box, drawing.shown ?? 1), left: box.left, top: box.top }] : [];
  const frame = await sharp(Buffer.from(goods)).composite(layers).png({ compressionLevel: 1 }).toBuffer();
  return sharp(frame).resize(size, size).jpeg({ quality: 86 }).toBuffer();
}

function fitBox({ room, shown = 1 }: Drawing, area: GoodsInput['area']): Box {
  const ratio = area.height / (area.width * shown);
  const width = Math.round(Math.min(room.width, room.height / ratio));
  const height = Math.max(1, Math.round(width * ratio));
  return { left: Math.round(room.left + (room.width - width) / 2), top: room.top, width, height };
}

/** The middle of the print area, as wide as the picture shows it. */
async function cut(print: Buffer, { width, height }: Box, shown: number): Promise<Buffer> {
  const whole = Math.round(width / shown);
  const resized = await sharp(print).resize(whole, height, { fit: 'fill' }).png().toBuffer();
  const left = Math.round((whole - width) / 2);
  return sharp(resized).extract({ left, top: 0, width, height }).png().toBuffer();
}

function shape(path: string, { hex, dark }: GoodsInput['color']): string {
  return `<path d="${path}" fill="${hex}" ${edge(dark)}/>`;
}

function strap(path: string, { hex, dark }: GoodsInput['color'], width: number): string {
  const outline = `<path d="${path}" fill="none" stroke="${dark ? '#5b5b5d' : '#b9b6b1'}" stroke-width="${width + 6}"/>`;
  return `${outline}<path d="${path}" fill="none" stroke="${hex}" stroke-width="${width}"/>`;
}

function line(path: string, { dark }: GoodsInput['color']): string {
  return `<path d="${path}" fill="none" ${edge(dark)}/>`;
}

function edge(dark: boolean): string {
  return `stroke="${dark ? '#fff' : '#000'}" stroke-opacity=".22" stroke-width="4" stroke-linejoin="round"`;
}

const SWEATER =
  'M430 215 L330 262 L185 640 L160 905 L275 925 L328 650 L335 1075 L865 1075 L872 650 L925 925 L1040 905 L1015 640 L870 262 L770 215 C720 280 480 280 430 215 Z';
const SEAMS =
  'M335 1020 H865 M168 850 L285 870 M1032 850 L915 870 M330 262 C345 400 340 520 328 650 M870 262 C855 400 860 520 872 650';

const DRAWINGS: Partial<Record<ProductKind, Drawing>> = {
  sweatshirt: {
    room: { left: 390, top: 345, width: 420, height: 560 },
    draw: (color) => shape(SWEATER, color) + line(`${SEAMS} M430 215 C470 330 730 330 770 215`, color),
  },
  hoodie: {
    room: { left: 400, top: 375, width: 400, height: 380 },
    draw: (color) =>
      shape(SWEATER, color) +
      shape('M420 240 C380 110 470 55 600 55 C730 55 820 110 780 240 C740 345 460 345 420 240 Z', color) +
      shape('M482 222 C472 140 530 105 600 105 C670 105 728 140 718 222 C690 292 510 292 482 222 Z', color) +
      line(`${SEAMS} M455 790 L405 965 H795 L745 790 Z M560 285 V400 M640 285 V400`, color),
  },
  tote: {
    room: { left: 380, top: 540, width: 440, height: 500 },
    draw: (color) =>
      strap('M430 470 C430 40 770 40 770 470', color, 34) +
      shape('M300 450 H900 L930 1110 H270 Z', color) +
      line('M298 490 H902', color),
  },
  mug: {
    room: { left: 300, top: 350, width: 520, height: 560 },
    shown: 0.45,
    draw: (color) =>
      strap('M815 410 C1020 380 1020 810 815 780', color, 56) +
      shape('M296 270 H824 V905 C824 965 785 1005 725 1005 H395 C335 1005 296 965 296 905 Z', WHITE) +
      `<ellipse cx="560" cy="270" rx="264" ry="38" fill="${color.hex}" ${edge(color.dark)}/>`,
  },
  poster: {
    room: { left: 200, top: 90, width: 800, height: 1020 },
    draw: (_color, { left, top, width, height }) =>
      `<rect x="${left + 10}" y="${top + 14}" width="${width}" height="${height}" fill="#000" fill-opacity=".16"/>` +
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${WHITE.hex}"/>`,
  },
};

const PANEL: Drawing = {
  room: { left: 300, top: 300, width: 600, height: 600 },
  draw: (color) => shape('M240 240 H960 V960 H240 Z', color),
};
