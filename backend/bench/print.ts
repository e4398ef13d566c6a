import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { decode } from '../src/print/decode.ts';
import { encodePng, encodePrintPng, fromRaster } from '../src/print/encode.ts';
import { enlarge } from '../src/print/enlarge.ts';
import {
  createPrintPool,
  drawMockups,
  preparePrintFile,
  preparePrintVersions,
  removeBackground,
  shirtColours,
} from '../src/print/index.ts';
import { cutOut } from '../src/print/matte/matte.ts';
import { passport } from '../src/print/passport.ts';
import type { Raster } from '../src/print/raster.ts';
import { BACKDROPS, DESIGNS, distress, matteError, naiveMatte, onBackdrop, render } from '../src/print/truth.ts';

/**
 * The print engine beside plain sharp, on the same pictures in the same run: time, peak memory, and
 * how far each is from the truth. `npm run bench:print`; single runs, so trust the ratios.
 */

const AREA = { width: 4500, height: 5400 };
const NAMES = Object.keys(DESIGNS);
const SHIRTS = Object.values(shirtColours).slice(0, 28);

async function timed<T>(work: () => T | Promise<T>): Promise<{ value: Awaited<T>; ms: number }> {
  const start = performance.now();
  const value = await work();
  return { value, ms: performance.now() - start };
}

/** Largest resident size of this process so far, in MB. */
function peak(): number {
  const line = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

function row(...cells: (string | number)[]): void {
  console.log(
    cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 3 : 0) : cell).padEnd(16)).join(''),
  );
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function stages(): Promise<void> {
  const picture = await encodePng(await render('cartoon', 1024));
  row('stage', 'ours ms', 'plain sharp ms');
  const decoded = await timed(() => decode(picture));
  const plainDecode = await timed(() => sharp(picture).ensureAlpha().raw().toBuffer());
  row('decode', decoded.ms, plainDecode.ms);
  const large = await timed(() => enlarge(decoded.value, 4440, 5328));
  const plainLarge = await timed(() => fromRaster(decoded.value).resize(4440, 5328).raw().toBuffer());
  row('enlarge', large.ms, plainLarge.ms);
  const plain: Raster = { data: plainLarge.value, width: 4440, height: 5328 };
  const encoded = await timed(() => encodePrintPng(large.value));
  const plainEncoded = await timed(() => fromRaster(plain).png().toBuffer());
  row('encode', encoded.ms, plainEncoded.ms);
  row('file MB', encoded.value.length / 1e6, plainEncoded.value.length / 1e6);
  const facts = {
    area: AREA,
    placement: { x: 0.5, y: 0.5, scale: 1 },
    background: 'transparent',
    confidence: 1,
  } as const;
  const checks = await timed(() =>
    passport(large.value, { ...facts, effectiveDpi: 300, shirts: Object.keys(shirtColours) }),
  );
  row('passport', checks.ms, '-');
  const whole = await timed(() => preparePrintFile(picture, AREA));
  const plainWhole = await timed(() =>
    sharp(picture).resize(4440, 5340, { fit: 'inside' }).png().withMetadata({ density: 300 }).toBuffer(),
  );
  row('whole print file', whole.ms, plainWhole.ms);
  const versions = await timed(() =>
    preparePrintVersions(picture, AREA, { shirts: ['White', 'Black', 'Navy', 'Sand'] }),
  );
  row(`${versions.value.length} ink versions`, versions.ms, '-');
  const art = whole.value.png;
  const mockups = await timed(() =>
    drawMockups({ art, area: AREA, placement: whole.value.placement, size: 1200, shirts: SHIRTS }),
  );
  row('28 mockups', mockups.ms, '-');
  console.log(`one print file takes ${await memoryOfOne()} MB above the process's base\n`);
}

/** Peak memory is a process's for life, so a fresh process measures it. */
async function memoryOfOne(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, '--memory']);
  return stdout.trim();
}

async function printOne(): Promise<void> {
  const picture = await encodePng(await render('cartoon', 1024));
  const base = peak();
  await preparePrintFile(picture, AREA);
  console.log((peak() - base).toFixed(0));
}

async function matte(): Promise<void> {
  row('matte %', 'alpha', 'edge', 'halo', 'naive alpha', 'naive edge', 'naive halo', 'ms');
  for (const worn of [false, true]) {
    for (const backdrop of Object.keys(BACKDROPS)) {
      const own: ReturnType<typeof matteError>[] = [];
      const naive: ReturnType<typeof matteError>[] = [];
      const times: number[] = [];
      for (const name of NAMES) {
        const drawn = await render(name, 1024);
        const truth = worn ? distress(drawn, 3) : drawn;
        const picture = onBackdrop(truth, backdrop);
        const { value, ms } = await timed(() => cutOut(picture));
        own.push(matteError(value.raster, truth));
        naive.push(matteError(naiveMatte(picture), truth));
        times.push(ms);
      }
      const figures = [own, naive].flatMap((errors) => [
        mean(errors.map(({ alpha }) => alpha * 100)),
        mean(errors.map(({ edge }) => edge * 100)),
        mean(errors.map(({ halo }) => halo)),
      ]);
      row(worn ? `${backdrop} worn` : backdrop, ...figures, mean(times));
    }
  }
  console.log();
}

async function enlargement(): Promise<void> {
  row('enlarge x4.4', 'PSNR', 'lanczos', 'gain dB', 'SSIM', 'lanczos');
  for (const name of NAMES) {
    const truth = await render(name, 4500);
    const small = await render(name, 1024);
    const own = enlarge(small, truth.width, truth.height);
    const data = await fromRaster(small).resize(truth.width, truth.height, { fit: 'fill' }).raw().toBuffer();
    const lanczos = { data, width: truth.width, height: truth.height };
    const [a, b] = [psnr(own, truth), psnr(lanczos, truth)];
    row(name, a.toFixed(2), b.toFixed(2), (a - b).toFixed(2), ssim(own, truth), ssim(lanczos, truth));
  }
  console.log();
}

/** Peak signal to noise of premultiplied pixels, in dB. */
function psnr(one: Raster, other: Raster): number {
  let sum = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    const a = one.data[i + 3] ?? 0;
    const b = other.data[i + 3] ?? 0;
    sum += (a - b) ** 2;
    for (let c = i; c < i + 3; c++) sum += (((one.data[c] ?? 0) * a - (other.data[c] ?? 0) * b) / 255) ** 2;
  }
  return 10 * Math.log10((255 * 255 * one.data.length) / sum);
}

/** Structural similarity of premultiplied green on 8 x 8 blocks that have structure. */
function ssim(one: Raster, other: Raster): number {
  let total = 0;
  let blocks = 0;
  const value = ({ data }: Raster, i: number) => ((data[i + 1] ?? 0) * (data[i + 3] ?? 0)) / 255;
  for (let y = 0; y + 8 <= one.height; y += 16) {
    for (let x = 0; x + 8 <= one.width; x += 16) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let k = 0; k < 64; k++) {
        const i = ((y + (k >> 3)) * one.width + x + (k & 7)) * 4;
        const p = value(one, i);
        const q = value(other, i);
        a += p / 64;
        b += q / 64;
        aa += (p * p) / 64;
        bb += (q * q) / 64;
        ab += (p * q) / 64;
      }
      const [va, vb, vab] = [aa - a * a, bb - b * b, ab - a * b];
      if (vb < 4) continue;
      blocks++;
      total += ((2 * a * b + 6.5) * (2 * vab + 58.5)) / ((a * a + b * b + 6.5) * (va + vb + 58.5));
    }
  }
  return total / Math.max(1, blocks);
}

async function throughput(): Promise<void> {
  const pictures = await Promise.all(
    NAMES.map(async (name) => encodePng(onBackdrop(await render(name, 1024), 'green'))),
  );
  const pool = createPrintPool({ size: 2 });
  await Promise.all([pool.previewPng(pictures[0] as Buffer, 10), pool.previewPng(pictures[0] as Buffer, 10)]);
  const jobs = [...pictures, ...pictures];
  const { ms } = await timed(() => Promise.all(jobs.map((picture) => pool.preparePrintFile(picture, AREA))));
  await pool.close();
  console.log(`${((jobs.length / ms) * 60_000).toFixed(0)} print files a minute with two workers, background removed`);
  const { ms: alone } = await timed(() => removeBackground(pictures[0] as Buffer));
  console.log(`background of one 1024 x 1229 picture removed and encoded in ${alone.toFixed(0)} ms`);
}

if (process.argv.includes('--memory')) {
  await printOne();
} else {
  await stages();
  await matte();
  await enlargement();
  await throughput();
}
