import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { render } from '../../../test/support/art/synthetic-art.ts';
import { preparePrintFile } from '../prepare/prepare.ts';
import { encodePng } from '../raster/encode.ts';
import { PrintError } from '../raster/errors.ts';
import { createPrintPool, type PrintPool } from './print-pool.ts';

const AREA = { width: 700, height: 800 };
let pool: PrintPool | undefined;

function start(size: number): PrintPool {
  pool = createPrintPool({ size });
  return pool;
}

afterEach(async () => {
  await pool?.close();
  pool = undefined;
});

describe('createPrintPool', () => {
  it('does what the functions do, to the byte', async () => {
    const picture = await encodePng(await render('badge', 160));
    const [pooled, direct] = await Promise.all([
      start(1).preparePrintFile(picture, AREA, { shirts: ['White'] }),
      preparePrintFile(picture, AREA, { shirts: ['White'] }),
    ]);
    expect(pooled).toEqual(direct);
    expect(Buffer.isBuffer(pooled.png)).toBe(true);
  });

  it('draws previews and cut-outs', async () => {
    const running = start(2);
    const art = await encodePng(await render('badge', 160));
    const [preview, cut] = await Promise.all([running.previewPng(art, 80), running.removeBackground(art)]);
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'png', width: 80 });
    expect(cut.kind).toBe('none');
  });

  it('passes refusals on with their class, code and message', async () => {
    const refused = start(1).preparePrintFile(Buffer.from('no picture'), AREA);
    await expect(refused).rejects.toBeInstanceOf(PrintError);
    await expect(refused).rejects.toMatchObject({
      code: 'unreadable_image',
      message: 'The file is not a PNG, JPEG, WebP or GIF picture.',
    });
  });

  it('refuses work after it closed with a PrintError', async () => {
    const closed = start(1);
    await closed.close();
    const refused = closed.previewPng(Buffer.alloc(0), 1);
    await expect(refused).rejects.toBeInstanceOf(PrintError);
    await expect(refused).rejects.toMatchObject({ code: 'pool_closed' });
  });
});
