import type { Raster } from '../../print/browser.ts';
import type { Crop, PicturePlacement } from '../model/edits.ts';

/** Degrees that are as good as none. */
const UPRIGHT = 0.05;

/** A part of a picture, mirrored and turned pixel by pixel; null where it is not turned by right angles. */
export function turnedUpright(raster: Raster, { turn, mirrored }: PicturePlacement, part: Crop): Raster | null {
  const quarters = Math.round(turn / 90);
  if (Math.abs(turn - quarters * 90) > UPRIGHT) return null;
  const side = ((quarters % 4) + 4) % 4;
  const isTurned = side % 2 === 1;
  const [width, height] = isTurned ? [part.height, part.width] : [part.width, part.height];
  const out = { width, height, data: new Uint8Array(width * height * 4) };
  const [from, to] = [pixelsOf(raster.data), pixelsOf(out.data)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = unturned(side, x, y, part);
      const column = mirrored ? part.width - 1 - px : px;
      to[y * width + x] = from[(part.y + py) * raster.width + part.x + column]!;
    }
  return out;
}

/** Where the pixel of the turned part comes from, after it was mirrored. */
function unturned(side: number, x: number, y: number, { width, height }: Crop): [x: number, y: number] {
  if (side === 1) return [y, height - 1 - x];
  if (side === 2) return [width - 1 - x, height - 1 - y];
  return side === 3 ? [width - 1 - y, x] : [x, y];
}

function pixelsOf(data: Uint8Array): Uint32Array {
  return data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    : new Uint32Array(new Uint8Array(data).buffer);
}
