const { abs, atan2, cos, floor, hypot, max, PI, round, sin } = Math;

/** Lines at `offset`, `offset` + `period`, and so on: the squares of a checkerboard need not be whole pixels. */
export interface Comb {
  offset: number;
  period: number;
}

export interface Board {
  across: Comb;
  down: Comb;
  /** The gray of the square at the origin and of each second one, and the gray of the others. */
  grays: [number, number];
}

/** Squares smaller than this are a halftone. */
const LEAST_PERIOD = 4;
/** Evenly spaced lines show at half their period, a third, and so on, too: the longest of about the same strength counts. */
const AS_STRONG = 0.75;

interface Wave extends Comb {
  strength: number;
}

/** @param turns how often the gray turns before each pixel of a row (or column), summed over rows */
export function findComb(turns: Float32Array): Comb | null {
  const { length } = turns;
  // The last line moves by an eighth of a period from one step to the next.
  const waves = wavesBetween(turns, LEAST_PERIOD, length / 3, 8);
  const most = waves.reduce((sum, { strength }) => max(sum, strength), 0);
  const found = waves.filter(({ strength }) => strength > AS_STRONG * most).at(-1);
  if (!found || most === 0) return null;
  // With few lines, waves of about their period are nearly as strong.
  const around = max(0.04, found.period / length);
  return strongest(wavesBetween(turns, found.period * (1 - around), found.period * (1 + around), 80));
}

function wavesBetween(turns: Float32Array, least: number, most: number, fineness: number): Wave[] {
  const waves: Wave[] = [];
  for (let period = least; period < most; period += (period * period) / (fineness * turns.length)) {
    waves.push(waveOf(turns, period));
  }
  return waves;
}

function waveOf(turns: Float32Array, period: number): Wave {
  let [real, imaginary] = [0, 0];
  for (let x = 0; x < turns.length; x++) {
    if (turns[x] === 0) continue;
    const angle = (2 * PI * x) / period;
    real += turns[x]! * cos(angle);
    imaginary += turns[x]! * sin(angle);
  }
  return { period, strength: hypot(real, imaginary), offset: (atan2(imaginary, real) / (2 * PI)) * period };
}

const strongest = (waves: Wave[]): Wave => waves.reduce((best, wave) => (wave.strength > best.strength ? wave : best));

const square = ({ offset, period }: Comb, x: number): number => floor((x + 0.5 - offset) / period);

export function grayAt({ across, down, grays }: Board, x: number, y: number): number {
  return grays[((square(across, x) + square(down, y)) & 1) as 0 | 1];
}

/** A resize blends the pixels on both sides of a line. */
const BLENDED = 1.25;

const fromLine = ({ offset, period }: Comb, x: number): number => {
  const share = (x + 0.5 - offset) / period;
  return abs(share - round(share)) * period;
};

/** 1 for each column (or row) whose gray is blended. */
export function blended(comb: Comb, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, x) => (fromLine(comb, x) < BLENDED ? 1 : 0));
}
