import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { PrintError, preparePrintFile } from '../index.ts';
import { decode } from '../raster/decode.ts';

const AREA = { width: 600, height: 700 };

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

/** A PNG that claims `width` x `height` and carries `bytes` zero bytes of pixels. */
function claimedPng(width: number, height: number, bytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const plain = (width: number, height: number, background = '#c03040') =>
  sharp({ create: { width, height, channels: 4, background } });

/** Opaque art on a key color. */
const onKey = () =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: '#00c85a' } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#b02030' } }, left: 20, top: 20 },
  ]);

function noise(width: number, height: number) {
  let state = 1;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return sharp(data, { raw: { width, height, channels: 3 } });
}

describe('pictures that are refused', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['no bytes', () => Buffer.alloc(0), 'unreadable_image'],
    ['a text', () => Buffer.from('hello'), 'unreadable_image'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'unreadable_image'],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 'unreadable_image'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'unreadable_image'],
    ['a PNG signature alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'unreadable_image'],
    ['a PNG cut short', async () => (await noise(200, 200).png().toBuffer()).subarray(0, 30_000), 'unreadable_image'],
    ['a JPEG cut short', async () => (await noise(200, 200).jpeg().toBuffer()).subarray(0, 9_000), 'unreadable_image'],
    ['a WebP cut short', async () => (await noise(200, 200).webp().toBuffer()).subarray(0, 9_000), 'unreadable_image'],
    ['a PNG that claims 40,000 x 40,000', () => claimedPng(40_000, 40_000, 1000), 'image_too_large'],
    ['a PNG of 50 megapixels in 50 KB', () => claimedPng(10_000, 5_000, 1_000_000), 'image_too_large'],
    ['a PNG 30,000 wide', () => claimedPng(30_000, 10, 30_000 * 40), 'image_too_large'],
    ['a PNG with a wrong size in its header', () => claimedPng(3_000, 3_000, 100), 'unreadable_image'],
    ['a file of 70 MB', () => Buffer.alloc(70 * 1024 * 1024), 'image_too_large'],
    ['a transparent picture', () => plain(50, 50, '#0000').png().toBuffer(), 'empty_image'],
    ['one color', () => plain(50, 50, '#ffffff').removeAlpha().png().toBuffer(), 'empty_image'],
  ])('%s', async (_name, picture, code) => {
    const refused = preparePrintFile(await picture(), AREA);
    await expect(refused).rejects.toBeInstanceOf(PrintError);
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('never fails with another error, whatever bytes follow a valid start', async () => {
    const good = await onKey().png().toBuffer();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 8, max: good.length - 1 }),
        fc.uint8Array({ maxLength: 40 }),
        async (at, bytes) => {
          const broken = Buffer.from(good);
          broken.set(bytes.subarray(0, broken.length - at), at);
          const result = await preparePrintFile(broken, AREA).catch((error: unknown) => error);
          if (result instanceof Error) expect(result).toBeInstanceOf(PrintError);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('odd pictures that are printed', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['16 bits a channel', () => onKey().toColourspace('rgb16').png().toBuffer()],
    ['CMYK', () => onKey().toColourspace('cmyk').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['a palette', () => onKey().png({ palette: true }).toBuffer()],
    ['WebP', () => onKey().webp({ lossless: true }).toBuffer()],
    ['GIF', () => onKey().gif().toBuffer()],
    ['JPEG', () => onKey().jpeg({ quality: 90 }).toBuffer()],
  ])('%s', async (_name, picture) => {
    const file = await preparePrintFile(await picture(), AREA);
    expect(Math.abs(file.width - file.height)).toBeLessThan(40);
    const { data, info } = await sharp(file.png).raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
    for (const [c, wanted] of [0xb0, 0x20, 0x30, 255].entries())
      expect(Math.abs((data[middle + c] ?? 0) - wanted)).toBeLessThan(30);
    expect(file.report.background).toBe('removed');
  });

  it('a single pixel', async () => {
    const { width, height } = await preparePrintFile(await plain(1, 1).png().toBuffer(), AREA, { opaque: 'keep' });
    expect({ width, height }).toEqual({ width: 540, height: 540 });
  });

  it('20,000 x 10', async () => {
    const { width, height } = await preparePrintFile(await plain(20_000, 10).png().toBuffer(), AREA, {
      opaque: 'keep',
    });
    expect({ width, height }).toEqual({ width: 540, height: 1 });
  });

  it('the first frame of an animation', async () => {
    const frames = Buffer.concat(
      await Promise.all(['#c03040', '#3040c0'].map((color) => plain(30, 30, color).raw().toBuffer())),
    );
    const animated = await sharp(frames, { raw: { width: 30, height: 60, channels: 4, pageHeight: 30 } })
      .gif()
      .toBuffer();
    const { width, height, data } = await decode(animated);
    expect({ width, height }).toEqual({ width: 30, height: 30 });
    expect(data[0]).toBeGreaterThan(data[2] ?? 255);
  });

  it('a picture with an orientation tag, upright', async () => {
    const turned = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decode(turned)).toMatchObject({ width: 20, height: 40 });
  });

  it('noise from edge to edge, not cut and reported as uncertain', async () => {
    const { report } = await preparePrintFile(await noise(90, 90).png().toBuffer(), AREA);
    expect(report.background).toBe('kept');
    expect(report.checks.find(({ id }) => id === 'background')?.level).toBe('bad');
  });

  it('gray with transparency', async () => {
    const gray = await plain(30, 30, '#80808080').toColourspace('b-w').png().toBuffer();
    const { data } = await decode(gray);
    expect(Array.from(data.subarray(0, 4))).toEqual([128, 128, 128, 128]);
  });
});
