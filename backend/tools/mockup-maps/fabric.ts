import { randomFrom } from '../../test/support/art/random.ts';
import { type Field, field, sample } from './field.ts';

/**
 * Simulates the folds of a shirt: a sheet of particles that is a little too wide across the wanted folds settles on a
 * plane under gravity and buckles (position-based dynamics, Müller 2007). Coarse sheets give the long folds, finer ones
 * add detail.
 */

/** What a point of the sheet is given: 0-1 cover, where folds run (radians), and how much cloth is in excess. */
export interface FabricPlan {
  inside(x: number, y: number): boolean;
  /** `along` is the direction of the folds; `excess` the share of extra cloth across them. */
  strain(x: number, y: number): { along: number; excess: number };
}

interface Sheet {
  columns: number;
  spacing: number;
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
  alive: Uint8Array;
}

interface Link {
  from: Int32Array;
  to: Int32Array;
  rest: Float32Array;
  stiffness: number;
}

const LEVELS = [
  { columns: 61, rounds: 1200 },
  { columns: 121, rounds: 700 },
  { columns: 241, rounds: 160 },
];

/** How much a sheet resists a sharp fold, 0-1 of a link's error a round. */
const BENDING = 0.5;

/** Height of the settled sheet over its plane, in inches, on a square `size` inches wide. */
export function settle(plan: FabricPlan, size: number, seed: number): Field {
  const random = randomFrom(seed);
  let height: Field = field(LEVELS[0]!.columns, () => random() * 0.12);
  for (const { columns, rounds } of LEVELS) {
    const sheet = layOut(plan, size, columns, height);
    relax(sheet, plan, rounds, random);
    height = { data: sheet.z, side: columns };
  }
  return height;
}

function layOut(plan: FabricPlan, size: number, columns: number, start: Field): Sheet {
  const spacing = size / (columns - 1);
  const zoom = (start.side - 1) / (columns - 1);
  const alive = new Uint8Array(columns * columns);
  const grid = (at: (x: number, y: number, i: number) => number) => field(columns, at).data;
  const x = grid((column) => column * spacing);
  const y = grid((_, row) => row * spacing);
  const z = grid((column, row) => sample(start, column * zoom, row * zoom));
  for (let i = 0; i < alive.length; i++) alive[i] = plan.inside(x[i]!, y[i]!) ? 1 : 0;
  return { columns, spacing, x, y, z, alive };
}

function relax(sheet: Sheet, plan: FabricPlan, rounds: number, random: () => number): void {
  const { columns } = sheet;
  const links = [
    link(sheet, plan, 1, 0, 0.9),
    link(sheet, plan, 0, 1, 0.9),
    link(sheet, plan, 1, 1, 0.35),
    link(sheet, plan, -1, 1, 0.35),
    link(sheet, plan, 2, 0, BENDING),
    link(sheet, plan, 0, 2, BENDING),
    link(sheet, plan, 2, 2, BENDING / 2),
    link(sheet, plan, -2, 2, BENDING / 2),
  ];
  const homeX = sheet.x.slice();
  const homeY = sheet.y.slice();
  const edge = edges(sheet);
  const gravity = 0.0005 * (61 / columns);
  for (let i = 0; i < sheet.z.length; i++) sheet.z[i]! += (random() - 0.5) * 0.004;
  for (let round = 0; round < rounds; round++) {
    for (const one of links) solve(sheet, one, round % 2 === 1);
    for (let i = 0; i < sheet.z.length; i++) {
      const hold = edge[i] ? 0.2 : 0.004;
      sheet.x[i]! += (homeX[i]! - sheet.x[i]!) * hold;
      sheet.y[i]! += (homeY[i]! - sheet.y[i]!) * hold;
      sheet.z[i] = Math.max(0, sheet.z[i]! - gravity);
    }
  }
}

function edges({ columns, alive }: Sheet): Uint8Array {
  return alive.map((here, i) =>
    here && alive[i - 1] && alive[i + 1] && alive[i - columns] && alive[i + columns] ? 0 : 1,
  );
}

function link(sheet: Sheet, plan: FabricPlan, dx: number, dy: number, stiffness: number): Link {
  const { columns, spacing, alive, x, y } = sheet;
  const from: number[] = [];
  const to: number[] = [];
  const rest: number[] = [];
  const length = Math.hypot(dx, dy) * spacing;
  const direction = Math.atan2(dy, dx);
  for (let i = 0; i < alive.length; i++) {
    const column = (i % columns) + dx;
    const j = i + dx + dy * columns;
    if (!alive[i] || !alive[j] || column < 0 || column >= columns) continue;
    const { along, excess } = plan.strain((x[i]! + x[j]!) / 2, (y[i]! + y[j]!) / 2);
    from.push(i);
    to.push(j);
    rest.push(length * (1 + excess * Math.sin(direction - along) ** 2));
  }
  return { from: Int32Array.from(from), to: Int32Array.from(to), rest: Float32Array.from(rest), stiffness };
}

function solve({ x, y, z }: Sheet, { from, to, rest, stiffness }: Link, backwards: boolean): void {
  const count = from.length;
  for (let n = 0; n < count; n++) {
    const k = backwards ? count - 1 - n : n;
    const i = from[k]!;
    const j = to[k]!;
    const dx = x[j]! - x[i]!;
    const dy = y[j]! - y[i]!;
    const dz = z[j]! - z[i]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const push = (stiffness * 0.5 * (length - rest[k]!)) / length;
    x[i]! += dx * push;
    y[i]! += dy * push;
    z[i]! += dz * push;
    x[j]! -= dx * push;
    y[j]! -= dy * push;
    z[j]! -= dz * push;
  }
}
