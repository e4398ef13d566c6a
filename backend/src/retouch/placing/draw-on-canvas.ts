import type { Raster } from '../../print/browser.ts';
import type { Crop, PicturePlacement } from '../model/edits.ts';
import { boxAround, CANVAS, cornersOf, cropOf, mappingOf } from './geometry.ts';

/** A picture at its size on the canvas; the engine that enlarges is given, for a browser has none. */
export type Resize = (raster: Raster, size: { width: number; height: number }) => Promise<Raster>;

/** Pixels around what is visible, so that its edges are enlarged with their neighbors. */
const ROOM = 4;

/** The canvas so many pixels wide, with the picture where it is placed. */
export async function drawOnCanvas(
  picture: Raster,
  placement: PicturePlacement,
  width: number,
  resize: Resize,
): Promise<Raster> {
  const height = Math.round((width * CANVAS.height) / CANVAS.width);
  const canvas = { width, height, data: new Uint8Array(width * height * 4) };
  const zoom = width / CANVAS.width;
  const shown = cropOf(placement, picture);
  const part = visiblePart(picture, placement, shown);
  if (!part) return canvas;
  const mapping = mappingOf(placement, picture);
  const grown = mapping.factor * zoom;
  const size = { width: atLeastOne(part.width * grown), height: atLeastOne(part.height * grown) };
  const enlarged = await resize(partOf(picture, part, shown), size);
  sample(canvas, enlarged, (x, y) => {
    const [px, py] = mapping.toPicture(x / zoom, y / zoom);
    return [((px - part.x) * size.width) / part.width, ((py - part.y) * size.height) / part.height];
  });
  return canvas;
}

const atLeastOne = (length: number) => Math.max(1, Math.round(length));

/** In whole pixels, with some room. Null where all of it is outside the canvas. */
function visiblePart(picture: Raster, placement: PicturePlacement, shown: Crop): Crop | null {
  const { toPicture } = mappingOf(placement, picture);
  const seen = boxAround(cornersOf({ x: 0, y: 0, w: CANVAS.width, h: CANVAS.height }).map(([x, y]) => toPicture(x, y)));
  const left = Math.max(shown.x - ROOM, Math.floor(seen.x) - ROOM);
  const top = Math.max(shown.y - ROOM, Math.floor(seen.y) - ROOM);
  const right = Math.min(shown.x + shown.width + ROOM, Math.ceil(seen.x + seen.w) + ROOM);
  const bottom = Math.min(shown.y + shown.height + ROOM, Math.ceil(seen.y + seen.h) + ROOM);
  return right <= left || bottom <= top ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Clear where the part reaches beyond what is shown. */
function partOf({ data, width }: Raster, part: Crop, shown: Crop): Raster {
  const out = { width: part.width, height: part.height, data: new Uint8Array(part.width * part.height * 4) };
  const left = Math.max(part.x, shown.x);
  const right = Math.min(part.x + part.width, shown.x + shown.width);
  for (let y = Math.max(part.y, shown.y); y < Math.min(part.y + part.height, shown.y + shown.height); y++) {
    const row = data.subarray((y * width + left) * 4, (y * width + Math.max(left, right)) * 4);
    out.data.set(row, ((y - part.y) * part.width + left - part.x) * 4);
  }
  return out;
}

/** Between four neighbors, weighted by their alpha. @param from the place in the source of one on the canvas */
function sample(to: Raster, source: Raster, from: (x: number, y: number) => [number, number]): void {
  const [x0, y0] = from(0, 0);
  const [x1, y1] = from(to.width, 0);
  const [x2, y2] = from(0, to.height);
  const [alongX, alongY] = [(x1 - x0) / to.width, (y1 - y0) / to.width];
  const [downX, downY] = [(x2 - x0) / to.height, (y2 - y0) / to.height];
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const sx = x0 + (x + 0.5) * alongX + (y + 0.5) * downX - 0.5;
      const sy = y0 + (x + 0.5) * alongY + (y + 0.5) * downY - 0.5;
      if (sx > -1 && sy > -1 && sx < source.width && sy < source.height)
        samplePixel(to.data, (y * to.width + x) * 4, source, sx, sy);
    }
}

const sums = new Float64Array(4);

function samplePixel(data: Uint8Array, to: number, { data: from, width, height }: Raster, x: number, y: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  sums.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const [px, py] = [left + (corner & 1), top + (corner >> 1)];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const at = (py * width + px) * 4;
    const weight = (corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy) * from[at + 3]!;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += from[at + channel]! * weight;
    sums[3]! += weight;
  }
  if (sums[3]! < 0.5) return;
  for (let channel = 0; channel < 3; channel++) data[to + channel] = Math.round(sums[channel]! / sums[3]!);
  data[to + 3] = Math.round(sums[3]!);
}
