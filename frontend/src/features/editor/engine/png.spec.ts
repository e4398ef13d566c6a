import { deflateSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { decodePng } from './png.ts';

const [width, height] = [5, 6];
/** Any pixels, also with little alpha and color below it. */
const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 37 + (at >> 3) * 11) % 256);

function chunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
}

/** Each row by another filter. */
function filtered(): Buffer {
  const bytes = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (pixels[y * width * 4 + x] ?? 0));
  const paeth = (a: number, b: number, c: number) => {
    const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
  };
  return Buffer.concat(
    Array.from({ length: height }, (_, y) => {
      const filter = y % 5;
      const row = Array.from({ length: width * 4 }, (__, x) => {
        const [left, up, corner] = [bytes(x - 4, y), bytes(x, y - 1), x < 4 ? 0 : bytes(x - 4, y - 1)];
        const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
        return (bytes(x, y) - guess) & 255;
      });
      return Buffer.from([filter, ...row]);
    }),
  );
}

function png(type: number, parts: Buffer[]): ArrayBuffer {
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, type, 0, 0, 0]);
  const all = Buffer.concat([Buffer.alloc(8), chunk('IHDR', head), ...parts, chunk('IEND', Buffer.alloc(0))]);
  return Uint8Array.from(all).buffer;
}

it('reads every filter, over several chunks, to the byte', async () => {
  const packed = deflateSync(filtered());
  const parts = [chunk('IDAT', packed.subarray(0, 20)), chunk('IDAT', packed.subarray(20))];
  expect(await decodePng(png(6, parts))).toEqual({ data: pixels, width, height });
});

it('refuses another format', async () => {
  await expect(decodePng(png(2, []))).rejects.toThrow('another format');
});
