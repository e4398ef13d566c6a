/** What image models take (contracts/providers.md O2): multiples of 16, bounded edges, ratio and area. */
const step = 16;
const maxEdge = 3840;
const maxRatio = 3;
const minPixels = 655_360;
const maxPixels = 8_294_400;

/** The nearest size that the model takes, as it wants it: "1024x1536". */
export function modelSize(width: number, height: number): `${number}x${number}` {
  const wide = Math.min(Math.max(width, height / maxRatio), height * maxRatio);
  const high = Math.min(Math.max(height, wide / maxRatio), wide * maxRatio);
  const area = wide * high;
  const scale = Math.sqrt(Math.min(Math.max(area, minPixels), maxPixels) / area);
  const round = area * scale ** 2 > area ? Math.ceil : Math.floor;
  const [w, h] = [wide, high].map((edge) => Math.min(round((edge * scale) / step) * step, maxEdge)) as [number, number];
  return `${w}x${h}`;
}
