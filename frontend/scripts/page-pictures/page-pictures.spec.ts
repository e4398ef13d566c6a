import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { PUBLIC_PAGES, type PublicPage } from '../../src/routes/public-pages.ts';
import { drawPagePicture } from './draw.ts';
import { PAGE_PICTURES } from './pictures.ts';

/** Mean difference of a channel, of 255: another design, word or color moves it by more. */
const TOLERANCE = 1;

const PAGES: readonly PublicPage[] = PUBLIC_PAGES;

function thumbnail(picture: Sharp): Promise<Buffer> {
  return picture.resize(60, 32, { kernel: 'linear' }).removeAlpha().raw().toBuffer();
}

it('there is one for each public page', () => {
  expect(PAGE_PICTURES).toHaveLength(PAGES.filter(({ canonical }) => !canonical).length);
});

it.each(PAGE_PICTURES)('$file is as write-pictures.ts draws it', async (picture) => {
  const stored = await readFile(new URL(`../../public/pictures/${picture.file}`, import.meta.url));
  const [before, now] = await Promise.all([sharp(stored), await drawPagePicture(picture)].map(thumbnail));
  const difference = [...(now ?? [])].reduce((sum, value, at) => sum + Math.abs(value - (before?.[at] ?? 0)), 0);
  expect(difference / (now?.length ?? 1)).toBeLessThan(TOLERANCE);
});
