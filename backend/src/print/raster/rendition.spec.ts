import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { render } from '../../../test/support/art/synthetic-art.ts';
import { encodePng } from './encode.ts';
import { toPlaceholder, toWebp } from './rendition.ts';

const art = async () => encodePng(await render('badge', 400));

describe('a picture in another size', () => {
  it('is a WebP as wide as asked for, of the same shape, and transparent', async () => {
    const { width = 1, height = 1 } = await sharp(await art()).metadata();
    const made = await sharp(await toWebp(await art(), 160)).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 160, hasAlpha: true });
    expect(made.height).toBe(Math.round((160 * height) / width));
  });

  it('is never larger than its source', async () => {
    const { width } = await sharp(await art()).metadata();
    expect(await sharp(await toWebp(await art(), 960)).metadata()).toMatchObject({ width });
  });

  it('looks as its source does', async () => {
    const flat = (picture: Buffer) => sharp(picture).resize(80).flatten({ background: '#808080' }).raw().toBuffer();
    const [made, source] = [await flat(await toWebp(await art(), 320)), await flat(await art())];
    const error = made.reduce((sum, value, at) => sum + Math.abs(value - (source[at] ?? 0)), 0) / made.length;
    expect(error).toBeLessThan(4);
  });
});

it('a placeholder is a picture 16 pixels wide in under 1,000 characters', async () => {
  const placeholder = await toPlaceholder(await art());
  expect(placeholder.length).toBeLessThan(1000);
  const [head, bytes = ''] = placeholder.split(',');
  expect(head).toBe('data:image/webp;base64');
  expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 });
});
