import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { render } from '../../../test/support/art/synthetic-art.ts';
import { encodePrintPng } from './encode.ts';

describe('encodePrintPng', () => {
  it('writes the same pixels, at 300 DPI, with the sRGB profile', async () => {
    const raster = await render('glow', 200);
    const png = await encodePrintPng(raster);
    const { density, space, hasProfile, width, height } = await sharp(png).metadata();
    expect({ density, space, hasProfile, width, height }).toEqual({
      density: 300,
      space: 'srgb',
      hasProfile: true,
      width: raster.width,
      height: raster.height,
    });
    const pixels = await sharp(png).raw().toBuffer();
    expect(pixels.equals(Buffer.from(raster.data))).toBe(true);
  });

  it('writes every chunk once, in the order of the format', async () => {
    const png = await encodePrintPng(await render('badge', 100));
    const types: string[] = [];
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
      types.push(png.toString('latin1', at + 4, at + 8));
    expect(types.filter((type) => type !== 'IDAT')).toEqual(['IHDR', 'iCCP', 'pHYs', 'IEND']);
    expect(types.at(-2)).toBe('IDAT');
  });
});
