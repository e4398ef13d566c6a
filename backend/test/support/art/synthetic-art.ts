import sharp from 'sharp';
import { randomFrom } from './random.ts';

/** That of print, which this file does not import, because print's tests import this file. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Designs with a known matte and backgrounds for them, for tests and benchmarks: drawn at any size, without files and
 * fonts.
 */

const star = (cx: number, cy: number, outer: number, inner: number, points: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const radius = n % 2 === 0 ? outer : inner;
    const angle = (n / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(2)},${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `<polygon points="${corners.join(' ')}"/>`;
};

/** Block letters on a 100 x 120 field, counters and all. */
const LETTERS: Readonly<Record<string, string>> = {
  O: 'M50,0C85,0 100,25 100,60S85,120 50,120 0,95 0,60 15,0 50,0ZM50,32C38,32 34,44 34,60S38,88 50,88 66,76 66,60 62,32 50,32Z',
  A: 'M34,0H66L100,120H70L64,96H36L30,120H0ZM42,72H58L50,38Z',
  R: 'M0,0H60C85,0 96,16 96,38 96,56 88,66 76,71L100,120H66L46,76H32V120H0ZM32,28V50H54C62,50 64,45 64,39S62,28 54,28Z',
  W: 'M0,0H30L38,70 48,10H58L66,70 74,0H100L84,120H58L51,64 44,120H18Z',
};

export function word(text: string, x: number, y: number, size: number, paint: string): string {
  return [...text]
    .map(
      (mail, n) =>
        `<path fill-rule="evenodd" transform="translate(${x + n * size * 0.92} ${y}) scale(${size / 120})" d="${LETTERS[mail] ?? ''}" ${paint}/>`,
    )
    .join('');
}

function dots(): string {
  let circles = '';
  for (let y = 0; y < 14; y++) {
    for (let x = 0; x < 14; x++)
      circles += `<circle cx="${150 + x * 15}" cy="${60 + y * 15}" r="${1 + (x + y) * 0.22}"/>`;
  }
  return circles;
}

/** Bodies of SVG documents 500 x 600. */
export const DESIGNS: Readonly<Record<string, string>> = {
  badge:
    '<circle cx="250" cy="230" r="200" fill="#efe0bd"/><circle cx="250" cy="230" r="186" fill="none" stroke="#20323f" stroke-width="7"/>' +
    `<g fill="#b0282f">${star(250, 220, 120, 60, 9)}</g><g fill="#20323f">${star(250, 220, 60, 26, 5)}</g>` +
    word('ROAR', 70, 470, 104, 'fill="#20323f"'),
  cartoon:
    `<g fill="#fff" stroke="#fff" stroke-width="26" stroke-linejoin="round">${word('WOW', 80, 420, 124, '')}<circle cx="250" cy="210" r="170"/></g>` +
    `<circle cx="250" cy="210" r="168" fill="#f7b52c" stroke="#2b1a3d" stroke-width="12"/><g fill="#7ea32b" stroke="#2b1a3d" stroke-width="9">${star(250, 215, 130, 84, 7)}</g>` +
    `<g fill="#ff4f7d" stroke="#2b1a3d" stroke-width="8">${word('WOW', 80, 420, 124, '')}</g>`,
  line:
    '<g fill="none" stroke="#1d3b63" stroke-linecap="round"><path stroke-width="5" d="M60,430C140,120 220,80 250,300S380,520 440,120"/>' +
    '<path stroke-width="2" d="M60,470H440M60,486H440"/><path stroke-width="1.2" d="M80,520C160,500 340,540 420,510"/>' +
    '<circle cx="250" cy="250" r="180" stroke-width="3"/></g>',
  sunset:
    '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd36b"/><stop offset="1" stop-color="#d8344f"/></linearGradient></defs>' +
    '<circle cx="250" cy="230" r="190" fill="url(#s)"/><path d="M40,430L170,190 250,330 340,150 470,430Z" fill="#173447"/><path d="M340,150L305,222 338,246 372,214Z" fill="#fff4de"/>' +
    word('WARA', 78, 470, 96, 'fill="#e9702a"'),
  halftone: `<g fill="#d3322e">${dots()}</g><g fill="#f4ecd8" stroke="#111" stroke-width="6">${word('ROW', 96, 320, 150, '')}</g><g fill="#111">${star(250, 540, 44, 18, 5)}</g>`,
};

/** Art that is harder to cut out; documents as in DESIGNS. */
export const HARD_DESIGNS: Readonly<Record<string, string>> = {
  shadow:
    '<defs><filter id="f" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="12"/></filter></defs>' +
    `<g filter="url(#f)" opacity="0.5" transform="translate(10 16)"><circle cx="250" cy="220" r="150"/></g>` +
    `<circle cx="250" cy="220" r="150" fill="#f4a259"/><g fill="#5b8e7d">${star(250, 220, 110, 50, 6)}</g>${word('ROW', 100, 440, 120, 'fill="#20323f"')}`,
  glow:
    '<defs><filter id="f" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="10"/></filter></defs>' +
    '<circle cx="250" cy="240" r="130" fill="none" stroke="#ff2d95" stroke-width="18" filter="url(#f)"/><circle cx="250" cy="240" r="130" fill="none" stroke="#ffe3f1" stroke-width="8"/>',
  shore:
    '<path d="M0,330C90,260 190,390 280,310S425,280 500,350V600H0Z" fill="#1f4e5f"/><path d="M0,440C120,390 210,470 320,410S450,400 500,440V600H0Z" fill="#79a8a9"/>' +
    '<circle cx="350" cy="140" r="80" fill="#f2b134"/><path d="M60,0L130,180L30,230L0,170V0Z" fill="#ed553b"/>',
  threads: `<g fill="none" stroke="#b3202a">${Array.from({ length: 14 }, (_, n) => `<path stroke-width="${0.6 + (n % 5) * 0.9}" d="M${40 + n * 30},40C${400 - n * 20},200 ${n * 34},380 ${460 - n * 28},560"/>`).join('')}</g>`,
  ghost:
    `<path d="M250,60C360,60 400,150 400,250C400,380 330,420 330,470H170C170,420 100,380 100,250C100,150 140,60 250,60Z" fill="#fff" stroke="#111" stroke-width="8"/>` +
    '<g fill="#111"><ellipse cx="200" cy="240" rx="34" ry="44"/><ellipse cx="300" cy="240" rx="34" ry="44"/></g>',
};

/** A design of DESIGNS or HARD_DESIGNS rendered `width` wide (height six fifths of it), with straight alpha. */
export async function render(name: string, width: number): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 1.2)}" viewBox="0 0 500 600">${DESIGNS[name] ?? HARD_DESIGNS[name]}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

// Globals are slow to reach in inner loops where tests run in a context of their own.
const { abs, floor, hypot, max, min, round } = Math;

/** Worn print: specks and patches are removed from the alpha, the same for the same seed. */
export function distress(raster: Raster, seed: number): Raster {
  const { width, height } = raster;
  const data = raster.data.slice();
  const fine = noise(seed, 3.1);
  const coarse = noise(seed + 1, 41);
  for (let y = 0, i = 3; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const wear = fine(x, y) * 0.62 + coarse(x, y) * 0.38;
      const left = min(1, max(0, (0.66 - wear) * 26 + 0.5));
      data[i] = round(data[i]! * left);
    }
  }
  return { data, width, height };
}

/** Smooth value noise 0-1 with features of `scale` pixels. */
export function noise(seed: number, scale: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const values = Float32Array.from({ length: 65536 }, random);
  const at = (column: number, row: number) => values[((row & 255) << 8) | (column & 255)]!;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const column = floor(x / scale);
    const row = floor(y / scale);
    const u = ease(x / scale - column);
    const v = ease(y / scale - row);
    const top = at(column, row) * (1 - u) + at(column + 1, row) * u;
    const bottom = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

type Paint = (x: number, y: number, out: number[]) => void;

const flat =
  (...color: number[]): Paint =>
  (_x, _y, out) => {
    for (let c = 0; c < 3; c++) out[c] = color[c]!;
  };

/** Backgrounds by name, as a color for each point of the unit square. */
export const BACKDROPS: Readonly<Record<string, (width: number) => Paint>> = {
  green: () => flat(0, 200, 90),
  magenta: () => flat(255, 0, 255),
  blue: () => flat(20, 60, 230),
  lightGray: () => flat(236, 234, 230),
  white: () => flat(255, 255, 255),
  gradient: () => (x, y, out) => {
    const r = hypot(x - 0.5, y - 0.45);
    out[0] = 226 - 70 * r;
    out[1] = 214 - 90 * r;
    out[2] = 240 - 60 * r;
  },
  noisy: () => {
    const random = randomFrom(5);
    const normal = () => (random() + random() + random() - 1.5) * 10;
    return (_x, _y, out) => {
      out[0] = 205 + normal();
      out[1] = 222 + normal();
      out[2] = 214 + normal();
    };
  },
  checkerboard: (width) => (x, y, out) => {
    const size = 24 / width;
    const odd = (floor(x / size) + floor(y / size)) % 2;
    out.fill(odd === 0 ? 255 : 204);
  },
};

/** The design as an opaque picture on a backdrop, blended in sRGB as painting programs do. */
export function onBackdrop(design: Raster, backdrop: string): Raster {
  const { width, height } = design;
  const data = new Uint8Array(design.data.length);
  const paint = BACKDROPS[backdrop]!(width);
  const behind = [0, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      paint(x / width, y / width, behind);
      const alpha = design.data[i + 3]! / 255;
      for (let c = 0; c < 3; c++) {
        data[i + c] = min(255, max(0, round(design.data[i + c]! * alpha + behind[c]! * (1 - alpha))));
      }
      data[i + 3] = 255;
    }
  }
  return { data, width, height };
}

/** What WebP makes of an opaque picture: ringing beside edges, hues at half the resolution. */
export async function compressed({ data, width, height }: Raster, quality: number): Promise<Raster> {
  const lossy = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality })
    .toBuffer();
  return { data: new Uint8Array(await sharp(lossy).ensureAlpha().raw().toBuffer()), width, height };
}

export interface MatteError {
  /** Mean absolute alpha error over all pixels, 0-1. */
  alpha: number;
  /** The same over pixels whose true alpha is neither 0 nor 1, or that lie beside such. */
  edge: number;
  /** Mean color error (levels of 255) of what shows on a black or a white shirt, the worse, over edge pixels. */
  halo: number;
}

/** Compares a cut-out with the truth. */
export function matteError(found: Raster, truth: Raster): MatteError {
  const { width, data } = truth;
  let all = 0;
  let edge = 0;
  let onBlack = 0;
  let onWhite = 0;
  let edges = 0;
  for (let i = 3; i < data.length; i += 4) {
    const error = abs(found.data[i]! - data[i]!) / 255;
    all += error;
    const soft = (j: number) => data[j] !== undefined && data[j] !== data[i];
    if (!soft(i - 4) && !soft(i + 4) && !soft(i - width * 4) && !soft(i + width * 4)) continue;
    edges++;
    edge += error;
    for (let c = 1; c <= 3; c++) {
      const mine = found.data[i - c]! * (found.data[i]! / 255);
      const wanted = data[i - c]! * (data[i]! / 255);
      onBlack += abs(mine - wanted) / 3;
      onWhite += abs(mine - found.data[i]! - (wanted - data[i]!)) / 3;
    }
  }
  const pixels = data.length / 4;
  const counted = max(1, edges);
  return { alpha: all / pixels, edge: edge / counted, halo: max(onBlack, onWhite) / counted };
}

/** The baseline of every comparison: a flood from the border with a tolerance. */
export function naiveMatte(picture: Raster, tolerance = 24): Raster {
  const { data, width, height } = picture;
  const out = data.slice();
  const key = [data[0]!, data[1]!, data[2]!];
  const stack: number[] = [];
  const seen = new Uint8Array(width * height);
  const reach = (x: number, y: number) => {
    const i = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || seen[i]) return;
    const far = max(...key.map((value, c) => abs(value - data[i * 4 + c]!)));
    if (far > tolerance) return;
    seen[i] = 1;
    out[i * 4 + 3] = 0;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) {
    reach(x, 0);
    reach(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    reach(0, y);
    reach(width - 1, y);
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % width;
    const y = (i - x) / width;
    reach(x - 1, y);
    reach(x + 1, y);
    reach(x, y - 1);
    reach(x, y + 1);
  }
  return { data: out, width, height };
}
