import type { Page } from '@playwright/test';
import { measurePace } from '../support/pace.ts';
import { expectLayout } from '../support/screen-checks.ts';
import { Seller } from '../support/seller.ts';
import { test as base, expect, storeSession } from '../support/test.ts';

interface WorkerFixtures {
  /** A seller and the id of a finished design of the model. */
  drawn: { seller: Seller; id: string };
}

const test = base.extend<{ editor: Page }, WorkerFixtures>({
  drawn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const seller = await Seller.create(project.use.baseURL ?? '');
      await seller.connectPrintify();
      const id = await seller.generate('Retro fox on a mountain "Stay wild"', ['Black', 'White']);
      await use({ seller, id });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ page, context, drawn }, use) => {
    await storeSession(context, await drawn.seller.signIn());
    await open(page, drawn.id);
    await use(page);
  },
});

async function open(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/library/${id}/edit${query}`);
  await expect(picture(page)).toBeVisible({ timeout: 30_000 });
}

const picture = (page: Page) => page.getByTestId('picture');
const surface = (page: Page) => page.getByRole('application');
const openPanel = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Pixels of the picture that are printed. */
function inkOf(page: Page): Promise<number> {
  return picture(page).evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 127) count += 1;
    return count;
  });
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('There is no picture');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function stroke(page: Page, from: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x - 40, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 10, { steps: 6 });
  await page.mouse.up();
}

test('a stroke erases, is undone and redone, and is restored by the brush', async ({ editor: page }) => {
  const all = await inkOf(page);
  await stroke(page, await middleOf(page));
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const erased = await inkOf(page);
  expect(erased).toBeLessThan(all - 100);
  await page.keyboard.press('Control+z');
  await expect.poll(() => inkOf(page)).toBe(all);
  await expect(undo(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => inkOf(page)).toBe(erased);
  await page.getByRole('radio', { name: 'Restore' }).check();
  await page.getByLabel('Brush size').fill('80');
  await stroke(page, await middleOf(page));
  await expect.poll(() => inkOf(page)).toBeGreaterThan(erased);
});

test('the brush is used by keyboard', async ({ editor: page }) => {
  const all = await inkOf(page);
  await surface(page).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => inkOf(page)).toBeLessThan(all);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await undo(page).click();
  await expect.poll(() => inkOf(page)).toBe(all);
});

test('a color is taken out with a click, as far as the slider says', async ({ editor: page }) => {
  const all = await inkOf(page);
  await openPanel(page, 'Colors');
  const { x, y } = await middleOf(page);
  await page.mouse.click(x, y);
  await expect.poll(() => inkOf(page)).toBeLessThan(all);
  const connected = await inkOf(page);
  await page.getByLabel('Tolerance').fill('40');
  await expect.poll(() => inkOf(page)).toBeLessThan(connected);
  await page.getByLabel('Everywhere in the picture').check();
  await undo(page).click();
});

test('the picture is printed in other inks, cropped and turned', async ({ editor: page }) => {
  await openPanel(page, 'Inks');
  const first = page.getByLabel(/^Color 1, now/);
  const before = await first.inputValue();
  await first.fill('#2e7d4f');
  await expect(first).toHaveValue('#2e7d4f');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Color 1 as drawn' }).click();
  await expect(first).toHaveValue(before);
  await openPanel(page, 'Place');
  await page.getByRole('button', { name: 'Turn right by 90°' }).click();
  await expect(picture(page)).toHaveCSS('rotate', '90deg');
  await page.getByLabel('Size').fill('60');
  await page.getByRole('radio', { name: 'Crop' }).check();
  await page.getByLabel('Off the left').fill('100');
  await expect(picture(page)).toHaveCSS('clip-path', /inset\(/);
  await page.getByRole('button', { name: 'Place it as drawn' }).click();
  await expect(page.getByText('As it was drawn')).toBeVisible();
});

test('words are set over it, moved, saved as a version, and survive a reload', async ({ editor: page }) => {
  test.setTimeout(180_000);
  await openPanel(page, 'Words');
  await page.getByRole('button', { name: 'Add words' }).click();
  await page.getByRole('textbox', { name: 'Words' }).fill('Stay foxy');
  const words = page.getByRole('button', { name: 'Words “Stay foxy”' });
  await expect(words).toBeVisible();
  const before = await words.boundingBox();
  await words.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => ((await words.boundingBox())?.y ?? 0) < (before?.y ?? 0) - 5).toBe(true);
  await page.reload();
  await openPanel(page, 'Words');
  await expect(words).toBeVisible({ timeout: 30_000 });
  await openPanel(page, 'Brush');
  await stroke(page, await middleOf(page));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 1 is saved and ready to print.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore As drawn' }).click();
  await expect(page.getByText('Version 2 is saved and ready to print.')).toBeVisible({ timeout: 60_000 });
  await openPanel(page, 'Words');
  await expect(words).toBeHidden();
});

test('a part is drawn anew for a credit, and the design opens with it', async ({ editor: page }) => {
  test.setTimeout(180_000);
  await openPanel(page, 'Redraw');
  const start = page.getByRole('button', { name: 'Redraw this part for 1 credit' });
  await expect(start).toBeDisabled();
  await expect(page.getByText('You have 19 credits.')).toBeVisible();
  await stroke(page, await middleOf(page));
  await page.getByLabel('What to draw there').fill('A green leaf');
  await openPanel(page, 'Brush');
  const before = await picture(page).screenshot();
  await openPanel(page, 'Redraw');
  await start.click();
  await expect(page.getByText('The AI model is drawing this part…')).toBeVisible();
  await expect(page.getByText(/Version \d+ is saved and ready to print\./)).toBeVisible({ timeout: 90_000 });
  await expect(start).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('You have 18 credits.')).toBeVisible();
  await openPanel(page, 'Brush');
  await expect.poll(async () => (await picture(page).screenshot()).equals(before)).toBe(false);
  await undo(page).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('the brush follows the pointer at the pace of the screen', async ({ editor: page }) => {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const gaps = await measurePace(page, 'brushing', (move) => [
    x + 90 * Math.sin(move / 8),
    y + 90 * Math.cos(move / 8),
  ]);
  await page.mouse.up();
  expect(gaps.length).toBeGreaterThan(30);
  await undo(page).click();
});

test('it fits and is accessible', async ({ editor: page }) => {
  test.setTimeout(180_000);
  for (const panel of ['Brush', 'Colors', 'Inks', 'Place', 'Redraw', 'Words']) {
    await openPanel(page, panel);
    await expect(page.getByRole('tabpanel', { name: panel })).toBeVisible();
    if (panel === 'Words') await page.getByRole('button', { name: 'Add words' }).click();
    await expectLayout(page);
  }
  await undo(page).click();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a stroke erases, and a second finger is no stroke', async ({ editor: page, context }) => {
    const all = await inkOf(page);
    const { x, y } = await middleOf(page);
    const touch = await context.newCDPSession(page);
    const at = (type: string, points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
    await at('touchStart', [{ x, y }]);
    for (const dx of [10, 20, 30]) await at('touchMove', [{ x: x + dx, y }]);
    await at('touchEnd', []);
    await expect.poll(() => inkOf(page)).toBeLessThan(all);
    await undo(page).click();
    await expect.poll(() => inkOf(page)).toBe(all);
  });
});

test('a design whose background is uncertain is corrected with a brush, and approved', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  const id = await seller.generate('An owl with an uncertain background', ['Black']);
  await page.goto(`/library/${id}`);
  await page.getByRole('link', { name: 'Correct it with a brush' }).click();
  await expect(picture(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/couldn’t tell for sure what’s background/)).toBeVisible();
  await page.getByRole('radio', { name: 'Restore' }).check();
  await page.getByLabel('Brush size').fill('60');
  const before = await inkOf(page);
  const { x, y } = await middleOf(page);
  await stroke(page, { x: x - 60, y: y - 120 });
  await expect.poll(() => inkOf(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 1 is saved and ready to print.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Back to the design' }).click();
  await expect(page.getByText('You changed this design by hand. It continues when you approve it.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
});
