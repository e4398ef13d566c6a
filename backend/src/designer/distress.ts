/** Worn ink: a mask of scratches, specks and bald patches, cut hard so that no half-transparent haze prints. */

const TILE = 512;

/** Random grey values on a grid, smoothly joined, repeating every `TILE` pixels. */
function noiseTile(seed: number, cell: number): Float32Array {
  const cells = TILE / cell;
  const corner = (x: number, y: number) => hash(seed, x % cells, y % cells);
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    const cy = Math.floor(y / cell);
    const v = ease((y % cell) / cell);
    for (let x = 0; x < TILE; x++) {
      const cx = Math.floor(x / cell);
      const u = ease((x % cell) / cell);
      const top = corner(cx, cy) * (1 - u) + corner(cx + 1, cy) * u;
      const bottom = corner(cx, cy + 1) * (1 - u) + corner(cx + 1, cy + 1) * u;
      tile[y * TILE + x] = top * (1 - v) + bottom * v;
    }
  }
  return tile;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(seed: number, x: number, y: number): number {
  let mixed = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(seed + 1, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Slope of the threshold: 46 keeps half-transparent pixels near 4 % of the worn edge (measured, image-engine.md 1). */
const SLOPE = 46;

/**
 * Wears the ink of straight-alpha RGBA pixels in place: alpha is multiplied by the mask.
 * The pattern is tied to the canvas (4500 units wide), not to the pixels, so that previews show the print.
 * @param wear 0 leaves everything, 1 takes about a quarter of the ink.
 */
export function wearInk(pixels: Uint8Array, width: number, height: number, wear: number, seed: number): void {
  if (wear <= 0) return;
  const fine = noiseTile(seed, 8);
  const coarse = noiseTile(seed + 1, 64);
  const unit = 4500 / width;
  const threshold = 0.245 + 0.17 * wear;
  for (let y = 0; y < height; y++) {
    const cy = y * unit;
    const fineRow = (((cy * 0.36) | 0) & (TILE - 1)) * TILE;
    const scratchRow = (((cy * 0.045) | 0) & (TILE - 1)) * TILE;
    const coarseRow = (((cy * 0.13) | 0) & (TILE - 1)) * TILE;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4 + 3;
      const alpha = pixels[at] ?? 0;
      if (alpha === 0) continue;
      const cx = x * unit;
      const speck = fine[fineRow + (((cx * 0.36) | 0) & (TILE - 1))] ?? 0;
      const scratch = fine[scratchRow + (((cx * 0.62 + 171) | 0) & (TILE - 1))] ?? 0;
      const patch = coarse[coarseRow + (((cx * 0.13) | 0) & (TILE - 1))] ?? 0;
      const value = speck * 0.5 + scratch * 0.22 + patch * 0.42;
      const kept = (value - threshold) * SLOPE + 0.5;
      if (kept < 1) pixels[at] = kept <= 0 ? 0 : Math.round(alpha * kept);
    }
  }
}
