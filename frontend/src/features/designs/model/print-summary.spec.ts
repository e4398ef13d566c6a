import { describe, expect, it } from '@jest/globals';
import type { CheckLevel } from '../../../api/model/checkLevel.ts';
import { describeMeasure, describeResolution, nameOfCheck, summarizeReport } from './print-summary.ts';

const check = (id: string, level: CheckLevel = 'good', measured: object = {}) => ({
  ...{ id, level, value: 63, limit: 200, unit: 'dpi', message: `The ${id} is odd.`, source: 'A guide' },
  ...measured,
});
const shirt = (color: string, level: CheckLevel) => ({ color, level, hex: '#fff', edge_share: 0, area_share: 0 });
const summary = (checks: ReturnType<typeof check>[], shirts = [shirt('White', 'good')]) =>
  summarizeReport({ checks, shirts });

describe('the print report in one sentence', () => {
  it.each([
    ['nothing to watch', [check('resolution')], 'good', /^Ready to print/],
    ['one thing', [check('resolution', 'warn')], 'warn', 'Good to print. Watch out: fine detail may look soft.'],
    [
      'two things',
      [check('resolution', 'warn'), check('haze'), check('thin_strokes', 'warn')],
      'warn',
      'Good to print. Watch out: fine detail may look soft and the thinnest lines may break up.',
    ],
    [
      'a problem, before what is to be watched',
      [check('gamut', 'warn'), check('resolution', 'bad')],
      'bad',
      'Not ready to print: the picture is too small for this print area.',
    ],
    ['a check of a later release', [check('smell', 'warn')], 'warn', 'Good to print. Watch out: The smell is odd.'],
  ] as const)('of %s', (_, checks, level, sentence) => {
    expect(summary([...checks])).toEqual({
      level,
      sentence: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    });
  });

  it('names the colors it fades on', () => {
    const shirts = [shirt('White', 'warn'), shirt('Black', 'good'), shirt('Sand', 'warn')];
    expect(summary([check('legibility', 'warn')], shirts).sentence).toContain('it fades in parts on White and Sand.');
  });
});

it.each([
  ['resolution', {}, '63 DPI', 'at least 200 DPI'],
  ['inks', { value: 9, limit: 12, unit: 'inks' }, '9 inks', 'at most 12 inks'],
  ['inks', { value: 40, limit: 12, unit: 'inks' }, '40 inks', null],
  ['haze', { value: 0.004, limit: 0.01, unit: 'share' }, '0.4%', 'at most 1%'],
  ['coverage', { value: 0.002, limit: 0.01, unit: 'share' }, '0.2%', 'at least 1%'],
  ['coverage', { value: 0.4, limit: 0.9, unit: 'share' }, '40%', 'at most 90%'],
])('the limit of %s %j is a minimum or a maximum', (id, measured, value, limit) => {
  expect(describeMeasure(check(id, 'good', measured))).toEqual({ value, limit });
});

it('says what 300 DPI means for a picture with less', () => {
  expect(describeResolution(63.4)).toMatch(/drawn at 63 DPI.*print file of 300 DPI/);
  expect(describeResolution(300)).toBe('Drawn at the full 300 DPI of the print file.');
});

it.each([
  ['semi_transparent', 'Half-transparent parts'],
  ['gamut', 'Bright colors'],
  ['thin_strokes', 'Thin strokes'],
])('the check %s has a name in words: %s', (id, name) => {
  expect(nameOfCheck(id)).toBe(name);
});
