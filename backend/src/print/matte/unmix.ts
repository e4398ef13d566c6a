import type { Raster } from '../raster.ts';
import { type Background, isKey } from './background.ts';
import { ART, type Distances } from './regions.ts';

/**
 * Opacity and true colour of every pixel. A pixel at an edge is a blend of the background and of the
 * solid colour a step or two further in: we climb away from the background until the colour stops
 * changing, and see where between the two the pixel lies.
 */
export function unmix(
  raster: Raster,
  background: Background,
  distances: Distances,
  marks: Uint8Array,
  band: Uint8Array,
): Raster {
  const { data, width, height } = raster;
  const out = new Uint8Array(data.length);
  const mixer = new Mixer(raster, background, distances);
  const quiet = 1 + 1.5 * background.sigma + 0.5 * background.ripple;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (marks[i] !== ART) {
        if (distances.data[i]! > quiet && touchesArt(marks, width, height, x, y)) mixer.edge(x, y, out);
      } else if (band[i]) mixer.edge(x, y, out);
      else mixer.inside(x, y, out);
    }
  }
  return { data: out, width, height };
}

function touchesArt(marks: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  const i = y * width + x;
  return (
    (x > 0 && marks[i - 1] === ART) ||
    (x < width - 1 && marks[i + 1] === ART) ||
    (y > 0 && marks[i - width] === ART) ||
    (y < height - 1 && marks[i + width] === ART)
  );
}

/** Growth of the distance that still counts as climbing. */
const RISE = 0.03;
/** Opposite neighbours that a fine gap is looked for between. */
const ACROSS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const { max, min, round, sqrt } = Math;

class Mixer {
  readonly #raster: Raster;
  readonly #background: Background;
  readonly #far: Float32Array;
  readonly #behind = new Float32Array(3);
  readonly #tolerance: number;
  readonly #noise: number;
  /** Half the width, in pixels, of a gap that counts as fine. */
  readonly #reach: number;
  /** Steps an edge may be wide: antialiasing takes one or two, a soft brush or a resize three, JPEG's chroma more. */
  readonly #climb: number;
  /** Share of its distance that a pixel may lie off the line to the first step: corners blend three colours. */
  readonly #grace: number;

  constructor(raster: Raster, background: Background, distances: Distances) {
    this.#raster = raster;
    this.#background = background;
    this.#far = distances.data;
    this.#tolerance = 5 + 2.5 * background.sigma + 1.2 * background.ripple;
    this.#noise = 2.5 * background.sigma + 0.25 * background.ripple;
    this.#reach = isKey(background) ? 3 : 2;
    this.#grace = background.ripple > 0 ? 0.6 : 0.12;
    this.#climb = background.ripple > 0 ? 6 : 5;
  }

  /** A pixel beside the background: a blend if anything solid further in explains it. */
  edge(x: number, y: number, out: Uint8Array): void {
    const i = y * this.#raster.width + x;
    this.#background.at(x, y, this.#behind);
    let here = i;
    let solid = -1;
    let opacity = 1;
    for (let step = 0; step < this.#climb; step++) {
      const next = this.#highest(here);
      if (this.#far[next]! <= this.#far[here]! * (1 + RISE) + this.#noise) break;
      here = next;
      const { share, residual } = this.#explain(i, here);
      if (residual > this.#tolerance + (solid < 0 ? this.#grace * this.#far[i]! : 0)) break;
      solid = here;
      opacity = share;
    }
    this.#write(i, solid, opacity, out);
  }

  /** A pixel within the art: opaque, unless it is a fine gap that the background shines through. */
  inside(x: number, y: number, out: Uint8Array): void {
    const { width, height } = this.#raster;
    const i = y * width + x;
    const reach = this.#reach;
    if (x >= reach && y >= reach && x < width - reach && y < height - reach) {
      const rise = this.#far[i]! * 1.18 + this.#noise + 4;
      for (const [dx, dy] of ACROSS) {
        const step = dy * width + dx;
        const one = this.#furthest(i, -step);
        const other = this.#furthest(i, step);
        if (this.#far[one]! < rise || this.#far[other]! < rise || !this.#alike(one, other)) continue;
        this.#background.at(x, y, this.#behind);
        const { share, residual } = this.#explain(i, one);
        if (residual > this.#tolerance) continue;
        this.#write(i, one, share, out);
        return;
      }
    }
    this.#write(i, -1, 1, out);
  }

  /** Of the next pixels in one direction, the one furthest from the background. */
  #furthest(i: number, step: number): number {
    let best = i + step;
    for (let n = 2; n <= this.#reach; n++) if (this.#far[i + n * step]! > this.#far[best]!) best = i + n * step;
    return best;
  }

  /** The neighbour furthest from the background. */
  #highest(i: number): number {
    const { width, height } = this.#raster;
    const far = this.#far;
    const x = i % width;
    const y = (i - x) / width;
    let best = i;
    for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
        const j = i + dy * width + dx;
        if (far[j]! > far[best]!) best = j;
      }
    }
    return best;
  }

  #alike(one: number, other: number): boolean {
    const { data } = this.#raster;
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += (data[one * 4 + c]! - data[other * 4 + c]!) ** 2;
    return sum < 40 * 40;
  }

  /** Where between background and solid the pixel lies, and how far off that line. */
  #explain(pixel: number, solid: number): { share: number; residual: number } {
    const { data } = this.#raster;
    const behind = this.#behind;
    const p = pixel * 4;
    const s = solid * 4;
    const pr = data[p]! - behind[0]!;
    const pg = data[p + 1]! - behind[1]!;
    const pb = data[p + 2]! - behind[2]!;
    const sr = data[s]! - behind[0]!;
    const sg = data[s + 1]! - behind[1]!;
    const sb = data[s + 2]! - behind[2]!;
    const length = max(1e-6, sr * sr + sg * sg + sb * sb);
    const share = min(1, max(0, (pr * sr + pg * sg + pb * sb) / length));
    const residual = sqrt((pr - share * sr) ** 2 + (pg - share * sg) ** 2 + (pb - share * sb) ** 2);
    return { share, residual };
  }

  /** Writes the pixel as `opacity` of the colour at `solid`; without one, as it is. */
  #write(i: number, solid: number, opacity: number, out: Uint8Array): void {
    const { data } = this.#raster;
    const slack = solid < 0 ? 0 : this.#noise / max(1, this.#far[solid]!);
    const firm = opacity > 0.97 - slack ? 1 : opacity < 0.02 + slack ? 0 : opacity;
    if (firm === 0) return;
    const from = firm === 1 ? i : solid;
    out[i * 4] = data[from * 4]!;
    out[i * 4 + 1] = data[from * 4 + 1]!;
    out[i * 4 + 2] = data[from * 4 + 2]!;
    out[i * 4 + 3] = round(firm * 255);
  }
}
