import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { drawMockups } from '../sandbox/src/mockup/draw.ts';
import { printProduct } from '../src/generations/engines/press/press-products.ts';
import { pressTasks } from '../src/generations/engines/press/press-tasks.ts';
import { groupShirts } from '../src/generations/engines/press/shirt-groups.ts';
import { enlarge } from '../src/print/enlarge/enlarge.ts';
import {
  createPrintPool,
  fitPicture,
  type PrintSurface,
  preparePrintFile,
  preparePrintVersions,
  type ShirtColor,
  shirtColors,
} from '../src/print/index.ts';
import { cutOut } from '../src/print/matte/matte.ts';
import { decode } from '../src/print/raster/decode.ts';
import { encodePng, encodePrintPng, fromRaster } from '../src/print/raster/encode.ts';
import type { Raster } from '../src/print/raster/raster.ts';
import { createReport } from '../src/print/report/create-report.ts';
import {
  BACKDROPS,
  DESIGNS,
  distress,
  HARD_DESIGNS,
  type MatteError,
  matteError,
  naiveMatte,
  onBackdrop,
  render,
} from '../test/support/art/synthetic-art.ts';

/**
 * Compares the print engine with plain sharp on the same pictures in the same run: time, peak memory, and the error
 * against synthetic art, whose matte is known. `npm run bench:print`; each stage is the median of three processes, for what
 * is garbage at the peak differs from one to the next.
 * Ends with the targets and whether this run reached them.
 */

const AREA = { width: 4500, height: 5400 };
const NAMES = Object.keys(DESIGNS);
const SHIRTS = Object.keys(shirtColors).slice(0, 28);

/** The files of a line-up: each garment for light and for dark blanks, as the shirt is. */
const SHIRT_COLORS = ['White', 'Black', 'Navy', 'Sand'];
interface Product {
  surface: PrintSurface;
  width: number;
  height: number;
  colors: string[];
}
const PRODUCTS: Readonly<Record<string, Product>> = {
  hoodie: { surface: 'chest', width: 4200, height: 4800, colors: SHIRT_COLORS },
  tote: { surface: 'chest', width: 3000, height: 3600, colors: ['Natural', 'Black'] },
  mug: { surface: 'wrap', width: 2475, height: 1155, colors: ['White'] },
  poster: { surface: 'sheet', width: 3600, height: 5400, colors: ['White'] },
  'kids tee': { surface: 'chest', width: 3300, height: 4200, colors: SHIRT_COLORS },
};
/** 24 x 36 inches. */
const LARGE_POSTER: Product = { surface: 'sheet', width: 7200, height: 10_800, colors: ['White'] };
const DOCUMENT = { idea: 'Retro sunset with a surfing cat "Catch the wave"', style: 'vintage', seed: 7 } as const;

/** As the pipeline makes a shirt's files. */
async function pressShirt(): Promise<void> {
  for (const { shirtTone, colors } of groupShirts(SHIRT_COLORS)) {
    const { png } = await pressTasks.print({ ...DOCUMENT, shirtTone }, AREA);
    await preparePrintFile(png, AREA, { shirts: colors });
  }
}

async function pressProduct({ surface, width, height, colors }: Product): Promise<void> {
  const versions = surface === 'sheet' ? [{ shirtTone: 'any', colors } as const] : groupShirts(colors);
  for (const { shirtTone, colors: names } of versions)
    await printProduct({ ...DOCUMENT, shirtTone }, surface, { width, height }, names);
}

function fitProduct(picture: Buffer, { surface, width, height, colors }: Product): Promise<unknown> {
  return fitPicture(picture, surface, { width, height }, { shirts: colors });
}

/** Each by itself, and all of them after one another. */
function productStages(): Record<string, Stage> {
  const lists = [
    ...Object.entries(PRODUCTS).map(([name, one]) => [name, [one]] as const),
    ['five products', Object.values(PRODUCTS)] as const,
  ];
  return Object.fromEntries(
    lists.flatMap(([name, products]) => [
      [`${name}, Press`, { ours: async () => () => inTurn(products, pressProduct) }],
      [`${name}, picture`, { ours: async () => fitAll(products) }],
    ]),
  );
}

async function fitAll(products: readonly Product[]): Promise<Work> {
  const picture = await drawn();
  return () => inTurn(products, (product) => fitProduct(picture, product));
}

async function inTurn(products: readonly Product[], make: (product: Product) => Promise<unknown>): Promise<void> {
  for (const product of products) await make(product);
}

type Work = () => unknown;

/** Prepares its input and returns the work to measure. */
interface Stage {
  ours: () => Promise<Work>;
  /** The same with sharp alone, if sharp can do it. */
  plain?: () => Promise<Work>;
}

const drawn = async () => encodePng(await render('cartoon', 1024));
const enlarged = async () => enlarge(await render('cartoon', 1024), 4440, 5328);
const facts = {
  area: AREA,
  placement: { x: 0.5, y: 0.5, scale: 1 },
  background: 'transparent',
  confidence: 1,
} as const;

const STAGES: Readonly<Record<string, Stage>> = {
  decode: {
    ours: async () => {
      const picture = await drawn();
      return () => decode(picture);
    },
    plain: async () => {
      const picture = await drawn();
      return () => sharp(picture).ensureAlpha().raw().toBuffer();
    },
  },
  'cut out': {
    ours: async () => {
      const picture = onBackdrop(await render('cartoon', 1024), 'green');
      return () => cutOut(picture);
    },
  },
  enlarge: {
    ours: async () => {
      const small = await render('cartoon', 1024);
      return () => enlarge(small, 4440, 5328);
    },
    plain: async () => {
      const small = await render('cartoon', 1024);
      return () => fromRaster(small).resize(4440, 5328).raw().toBuffer();
    },
  },
  encode: {
    ours: async () => {
      const large = await enlarged();
      return () => encodePrintPng(large);
    },
    plain: async () => {
      const large = await enlarged();
      return () => fromRaster(large).png().withMetadata({ density: 300 }).toBuffer();
    },
  },
  report: {
    ours: async () => {
      const large = await enlarged();
      return () => createReport(large, { ...facts, effectiveDpi: 300, shirts: SHIRTS });
    },
  },
  'print file': {
    ours: async () => {
      const picture = await drawn();
      return () => preparePrintFile(picture, AREA);
    },
    plain: async () => {
      const picture = await drawn();
      return () => sharp(picture).resize(4440, 5340, { fit: 'inside' }).png().withMetadata({ density: 300 }).toBuffer();
    },
  },
  'ink versions': {
    ours: async () => {
      const picture = await drawn();
      return () => preparePrintVersions(picture, AREA, { shirts: ['White', 'Black', 'Navy', 'Sand'] });
    },
  },
  'shirt, Press': { ours: async () => pressShirt },
  ...productStages(),
  'large poster, Press': { ours: async () => () => pressProduct(LARGE_POSTER) },
  '28 mockups': {
    ours: async () => {
      const { png: art, placement } = await preparePrintFile(await drawn(), AREA);
      const shirts = SHIRTS.map((name) => shirtColors[name] as ShirtColor);
      return () => drawMockups({ art, area: AREA, placement, size: 1200, shirts });
    },
  },
};

/** The targets and what this run measured. */
const found: { what: string; value: number; limit: number; unit: string; reached: boolean }[] = [];

const atMost = (what: string, value: number, limit: number, unit: string): void => {
  found.push({ what, value, limit, unit, reached: value <= limit });
};
const atLeast = (what: string, value: number, limit: number, unit: string): void => {
  found.push({ what, value, limit, unit, reached: value >= limit });
};

async function timed<T>(work: () => T | Promise<T>): Promise<{ value: Awaited<T>; ms: number }> {
  const start = performance.now();
  const value = await work();
  return { value, ms: performance.now() - start };
}

function row(...cells: (string | number)[]): void {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 3 : 0) : cell));
  console.log(texts.map((text, at) => text.padEnd(at === 0 ? 24 : 16)).join(''));
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function stages(): Promise<void> {
  row('stage', 'ms', 'plain sharp ms', 'peak MB', 'plain sharp MB');
  const measured: Record<string, Cost> = {};
  for (const [name, stage] of Object.entries(STAGES)) {
    const ours = await costOf(name, 'ours');
    measured[name] = ours;
    if (!stage.plain) {
      row(name, ours.ms, '-', ours.mb, '-');
      continue;
    }
    const plain = await costOf(name, 'plain');
    measured[`${name} plain`] = plain;
    row(name, ours.ms, plain.ms, ours.mb, plain.mb);
  }
  console.log('peak: above what the process held with its input ready\n');
  const ms = (name: string) => measured[name]?.ms ?? 0;
  atMost('print file against plain resize and encode', ms('print file') / ms('print file plain'), 0.4, 'x');
  atMost('print file above the base', measured['print file']?.mb ?? 0, 170, 'MB');
  atMost('two ink versions', ms('ink versions'), 1000, 'ms');
  atMost('two ink versions above the base', measured['ink versions']?.mb ?? 0, 170, 'MB');
  const mb = (name: string) => measured[name]?.mb ?? 0;
  const against = (products: string, shirt: string) => {
    atMost(`${products}: time against its shirt`, ms(products) / ms(shirt), 2.5, 'x');
    atMost(`${products}: memory against its shirt`, mb(products) / mb(shirt), 1.3, 'x');
  };
  against('five products, Press', 'shirt, Press');
  against('five products, picture', 'ink versions');
  atMost('large poster, Press: memory against a shirt', mb('large poster, Press') / mb('shirt, Press'), 1, 'x');
  atMost('28 mockups', ms('28 mockups'), 2000, 'ms');
  atMost('report', ms('report'), 500, 'ms');
}

interface Cost {
  ms: number;
  mb: number;
}

/** Peak memory is a process's for life, so a fresh process measures each stage. */
async function costOf(stage: string, who: keyof Stage): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, '--stage', stage, who]);
    costs.push(JSON.parse(stdout) as Cost);
  }
  return { ms: medianOf(costs.map(({ ms }) => ms)), mb: medianOf(costs.map(({ mb }) => mb)) };
}

const RUNS = 3;

const medianOf = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function measureStage(name: string, who: keyof Stage): Promise<void> {
  // Loads all modules, so that loading is not counted with the stage.
  await preparePrintFile(await encodePng(await render('line', 60)), { width: 300, height: 360 });
  const work = await STAGES[name]?.[who]?.();
  if (!work) throw new Error(`There is no stage "${name}" for ${who}.`);
  const base = memory('VmRSS');
  writeFileSync('/proc/self/clear_refs', '5');
  const { ms } = await timed(work);
  console.log(JSON.stringify({ ms, mb: memory('VmHWM') - base }));
}

/** Resident size of this process in MB: now, or the largest since it was last reset. */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

async function matte(): Promise<void> {
  row('matte %', 'alpha', 'edge', 'halo', 'naive alpha', 'naive edge', 'naive halo', 'ms');
  for (const backdrop of Object.keys(BACKDROPS)) {
    const alpha = await matteOn(backdrop, false);
    if (['green', 'magenta', 'blue'].includes(backdrop)) atMost(`alpha error on ${backdrop}`, alpha, 0.1, '%');
    if (backdrop === 'lightGray') atMost('alpha error on light gray', alpha, 0.4, '%');
  }
  for (const backdrop of Object.keys(BACKDROPS)) await matteOn(backdrop, true);
  for (const name of Object.keys(HARD_DESIGNS)) await matteOn('green', false, [name]);
  console.log();
}

/** Prints one line; returns our mean alpha error in percent. */
async function matteOn(backdrop: string, worn: boolean, names = NAMES): Promise<number> {
  const own: MatteError[] = [];
  const naive: MatteError[] = [];
  const times: number[] = [];
  for (const name of names) {
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
  const label = names === NAMES ? backdrop : `${backdrop} ${names.join(' ')}`;
  row(worn ? `${label} worn` : label, ...figures, mean(times));
  return figures[0] ?? 0;
}

async function enlargement(): Promise<void> {
  row('enlarge', 'from px', 'PSNR', 'lanczos', 'gain dB', 'SSIM', 'lanczos');
  for (const from of [1024, 1536]) {
    const gains: number[] = [];
    for (const name of NAMES) gains.push(await enlargeFrom(name, from));
    atLeast(`gain over lanczos from ${from} px, the least`, Math.min(...gains), 3.5, 'dB');
  }
  console.log();
}

/** Prints one line; returns the gain in dB. */
async function enlargeFrom(name: string, from: number): Promise<number> {
  const truth = await render(name, 4500);
  const small = await render(name, from);
  const own = enlarge(small, truth.width, truth.height);
  const data = await fromRaster(small).resize(truth.width, truth.height, { fit: 'fill' }).raw().toBuffer();
  const lanczos = { data, width: truth.width, height: truth.height };
  const [a, b] = [psnr(own, truth), psnr(lanczos, truth)];
  row(name, from, a.toFixed(2), b.toFixed(2), (a - b).toFixed(2), ssim(own, truth), ssim(lanczos, truth));
  return a - b;
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
  const { made, ms } = await makeForAMinute((n) =>
    pool.preparePrintFile(pictures[n % pictures.length] as Buffer, AREA),
  );
  await pool.close();
  const plain = await timed(async () => {
    for (const picture of pictures) await sharp(picture).resize(4440, 5340, { fit: 'inside' }).png().toBuffer();
  });
  const perMinute = (count: number, taken: number) => (count / taken) * 60_000;
  atLeast('print files a minute, two workers, cut out', perMinute(made, ms), 200, '');
  console.log(
    `plain sharp, resize and encode only, on all cores: ${perMinute(pictures.length, plain.ms).toFixed(0)}\n`,
  );
}

/** From threads that have made none yet, with one file more than there are threads always asked for. */
async function makeForAMinute(make: (n: number) => Promise<unknown>): Promise<{ made: number; ms: number }> {
  const began = performance.now();
  const took = () => performance.now() - began;
  let made = 0;
  const lane = async () => {
    while (took() < 60_000) await make(made++);
  };
  await Promise.all([lane(), lane(), lane()]);
  return { made, ms: took() };
}

function verdict(): void {
  row('target', '', '', 'found', 'limit', '');
  for (const { what, value, limit, unit, reached } of found) {
    const figures = `${value.toFixed(value < 10 ? 3 : 0)} ${unit}`.padEnd(16) + `${limit} ${unit}`.padEnd(16);
    console.log(`${what.padEnd(48)}${figures}${reached ? 'reached' : 'MISSED'}`);
  }
}

const [flag, stage, who] = process.argv.slice(2);
if (flag === '--stage') {
  await measureStage(stage ?? '', who === 'plain' ? 'plain' : 'ours');
} else {
  await stages();
  await matte();
  await enlargement();
  await throughput();
  verdict();
}
