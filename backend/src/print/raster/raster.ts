/** Eight-bit sRGB pixels with straight alpha, row by row, four bytes each. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Alpha at or below this is not ink: it would not be visible in print. */
export const INK_ALPHA = 8;

export function alphaBox(raster: Raster, threshold = INK_ALPHA): Box | null {
  const { data, width, height } = raster;
  let left = width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    const row = y * width * 4 + 3;
    let first = 0;
    while (first < width && data[row + first * 4]! <= threshold) first++;
    if (first === width) continue;
    let last = width - 1;
    while (data[row + last * 4]! <= threshold) last--;
    if (top < 0) top = y;
    bottom = y;
    if (first < left) left = first;
    if (last > right) right = last;
  }
  return top < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

export function crop(raster: Raster, box: Box): Raster {
  const { left, top, width, height } = box;
  if (width === raster.width && height === raster.height) return raster;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * raster.width + left) * 4;
    data.set(raster.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data, width, height };
}

export function isOpaque(raster: Raster): boolean {
  const { data } = raster;
  const allowed = (raster.width * raster.height) / 200;
  let open = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 250) open++;
  return open <= allowed;
}
