import sharp from 'sharp';
import { SHADOW_MARGIN } from '../../src/components/ui/blanks/places.ts';
import { noise } from './noise.ts';
import { ASSETS } from './write.ts';

/** Paper on a wall: light over the whole sheet, and its shadow around it. The front end stretches both to any format. */
const LIGHT = { width: 480, height: 640 };
const SHADOW = { width: 300, height: 380 };

export async function drawPoster(): Promise<void> {
  const light = Buffer.alloc(LIGHT.width * LIGHT.height * 4);
  for (let y = 0, i = 0; y < LIGHT.height; y++)
    for (let x = 0; x < LIGHT.width; x++, i += 4)
      paint(light, i, paperLight((x + 0.5) / LIGHT.width, (y + 0.5) / LIGHT.height));
  await save(light, LIGHT).avif({ quality: 62, effort: 6 }).toFile(new URL('poster-light.avif', ASSETS).pathname);
  await save(shadowPixels(), SHADOW)
    .blur(4)
    .avif({ quality: 55, effort: 6 })
    .toFile(new URL('poster-shadow.avif', ASSETS).pathname);
}

const save = (pixels: Buffer, { width, height }: { width: number; height: number }) =>
  sharp(pixels, { raw: { width, height, channels: 4 } });

/** White above 0, black below. */
function paint(pixels: Buffer, i: number, light: number): void {
  pixels.fill(light > 0 ? 255 : 0, i, i + 3);
  pixels[i + 3] = Math.round(255 * Math.min(1, Math.abs(light)));
}

/** Hardly bent paper: brighter where it turns to the window, its lower corners curl off the wall. */
function paperLight(x: number, y: number): number {
  const bow = 0.035 * Math.sin(Math.PI * (x * 0.9 + 0.02)) - 0.05 * x - 0.035 * y;
  const sheen = 0.035 * Math.exp(-(((x + 0.22 * y - 0.36) / 0.17) ** 2));
  const unrest = 0.012 * noise(x * 2.3 + 4, y * 1.7, 3);
  return bow + sheen + unrest + curl(x, 1 - y) + curl(1 - x, 1 - y) * 1.25 + edge(x, y);
}

/** A lit crest across the corner, and shade on the part that rises. */
function curl(x: number, y: number): number {
  const out = x * 0.75 + y;
  return (
    0.07 * Math.exp(-(((out - 0.1) / 0.055) ** 2)) -
    0.09 * Math.exp(-((out / 0.06) ** 2)) -
    0.02 * Math.exp(-(((out - 0.22) / 0.08) ** 2))
  );
}

/** The thickness of the paper. */
function edge(x: number, y: number): number {
  const thin = 0.0035;
  const lit = (x < thin ? 0.3 : 0) + (y < thin * 0.75 ? 0.3 : 0);
  return lit - (x > 1 - thin ? 0.16 : 0) - (y > 1 - thin * 0.75 ? 0.2 : 0);
}

/** Close above, where the sheet touches the wall, and far under the corners that stand off it. */
function shadowPixels(): Buffer {
  const pixels = Buffer.alloc(SHADOW.width * SHADOW.height * 4);
  const share = 1 + 2 * SHADOW_MARGIN;
  for (let y = 0, i = 0; y < SHADOW.height; y++)
    for (let x = 0; x < SHADOW.width; x++, i += 4) {
      const u = ((x + 0.5) / SHADOW.width) * share - SHADOW_MARGIN;
      const v = ((y + 0.5) / SHADOW.height) * share - SHADOW_MARGIN;
      paint(pixels, i, -Math.min(0.62, shadowAt(u, v)));
    }
  return pixels;
}

function shadowAt(x: number, y: number): number {
  const contact = 0.34 * within(x - 0.002, y - 0.004, 0.008);
  const cast = 0.22 * within(x - 0.008, y - 0.018, 0.03);
  const corners = 0.3 * (lifted(x, y) + lifted(1.01 - x, y) * 1.2);
  return contact + cast + corners;
}

/** 1 on the sheet, falling off softly around it. */
function within(x: number, y: number, soft: number): number {
  const step = (distance: number) => 1 / (1 + Math.exp(-distance / (soft * 0.45)));
  return step(x) * step(1 - x) * step(y) * step(1 - y);
}

const lifted = (x: number, y: number): number => Math.exp(-(((x - 0.1) / 0.07) ** 2) - ((y - 1.006) / 0.018) ** 2);
