import sharp from 'sharp';
import { noise } from './noise.ts';
import { ASSETS } from './write.ts';

const SIDE = 256;
/** Threads of the tile in each direction. */
const THREADS = 104;

/** A tile of canvas: threads thicker and thinner, each over and under the others. It repeats without a seam. */
export async function drawWeave(): Promise<void> {
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i += 4) {
      const light = threadLight((x * THREADS) / SIDE, (y * THREADS) / SIDE);
      pixels.fill(light > 0 ? 255 : 0, i, i + 3);
      pixels[i + 3] = Math.round(255 * Math.min(1, Math.abs(light)));
    }
  await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .avif({ quality: 45, effort: 6 })
    .toFile(new URL('tote-weave.avif', ASSETS).pathname);
}

function threadLight(x: number, y: number): number {
  const isWarp = (Math.floor(x) + Math.floor(y)) % 2 === 0;
  const over = isWarp ? slub(x, y, 1) : slub(y, x, 2);
  return 0.13 * over + 0.05 * slub(x, y, 3) + 0.05 * slub(y, x, 4);
}

/** How thick a thread is along its way, -1 to 1. */
function slub(aside: number, along: number, seed: number): number {
  const at = (start: number) => noise(Math.floor(aside) * 7.3, start / 13, seed);
  const blend = along / THREADS;
  return at(along) * (1 - blend) + at(along - THREADS) * blend;
}
