import type { Raster } from '../raster/raster.ts';
import { type Background, isKey } from './background/background.ts';
import { highestAround, topOf } from './blurred-edges.ts';
import { inkPalette, type Palette } from './palette.ts';
import { ART, type Cut, type Distances, SOFT } from './regions/regions.ts';
import { leastOpacity, mostOpacity } from './soft.ts';
import { WEAK } from './texture/holes.ts';
import type { SettledDistances } from './texture/settle.ts';

/** An edge pixel blends the background with the solid color a step or two further in, where colors stop changing. */
export function unmix(
  raster: Raster,
  background: Background,
  { measured, settled }: SettledDistances,
  { marks, band, blurred }: Cut,
): Raster {
  const { data, width, height } = raster;
  const out = new Uint8Array(data.length);
  const distances = background.board ? settled : measured;
  const mixer = new Mixer(raster, background, distances, inkPalette(raster, background, settled, marks));
  const quiet = 1 + 1.5 * background.noise + 0.5 * background.ripple;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (marks[i] === SOFT) mixer.veil(x, y, out);
      else if (marks[i] !== ART) {
        if (distances.data[i]! <= quiet || !touchesArt(marks, width, height, x, y)) continue;
        if (blurred[i]) mixer.blurredEdge(x, y, out);
        else mixer.edge(x, y, out);
      } else if (blurred[i]) mixer.blurredEdge(x, y, out);
      else if (band[i]) mixer.edge(x, y, out);
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
/** Least noise of a grainy background, and the largest share of an ink that it makes up. */
const GRAIN = 0.5;
const LITTLE = 0.15;
const ACROSS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const { max, min, round, sqrt } = Math;

/** Tiles of 16 pixels, in bits. */
const TILE = 4;

function summitsOf({ data: far, width, height }: Distances): Float32Array {
  const columns = (width >> TILE) + 1;
  const rows = (height >> TILE) + 1;
  const own = new Float32Array(columns * rows);
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y >> TILE) * columns;
    for (let x = 0; x < width; x++, i++) if (far[i]! > own[row + (x >> TILE)]!) own[row + (x >> TILE)] = far[i]!;
  }
  const around = new Float32Array(own.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let most = 0;
      for (let r = max(0, row - 1); r <= min(rows - 1, row + 1); r++) {
        for (let c = max(0, column - 1); c <= min(columns - 1, column + 1); c++)
          most = max(most, own[r * columns + c]!);
      }
      around[row * columns + column] = most;
    }
  }
  return around;
}

class Mixer {
  readonly #raster: Raster;
  readonly #background: Background;
  readonly #distances: Distances;
  readonly #far: Float32Array;
  /** The largest distance in and around each tile. */
  readonly #summits: Float32Array;
  readonly #tiles: number;
  readonly #palette: Palette;
  readonly #behind = new Float32Array(3);
  readonly #own = new Float32Array(3);
  readonly #full = new Float32Array(3);
  readonly #smeared: boolean;
  readonly #tolerance: number;
  /** The palette's colors are compared with grain and all. */
  readonly #inkTolerance: number;
  readonly #noise: number;
  readonly #reach: number;
  readonly #least: number;
  /** Steps: antialiasing takes one or two, a soft brush or a resize three, JPEG's chroma more. */
  readonly #climb: number;
  /** Share of its distance that a pixel may be off the line to the first step: corners blend three colors. */
  readonly #grace: number;

  constructor(raster: Raster, background: Background, distances: Distances, palette: Palette) {
    this.#palette = palette;
    this.#raster = raster;
    this.#background = background;
    this.#distances = distances;
    this.#far = distances.data;
    this.#tiles = (raster.width >> TILE) + 1;
    this.#summits = summitsOf(distances);
    this.#smeared = background.ripple > 0;
    this.#tolerance = 5 + 2.5 * background.noise + 1.2 * background.ripple;
    this.#inkTolerance = 5 + 2.5 * background.sigma + 1.2 * background.ripple;
    this.#noise = 2.5 * background.noise + 0.25 * background.ripple;
    this.#reach = isKey(background) ? 3 : 2;
    this.#least = isKey(background) ? 0 : WEAK;
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
      const next = highestAround(this.#distances, here);
      if (this.#far[next]! <= this.#far[here]! * (1 + RISE) + this.#noise) break;
      here = next;
      const { share, residual } = this.#explain(i, here);
      if (step === 0 && share < LITTLE && this.#isGrain(i, here)) return;
      if (residual > this.#tolerance + (solid < 0 ? this.#grace * this.#far[i]! : 0)) break;
      solid = here;
      opacity = share;
    }
    if (this.#isThin(solid < 0 ? i : solid) && this.#thin(i, solid < 0 ? i : solid, opacity, out)) return;
    this.#write(i, solid, opacity, out);
  }

  blurredEdge(x: number, y: number, out: Uint8Array): void {
    const i = y * this.#raster.width + x;
    this.#background.at(x, y, this.#behind);
    const ink = topOf(this.#distances, this.#noise, i);
    const { share, residual } = this.#explain(i, ink);
    if (residual > this.#tolerance + this.#grace * this.#far[ink]!) this.edge(x, y, out);
    else this.#write(i, ink, share, out);
  }

  /** A pixel that the noise moved away from the background and from the ink beside it. */
  #isGrain(i: number, ink: number): boolean {
    const { noise, threshold } = this.#background;
    return noise > GRAIN && this.#far[i]! < 1.5 * threshold && this.#far[ink]! > 2 * threshold;
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
    const ink = this.#palette.explain(data, top * 4, this.#behind, this.#inkTolerance);
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
    if (this.#leastRise(i) > this.#summits[(y >> TILE) * this.#tiles + (x >> TILE)]!) {
      this.#write(i, -1, 1, out);
      return;
    }
    const reach = this.#reach;
    if (x >= reach && y >= reach && x < width - reach && y < height - reach) {
      const rise = this.#leastRise(i);
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

  /** Both sides of a gap are at least this far. */
  #leastRise(i: number): number {
    return max(this.#least, this.#far[i]! * 1.18 + this.#noise + 4);
  }

  #furthest(i: number, step: number): number {
    let best = i + step;
    for (let n = 2; n <= this.#reach; n++) if (this.#far[i + n * step]! > this.#far[best]!) best = i + n * step;
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
      const { axis, weight } = this.#background.grain;
      const explained = (1 - weight) * (r * axis[0] + g * axis[1] + b * axis[2]);
      out[0] = r - explained * axis[0];
      out[1] = g - explained * axis[1];
      out[2] = b - explained * axis[2];
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
