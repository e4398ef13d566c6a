/** Whoever trains on a machine: at its place, in the pose that it asks for. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { figureDrawing } from '../../figures/motif.ts';
import { runnerOf } from './gaits.ts';
import { type Draw, fitted } from './outfit.ts';

interface Machine {
  /** Of who is on it, in shares of the width of the machine: its middle. */
  x: number;
  /** Its foot, and its height, in shares of the height of the machine. */
  foot: number;
  tall: number;
  runs: boolean;
}

const MACHINES: Record<string, Machine> = {
  'treadmill-run': { x: 0.4, foot: 0.9, tall: 1.06, runs: true },
  'stationary-bike': { x: 0.3, foot: 0.56, tall: 0.96, runs: false },
};

export const isMachine = (motif: string) => Object.hasOwn(MACHINES, motif);

export function onMachine(draw: Draw, rider: string, motif: string, slot: Box): Piece[] {
  const { x, foot, tall, runs } = MACHINES[motif] ?? { x: 0, foot: 0, tall: 0, runs: false };
  const machine = draw(motif, slot, true);
  const { bounds } = machine;
  const { source, flip } = hasFigure(rider)
    ? { source: figureDrawing(rider, runs ? 'run' : 'ride'), flip: false }
    : runnerOf(rider);
  const h = bounds.h * tall;
  const w = bounds.w * 0.9;
  const box = { x: bounds.x + bounds.w * x - w / 2, y: bounds.y + bounds.h * foot - h, w, h };
  return fitted([machine, draw(source, box, true, { flip })], slot, true);
}
