import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { openBlanks } from '../support/blanks/serve-page.ts';

/** The area of three by two inches on each blank: left, top, width and height in pixels of a picture of 1120 by 1040. */
const AREAS: Record<string, [number, number, number, number]> = {
  t_shirt: [509, 223, 102, 68],
  kids_t_shirt: [497, 247, 126, 84],
  hoodie: [517, 409, 87, 58],
  sweatshirt: [517, 303, 87, 58],
  tote: [506, 494, 108, 72],
  poster: [90, 199, 940, 627],
  't_shirt, back': [509, 124, 102, 68],
  'kids_t_shirt, back': [497, 154, 126, 84],
  'hoodie, back': [517, 293, 87, 58],
  'sweatshirt, back': [517, 193, 87, 58],
  'tote, back': [506, 494, 108, 72],
};

async function boxIn(blank: Locator, art: Locator) {
  const [frame, box] = await Promise.all([blank.boundingBox(), art.boundingBox()]);
  if (!frame || !box) throw new Error('It is not shown.');
  return [box.x - frame.x, box.y - frame.y, box.width, box.height];
}

test('every blank shows the art in its print area', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => !response.ok() && failed.push(response.url()));
  await openBlanks(page);
  for (const [kind, area] of Object.entries(AREAS)) {
    const blank = page.getByRole('figure', { name: kind, exact: true });
    const found = await boxIn(blank, blank.getByRole('img', { name: 'Red' }));
    // Cloth shows a margin of 2.5 mm, as print files have it.
    const apart = area.map((expected, at) => Math.abs(expected - (found[at] ?? Infinity)));
    expect(Math.max(...apart), `${kind}: ${found}`).toBeLessThan(8);
  }
  expect(failed).toEqual([]);
});

test('a mug shows a band as it is seen, and names it once', async ({ page }) => {
  await openBlanks(page);
  const mug = page.getByRole('figure', { name: 'mug', exact: true });
  await expect(mug.getByRole('img', { name: 'Red' })).toHaveCount(1);
  // Three inches opposite the handle go 106 degrees around: from behind the left outline to a third of the radius before the middle.
  const { left, right } = await redIn(await mug.screenshot());
  expect(Math.abs(left - 143)).toBeLessThan(4);
  expect(Math.abs(right - 341)).toBeLessThan(4);
});

/** From where to where a picture has red in the row of its middle. */
async function redIn(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const isRed = (x: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((row + x) * 3);
    return red > 90 && red > 1.6 * green && red > 1.6 * blue;
  };
  const columns = Array.from({ length: info.width }, (_, x) => x).filter(isRed);
  return { left: Math.min(...columns), right: Math.max(...columns) };
}
