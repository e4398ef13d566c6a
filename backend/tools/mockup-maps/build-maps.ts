import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FRAME, ORIGIN, PIXELS_PER_INCH } from '../../sandbox/src/mockup/geometry.ts';
import { LIGHT_RANGE } from '../../sandbox/src/mockup/maps.ts';
import { type FabricPlan, settle } from './fabric.ts';
import { blur, distanceInside, type Field, field, sample, shrink } from './field.ts';
import * as outline from './outline.ts';

/**
 * Draws the two pictures that every mockup is made from, and writes them beside it:
 * light.png: light on the cloth, sheen, cover, print panel; bend.png: shift of the print, shadow.
 * Run with `node backend/tools/mockup-maps/build-maps.ts`; takes under a minute.
 */

const MAPS = new URL('../../sandbox/src/mockup/maps/', import.meta.url);
const ZOOM = 2;
const SIDE = FRAME * ZOOM;
const UNIT = PIXELS_PER_INCH * ZOOM;
const SEED = 11;

async function mask(path: string, style = 'fill="#fff"'): Promise<Field> {
  const { data } = await sharp(outline.svgOf(path, style, ZOOM))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn: Field = { data: Float32Array.from(data, (byte) => byte / 255), side: SIDE };
  return field(SIDE, (x, y) => sample(drawn, x + swayX(x, y), y + swayY(x, y)));
}

/** No shirt lies perfectly straight: outlines and seams vary by a few pixels, hardly at all at the chest. */
function swayX(px: number, py: number): number {
  const x = px / SIDE;
  const y = py / SIDE;
  return ZOOM * (2.6 * Math.sin(15 * y + 1) * Math.abs(x - 0.5) * 2 + 1.2 * Math.sin(41 * y + 9 * x));
}

function swayY(px: number, py: number): number {
  const x = px / SIDE;
  const y = py / SIDE;
  return ZOOM * (3.4 * Math.sin(17 * x + 2) * y * y + 1.3 * Math.sin(47 * x + 5 * y + 1) * y);
}

const line = (width: number, more = '') =>
  `fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round" ${more}`;

/** Inches of a pixel of the zoomed frame, from the high point shoulder. */
const inchX = (x: number) => (x / ZOOM - ORIGIN.x) / PIXELS_PER_INCH;
const inchY = (y: number) => (y / ZOOM - ORIGIN.y) / PIXELS_PER_INCH;

/** Where folds run on a shirt that hangs: out of the armpits, down the flanks, across the sleeves. */
function foldPlan(cover: Field): FabricPlan {
  const size = FRAME / PIXELS_PER_INCH;
  const toPixel = SIDE / size;
  return {
    inside: (x, y) => sample(cover, x * toPixel, y * toPixel) > 0.5,
    strain: (x, y) => strainAt(x - ORIGIN.x / PIXELS_PER_INCH, y - ORIGIN.y / PIXELS_PER_INCH),
  };
}

/** Extra cloth, as a share, and the direction of the folds it makes, at a point in inches from the high point shoulder. */
function strainAt(x: number, y: number): { along: number; excess: number } {
  const side = Math.sign(x) || 1;
  const out = Math.abs(x);
  const armpit = near(out - 8.8, y - 9.6, 4.2);
  if (out > 9.3 && y < 12.5) {
    // Sleeves fold from the armpit up and outward.
    return { along: Math.atan2(-0.8, 0.45 * side) + 0.25 * Math.sin(1.3 * x + y), excess: 0.03 + 0.035 * armpit };
  }
  const chest = near(out * 0.8, y - 9, 5);
  const flank = near(out - 9.5, y - 19, 6);
  const hem = near((out - 5) * 0.5, y - 27, 5);
  const pull = Math.atan2(-0.7, -side);
  const drape = Math.PI / 2 - side * 0.22 + 0.55 * Math.sin(0.37 * x + 0.23 * y + 1) * Math.sin(0.29 * y);
  const blend = Math.min(1, armpit * 1.6);
  const slant = Math.atan2(0.75, -side * 0.9);
  const along = blend > 0.45 ? pull : flank > 0.35 ? slant : drape;
  const excess = 0.014 + 0.034 * armpit + 0.022 * flank + 0.014 * hem - 0.008 * chest;
  return { along, excess };
}

/** 1 at the middle, falling off over `reach` inches. */
function near(dx: number, dy: number, reach: number): number {
  return Math.exp(-(dx * dx + dy * dy) / (reach * reach));
}

interface Parts {
  fabric: Field;
  torso: Field;
  sleeves: Field;
  collar: Field;
  inside: Field;
  backRib: Field;
  seams: Field;
  stitches: Field;
  folds: Field;
  tape: Field;
}

async function drawParts(): Promise<Parts> {
  const torso = await mask(outline.torso);
  const sleeves = await mask(`${outline.rightSleeve} ${outline.leftSleeve}`);
  return {
    fabric: field(SIDE, (_x, _y, i) => Math.min(1, torso.data[i]! + sleeves.data[i]!)),
    torso,
    sleeves,
    collar: await mask(outline.collar),
    inside: await mask(outline.inside),
    backRib: await mask(outline.backRib),
    seams: await mask(outline.seams, line(0.05)),
    stitches: await mask(outline.stitches, line(0.035, 'stroke-dasharray="0.1 0.05"')),
    folds: await mask(outline.folds, line(0.07)),
    tape: await mask(outline.tape, line(0.16)),
  };
}

/** The body under the cloth, in zoomed pixels: a torso that falls away to its flanks, two tubes for sleeves. */
function bodyHeight({ torso, fabric }: Parts): Field {
  const edge = distanceInside(fabric);
  const roll = 0.34 * UNIT;
  const rough = field(SIDE, (px, py, i) => {
    if (fabric.data[i]! <= 0.5) return 0;
    const x = inchX(px);
    const y = inchY(py);
    const rim = 1 - Math.min(1, edge.data[i]! / roll);
    const rounded = roll * 0.35 * Math.sqrt(1 - rim * rim);
    return rounded - UNIT * (torso.data[i]! > 0.5 ? torsoDrop(x, y) : sleeveDrop(x, y));
  });
  return blurWithin(rough, fabric, 6);
}

/** Inches the chest lies below its highest point. */
function torsoDrop(x: number, y: number): number {
  return 1.6 * (Math.abs(x) / 10.5) ** 3.4 + 0.012 * Math.max(0, 4 - y) ** 2;
}

function sleeveDrop(x: number, y: number): number {
  const across = ((Math.abs(x) - 9.2) * -0.62 + (y - 1.75) * 0.784) / 6.9;
  const along = (Math.abs(x) - 9.2) * 0.784 + (y - 1.75) * 0.62;
  return 1.15 + 0.9 * Math.abs(2 * across - 0.8) ** 2.5 + 0.1 * along;
}

/** A blur inside the cloth only, so that the height does not drop at its edge. */
function blurWithin(source: Field, fabric: Field, sigma: number): Field {
  const solid = field(SIDE, (_x, _y, i) => (fabric.data[i]! > 0.5 ? 1 : 0));
  const weight = blur(solid, sigma);
  const sum = blur(source, sigma);
  return field(SIDE, (_x, _y, i) => sum.data[i]! / Math.max(1e-4, weight.data[i]!));
}

/** Light on a surface, 1 where it is flat: a soft key from the upper left, and hollows that get less of the sky. */
function lightOn(height: Field): Field {
  const [lx, ly, lz] = [-0.4, -0.5, 0.77];
  const near = blur(height, 7);
  const wide = blur(height, 26);
  return field(SIDE, (x, y, i) => {
    const h = height.data;
    const dx = (h[i + (x < SIDE - 1 ? 1 : 0)]! - h[i - (x > 0 ? 1 : 0)]!) / 2;
    const dy = (h[i + (y < SIDE - 1 ? SIDE : 0)]! - h[i - (y > 0 ? SIDE : 0)]!) / 2;
    const facing = (-dx * lx - dy * ly + lz) / Math.sqrt(1 + dx * dx + dy * dy) / lz;
    const hollow = Math.max(0, near.data[i]! - h[i]!) * 0.02 + Math.max(0, wide.data[i]! - h[i]!) * 0.008;
    return (0.36 + 0.64 * Math.max(0, facing)) * (1 - Math.min(0.45, hollow));
  });
}

async function build(): Promise<void> {
  const parts = await drawParts();
  const wrinkles = settle(foldPlan(parts.fabric), FRAME / PIXELS_PER_INCH, SEED);
  const scale = (wrinkles.side - 1) / SIDE;
  const folding = blur(
    field(SIDE, (x, y) => sample(wrinkles, x * scale, y * scale) * UNIT),
    5,
  );
  const groove = blur(parts.seams, 2.5);
  const crease = blur(parts.folds, 2.5);
  const body = bodyHeight(parts);
  const height = field(
    SIDE,
    (_x, _y, i) => body.data[i]! + folding.data[i]! * FOLD_GAIN - groove.data[i]! * 5 - crease.data[i]! * 3,
  );
  const light = lightOn(height);
  await mkdir(MAPS, { recursive: true });
  await writeLight(parts, light);
  await writeBend(parts, blur(folding, 4));
}

/** Collar and neck are lit by hand: they are too small for the simulation to matter. */
function finishLight(parts: Parts, light: Field): Field {
  const rim = blur(parts.collar, 5);
  const collarShadow = blur(parts.collar, 9);
  const lip = blur(parts.inside, 16);
  return field(SIDE, (px, py, i) => {
    const x = inchX(px);
    const y = inchY(py);
    const angle = Math.atan2(y + 1.2, x);
    const rib = 1 + 0.05 * Math.sin(angle * 190);
    let value = light.data[i]! * (1 - 0.18 * Math.max(0, collarShadow.data[i]! - parts.collar.data[i]!));
    value *= 1 - 0.16 * parts.stitches.data[i]!;
    const around = 0.8 + 0.28 * rim.data[i]! - 0.08 * (x / 3.5);
    value += (around * rib - value) * parts.collar.data[i]!;
    const onlyInside = parts.inside.data[i]! * (1 - parts.collar.data[i]!);
    const back = parts.backRib.data[i]!;
    const deep =
      (0.62 - 0.16 * Math.min(1, Math.max(0, y) / 3) - 0.1 * (1 - lip.data[i]!)) *
      (1 + 0.16 * back * rib - 0.12 * parts.tape.data[i]!);
    return value + (deep - value) * onlyInside;
  });
}

const FOLD_GAIN = 1.6;

const toByte = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));

async function writeLight(parts: Parts, rawLight: Field): Promise<void> {
  const light = shrink(finishLight(parts, rawLight), ZOOM);
  const cover = shrink(coverOf(parts), ZOOM);
  const panel = shrink(
    field(SIDE, (_x, _y, i) => parts.torso.data[i]! * (1 - parts.collar.data[i]!)),
    ZOOM,
  );
  const pixels = new Uint8Array(FRAME * FRAME * 4);
  for (let i = 0; i < FRAME * FRAME; i++) {
    const here = light.data[i]!;
    pixels[i * 4] = toByte(Math.sqrt(Math.max(0, here) / LIGHT_RANGE));
    pixels[i * 4 + 1] = toByte((here - 0.74) * 1.6);
    pixels[i * 4 + 2] = toByte(panel.data[i]!);
    pixels[i * 4 + 3] = toByte(cover.data[i]!);
  }
  await save('light.png', pixels, 4);
}

function coverOf({ fabric, collar, inside }: Parts): Field {
  return field(SIDE, (_x, _y, i) => Math.min(1, fabric.data[i]! + collar.data[i]! + inside.data[i]!));
}

async function writeBend(parts: Parts, folding: Field): Promise<void> {
  const bend = shrink(folding, ZOOM);
  const shadow = shrink(blur(coverOf(parts), 30), ZOOM);
  const contact = shrink(blur(coverOf(parts), 8), ZOOM);
  const pixels = new Uint8Array(FRAME * FRAME * 3);
  for (let y = 0, i = 0; y < FRAME; y++) {
    for (let x = 0; x < FRAME; x++, i++) {
      const dx = sample(bend, x + 1, y) - sample(bend, x - 1, y);
      const dy = sample(bend, x, y + 1) - sample(bend, x, y - 1);
      pixels[i * 3] = Math.min(255, Math.max(0, Math.round(128 + dx * 15)));
      pixels[i * 3 + 1] = Math.min(255, Math.max(0, Math.round(128 + dy * 15)));
      pixels[i * 3 + 2] = toByte(0.75 * sample(shadow, x - 10, y - 20) + 0.3 * sample(contact, x - 2, y - 5));
    }
  }
  await save('bend.png', pixels, 3);
}

async function save(name: string, pixels: Uint8Array, channels: 3 | 4): Promise<void> {
  const png = await sharp(pixels, { raw: { width: FRAME, height: FRAME, channels } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  await writeFile(new URL(name, MAPS), png);
}

await build();
