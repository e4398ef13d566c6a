import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Three times the 36 CSS pixels of the smallest thumb, twice the 96 of the largest; and the art on a shirt, on a phone and
 * on a plain screen.
 */
const WIDTHS = { tiny: 108, small: 192, phone: 320, medium: 480 };
const QUALITY = 58;

/**
 * Makes public/designs/tiny, small, phone and medium of the sample designs: what pages show as thumbs and on shirts. Run
 * with `node frontend/scripts/shrink-samples.ts` after a design was added.
 */
const folder = join(import.meta.dirname, '../public/designs');
for (const [size, width] of Object.entries(WIDTHS)) {
  await mkdir(join(folder, size), { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.webp')) continue;
    const smaller = sharp(join(folder, name)).resize(width).avif({ quality: QUALITY, effort: 6 });
    await smaller.toFile(join(folder, size, name.replace('.webp', '.avif')));
  }
}
