import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Twice the 96 CSS pixels of the largest thumb; and the art on a shirt, on a phone or a plain screen. */
const WIDTHS = { small: 192, medium: 480 };

/**
 * Makes public/designs/small and medium of the sample designs: what pages show as thumbs and on shirts. Run with
 * `node frontend/scripts/shrink-samples.ts` after a design was added.
 */
const folder = join(import.meta.dirname, '../public/designs');
for (const [size, width] of Object.entries(WIDTHS)) {
  await mkdir(join(folder, size), { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.webp')) continue;
    const smaller = sharp(join(folder, name)).resize(width).webp({ quality: 80, smartSubsample: true });
    await smaller.toFile(join(folder, size, name));
  }
}
