import sharp from 'sharp';
import {
  checkArea,
  decodeTo,
  LINEAR,
  type Placement,
  type PrintArea,
  PrintError,
  parseHex,
  type Raster,
  toGamma,
} from '../../../src/print/index.ts';
import { FRAME, ORIGIN, PIXELS_PER_INCH, PRINT_TOP_INCHES } from './geometry.ts';
import { LIGHT, readMap } from './maps.ts';

export interface MockupShirt {
  hex: string;
  heather?: boolean;
}

interface MockupCommon {
  art: Uint8Array;
  placement: Placement;
  area: PrintArea;
  /** Pixels, 64-2400. */
  size: number;
}

export interface MockupInput extends MockupCommon {
  shirt: MockupShirt;
}

export interface MockupsInput extends MockupCommon {
  shirts: readonly MockupShirt[];
}

export async function drawMockup({ shirt, ...input }: MockupInput): Promise<Buffer> {
  const [jpeg] = await drawMockups({ ...input, shirts: [shirt] });
  return jpeg!;
}

export async function drawMockups({ shirts, size, ...input }: MockupsInput): Promise<Buffer[]> {
  if (!Number.isInteger(size) || size < 64 || size > 2400) {
    throw new PrintError('invalid_input', 'A mockup is between 64 and 2400 pixels wide.');
  }
  checkArea(input.area);
  const scene = await loadScene();
  const print = lightInk(scene, bend(scene, await printOnFabric(input)));
  const jpegs: Buffer[] = [];
  // One picture is encoded while the next is drawn; more at once would only cost memory.
  let encoding: Promise<Buffer> | null = null;
  for (const shirt of shirts) {
    const frame = dress(scene, print, shirt);
    if (encoding) jpegs.push(await encoding);
    encoding = toJpeg(frame, size);
  }
  if (encoding) jpegs.push(await encoding);
  return jpegs;
}

interface Scene {
  /** Light, sheen, print panel and cover of each pixel, interleaved. */
  light: Uint8Array;
  /** Shift across, shift down, shadow of each pixel, interleaved. */
  bend: Uint8Array;
  /** Light on each pixel's cloth, its weave included, and the sheen on top, in steps of GAMMA. */
  lit: Float32Array;
  sheen: Float32Array;
  /** The same light with the streaks of yarn in it: hardly any in cloth of one color, many in a heather. */
  plain: Float32Array;
  heather: Float32Array;
  /** The background with the shadow of the shirt; three bytes a pixel. */
  backdrop: Uint8Array;
}

interface BentPrint extends Raster {
  left: number;
  top: number;
}

/** At twice the frame's resolution. */
interface FlatPrint extends Raster {
  left: number;
  top: number;
}

const OVERSAMPLE = 2;
const BEND_PER_STEP = 1 / 16;
// Globals are slow to reach in inner loops where tests run in a context of their own.
const { min } = Math;

const BACKDROP: readonly [number, number, number] = [236, 234, 231];

let scene: Promise<Scene> | undefined;

function loadScene(): Promise<Scene> {
  scene ??= readScene();
  return scene;
}

async function readScene(): Promise<Scene> {
  const [light, shifts] = await Promise.all([readMap('light.png'), readMap('bend.png')]);
  const { grain, yarn } = spinYarn();
  const lit = new Float32Array(FRAME * FRAME);
  const sheen = new Float32Array(FRAME * FRAME);
  const plain = new Float32Array(FRAME * FRAME);
  const heather = new Float32Array(FRAME * FRAME);
  const backdrop = new Uint8Array(FRAME * FRAME * 3);
  for (let i = 0; i < lit.length; i++) {
    lit[i] = LIGHT[light[i * 4]!]! * (1 + grain[i]! * 0.0006) * GAMMA_SCALE;
    plain[i] = lit[i]! * (1 + yarn[i]! * PLAIN);
    heather[i] = lit[i]! * (1 + yarn[i]! * HEATHER);
    sheen[i] = light[i * 4 + 1]! * SHEEN_STEP;
    const shade = 1 - (shifts[i * 3 + 2]! / 255) * 0.42;
    for (let c = 0; c < 3; c++) backdrop[i * 3 + c] = BACKDROP[c]! * shade + grain[i]! * 0.012;
  }
  return { light, bend: shifts, lit, sheen, plain, heather, backdrop };
}

function spinYarn(): { grain: Int8Array; yarn: Int8Array } {
  const grain = new Int8Array(FRAME * FRAME);
  const yarn = new Int8Array(FRAME * FRAME);
  let state = 0x9e3779b9;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  for (let i = 0; i < grain.length; i++) grain[i] = Math.round((next() + next() - 1) * 60);
  for (let i = 0; i < grain.length; i++) if (next() < 0.07) spinFiber(yarn, i, next() < 0.55 ? -1 : 1, 3 + next() * 9);
  return { grain, yarn };
}

function spinFiber(yarn: Int8Array, start: number, tone: number, length: number): void {
  for (let step = 0; step < length; step++) {
    const i = start + step + FRAME * Math.floor(step / 4);
    if (i >= yarn.length) return;
    yarn[i] = Math.max(-100, Math.min(100, yarn[i]! + tone * 34));
  }
}

/** 300 print pixels are an inch of fabric. */
async function printOnFabric({ art, placement, area }: Omit<MockupCommon, 'size'>): Promise<FlatPrint> {
  const perPixel = PIXELS_PER_INCH / 300;
  const width = area.width * placement.scale * perPixel;
  const raster = await decodeTo(art, (size) => {
    const height = (width * size.height) / size.width;
    if (!(width > 0.5 && width < FRAME && height < 4 * FRAME)) {
      throw new PrintError('invalid_input', 'The design does not fit on the shirt at this scale.');
    }
    return { width: oversampled(width), height: oversampled(height) };
  });
  const height = raster.height / OVERSAMPLE;
  const left = ORIGIN.x + (placement.x - 0.5) * area.width * perPixel - width / 2;
  const top = ORIGIN.y + PRINT_TOP_INCHES * PIXELS_PER_INCH + placement.y * area.height * perPixel - height / 2;
  return { ...raster, data: premultiply(raster.data), left, top };
}

const oversampled = (length: number): number => Math.max(1, Math.round(length * OVERSAMPLE));

function premultiply(data: Uint8Array): Uint8Array {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 255) continue;
    data[i] = (data[i]! * alpha) / 255;
    data[i + 1] = (data[i + 1]! * alpha) / 255;
    data[i + 2] = (data[i + 2]! * alpha) / 255;
  }
  return data;
}

function bend(scene: Scene, flat: FlatPrint): BentPrint {
  const left = Math.max(0, Math.floor(flat.left) - 8);
  const top = Math.max(0, Math.floor(flat.top) - 8);
  const right = Math.min(FRAME, Math.ceil(flat.left + flat.width / OVERSAMPLE) + 8);
  const bottom = Math.min(FRAME, Math.ceil(flat.top + flat.height / OVERSAMPLE) + 8);
  const width = Math.max(0, right - left);
  const height = Math.max(0, bottom - top);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 4) {
      const i = (top + y) * FRAME + left + x;
      const panel = scene.light[i * 4 + 2]!;
      if (panel === 0) continue;
      const u = (left + x + 0.5 - flat.left + (scene.bend[i * 3]! - 128) * BEND_PER_STEP) * OVERSAMPLE;
      const v = (top + y + 0.5 - flat.top + (scene.bend[i * 3 + 1]! - 128) * BEND_PER_STEP) * OVERSAMPLE;
      average(flat, u, v, panel / 255, data, o);
    }
  }
  return { data, width, height, left, top };
}

function average(flat: FlatPrint, u: number, v: number, weight: number, out: Uint8Array, o: number): void {
  const left = Math.floor(u - 1);
  const top = Math.floor(v - 1);
  const fu = u - 1 - left;
  const fv = v - 1 - top;
  for (let channel = 0; channel < 4; channel++) {
    let sum = 0;
    for (let j = 0; j < 3; j++) {
      const wy = j === 0 ? 1 - fv : j === 1 ? 1 : fv;
      const y = top + j;
      if (y < 0 || y >= flat.height) continue;
      for (let i = 0; i < 3; i++) {
        const x = left + i;
        if (x < 0 || x >= flat.width) continue;
        const wx = i === 0 ? 1 - fu : i === 1 ? 1 : fu;
        sum += flat.data[(y * flat.width + x) * 4 + channel]! * wx * wy;
      }
    }
    out[o + channel] = (sum * weight) / 4 + 0.5;
  }
}

/** Linear light 0-1.25 in 4096 steps to an sRGB byte; as many again for the brightest fold of the brightest heather. */
const GAMMA = Uint8Array.from({ length: 8192 }, (_, step) => {
  const light = Math.min(1, step / 4095) * 1.25;
  const rolled = light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp(-(light - 0.8) / 0.2));
  return Math.round(255 * toGamma(rolled));
});
const GAMMA_SCALE = 4095 / 1.25;

/** Black cloth is never black in a photograph: the fibers on its surface reflect about this much light. */
const FABRIC_FLOOR = 0.007;
const SHEEN = 0.021;

const SHEEN_STEP = (SHEEN / 255) * GAMMA_SCALE;

function dress(scene: Scene, print: BentPrint, shirt: MockupShirt): Uint8Array {
  const out = weave(scene, shirt);
  layInk(print, out);
  return out;
}

function weave({ light, plain, heather, sheen, backdrop }: Scene, shirt: MockupShirt): Uint8Array {
  const [red = 0, green = 0, blue = 0] = parseHex(shirt.hex).map((byte) => FABRIC_FLOOR + LINEAR[byte]! * 0.955);
  const lit = shirt.heather ? heather : plain;
  const out = backdrop.slice();
  for (let i = 0, o = 0; i < lit.length; i++, o += 3) {
    const cover = light[i * 4 + 3]!;
    if (cover === 0) continue;
    const here = lit[i]!;
    const shine = sheen[i]!;
    const r = GAMMA[(red * here + shine) | 0]!;
    const g = GAMMA[(green * here + shine) | 0]!;
    const b = GAMMA[(blue * here + shine) | 0]!;
    if (cover === 255) {
      out[o] = r;
      out[o + 1] = g;
      out[o + 2] = b;
      continue;
    }
    out[o]! += ((r - out[o]!) * cover) / 255;
    out[o + 1]! += ((g - out[o + 1]!) * cover) / 255;
    out[o + 2]! += ((b - out[o + 2]!) * cover) / 255;
  }
  return out;
}

/** Change of brightness a step of yarn makes in a heather, and in cloth of one color. */
const HEATHER = 0.0042;
const PLAIN = 0.0004;

function lightInk(scene: Scene, print: BentPrint): BentPrint {
  const { data, width, height, left, top } = print;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      const ink = data[p + 3]!;
      if (ink === 0) continue;
      const i = (top + y) * FRAME + left + x;
      const lit = scene.lit[i]!;
      const shine = scene.sheen[i]! * 0.5;
      for (let c = 0; c < 3; c++) {
        const own = ink === 255 ? data[p + c]! : min(255, ((data[p + c]! * 255) / ink + 0.5) | 0);
        data[p + c] = GAMMA[((LINEAR[own]! * 0.95 + 0.006) * lit + shine) | 0]!;
      }
    }
  }
  return print;
}

function layInk({ data, width, height, left, top }: BentPrint, out: Uint8Array): void {
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0, o = ((top + y) * FRAME + left) * 3; x < width; x++, p += 4, o += 3) {
      const ink = data[p + 3]!;
      if (ink === 0) continue;
      out[o]! += ((data[p]! - out[o]!) * ink) / 255;
      out[o + 1]! += ((data[p + 1]! - out[o + 1]!) * ink) / 255;
      out[o + 2]! += ((data[p + 2]! - out[o + 2]!) * ink) / 255;
    }
  }
}

function toJpeg(pixels: Uint8Array, size: number): Promise<Buffer> {
  const frame = sharp(pixels, { raw: { width: FRAME, height: FRAME, channels: 3 } });
  const sized = size === FRAME ? frame : frame.resize(size, size);
  // Optimized Huffman tables save a twentieth of a file and take more than half of the time.
  return sized.jpeg({ quality: 86, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
}
