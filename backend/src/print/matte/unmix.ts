import type { Raster } from '../raster/raster.ts';
import { type Background, isKey } from './background.ts';
import { inkPalette, type Palette } from './palette.ts';
import { ART, type Distances, SOFT } from './regions.ts';
import { leastOpacity, mostOpacity } from './soft.ts';

/** An edge pixel blends the background with the solid color a step or two further in, where colors stop changing. */
export function unmix(
  raster: Raster,
  background: Background,
  distances: Distances,
  marks: Uint8Array,
  band: Uint8Array,
): Raster {
  const { data, width, height } = raster;
  const out = new Uint8Array(data.length);
  const mixer = new Mixer(raster, background, distances, inkPalette(raster, background, distances, marks));
  const quiet = 1 + 1.5 * background.sigma + 0.5 * background.ripple;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (marks[i] === SOFT) mixer.veil(x, y, out);
      else if (marks[i] !== ART) {
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

/** Weight of hue against brightness in a compressed picture, which stores hues at half the resolution. */
const SMEARED_HUE = 0.35;
const RISE = 0.03;
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
  readonly #palette: Palette;
  readonly #behind = new Float32Array(3);
  readonly #own = new Float32Array(3);
  readonly #full = new Float32Array(3);
  readonly #smeared: boolean;
  readonly #tolerance: number;
  readonly #noise: number;
  readonly #reach: number;
  /** Steps: antialiasing takes one or two, a soft brush or a resize three, JPEG's chroma more. */
  readonly #climb: number;
  /** Share of its distance that a pixel may be off the line to the first step: corners blend three colors. */
  readonly #grace: number;

  constructor(raster: Raster, background: Background, distances: Distances, palette: Palette) {
    this.#palette = palette;
    this.#raster = raster;
    this.#background = background;
    this.#far = distances.data;
    this.#smeared = background.ripple > 0;
    this.#tolerance = 5 + 2.5 * background.sigma + 1.2 * background.ripple;
    this.#noise = 2.5 * background.sigma + 0.25 * background.ripple;
    this.#reach = isKey(background) ? 3 : 2;
    this.#grace = background.ripple > 0 ? 0.6 : 0.12;
    this.#climb = background.ripple > 0 ? 6 : 5;
  }

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
    if (this.#isThin(solid < 0 ? i : solid) && this.#thin(i, solid < 0 ? i : solid, opacity, out)) return;
    this.#write(i, solid, opacity, out);
  }

  veil(x: number, y: number, out: Uint8Array): void {
    const i = y * this.#raster.width + x;
    this.#background.at(x, y, this.#behind);
    this.#lay(i, leastOpacity(this.#raster.data, i * 4, this.#behind), out);
  }

  /** True for a summit that no other pixel shares: a line or a speck too fine to show its own color. */
  #isThin(top: number): boolean {
    const { width } = this.#raster;
    const far = this.#far;
    const least = far[top]! * 0.93 - this.#noise;
    const west = far[top - 1]! >= least;
    const east = far[top + 1]! >= least;
    const north = far[top - width]! >= least;
    const south = far[top + width]! >= least;
    if (north && west && far[top - width - 1]! >= least) return false;
    if (north && east && far[top - width + 1]! >= least) return false;
    if (south && west && far[top + width - 1]! >= least) return false;
    return !(south && east && far[top + width + 1]! >= least);
  }

  #thin(i: number, top: number, opacity: number, out: Uint8Array): boolean {
    const { data } = this.#raster;
    const ink = this.#palette.explain(data, top * 4, this.#behind, this.#tolerance);
    if (ink === 'solid') return false;
    const summit = ink ? ink.share : mostOpacity(data, top * 4, this.#behind, this.#background);
    if (summit >= 0.97) return false;
    this.#lay(i, max(opacity * summit, leastOpacity(data, i * 4, this.#behind)), out);
    return true;
  }

  #lay(i: number, opacity: number, out: Uint8Array): void {
    if (opacity < 0.02) return;
    const { data } = this.#raster;
    for (let c = 0; c < 3; c++) {
      const base = this.#behind[c]!;
      out[i * 4 + c] = min(255, max(0, round(base + (data[i * 4 + c]! - base) / opacity)));
    }
    out[i * 4 + 3] = round(opacity * 255);
  }

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

  #furthest(i: number, step: number): number {
    let best = i + step;
    for (let n = 2; n <= this.#reach; n++) if (this.#far[i + n * step]! > this.#far[best]!) best = i + n * step;
    return best;
  }

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

  #explain(pixel: number, solid: number): { share: number; residual: number } {
    const own = this.#relative(pixel, this.#own);
    const full = this.#relative(solid, this.#full);
    const length = max(1e-6, full[0]! ** 2 + full[1]! ** 2 + full[2]! ** 2);
    const share = min(1, max(0, (own[0]! * full[0]! + own[1]! * full[1]! + own[2]! * full[2]!) / length));
    const residual = sqrt(
      (own[0]! - share * full[0]!) ** 2 + (own[1]! - share * full[1]!) ** 2 + (own[2]! - share * full[2]!) ** 2,
    );
    return { share, residual };
  }

  #relative(i: number, out: Float32Array): Float32Array {
    const { data } = this.#raster;
    const behind = this.#behind;
    const r = data[i * 4]! - behind[0]!;
    const g = data[i * 4 + 1]! - behind[1]!;
    const b = data[i * 4 + 2]! - behind[2]!;
    if (!this.#smeared) {
      out[0] = r;
      out[1] = g;
      out[2] = b;
      return out;
    }
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    out[0] = 1.6 * y;
    out[1] = SMEARED_HUE * (b - y);
    out[2] = SMEARED_HUE * (r - y);
    return out;
  }

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
