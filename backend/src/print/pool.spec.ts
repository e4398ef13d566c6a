import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { encodePng } from './encode.ts';
import { createPrintPool, type PrintPool, type PrintPoolOptions, preparePrintFile } from './index.ts';
import { render } from './truth.ts';

const AREA = { width: 700, height: 800 };
let pool: PrintPool | undefined;

function start(options: PrintPoolOptions): PrintPool {
  pool = createPrintPool(options);
  return pool;
}

/** A worker whose code is given: stands in for one that misbehaves. */
const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const LISTEN = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, args }) => {";

afterEach(async () => {
  await pool?.close();
  pool = undefined;
});

describe('createPrintPool', () => {
  it('does what the functions do, to the byte', async () => {
    const picture = await encodePng(await render('badge', 160));
    const [pooled, direct] = await Promise.all([
      start({ size: 1 }).preparePrintFile(picture, AREA, { shirts: ['White'] }),
      preparePrintFile(picture, AREA, { shirts: ['White'] }),
    ]);
    expect(pooled).toEqual(direct);
    expect(Buffer.isBuffer(pooled.png)).toBe(true);
  });

  it('draws mockups, previews and cut-outs', async () => {
    const running = start({ size: 2 });
    const art = await encodePng(await render('badge', 160));
    const scene = { art, placement: { x: 0.5, y: 0.4, scale: 0.8 }, area: AREA, size: 200 };
    const [mockups, preview, cut] = await Promise.all([
      running.drawMockups({ ...scene, shirts: [{ hex: '#ffffff' }, { hex: '#141415' }] }),
      running.previewPng(art, 80),
      running.removeBackground(art),
    ]);
    for (const jpeg of mockups) expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 200 });
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'png', width: 80 });
    expect(cut.kind).toBe('none');
  });

  it('hands refusals over with their code and message', async () => {
    const refused = start({ size: 1 }).preparePrintFile(Buffer.from('no picture'), AREA);
    await expect(refused).rejects.toMatchObject({ name: 'PrintError', code: 'unreadable_image' });
  });

  it('fails the job of a crashed worker only, and replaces the worker', async () => {
    const running = start({
      size: 1,
      script: script(
        `${LISTEN} if (args[1] === 13) process.exit(1); parentPort.postMessage({ id, value: args[1] }); });`,
      ),
    });
    const none = Buffer.alloc(0);
    const results = await Promise.allSettled([1, 13, 3].map((width) => running.previewPng(none, width)));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.code))).toEqual([
      1,
      'worker_failed',
      3,
    ]);
  });

  it('gives up on a worker that hangs', async () => {
    const running = start({ size: 1, timeout: 150, script: script(`${LISTEN} while (true); });`) });
    await expect(running.previewPng(Buffer.alloc(0), 1)).rejects.toMatchObject({ code: 'worker_failed' });
    expect(running.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('runs at most its size at once and lets only so many wait', async () => {
    const running = start({
      size: 2,
      queue: 3,
      script: script(`${LISTEN} setTimeout(() => parentPort.postMessage({ id, value: args[1] }), 40); });`),
    });
    const jobs = [1, 2, 3, 4, 5].map((width) => running.previewPng(Buffer.alloc(0), width));
    expect(running.load()).toEqual({ running: 2, waiting: 3 });
    await expect(running.previewPng(Buffer.alloc(0), 6)).rejects.toMatchObject({ code: 'pool_full' });
    expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4, 5]);
  });

  it('closes: what runs ends, what waits and what comes is refused', async () => {
    const running = start({
      size: 1,
      script: script(`${LISTEN} setTimeout(() => parentPort.postMessage({ id, value: args[1] }), 40); });`),
    });
    const first = running.previewPng(Buffer.alloc(0), 1);
    const second = running.previewPng(Buffer.alloc(0), 2);
    const closed = running.close();
    await expect(second).rejects.toMatchObject({ code: 'pool_closed' });
    await expect(running.previewPng(Buffer.alloc(0), 3)).rejects.toMatchObject({ code: 'pool_closed' });
    expect(await first).toBe(1);
    await closed;
  });
});
