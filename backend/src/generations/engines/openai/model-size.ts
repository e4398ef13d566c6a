/** What image models take (contracts/providers.md O2): multiples of 16, bounded edges, ratio and area. */
const step = 16;
const maxEdge = 3840;
/** Rounding to the step moves an edge by up to 8 pixels, so these are a little tighter than 3 : 1, 655,360 and 8,294,400. */
const maxRatio = 2.9;
const minPixels = 690_000;
const maxPixels = 8_200_000;

export function modelSize(width: number, height: number): `${number}x${number}` {
  const ratio = clamp(width / height, 1 / maxRatio, maxRatio);
  const wide = Math.sqrt(clamp(width * height, minPixels, maxPixels) * ratio);
  const scale = Math.min(1, maxEdge / Math.max(wide, wide / ratio));
  const [w, h] = [wide, wide / ratio].map((edge) => Math.round((edge * scale) / step) * step) as [number, number];
  return `${w}x${h}`;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
