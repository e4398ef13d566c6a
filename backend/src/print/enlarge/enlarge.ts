import type { Raster } from '../raster/raster.ts';
import { ENLARGE_WASM } from './wasm/generated/kernels.ts';

/** Addresses are bytes in the memory of wasm/enlarge.as. */
interface Kernels {
  premultiply(at: number, count: number): void;
  extremes(source: number, width: number, height: number, row: number, low: number, high: number): void;
  flatness(source: number, width: number, height: number, to: number, spare: number): void;
  columns(width: number, outWidth: number, to: number): void;
  spreadRow(
    source: number,
    width: number,
    height: number,
    row: number,
    low: number,
    high: number,
    flat: number,
    starts: number,
    to: number,
    outWidth: number,
  ): void;
  blendRow(
    r0: number,
    r1: number,
    r2: number,
    r3: number,
    t: number,
    gain: number,
    line: number,
    flat: number,
    starts: number,
    width: number,
    to: number,
  ): void;
}

const STRIP = 128;
/** Bytes for each pixel of a spread row: color and both extremes as floats. */
const SPREAD = 48;
const PAGE = 65536;

/** A workspace of at most this stays for the next picture: enough for art of 1,536 pixels on a shirt. */
const MOST_REUSED = 24 * 2 ** 20;

interface Workspace {
  memory: WebAssembly.Memory;
  kernels: Kernels;
}

let compiled: WebAssembly.Module | undefined;
let reused: Workspace | undefined;

/** Both sizes at least the source's. Needs the output plus about 15 MB; writes into `frame` if it is large enough. */
export function enlarge(source: Raster, width: number, height: number, frame?: Uint8Array): Raster {
  const place = layOut(source, width);
  const { memory, kernels } = workspaceOf(place.end);
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(source.data, place.source);
  kernels.premultiply(place.source, source.width * source.height);
  kernels.flatness(place.source, source.width, source.height, place.flat, place.strip);
  kernels.columns(source.width, width, place.starts);
  const rows = new SpreadRows(kernels, source, place, width);
  const gain = gainFor(width / source.width);
  const size = width * height * 4;
  const out = frame && frame.length >= size ? frame.subarray(0, size) : new Uint8Array(size);
  for (let from = 0; from < height; from += STRIP) {
    const end = Math.min(height, from + STRIP);
    for (let y = from; y < end; y++) {
      const position = ((y + 0.5) * source.height) / height - 0.5;
      const whole = Math.floor(position);
      const [r0, r1, r2, r3] = rows.around(whole);
      const row = Math.max(0, whole);
      const line = place.source + row * source.width * 4;
      const flat = place.flat + row * source.width;
      const to = place.strip + (y - from) * width * 4;
      kernels.blendRow(r0, r1, r2, r3, position - whole, gain, line, flat, place.starts, source.width, to);
    }
    out.set(bytes.subarray(place.strip, place.strip + (end - from) * width * 4), from * width * 4);
  }
  return { data: out, width, height };
}

/** Steepness of the push at edges; above 2.6 corners turn into steps (measured on synthetic art). */
function gainFor(factor: number): number {
  return Math.min(2.6, 1 + 0.9 * Math.max(0, factor - 1));
}

interface Layout {
  source: number;
  low: number;
  high: number;
  flat: number;
  starts: number;
  rows: number;
  strip: number;
  end: number;
}

function layOut(source: Raster, outWidth: number): Layout {
  // The start of memory belongs to the stub runtime.
  const start = 1024;
  const low = align(start + source.width * source.height * 4);
  const high = low + source.width * 16;
  const flat = high + source.width * 16;
  const starts = align(flat + source.width * source.height);
  const rows = align(starts + (source.width + 1) * 4);
  const strip = rows + 4 * outWidth * SPREAD;
  // The flatness pass uses the place of the strip, before the first strip is written.
  const end = strip + Math.max(STRIP * outWidth * 4, source.width * source.height);
  return { source: start, low, high, flat, starts, rows, strip, end };
}

const align = (address: number): number => Math.ceil(address / 16) * 16;

/** One for all pictures that fit, and it grows: the garbage collector comes late for one that is dropped. */
function workspaceOf(bytes: number): Workspace {
  if (bytes > MOST_REUSED) return createWorkspace(bytes);
  reused ??= createWorkspace(bytes);
  const missing = bytes - reused.memory.buffer.byteLength;
  if (missing > 0) reused.memory.grow(Math.ceil(missing / PAGE));
  return reused;
}

function createWorkspace(bytes: number): Workspace {
  compiled ??= new WebAssembly.Module(Buffer.from(ENLARGE_WASM, 'base64'));
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  return { memory, kernels: exports as unknown as Kernels };
}

class SpreadRows {
  readonly #kernels: Kernels;
  readonly #source: Raster;
  readonly #place: Layout;
  readonly #outWidth: number;
  readonly #rows = [-1, -1, -1, -1];

  constructor(kernels: Kernels, source: Raster, place: Layout, outWidth: number) {
    this.#kernels = kernels;
    this.#source = source;
    this.#place = place;
    this.#outWidth = outWidth;
  }

  around(row: number): [number, number, number, number] {
    return [this.#at(row - 1), this.#at(row), this.#at(row + 1), this.#at(row + 2)];
  }

  #at(wanted: number): number {
    const { width, height } = this.#source;
    const row = Math.min(height - 1, Math.max(0, wanted));
    const place = row % 4;
    const address = this.#place.rows + place * this.#outWidth * SPREAD;
    if (this.#rows[place] === row) return address;
    const { source, low, high, flat, starts } = this.#place;
    this.#kernels.extremes(source, width, height, row, low, high);
    this.#kernels.spreadRow(source, width, height, row, low, high, flat, starts, address, this.#outWidth);
    this.#rows[place] = row;
    return address;
  }
}
