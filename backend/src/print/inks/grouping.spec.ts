import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../../../test/support/art/random.ts';
import { DESIGNS, render } from '../../../test/support/art/synthetic-art.ts';
import { shirtColor, shirtColors } from '../color/shirt-colors.ts';
import { findComponents, type Kind } from './components.ts';
import { costOf, type Group, groupFor, groupShirts, lossesOf } from './grouping.ts';

const NAMES = Object.keys(shirtColors);
const hexesOf = (names: readonly string[]) => names.map((name) => shirtColor(name).hex);

const keyOf = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16);
  return (((value >> 16) >> 3) << 10) | ((((value >> 8) & 255) >> 3) << 5) | ((value & 255) >> 3);
};

/** A kind whose outline has these colors in equal shares. */
const kind = (remedy: Kind['remedy'], ...hexes: string[]): Kind => ({
  remedy,
  edges: new Map(hexes.map((hex) => [keyOf(hex), 1000])),
});

const NONE = kind('none');
const NAVY = kind('recolor', '#182a45');
const CREAM = kind('recolor', '#f6eedc');
const RED = kind('outline', '#b81f2d', '#8a1020');
const MIXED = kind('outline', '#182a45', '#f6eedc', '#d9a441');

const plan = (kinds: Kind[], shirts: readonly string[]) =>
  groupShirts([NONE, ...kinds], hexesOf(shirts)).map(({ ink, shirts: members }) => [
    ink,
    members.map((n) => shirts[n]),
  ]);

/** The lowest cost of all ways to split these shirts. */
function leastCost(kinds: readonly Kind[], hexes: readonly string[]): number {
  const losses = lossesOf(kinds, hexes);
  const inks: Group['ink'][] = ['original', 'light', 'dark'];
  let least = Infinity;
  for (let split = 0; split < 2 ** hexes.length; split++) {
    const side = (which: number) => hexes.map((_, n) => n).filter((n) => ((split >> n) & 1) === which);
    for (const [n, one] of inks.entries()) {
      for (const other of inks.slice(n + 1)) {
        for (const [first, second] of [
          [one, other],
          [other, one],
        ] as const) {
          const groups = [groupFor(losses, first, side(0)), groupFor(losses, second, side(1))];
          least = Math.min(
            least,
            costOf(
              losses,
              groups.filter(({ shirts }) => shirts.length > 0),
            ),
          );
        }
      }
    }
  }
  return least;
}

describe('groupShirts', () => {
  it('finds the plan of the lowest cost for any six shirts and any design', async () => {
    const random = randomFrom(11);
    const designs = [
      [NONE, NAVY],
      [NONE, CREAM],
      [NONE, RED],
      [NONE, MIXED],
      [NONE, NAVY, CREAM, RED],
      [NONE, RED, MIXED],
    ];
    for (const name of Object.keys(DESIGNS)) designs.push(findComponents(await render(name, 240), 5).kinds);
    for (const kinds of designs) {
      for (let round = 0; round < 8; round++) {
        const hexes = Array.from({ length: 6 }, () => shirtColor(NAMES[Math.floor(random() * NAMES.length)] ?? '').hex);
        const found = costOf(lossesOf(kinds, hexes), groupShirts(kinds, hexes));
        expect(found).toBeLessThanOrEqual(leastCost(kinds, hexes) + 1e-9);
      }
    }
  });

  it('puts each of 28 colors into exactly one of at most two versions', () => {
    const shirts = NAMES.slice(0, 28);
    for (const kinds of [[NAVY], [CREAM], [RED], [MIXED], [NAVY, CREAM, RED]]) {
      const groups = groupShirts([NONE, ...kinds], hexesOf(shirts));
      expect(groups.length).toBeLessThanOrEqual(2);
      expect(groups.flatMap(({ shirts: members }) => members).sort((a, b) => a - b)).toEqual(Array.from(shirts.keys()));
    }
  });

  it('splits odd mixes of shirts as a printer would', () => {
    expect(plan([NAVY], ['White', 'Black', 'Heather Grey'])).toEqual([
      ['original', ['White', 'Heather Grey']],
      ['light', ['Black']],
    ]);
    expect(plan([CREAM], ['White', 'Black', 'Heather Grey'])).toEqual([
      ['original', ['Black', 'Heather Grey']],
      ['dark', ['White']],
    ]);
    expect(plan([NAVY], ['Red', 'Royal'])).toEqual([['light', ['Red', 'Royal']]]);
    expect(plan([CREAM], ['Red', 'Royal'])).toEqual([['original', ['Red', 'Royal']]]);
    expect(plan([RED], ['Red', 'Cardinal Red'])).toHaveLength(1);
    expect(plan([NAVY], ['Heather Grey', 'Sport Grey', 'Silver'])).toEqual([
      ['original', ['Heather Grey', 'Sport Grey', 'Silver']],
    ]);
  });

  it('makes no second version where one is as good for all shirts', () => {
    expect(plan([NAVY], ['Black', 'Navy', 'Red'])).toHaveLength(1);
    expect(plan([CREAM], ['White', 'Natural', 'Sand'])).toHaveLength(1);
    expect(plan([], ['White', 'Black'])).toEqual([['original', ['White', 'Black']]]);
    expect(plan([NAVY], [])).toEqual([['original', []]]);
  });
});
