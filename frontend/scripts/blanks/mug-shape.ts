import { MUG } from '../../src/components/ui/blanks/wrap.ts';

/** The solid of a mug, in inches: y up from its foot, z toward the viewer. */
const WALL = 0.17;
const FLOOR = 0.25;
const HANDLE_TURN = (MUG.handle * Math.PI) / 180;
const HANDLE = { x: Math.sin(HANDLE_TURN), z: Math.cos(HANDLE_TURN) };
/** Half the thickness of the handle across its curve, and half its breadth. */
const THICK = 0.17;
const BROAD = 0.26;

export type Vector = readonly [x: number, y: number, z: number];

/** Signed distance from the outside, a little less than the true one. */
export function distance(x: number, y: number, z: number): number {
  const body = bodyAt(Math.hypot(x, z), y);
  const out = x * HANDLE.x + z * HANDLE.z;
  if (out < 0.9) return body;
  return smoothMin(body, Math.max(handleAt(out, y, x * HANDLE.z - z * HANDLE.x), 1.05 - out), 0.16);
}

/** Which part a point of the surface belongs to. */
export function partAt([x, y, z]: Vector): 'side' | 'inside' | 'handle' {
  const out = Math.hypot(x, z);
  if (out > MUG.radius + 0.012) return 'handle';
  return out < MUG.radius - 0.06 && y > FLOOR ? 'inside' : 'side';
}

function bodyAt(out: number, y: number): number {
  const { radius, height } = MUG;
  // The foot is drawn in a little.
  const solid = roundedBox(out, y - height / 2, radius - 0.05 * Math.max(0, 1 - y / 0.35) ** 2, height / 2, 0.14);
  const hollow = roundedBox(out, y - FLOOR - height / 2, radius - WALL, height / 2, 0.35, 1);
  return -smoothMin(-solid, hollow, 0.09);
}

/** `open`: only its lower edges are round, and it goes on upwards. */
function roundedBox(x: number, y: number, halfWidth: number, halfHeight: number, round: number, open = 0): number {
  const dx = x - halfWidth + round;
  const dy = (open && y > 0 ? -halfHeight : Math.abs(y) - halfHeight) + round;
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - round;
}

function smoothMin(a: number, b: number, soft: number): number {
  const mix = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.min(a, b) - (mix * mix * soft) / 4;
}

/** An ear: rounder above than below. */
const EAR = Array.from({ length: 73 }, (_, i) => {
  const turn = Math.PI * (i / 72 - 0.5);
  const bulge = Math.cos(turn) ** 0.62;
  return { out: 1.5 + (1.2 + 0.06 * Math.sin(turn)) * bulge, y: 1.98 + 1.16 * Math.sin(turn) };
});

function handleAt(out: number, y: number, aside: number): number {
  let least = Infinity;
  for (let i = 1; i < EAR.length; i++) least = Math.min(least, toSegment(out, y, EAR[i - 1]!, EAR[i]!));
  const [a, b] = [Math.sqrt(least), aside];
  const across = Math.hypot(a / THICK, b / BROAD);
  return (across * (across - 1)) / Math.max(1e-6, Math.hypot(a / THICK ** 2, b / BROAD ** 2));
}

interface EarPoint {
  out: number;
  y: number;
}

function toSegment(out: number, y: number, a: EarPoint, b: EarPoint): number {
  const [dx, dy] = [b.out - a.out, b.y - a.y];
  const along = ((out - a.out) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return (out - a.out - t * dx) ** 2 + (y - a.y - t * dy) ** 2;
}
