import { describe, expect, it } from '@jest/globals';
import type { BatchDefaults, RowInput } from './batch.ts';
import { resolveRow } from './resolve-row.ts';

const defaults: BatchDefaults = { colors: ['Black'], engine: 'press', style: 'retro' };
const schedule = { perDay: 1, weekdays: [1], times: ['09:00'], timeZone: 'America/New_York' };

function resolve(input: Partial<RowInput>, changed: Partial<BatchDefaults> = {}) {
  const rules = { defaults: { ...defaults, ...changed }, publish: schedule, timeZone: null };
  const lineUps = [{ id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', name: 'Hoodie and mug' }];
  const options = { available: ['Black', 'Heather Grey'], lineUps, now: new Date('2026-11-23T00:00:00Z') };
  return resolveRow({ idea: 'A fox', ...input }, rules, options);
}

describe('resolveRow', () => {
  it('takes from the batch what the row does not name', () => {
    expect(resolve({ title: '  ' })).toEqual({
      order: { idea: 'A fox', colors: ['Black'], engine: 'press', style: 'retro' },
      lineUpId: undefined,
      publishAt: null,
      faults: [],
    });
  });

  it.each([
    ['its name in any case', ' hoodie AND mug ', '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b'],
    ['its id', '0198C1DE-7a4e-7c61-9f0e-6b6a3f1d2c4b', '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b'],
    ['none', 'None', null],
    ['nothing written', ' ', undefined],
  ])('finds the line-up by %s', (_, lineUp, lineUpId) => {
    expect(resolve({ lineUp })).toMatchObject({ lineUpId, faults: [] });
  });

  it('reads colors, engine and style in any case, and names a color once', () => {
    const { order, faults } = resolve({
      colors: [' heather grey', 'Heather Grey', ''],
      engine: 'PRESS',
      style: 'Retro',
    });
    expect(order).toMatchObject({ colors: ['Heather Grey'], engine: 'press', style: 'retro' });
    expect(faults).toEqual([]);
  });

  it('leaves the batch’s style to rows that Press draws', () => {
    const { order, faults } = resolve({ engine: 'ai' });
    expect([order.style, faults]).toEqual([undefined, []]);
  });

  it.each<[string, Partial<RowInput>, string]>([
    ['an empty idea', { idea: ' \n' }, 'idea'],
    ['an idea that is too long', { idea: 'a'.repeat(2001) }, 'idea'],
    ['an unknown color', { colors: ['Blak'] }, 'colors'],
    ['an unknown engine', { engine: 'pres' }, 'engine'],
    ['an unknown style', { style: 'retr' }, 'style'],
    ['an unknown line-up', { lineUp: 'Hoodies' }, 'lineUp'],
    ['a style of its own for the AI model', { engine: 'ai', style: 'retro' }, 'style'],
    ['a date that is none', { publishAt: '1 December' }, 'publishAt'],
    ['a day that is none', { publishAt: '2026-02-31' }, 'publishAt'],
    ['a day that is none, with an offset', { publishAt: '2027-02-31T10:00:00Z' }, 'publishAt'],
    ['a past date', { publishAt: '2026-11-22' }, 'publishAt'],
    ['a date that nobody plans for', { publishAt: '9999-01-01' }, 'publishAt'],
  ])('says what is wrong with %s', (_, input, field) => {
    expect(resolve(input).faults).toEqual([{ field, message: expect.any(String), level: 'error' }]);
  });

  it('asks for a color where neither row nor batch has one', () => {
    expect(resolve({}, { colors: [] }).faults).toMatchObject([{ field: 'colors' }]);
  });

  it.each([
    ['2026-12-01', '2026-12-01T14:00:00.000Z'],
    ['2026-12-01 18:30', '2026-12-01T23:30:00.000Z'],
    ['2026-12-01T18:30:00+01:00', '2026-12-01T17:30:00.000Z'],
  ])('reads the date %s, at the seller’s where it has no offset', (typed, at) => {
    expect(resolve({ publishAt: typed }).publishAt?.toISOString()).toBe(at);
  });
});
