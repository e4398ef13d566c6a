import { describe, expect, it } from '@jest/globals';
import { filesOfGeneration, parsePrints, parseReport } from './row.ts';

const check = { id: 'dpi', level: 'good', value: 300, limit: 150, unit: 'dpi', message: 'Sharp.', source: 'Printify' };
const report = {
  effectiveDpi: 300,
  background: 'removed',
  confidence: 0.9,
  coverage: 0.3,
  semiTransparentShare: 0,
  margins: { left: 1, top: 2, right: 3, bottom: 4 },
  inks: ['#ffffff'],
  shirts: [{ color: 'Navy', hex: '#1d2740', edgeShare: 0, areaShare: 0.1, level: 'good' }],
  checks: [check],
};
const print = {
  ...{ key: 'print.png', imageKey: 'image.png', ink: 'light', shirts: ['Navy'] },
  placement: { x: 0.5, y: 0.5, scale: 1, angle: 0 },
};

describe('a stored report', () => {
  it('is read as it was written', () => {
    expect(parseReport({ report })).toEqual(report);
    expect(parseReport({ report: null })).toBeNull();
  });

  it('is read from before the American spelling, and from before inks and shirts were reported', () => {
    const [{ color, ...shirt } = { color: '' }] = report.shirts;
    const { inks: _inks, shirts: _shirts, ...first } = report;
    expect(parseReport({ report: { ...report, shirts: [{ colour: color, ...shirt }] } })).toEqual(report);
    expect(parseReport({ report: first })).toEqual({ ...first, inks: [], shirts: [] });
  });
});

describe('stored prints', () => {
  it('are read with their upload and without', () => {
    const prints = [print, { ...print, ink: 'dark', uploadId: 'u1', shopId: 7 }];
    expect(parsePrints({ prints })).toEqual(prints);
  });

  it.each([{}, 'prints', [{ key: 'print.png' }]])('are refused where they are none: %j', (prints) => {
    expect(() => parsePrints({ prints })).toThrow();
  });

  it('name the files of a design after their inks where there are two', () => {
    const row = { imageKey: 'image.png', printKey: 'print.png', prints: [print] };
    expect(filesOfGeneration(row).map(({ name }) => name)).toEqual(['image.png', 'print.png']);
    expect(filesOfGeneration({ ...row, prints: [print, { ...print, ink: 'dark' }] }).map(({ name }) => name)).toEqual([
      'image-light.png',
      'print-light.png',
      'image-dark.png',
      'print-dark.png',
    ]);
  });
});
