import { type Lab, labDistance, parseHex, type Raster, rgbOf } from '../../print/browser.ts';
import type { InkChange } from '../model/edits.ts';
import { labOfBytes } from './lab.ts';

/** Points of the table along each channel; between them it is interpolated. */
const STEPS = 33;
const STEP = 255 / (STEPS - 1);
/** Squared OKLab distance at which a color no longer counts as one ink alone. */
const SOFT = 0.0004;

/** Prints each ink in another one, in place: lights and shades stay, and an edge between two inks stays a mix of them. */
export function recolor(raster: Raster, inks: readonly InkChange[]): void {
  createRecoloring(inks)?.(raster);
}

/** To recolor many rasters alike; null where every ink stays. */
export function createRecoloring(inks: readonly InkChange[]): ((raster: Raster) => void) | null {
  if (inks.every(({ from, to }) => from.toLowerCase() === to.toLowerCase())) return null;
  const table = shiftTable(inks);
  return ({ data }) => {
    for (let at = 0; at < data.length; at += 4) if (data[at + 3]! > 0) shiftPixel(data, at, table);
  };
}

/** For each color of the table how far its bytes are moved. */
function shiftTable(inks: readonly InkChange[]): Float32Array {
  const moves = inks.map(({ from, to }) => {
    const [before, after] = [labOfBytes(parseHex(from)), labOfBytes(parseHex(to))];
    return { before, by: [after[0] - before[0], after[1] - before[1], after[2] - before[2]] as const };
  });
  const table = new Float32Array(STEPS ** 3 * 3);
  const byteAt = (step: number) => Math.round(step * STEP);
  for (let red = 0, at = 0; red < STEPS; red++)
    for (let green = 0; green < STEPS; green++)
      for (let blue = 0; blue < STEPS; blue++, at += 3) {
        const bytes = [byteAt(red), byteAt(green), byteAt(blue)] as const;
        table.set(shiftOf(bytes, moves), at);
      }
  return table;
}

function shiftOf(
  bytes: readonly [number, number, number],
  moves: readonly { before: Lab; by: readonly [number, number, number] }[],
): number[] {
  const lab = labOfBytes(bytes);
  const weights = moves.map(({ before }) => 1 / (labDistance(lab, before) ** 2 + SOFT) ** 2);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const moved = [...lab] as Lab;
  let isMoved = false;
  for (const [index, { by }] of moves.entries()) {
    const share = weights[index]! / all;
    for (let axis = 0; axis < 3; axis++) {
      moved[axis]! += by[axis]! * share;
      isMoved ||= by[axis] !== 0;
    }
  }
  return isMoved ? rgbOf(moved).map((byte, channel) => byte - bytes[channel]!) : [0, 0, 0];
}

function shiftPixel(data: Uint8Array, at: number, table: Float32Array): void {
  const [red, green, blue] = [data[at]! / STEP, data[at + 1]! / STEP, data[at + 2]! / STEP];
  const [r, g, b] = [low(red), low(green), low(blue)];
  const [fr, fg, fb] = [red - r, green - g, blue - b];
  const base = ((r * STEPS + g) * STEPS + b) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const at0 = base + channel;
    const edge = (offset: number) => table[at0 + offset]! + (table[at0 + offset + 3]! - table[at0 + offset]!) * fb;
    const side = (offset: number) => edge(offset) + (edge(offset + STEPS * 3) - edge(offset)) * fg;
    const shift = side(0) + (side(STEPS * STEPS * 3) - side(0)) * fr;
    data[at + channel] = Math.round(Math.min(255, Math.max(0, data[at + channel]! + shift)));
  }
}

function low(position: number): number {
  return Math.min(STEPS - 2, Math.floor(position));
}
