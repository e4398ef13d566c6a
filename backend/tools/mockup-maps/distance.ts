/**
 * Exact distance, in pixels, of every pixel from the nearest one that `marks` sets, row by row
 * (Felzenszwalb and Huttenlocher 2012). Infinite where nothing is set.
 */
export function distanceTo(marks: Uint8Array, width: number, height: number): Float32Array {
  const start = new Float32Array(marks.length);
  for (let i = 0; i < start.length; i++) start[i] = marks[i] ? 0 : FAR;
  const squared = lowerEnvelope(lowerEnvelope(start, width, height), height, width);
  for (let i = 0; i < squared.length; i++) squared[i] = squared[i]! >= FAR / 2 ? Infinity : sqrt(squared[i]!);
  return squared;
}

/** Larger than any squared distance in a picture, small enough to stay exact enough as a float. */
const FAR = 1e12;

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { sqrt } = Math;

/** One dimension of the transform along the rows, written transposed. */
function lowerEnvelope(data: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(data.length);
  const apex = new Int32Array(width);
  const from = new Float64Array(width + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let last = -1;
    for (let q = 0; q < width; q++) {
      const value = data[row + q]!;
      if (value >= FAR) continue;
      let start = -Infinity;
      while (last >= 0) {
        const p = apex[last]!;
        start = (value + q * q - data[row + p]! - p * p) / (2 * (q - p));
        if (start > from[last]!) break;
        last--;
        start = -Infinity;
      }
      apex[++last] = q;
      from[last] = start;
    }
    for (let q = 0, k = 0; q < width; q++) {
      while (k < last && from[k + 1]! < q) k++;
      out[q * height + y] = last < 0 ? FAR : (q - apex[k]!) ** 2 + data[row + apex[k]!]!;
    }
  }
  return out;
}
