import { describe, expect, it } from '@jest/globals';
import {
  compressed,
  distress,
  matteError,
  naiveMatte,
  onBackdrop,
  render,
} from '../../../test/support/art/synthetic-art.ts';
import { confidenceLimit, preparePrintFile, removeBackground } from '../index.ts';
import { encodePng } from '../raster/encode.ts';
import type { Raster } from '../raster/raster.ts';
import { cutOut } from './matte.ts';

const WIDTH = 420;

async function errorOn(backdrop: string, name: string, worn = false) {
  const drawn = await render(name, WIDTH);
  const truth = worn ? distress(drawn, 3) : drawn;
  const picture = onBackdrop(truth, backdrop);
  return { own: matteError(cutOut(picture).raster, truth), naive: matteError(naiveMatte(picture), truth) };
}

describe('cutOut of art with a known matte', () => {
  it.each([
    ['green', 'badge'],
    ['magenta', 'cartoon'],
    ['blue', 'line'],
    ['green', 'halftone'],
  ])('on a key color (%s, %s) is within 0.1 % of the alpha', async (backdrop, name) => {
    const { own, naive } = await errorOn(backdrop, name);
    expect(own.alpha).toBeLessThan(0.001);
    expect(own.edge).toBeLessThan(0.01);
    expect(own.edge).toBeLessThan(naive.edge / 10);
    expect(own.halo).toBeLessThan(2);
  });

  it.each(['badge', 'line', 'sunset', 'cartoon'])('on light gray (%s) is within 0.4 %%', async (name) => {
    const { own } = await errorOn('lightGray', name);
    expect(own.alpha).toBeLessThan(0.004);
  });

  it.each([
    ['gradient', 'line', 0.002],
    ['noisy', 'sunset', 0.004],
    ['checkerboard', 'badge', 0.004],
    ['white', 'sunset', 0.001],
  ])('on %s (%s) is within %p', async (backdrop, name, limit) => {
    const { own } = await errorOn(backdrop, name);
    expect(own.alpha).toBeLessThan(limit);
  });

  it('does not remove the specks of worn print', async () => {
    const { own, naive } = await errorOn('green', 'badge', true);
    expect(own.alpha).toBeLessThan(0.004);
    expect(own.alpha).toBeLessThan(naive.alpha / 8);
  });
});

describe('cutOut of harder art', () => {
  it.each([
    ['green', 'shadow', 0.006],
    ['lightGray', 'shadow', 0.006],
    ['magenta', 'shadow', 0.006],
    ['green', 'glow', 0.015],
    ['lightGray', 'glow', 0.015],
  ])('keeps a veil half-transparent (%s, %s)', async (backdrop, name, limit) => {
    const { own, naive } = await errorOn(backdrop, name);
    expect(own.alpha).toBeLessThan(limit);
    expect(own.alpha).toBeLessThan(naive.alpha / 3);
  });

  it.each(['green', 'lightGray', 'gradient', 'noisy', 'checkerboard'])(
    'lets art touch the edge (%s)',
    async (backdrop) => {
      const truth = await render('shore', WIDTH);
      const { raster, confidence } = cutOut(onBackdrop(truth, backdrop));
      expect(matteError(raster, truth).alpha).toBeLessThan(0.002);
      expect(confidence).toBeGreaterThan(confidenceLimit);
    },
  );

  it.each(['green', 'lightGray', 'blue'])('finds the ink of lines too fine to show it (%s)', async (backdrop) => {
    const { own } = await errorOn(backdrop, 'threads');
    expect(own.edge).toBeLessThan(0.035);
  });

  it.each(['badge', 'halftone'])('removes the background of a compressed picture (%s)', async (name) => {
    const truth = await render(name, WIDTH);
    const { raster } = cutOut(await compressed(onBackdrop(truth, 'green'), 92));
    expect(matteError(raster, truth).alpha).toBeLessThan(0.02);
  });

  it('asks for a check where ink and background are both white, and not on a key color', async () => {
    const ghost = await render('ghost', WIDTH);
    expect(cutOut(onBackdrop(ghost, 'white')).confidence).toBeLessThan(confidenceLimit);
    const { raster, confidence } = cutOut(onBackdrop(ghost, 'green'));
    expect(matteError(raster, ghost).alpha).toBeLessThan(0.001);
    expect(confidence).toBeGreaterThan(0.9);
  });
});

/** A picture that is `color` everywhere, with squares `[x, y, side, color]` on it. */
function squares(side: number, color: number[], ...marks: [number, number, number, number[]][]): Raster {
  const data = new Uint8Array(side * side * 4).fill(255);
  const paint = (x0: number, y0: number, size: number, [r = 0, g = 0, b = 0]: number[]) => {
    for (let y = y0; y < y0 + size; y++) for (let x = x0; x < x0 + size; x++) data.set([r, g, b], (y * side + x) * 4);
  };
  paint(0, 0, side, color);
  for (const mark of marks) paint(...mark);
  return { data, width: side, height: side };
}

const alphaAt = ({ data, width }: Raster, x: number, y: number) => data[(y * width + x) * 4 + 3];

describe('cutOut', () => {
  const ring = squares(120, [255, 255, 255], [30, 30, 60, [20, 20, 20]], [50, 50, 20, [255, 255, 255]]);

  it('removes background that art encloses, or leaves it on request', () => {
    expect(alphaAt(cutOut(ring).raster, 60, 60)).toBe(0);
    expect(alphaAt(cutOut(ring, { enclosed: 'keep' }).raster, 60, 60)).toBe(255);
    expect(alphaAt(cutOut(ring).raster, 35, 60)).toBe(255);
  });

  it('leaves no trace of the key under transparent pixels', () => {
    const { raster } = cutOut(squares(60, [0, 255, 0], [20, 20, 20, [200, 30, 30]]));
    for (let i = 0; i < raster.data.length; i += 4) {
      if (raster.data[i + 3] === 0) expect(raster.data.subarray(i, i + 4)).toEqual(new Uint8Array(4));
    }
  });

  it('is confident on a key color and not on a picture of noise', () => {
    expect(cutOut(squares(120, [0, 200, 90], [30, 30, 60, [220, 40, 60]])).confidence).toBeGreaterThan(0.95);
    const noise = squares(120, [0, 0, 0]);
    let state = 7;
    for (let i = 0; i < noise.data.length; i++) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      if (i % 4 !== 3) noise.data[i] = state >>> 24;
    }
    expect(cutOut(noise).confidence).toBeLessThan(0.6);
  });

  it('refuses a picture of background only as empty', () => {
    expect(() => cutOut(squares(40, [10, 200, 90]))).toThrow(expect.objectContaining({ code: 'empty_image' }));
  });

  it('reports a gradient, a checkerboard and noise by name', async () => {
    const art = await render('sunset', 300);
    const kinds = ['green', 'gradient', 'checkerboard', 'noisy'].map((name) => cutOut(onBackdrop(art, name)).kind);
    expect(kinds).toEqual(['flat', 'gradient', 'checkerboard', 'noisy']);
  });
});

describe('removeBackground', () => {
  it('returns a cut-out of the same size, and does not change a transparent picture', async () => {
    const truth = await render('badge', 200);
    const removed = await removeBackground(await encodePng(onBackdrop(truth, 'magenta')));
    expect(removed.kind).toBe('flat');
    expect(removed.color).toEqual([255, 0, 255]);
    const again = await removeBackground(removed.png);
    expect(again.kind).toBe('none');
  });

  it('is what preparePrintFile does with an opaque picture', async () => {
    const picture = await encodePng(onBackdrop(await render('badge', 200), 'green'));
    const { report } = await preparePrintFile(picture, { width: 600, height: 700 });
    expect(report.background).toBe('removed');
    expect(report.confidence).toBeGreaterThan(0.9);
  });
});
