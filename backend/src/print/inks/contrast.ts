import { type Lab, labOf, parseHex, rgbOf } from '../color/oklab.ts';
import type { Raster } from '../raster/raster.ts';
import { cellDistances } from './cell-memory.ts';
import { type Components, labOfKey, type Remedy } from './components.ts';

export type InkTone = 'light' | 'dark';

/** Width of an outline: 1.5 mm at 300 DPI; a thinner one is lost at arm's length. */
export const OUTLINE = 18;

const OUTLINE_COLOR: Readonly<Record<InkTone, string>> = { light: '#f7f4ec', dark: '#1a1b1f' };
const OUTLINE_LAB = {
  light: labOf(...parseHex(OUTLINE_COLOR.light)),
  dark: labOf(...parseHex(OUTLINE_COLOR.dark)),
} as const;

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { ceil, floor, hypot, max, min, round } = Math;

export function contrastColor(key: number, remedy: Remedy, tone: InkTone): Lab {
  return remedy === 'outline' ? OUTLINE_LAB[tone] : toned(labOfKey(key), tone);
}

/** `scale`: print pixels that one pixel of the design becomes. The new raster has space for the lines on every side. */
export function addContrast(
  raster: Raster,
  parts: Components,
  adjusted: ReadonlySet<number>,
  tone: InkTone,
  scale: number,
): Raster {
  const border = ceil(OUTLINE / scale) + 1;
  const padded = pad(raster, border);
  const remedies = Array.from(parts.kindOf, (kind) => (adjusted.has(kind) ? parts.kinds[kind]!.remedy : 'none'));
  if (remedies.includes('recolor')) recolor(padded, border, parts, remedies, tone);
  if (remedies.includes('outline')) outline(padded, border, parts, remedies, tone, OUTLINE / scale);
  return padded;
}

function pad({ data, width, height }: Raster, border: number): Raster {
  const wide = width + 2 * border;
  const out = new Uint8Array(wide * (height + 2 * border) * 4);
  for (let y = 0; y < height; y++) {
    out.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + border) * wide + border) * 4);
  }
  return { data: out, width: wide, height: height + 2 * border };
}

function recolor(
  { data, width, height }: Raster,
  border: number,
  parts: Components,
  remedies: Remedy[],
  tone: InkTone,
) {
  const { labels, width: columns, step } = parts;
  const wanted = Uint8Array.from(remedies, (remedy) => (remedy === 'recolor' ? 1 : 0));
  const changed = new Map<number, number[]>();
  for (let y = border; y < height - border; y++) {
    const row = (floor((y - border) / step) + parts.border) * columns + parts.border;
    for (let x = border, i = (y * width + border) * 4; x < width - border; x++, i += 4) {
      if (data[i + 3] === 0) continue;
      if (!wanted[labelNear(labels, columns, row + floor((x - border) / step))]) continue;
      const key = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
      let rgb = changed.get(key);
      if (!rgb) {
        rgb = rgbOf(toned(labOf(data[i]!, data[i + 1]!, data[i + 2]!), tone));
        changed.set(key, rgb);
      }
      data[i] = rgb[0]!;
      data[i + 1] = rgb[1]!;
      data[i + 2] = rgb[2]!;
    }
  }
}

/** The label of a cell or of a neighbor: the rim of a part may lie in an unlabeled cell. */
function labelNear(labels: Int32Array, width: number, i: number): number {
  return labels[i] || labels[i - 1] || labels[i + 1] || labels[i - width] || labels[i + width] || 0;
}

function toned([lightness, a, b]: Lab, tone: InkTone): Lab {
  return tone === 'light'
    ? [max(lightness, 0.84, min(0.97, 1.16 - lightness * 0.55)), a * 0.55, b * 0.55]
    : [min(lightness, 0.36, max(0.2, 0.62 - lightness * 0.4)), a * 0.8, b * 0.8];
}

function outline(
  { data, width, height }: Raster,
  border: number,
  parts: Components,
  remedies: Remedy[],
  tone: InkTone,
  reach: number,
): void {
  const { width: columns, step } = parts;
  const [red, green, blue] = parseHex(OUTLINE_COLOR[tone]);
  const far = distanceFrom(parts, remedies, reach / step + 2);
  const beside = widen(parts.open, columns);
  // With a step of 1 the sample of a cell is its only pixel, else the middle of four.
  const middle = (step >> 1) / 2;
  for (let y = 0; y < height; y++) {
    const cy = (y - border - middle) / step + parts.border;
    const top = floor(cy);
    const v = cy - top;
    for (let x = 0, i = y * width * 4; x < width; x++, i += 4) {
      const alpha = data[i + 3]!;
      if (alpha === 255) continue;
      const cx = (x - border - middle) / step + parts.border;
      const left = floor(cx);
      const k = top * columns + left;
      if (!beside[k]) continue;
      const u = cx - left;
      const upper = far[k]! * (1 - u) + far[k + 1]! * u;
      const lower = far[k + columns]! * (1 - u) + far[k + columns + 1]! * u;
      const under = min(1, max(0, reach - (upper * (1 - v) + lower * v) * step + 0.5)) * (1 - alpha / 255);
      if (!(under > 0)) continue;
      const all = alpha / 255 + under;
      data[i] = round((data[i]! * (alpha / 255) + red * under) / all);
      data[i + 1] = round((data[i + 1]! * (alpha / 255) + green * under) / all);
      data[i + 2] = round((data[i + 2]! * (alpha / 255) + blue * under) / all);
      data[i + 3] = round(255 * all);
    }
  }
}

/** In cells, exact up to `most`: every edge cell stamps a disc. Alpha tells where in a cell the edge runs. */
function distanceFrom({ labels, alpha, width }: Components, remedies: Remedy[], most: number): Float32Array {
  const wanted = Uint8Array.from(remedies, (remedy) => (remedy === 'outline' ? 1 : 0));
  const far = cellDistances(labels.length).fill(most);
  const stamp = discOf(most, width);
  const offsets = Int32Array.from(stamp, ({ offset }) => offset);
  const lengths = Float64Array.from(stamp, ({ length }) => length);
  for (let i = 0; i < labels.length; i++) {
    if (!wanted[labels[i]!] || alpha[i]! < 16) continue;
    const inside = alpha[i]! / 255 - 0.5;
    far[i] = min(far[i]!, -inside);
    if (alpha[i - 1] === 255 && alpha[i + 1] === 255 && alpha[i - width] === 255 && alpha[i + width] === 255) continue;
    for (let k = 0; k < offsets.length; k++) {
      const j = i + offsets[k]!;
      if (far[j]! > lengths[k]! - inside) far[j] = lengths[k]! - inside;
    }
  }
  return far;
}

function discOf(radius: number, width: number): { offset: number; length: number }[] {
  const reach = ceil(radius);
  const cells: { offset: number; length: number }[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const length = hypot(dx, dy);
      if (length <= radius && length > 0) cells.push({ offset: dy * width + dx, length });
    }
  }
  return cells;
}

function widen(marks: Uint8Array, width: number): Uint8Array {
  const wide = new Uint8Array(marks.length);
  for (let i = width + 1; i < marks.length - width - 1; i++) {
    if (!marks[i]) continue;
    for (let j = i - width; j <= i + width; j += width) wide[j - 1] = wide[j] = wide[j + 1] = 1;
  }
  return wide;
}
