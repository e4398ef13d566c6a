import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Draws the shirt that the front end dresses in any color, out of the light map of the sandbox's mockups,
 * so that both show the same cloth. Writes src/assets/shirt-light.avif, shadows as black and gloss as white over
 * whatever lies below, and src/assets/shirt-cut.webp, the outline. Run with `node frontend/scripts/draw-shirt.ts`.
 */

const MAP = at('../../backend/sandbox/src/mockup/maps/light.png');
const SIDE = 1200;
/** The part of the map that the shirt fills, in pixels. */
const CROP = { left: 40, top: 60, width: 1120, height: 1040 };
const WIDTH = 960;
/** How white the brightest gloss is on black cloth. */
const GLOSS = 0.19;

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Light, gloss, panel and cover of each pixel, a byte each; light is coded as its square root, 1 at 0.79. */
const map = await sharp(MAP).raw().toBuffer();
const light = Buffer.alloc(SIDE * SIDE * 4);
const cut = Buffer.alloc(SIDE * SIDE * 4);

for (let i = 0; i < light.length; i += 4) {
  const [lit = 0, gloss = 0, , cover = 0] = map.subarray(i, i + 4);
  const brightness = (1.6 * (lit / 255) ** 2) ** (1 / 2.2);
  const white = Math.max(0, brightness - 1) + (gloss / 255) * GLOSS;
  const alpha = 1 - Math.min(1, brightness) * (1 - white);
  light.fill(Math.round((255 * white) / Math.max(alpha, 1e-6)), i, i + 3);
  light[i + 3] = Math.round((255 * alpha * cover) / 255);
  cut[i + 3] = cover;
}

function cropped(pixels: Buffer) {
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .extract(CROP)
    .resize({ width: WIDTH });
}

await cropped(light).avif({ quality: 50, effort: 6 }).toFile(at('../src/assets/shirt-light.avif'));
await cropped(cut).webp({ quality: 20, alphaQuality: 100, effort: 6 }).toFile(at('../src/assets/shirt-cut.webp'));
