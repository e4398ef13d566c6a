import { type Lab, labDistance, labOf, parseHex } from '../color/oklab.ts';
import { type Kind, labOfKey } from './components.ts';
import { contrastColor, type InkTone } from './contrast.ts';
import { LOST_DISTANCE } from './legibility.ts';

/** The kinds whose remedy a print file applies, and the shirts it is for, by index. */
export interface Group {
  ink: 'original' | InkTone;
  adjusted: ReadonlySet<number>;
  shirts: number[];
}

/** A design is readable on a shirt when at most this share of its outline is lost. */
const READABLE = 0.22;

/** OKLab distance from which ink stands out; more on dark shirts, where light from the fibers evens out dark colors. */
const PLAIN = { onDark: 0.22, onLight: 0.15 };
const DARK = 0.45;

/** Outline, summed over the shirts, that a second version must win to be worth a file. */
const SECOND_VERSION = 0.02;
/** Value of printing the design as drawn, and of winning outline where a shirt is readable already. */
const AS_DRAWN = 1e-3;
const POLISH = 1e-4;

const INKS = ['original', 'light', 'dark'] as const;
const PAIRS = [
  ['original', 'light'],
  ['original', 'dark'],
  ['light', 'dark'],
] as const;

interface Losses {
  shirts: number;
  edge: number;
  kinds: { edge: number; lost: Record<Group['ink'], Float64Array> }[];
}

export function groupShirts(kinds: readonly Kind[], hexes: readonly string[]): Group[] {
  const losses = lossesOf(kinds, hexes);
  const everyone = hexes.map((_, shirt) => shirt);
  let best = INKS.map((ink) => [groupFor(losses, ink, everyone)]).reduce((one, other) => better(losses, one, other));
  for (const inks of PAIRS) {
    for (const start of starts(hexes)) best = better(losses, best, climb(losses, inks, start));
  }
  return best.length === 1 ? best : best.filter(({ shirts }) => shirts.length > 0);
}

export function costOf(losses: Losses, plan: readonly Group[]): number {
  let cost = plan.every(({ shirts }) => shirts.length > 0) ? SECOND_VERSION * (plan.length - 1) : 0;
  for (const group of plan) {
    for (const shirt of group.shirts) {
      const lost = lossOn(losses, group, shirt);
      cost += Math.max(0, lost - READABLE) + POLISH * lost + (group.ink === 'original' ? 0 : AS_DRAWN);
    }
  }
  return cost;
}

function better(losses: Losses, one: Group[], other: Group[]): Group[] {
  return costOf(losses, other) < costOf(losses, one) - 1e-9 ? other : one;
}

function lossOn({ edge, kinds }: Losses, { ink, adjusted }: Group, shirt: number): number {
  let lost = 0;
  for (const [n, kind] of kinds.entries()) lost += kind.lost[adjusted.has(n) ? ink : 'original'][shirt]!;
  return edge === 0 ? 0 : lost / edge;
}

export function lossesOf(kinds: readonly Kind[], hexes: readonly string[]): Losses {
  const shirts = hexes.map((hex) => labOf(...parseHex(hex)));
  const lossesIn = (kind: Kind, ink: Group['ink']) => {
    const lost = new Float64Array(shirts.length);
    for (const [key, count] of kind.edges) {
      const color = ink === 'original' || kind.remedy === 'none' ? labOfKey(key) : contrastColor(key, kind.remedy, ink);
      for (const [n, shirt] of shirts.entries()) lost[n]! += count * fading(color, shirt);
    }
    return lost;
  };
  const measured = kinds.map((kind) => ({
    edge: Array.from(kind.edges.values()).reduce((sum, count) => sum + count, 0),
    lost: { original: lossesIn(kind, 'original'), light: lossesIn(kind, 'light'), dark: lossesIn(kind, 'dark') },
  }));
  return { shirts: shirts.length, edge: measured.reduce((sum, { edge }) => sum + edge, 0), kinds: measured };
}

function fading(color: Lab, shirt: Lab): number {
  const plain = shirt[0] < DARK ? PLAIN.onDark : PLAIN.onLight;
  return Math.min(1, Math.max(0, (plain - labDistance(color, shirt)) / (plain - LOST_DISTANCE)));
}

export function groupFor({ kinds }: Losses, ink: Group['ink'], shirts: number[]): Group {
  const adjusted = new Set<number>();
  const sum = (lost: Float64Array) => shirts.reduce((all, shirt) => all + lost[shirt]!, 0);
  for (const [n, { edge, lost }] of kinds.entries()) {
    if (ink === 'original' || !shirts.some((shirt) => lost.original[shirt]! > edge * READABLE)) continue;
    if (sum(lost[ink]) < sum(lost.original)) adjusted.add(n);
  }
  return { ink, adjusted, shirts };
}

function starts(hexes: readonly string[]): boolean[][] {
  const lightness = hexes.map((hex) => labOf(...parseHex(hex))[0]);
  const steps = Array.from(new Set(lightness));
  return steps.flatMap((step) => [lightness.map((one) => one < step), lightness.map((one) => one >= step)]);
}

function climb(losses: Losses, [first, second]: readonly [Group['ink'], Group['ink']], start: boolean[]): Group[] {
  const planOf = (inSecond: boolean[]) => {
    const members = (wanted: boolean) => Array.from(inSecond.keys()).filter((shirt) => inSecond[shirt] === wanted);
    return [groupFor(losses, first, members(false)), groupFor(losses, second, members(true))];
  };
  const side = start.slice();
  let best = planOf(side);
  for (let moved = true; moved; ) {
    moved = false;
    for (const shirt of side.keys()) {
      side[shirt] = !side[shirt];
      const plan = planOf(side);
      if (better(losses, best, plan) === plan) {
        best = plan;
        moved = true;
      } else side[shirt] = !side[shirt];
    }
  }
  return best;
}
