import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawMockup, drawMockups, type MockupInput } from '../src/mockup/draw.ts';
import { drawGoods } from '../src/mockup/goods.ts';
import { shirtOverlay } from '../src/mockup/overlay.ts';

const AREA = { width: 4500, height: 5400 };
let square: Buffer;

beforeAll(async () => {
  square = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00ff00' } })
    .png()
    .toBuffer();
});

function input(changes: Partial<MockupInput> = {}): MockupInput {
  return {
    art: square,
    shirt: { hex: '#fbfbfa' },
    placement: { x: 0.5, y: 0.3, scale: 0.4 },
    area: AREA,
    size: 1200,
    ...changes,
  };
}

async function pixels(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return { info, at: (x: number, y: number) => Array.from(data.subarray((y * info.width + x) * 3).subarray(0, 3)) };
}

/** Bounding box of saturated green, in pixels of a mockup 1200 wide. */
async function greenBox(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0, i = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++, i += 3) {
      const [red = 0, green = 0, blue = 0] = [data[i], data[i + 1], data[i + 2]];
      if (green < 90 || green < red + 60 || green < blue + 60) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  const scale = 1200 / info.width;
  const least = (values: number[]) => scale * values.reduce((one, other) => (one < other ? one : other));
  const most = (values: number[]) => scale * values.reduce((one, other) => (one > other ? one : other));
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
}

describe('drawMockup', () => {
  it('prints at the true size: 300 print pixels are an inch of cloth', async () => {
    const box = await greenBox(await drawMockup(input({ size: 400 })));
    const inches = (4500 * 0.4) / 300;
    expect(Math.abs(box.right - box.left - inches * 34)).toBeLessThan(9);
    expect(Math.abs((box.left + box.right) / 2 - 600)).toBeLessThan(6);
  });

  it('moves the print with its placement', async () => {
    const high = await greenBox(await drawMockup(input({ size: 400 })));
    const low = await greenBox(await drawMockup(input({ size: 400, placement: { x: 0.4, y: 0.5, scale: 0.4 } })));
    expect(Math.abs(low.top - high.top - (0.2 * 5400 * 34) / 300)).toBeLessThan(9);
    expect(Math.abs(high.left - low.left - (0.1 * 4500 * 34) / 300)).toBeLessThan(9);
  });

  it('keeps ink off the collar and the backdrop', async () => {
    const jpeg = await drawMockup(input({ size: 400, placement: { x: 0.5, y: 0.5, scale: 1.5 } }));
    const box = await greenBox(jpeg);
    const { at } = await pixels(jpeg);
    expect(box.left).toBeGreaterThan(150);
    const [r = 0, g = 0] = at(20, 20);
    expect(Math.abs(r - g)).toBeLessThan(8);
  });

  it('colors the cloth and leaves the ink alone', async () => {
    const [white, navy] = await drawMockups({ ...input(), shirts: [{ hex: '#fbfbfa' }, { hex: '#1d2740' }] });
    if (!white || !navy) throw new Error('two shirts, two pictures');
    const onWhite = await pixels(white);
    const onNavy = await pixels(navy);
    expect(Math.min(...onWhite.at(600, 900))).toBeGreaterThan(200);
    expect(Math.max(...onNavy.at(600, 900))).toBeLessThan(110);
    const middle = [600, 480] as const;
    for (const [n, channel] of onNavy.at(...middle).entries()) {
      expect(Math.abs(channel - (onWhite.at(...middle)[n] ?? 0))).toBeLessThan(24);
    }
  });

  it('shows folds: cloth of one color is not one brightness', async () => {
    const { data } = await sharp(await drawMockup(input()))
      .extract({ left: 420, top: 760, width: 360, height: 260 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(20);
  });

  it('speckles heather', async () => {
    const spread = async (heather: boolean) => {
      const jpeg = await drawMockup(input({ shirt: { hex: '#b3b5b7', heather } }));
      const patch = await sharp(jpeg).extract({ left: 560, top: 265, width: 60, height: 60 }).png().toBuffer();
      const { channels } = await sharp(patch).stats();
      return channels[0]?.stdev ?? 0;
    };
    expect(await spread(true)).toBeGreaterThan(2 * (await spread(false)));
  });

  it('draws a thumbnail of the same scene', async () => {
    const { width, height } = await sharp(await drawMockup(input({ size: 300 }))).metadata();
    expect({ width, height }).toEqual({ width: 300, height: 300 });
  });

  it.each([
    { size: 0 },
    { size: 5000 },
    { placement: { x: 0.5, y: 0.5, scale: 0 } },
    { placement: { x: 0.5, y: 0.5, scale: 900 } },
    { art: Buffer.from('no picture') },
  ])('refuses %p', async (changes) => {
    await expect(drawMockup(input(changes))).rejects.toMatchObject({ name: 'PrintError' });
  });
});

describe('shirtOverlay', () => {
  it('gives a silhouette and shades of black and white within it', async () => {
    const { mask, shade } = await shirtOverlay(300);
    const alphaAt = async (png: Buffer, x: number, y: number) => {
      const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      return data[(y * 300 + x) * 4 + 3];
    };
    expect(await alphaAt(mask, 150, 180)).toBe(255);
    expect(await alphaAt(mask, 8, 8)).toBe(0);
    expect(await alphaAt(shade, 8, 8)).toBe(0);
    const { channels } = await sharp(shade).stats();
    expect(channels[3]?.max).toBeGreaterThan(90);
    await expect(shirtOverlay(9000)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('drawGoods', () => {
  const green = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer();
  const color = { hex: '#fbfbfa', dark: false };

  it('prints a poster to its edges, in the shape of its size', async () => {
    const area = { width: 3600, height: 5400 };
    const box = await greenBox(
      await drawGoods({ kind: 'poster', color, print: await green(360, 540), area, size: 400 }),
    );
    expect((box.bottom - box.top) / (box.right - box.left)).toBeCloseTo(1.5, 1);
  });

  it('shows of a mug what is before the eye', async () => {
    const area = { width: 2475, height: 1155 };
    const box = await greenBox(await drawGoods({ kind: 'mug', color, print: await green(495, 231), area, size: 400 }));
    expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo((2475 / 1155) * 0.45, 1);
  });

  it('draws a kind that we do not make', async () => {
    const area = { width: 2175, height: 4350 };
    const { width, format } = await sharp(await drawGoods({ kind: null, color, area, size: 300 })).metadata();
    expect([width, format]).toEqual([300, 'jpeg']);
  });
});
