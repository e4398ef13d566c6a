import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../../print/browser.ts';
import type { PicturePlacement } from '../model/edits.ts';
import { drawOnCanvas, type Resize } from './draw-on-canvas.ts';
import { boxOnCanvas, CANVAS, cropOf } from './geometry.ts';
import { overlay } from './overlay.ts';
import { turnedUpright } from './quarter-turns.ts';

const plain: PicturePlacement = { scale: 1, turn: 0, dx: 0, dy: 0 };

/** Each pixel has its own red and green. */
function numbered(width: number, height: number): Raster {
  const pixels = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width), 9, 255]);
  return { width, height, data: Uint8Array.from(pixels.flat()) };
}

const namesOf = ({ data, width, height }: Raster) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 2)].join()),
  );

/** Repeats pixels: a stand-in for the engine that enlarges. */
const repeat: Resize = async (raster, { width, height }) => {
  const out = { width, height, data: new Uint8Array(width * height * 4) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = Math.floor((y * raster.height) / height) * raster.width + Math.floor((x * raster.width) / width);
      out.data.set(raster.data.subarray(from * 4, from * 4 + 4), (y * width + x) * 4);
    }
  return out;
};

describe('a picture that is turned by right angles', () => {
  const picture = numbered(3, 2);
  const all = cropOf({}, picture);

  it.each([
    [
      0,
      [
        ['0,0', '1,0', '2,0'],
        ['0,1', '1,1', '2,1'],
      ],
    ],
    [
      90,
      [
        ['0,1', '0,0'],
        ['1,1', '1,0'],
        ['2,1', '2,0'],
      ],
    ],
    [
      180,
      [
        ['2,1', '1,1', '0,1'],
        ['2,0', '1,0', '0,0'],
      ],
    ],
    [
      -90,
      [
        ['2,0', '2,1'],
        ['1,0', '1,1'],
        ['0,0', '0,1'],
      ],
    ],
  ])('by %d degrees loses no pixel', (turn, names) => {
    expect(namesOf(turnedUpright(picture, { ...plain, turn }, all) as Raster)).toEqual(names);
  });

  it('is mirrored first, and cropped', () => {
    const made = turnedUpright(picture, { ...plain, mirrored: true }, { x: 1, y: 0, width: 2, height: 2 });
    expect(namesOf(made as Raster)).toEqual([
      ['2,0', '1,0'],
      ['2,1', '1,1'],
    ]);
  });

  it('is left to the canvas at any other angle', () => {
    expect(turnedUpright(picture, { ...plain, turn: 12 }, all)).toBeNull();
  });
});

describe('a picture on the canvas', () => {
  const square = numbered(10, 10);

  it('fits it, in the middle', async () => {
    expect(boxOnCanvas(plain, square, cropOf({}, square))).toEqual({ x: 0, y: 450, w: 4500, h: 4500 });
    const { data, width, height } = await drawOnCanvas(square, plain, 100, repeat);
    expect([width, height]).toEqual([100, 120]);
    const alphas = [5, 15, 60, 104, 115].map((y) => data[(y * 100 + 50) * 4 + 3]);
    expect(alphas).toEqual([0, 255, 255, 255, 0]);
  });

  it.each([
    { ...plain, turn: 30, scale: 0.6, dx: 700, dy: -300 },
    { ...plain, turn: -100, scale: 2.4, dx: -900, dy: 1200, mirrored: true },
    { ...plain, turn: 180, scale: 0.3, crop: { x: 2, y: 1, width: 5, height: 8 } },
  ])('is drawn where its box says, at %o', async (placement) => {
    const box = boxOnCanvas(placement, square, cropOf(placement, square));
    const { data, width, height } = await drawOnCanvas(square, placement, 90, repeat);
    const zoom = 90 / CANVAS.width;
    const seen = { left: width, right: 0, top: height, bottom: 0 };
    for (let at = 0; at < width * height; at++) {
      if ((data[at * 4 + 3] ?? 0) < 128) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      Object.assign(seen, { left: Math.min(seen.left, x), right: Math.max(seen.right, x + 1) });
      Object.assign(seen, { top: Math.min(seen.top, y), bottom: Math.max(seen.bottom, y + 1) });
    }
    const expected = [
      Math.max(0, box.x * zoom),
      Math.min(width, (box.x + box.w) * zoom),
      Math.max(0, box.y * zoom),
      Math.min(height, (box.y + box.h) * zoom),
    ];
    const found = [seen.left, seen.right, seen.top, seen.bottom];
    expect(Math.max(...found.map((value, at) => Math.abs(value - (expected[at] ?? 0))))).toBeLessThan(2);
  });

  it('is clear where it lies outside', async () => {
    const { data } = await drawOnCanvas(square, { ...plain, dx: 9_000 }, 50, repeat);
    expect(data.every((value) => value === 0)).toBe(true);
  });
});

it('words over a picture cover it', () => {
  const below = { width: 3, height: 1, data: Uint8Array.from([10, 10, 10, 255, 10, 10, 10, 255, 0, 0, 0, 0]) };
  overlay(below, { width: 3, height: 1, data: Uint8Array.from([200, 0, 0, 255, 0, 0, 0, 0, 200, 0, 0, 128]) });
  expect([...below.data]).toEqual([200, 0, 0, 255, 10, 10, 10, 255, 200, 0, 0, 128]);
});
