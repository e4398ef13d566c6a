import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseHex, type Raster } from '../../print/browser.ts';
import type { Edit } from '../model/edits.ts';
import { applyEdit, type EditSource, editPicture } from './edits.ts';
import { inksIn } from './inks-in.ts';
import { formatPath, parsePath } from './path.ts';
import { StrokePainter } from './stroke-painter.ts';

const [paper, red, navy] = ['#f4efe4', '#d2321e', '#1d2f55'];

/** A picture painted by color; null is clear. */
function pictureOf(width: number, height: number, colorAt: (x: number, y: number) => string | null): Raster {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const hex = colorAt(at % width, Math.floor(at / width));
    if (hex) data.set([...parseHex(hex), 255], at * 4);
  }
  return { data, width, height };
}

const isDisc = (x: number, y: number) => (x - 32) ** 2 + (y - 32) ** 2 < 400;
const isEye = (x: number, y: number) => (x - 32) ** 2 + (y - 32) ** 2 < 64;

/** A red disc with a hole that shows the paper. The cut has left the paper in the hole. */
const colorOfWhole = (x: number, y: number) => (isDisc(x, y) && !isEye(x, y) ? red : paper);
const source: EditSource = {
  whole: pictureOf(64, 64, colorOfWhole),
  cut: pictureOf(64, 64, (x, y) => (isDisc(x, y) ? colorOfWhole(x, y) : null)),
};

const alphaAt = ({ data, width }: Raster, x: number, y: number) => data[(y * width + x) * 4 + 3];
const hexAt = ({ data, width }: Raster, x: number, y: number) =>
  `#${Buffer.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)).toString('hex')}`;
const brush = (mode: 'erase' | 'restore' | 'cut', size: number, ...points: number[]): Edit => ({
  ...{ kind: 'brush', mode, size },
  path: formatPath(points),
});
const remove = (x: number, y: number, everywhere = false): Edit => ({
  ...{ kind: 'remove_color', tolerance: 20 },
  ...{ x, y, everywhere },
});

describe('a brush', () => {
  it('erases under its stroke and nowhere else', () => {
    const made = editPicture(source, [brush('erase', 6, 16, 32, 24, 32)], []);
    expect([alphaAt(made, 20, 32), alphaAt(made, 20, 34), alphaAt(made, 20, 37)]).toEqual([0, 0, 255]);
    expect(made.data.filter((value, at) => at % 4 < 3 && value !== source.cut.data[at])).toHaveLength(0);
  });

  it('restores the picture as the model drew it, and cuts it out again', () => {
    const restored = editPicture(source, [brush('restore', 8, 3, 3)], []);
    expect([alphaAt(restored, 3, 3), hexAt(restored, 3, 3)]).toEqual([255, paper]);
    const again = editPicture(source, [brush('restore', 8, 3, 3), brush('cut', 12, 3, 3)], []);
    expect(again.data.filter((_, at) => at % 4 === 3)).toEqual(source.cut.data.filter((_, at) => at % 4 === 3));
  });

  it('works in order: what is restored last is there', () => {
    const made = editPicture(source, [brush('erase', 60, 32, 32), brush('restore', 10, 22, 32)], []);
    expect([alphaAt(made, 22, 32), alphaAt(made, 42, 32)]).toEqual([255, 0]);
    expect(hexAt(made, 22, 32)).toBe(red);
  });

  it('paints the same pixels point by point as all at once', () => {
    const point = fc.integer({ min: -20, max: 84 });
    const stroke = fc.record({
      mode: fc.constantFrom('erase', 'restore', 'cut'),
      size: fc.integer({ min: 1, max: 40 }),
      points: fc.array(fc.tuple(point, point), { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 4 }), (strokes) => {
        const edits = strokes.map(({ mode, size, points }) => brush(mode, size, ...points.flat()));
        const live = { ...source.cut, data: source.cut.data.slice() };
        for (const { mode, size, points } of strokes) {
          const painter = new StrokePainter(live, source, mode, size);
          for (const [x, y] of points) painter.add(x, y);
        }
        expect(Buffer.from(live.data).equals(editPicture(source, edits, []).data)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('stores its points as they are', () => {
    const points = [10, 20, 14, 18, -3, 40];
    expect([formatPath(points), parsePath(formatPath(points))]).toEqual(['10 20 4 -2 -17 22', points]);
  });
});

describe('a color that is taken out', () => {
  it('goes where it is connected, and stays elsewhere', () => {
    const made = editPicture(source, [remove(32, 32)], []);
    expect([alphaAt(made, 32, 32), alphaAt(made, 32, 18)]).toEqual([0, 255]);
  });

  it('goes everywhere when asked', () => {
    const twice = { ...source, cut: source.whole };
    const made = editPicture(twice, [remove(0, 0, true)], []);
    expect([alphaAt(made, 32, 32), alphaAt(made, 63, 63), alphaAt(made, 32, 18)]).toEqual([0, 0, 255]);
    expect(alphaAt(editPicture(twice, [remove(0, 0)], []), 32, 32)).toBe(255);
  });

  it('goes out of the edge that is left, too', () => {
    const mixed = pictureOf(9, 3, (x) => (x < 4 ? paper : x === 4 ? '#f0cfc2' : red));
    const made = editPicture({ whole: mixed, cut: mixed }, [remove(0, 0)], []);
    expect(alphaAt(made, 4, 1)).toBeGreaterThan(0);
    expect(alphaAt(made, 4, 1)).toBeLessThan(255);
    expect(parseHex(hexAt(made, 4, 1))[2]).toBeLessThan(parseHex('#f0cfc2')[2]);
    expect(alphaAt(made, 8, 1)).toBe(255);
  });

  it('changes nothing at a point outside the picture', () => {
    expect(editPicture(source, [remove(640, 3)], []).data).toEqual(source.cut.data);
  });
});

describe('other inks', () => {
  const two = pictureOf(40, 10, (x) => (x < 20 ? red : navy));
  const changed = (from: string, to: string) => [red, navy].map((ink) => ({ from: ink, to: ink === from ? to : ink }));

  it('are printed to within two levels, and those that stay are not touched', () => {
    const made = editPicture({ whole: two, cut: two }, [], changed(red, '#2e7d4f'));
    const off = parseHex(hexAt(made, 5, 5)).map((byte, channel) => byte - (parseHex('#2e7d4f')[channel] ?? 0));
    expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(2);
    expect(hexAt(made, 30, 5)).toBe(navy);
  });

  it('have the lights and shades, and the mix between two inks', () => {
    const shaded = pictureOf(4, 1, (x) => [red, '#e0553f', '#77303a', navy][x] ?? null);
    const { data } = editPicture({ whole: shaded, cut: shaded }, [], changed(red, '#2e7d4f'));
    const green = (pixel: number) => (data[pixel * 4 + 1] ?? 0) - (data[pixel * 4] ?? 0);
    expect(data[5]).toBeGreaterThan(data[1] ?? 0);
    expect(green(2)).toBeGreaterThan(0);
    expect(green(2)).toBeLessThan(green(0));
  });

  it('are found in a picture, the largest first', () => {
    expect(inksIn(source.whole, 8)).toEqual([paper, red]);
    expect(
      inksIn(
        pictureOf(4, 4, () => null),
        8,
      ),
    ).toEqual([]);
  });
});

it('gives the same picture whether edits are applied one by one or together', () => {
  const edits = [brush('erase', 9, 10, 10, 40, 50), remove(32, 32), brush('restore', 5, 0, 0, 20, 20)];
  const step = { ...source.cut, data: source.cut.data.slice() };
  for (const edit of edits) applyEdit(step, source, edit);
  expect(Buffer.from(step.data).equals(editPicture(source, edits, []).data)).toBe(true);
});

it('leaves the picture that it changes as it was, also one in a Buffer', () => {
  const before = Buffer.from(source.cut.data);
  const buffered = { ...source.cut, data: Buffer.from(source.cut.data) };
  editPicture({ whole: source.whole, cut: buffered }, [brush('erase', 60, 32, 32)], []);
  expect(buffered.data.equals(before)).toBe(true);
});
