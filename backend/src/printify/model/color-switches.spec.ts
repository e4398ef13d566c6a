import { describe, expect, it } from '@jest/globals';
import { switchColors } from './color-switches.ts';

const [black, white, navy]: [number[], number[], number[]] = [
  [1, 2],
  [3, 4],
  [5, 6],
];

const variants = (enabled: number[], isDefault = 1) =>
  [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    price: 2000 + id,
    is_enabled: enabled.includes(id),
    is_default: id === isDefault,
  }));

const enabledOf = (changes: ReturnType<typeof switchColors>) =>
  changes.filter(({ is_enabled }) => is_enabled).map(({ id }) => id);

describe('switching colors', () => {
  it('names every variant with its price', () => {
    const changes = switchColors(variants([1, 2]), { on: [black], off: [3, 4] });
    expect(changes.map(({ id, price }) => [id, price])).toEqual([1, 2, 3, 4, 5, 6].map((id) => [id, 2000 + id]));
  });

  it.each([
    ['takes a color off sale', [1, 2, 3, 4], { on: [black], off: white }, [1, 2]],
    ['puts a color back on sale', [1, 2], { on: [black, white], off: [] }, [1, 2, 3, 4]],
    ['leaves sizes off that the seller took off', [1, 3, 4], { on: [black, white], off: [] }, [1, 3, 4]],
    ['leaves a color on that the seller added', [1, 2, 5], { on: [black], off: white }, [1, 2, 5]],
    ['changes nothing where nothing is switched', [2, 3], { on: [], off: [] }, [2, 3]],
    ['is the same done twice', [1, 2], { on: [black], off: [...white, ...navy] }, [1, 2]],
  ])('%s', (_, before, switches, after) => {
    expect(enabledOf(switchColors(variants(before), switches))).toEqual(after);
  });

  it('makes another variant the default where that goes off', () => {
    const changes = switchColors(variants([1, 2, 3, 4], 2), { on: [white], off: black });
    expect(changes.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([3]);
  });

  it('says nothing of the default where that stays on, or where nothing is for sale', () => {
    const stays = switchColors(variants([1, 2, 3, 4], 3), { on: [white], off: black });
    const none = switchColors(variants([1, 2], 1), { on: [], off: black });
    expect([...stays, ...none].some((change) => 'is_default' in change)).toBe(false);
  });
});
