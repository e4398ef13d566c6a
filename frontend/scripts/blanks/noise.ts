/** Smooth noise of one hill an inch or so, -1 to 1, the same for the same seed. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = ease(x - left);
  const v = ease(y - top);
  const above = corner(left, top, seed) * (1 - u) + corner(left + 1, top, seed) * u;
  const below = corner(left, top + 1, seed) * (1 - u) + corner(left + 1, top + 1, seed) * u;
  return above * (1 - v) + below * v;
}

/** Noise with finer noise on it. */
export function roughness(x: number, y: number, seed: number): number {
  return 0.6 * noise(x, y, seed) + 0.28 * noise(x * 2.1, y * 2.1, seed + 1) + 0.12 * noise(x * 4.3, y * 4.3, seed + 2);
}

const ease = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

function corner(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}
