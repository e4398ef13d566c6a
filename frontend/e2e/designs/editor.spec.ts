import type { Locator, Page } from '@playwright/test';
import { canvas, layer, openEditor, openPanel, test } from '../support/editor.ts';
import { holdCalls } from '../support/held-calls.ts';
import { measurePace } from '../support/pace.ts';
import { expectLayout, shiftsOf, watchShifts } from '../support/screen-checks.ts';
import { expect, storeSession } from '../support/test.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How many pixels the layer lies below the middle of the canvas, wherever the page is scrolled to. */
async function belowMiddle(page: Page, name: string): Promise<number> {
  const [within, around] = await Promise.all([middleOf(layer(page, name)), middleOf(canvas(page))]);
  return within.y - around.y;
}

test('a layer is moved with the mouse beyond the edge, and undone and redone', async ({ editor: page }) => {
  const canvasBefore = await canvas(page).boundingBox();
  const { x, y } = await middleOf(layer(page, 'Headline'));
  const before = await belowMiddle(page, 'Headline');
  const moved = async () => Math.round((await belowMiddle(page, 'Headline')) - before);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.getByText('Cut off at the edge of the print: Headline.')).toBeVisible();
  expect(await canvas(page).boundingBox()).toEqual(canvasBefore);
  await expect.poll(moved).toBe(40);
  await page.keyboard.press('Control+z');
  await expect.poll(moved).toBe(0);
  await expect(undo(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(moved).toBe(40);
  await undo(page).click();
});

test('a layer is placed, ordered and hidden by keyboard', async ({ editor: page }) => {
  await layer(page, 'Cat face').focus();
  const before = await layer(page, 'Cat face').boundingBox();
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(async () => ((await layer(page, 'Cat face').boundingBox())?.x ?? 0) > (before?.x ?? 0) + 5)
    .toBe(true);
  await page.keyboard.press('+');
  await expect
    .poll(async () => ((await layer(page, 'Cat face').boundingBox())?.width ?? 0) > (before?.width ?? 0))
    .toBe(true);
  await openPanel(page, 'Layers');
  const rows = page.getByRole('list', { name: 'Layers, the front one first' }).getByRole('listitem');
  const place = async () => (await rows.allInnerTexts()).findIndex((text) => text.includes('Cat face'));
  const from = await place();
  expect(from).toBeGreaterThan(0);
  await layer(page, 'Cat face').focus();
  await page.keyboard.press('PageUp');
  await expect.poll(place).toBe(from - 1);
  await page.keyboard.press('Delete');
  await expect(layer(page, 'Cat face')).toBeHidden();
  await page.getByRole('button', { name: 'Show Cat face' }).click();
  await expect(layer(page, 'Cat face')).toBeVisible();
  await page.getByRole('button', { name: 'Place all as the layout has it' }).click();
  await expect(page.getByText('As it was drawn')).toBeVisible();
});

test('a second picture is replaced by another, removed and added again', async ({ editor: page }) => {
  await openPanel(page, 'Picture');
  await page.getByRole('button', { name: 'Replace Surfboard' }).click();
  await choosePicture(page, 'skateboard');
  await expect(layer(page, 'Skateboard')).toBeVisible();
  await expect(layer(page, 'Surfboard')).toBeHidden();
  await expect(layer(page, 'Cat face')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Skateboard' }).click();
  await expect(layer(page, 'Skateboard')).toBeHidden();
  await undo(page).click();
  await expect(layer(page, 'Skateboard')).toBeVisible();
  await undo(page).click();
  await expect(layer(page, 'Surfboard')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Surfboard' }).click();
  await page.getByRole('button', { name: 'Add a second picture' }).click();
  await choosePicture(page, 'pizza');
  await expect(layer(page, 'Pizza')).toBeVisible();
});

async function choosePicture(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search all pictures' }).fill(name);
  await page.getByRole('radio', { name, exact: false }).first().check({ force: true });
}

test('unsaved words survive a reload, and leaving asks', async ({ editor: page, pressed }) => {
  await page.getByRole('textbox', { name: 'Headline' }).fill('Hang ten, Whiskers');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Hang ten, Whiskers');
  await page.getByRole('link', { name: 'Back to the design' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/library/${pressed.id}$`));
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Headline' })).not.toHaveValue('Hang ten, Whiskers');
});

test('a saved change becomes a version, goes to the product when asked, and can be restored', async ({
  editor: page,
}) => {
  test.setTimeout(180_000);
  await openPanel(page, 'Inks');
  await page.getByLabel('Worn ink').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 1 is saved and ready to print.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Update the product at Printify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update the product?' });
  await expect(dialog).toContainText('The print on 2 shirt colors');
  await dialog.getByRole('button', { name: 'Update the product' }).click();
  await expect(page.getByRole('region', { name: 'Product' })).toBeHidden({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore As drawn' }).click();
  await expect(page.getByText('Version 2 is saved and ready to print.')).toBeVisible({ timeout: 60_000 });
});

test('the canvas follows the pointer at the pace of the screen', async ({ editor: page }) => {
  const { x, y } = await middleOf(layer(page, 'Cat face'));
  await page.mouse.click(x, y);
  await expect(canvas(page).locator('canvas')).toHaveCount(4);
  await page.mouse.down();
  const gaps = await measurePace(page, 'dragging', (move) => [
    x + 60 * Math.sin(move / 8),
    y + 40 * Math.cos(move / 8),
  ]);
  await page.mouse.up();
  expect(gaps.length).toBeGreaterThan(30);
  await undo(page).click();
});

test('the editor fits and is accessible', async ({ editor: page }) => {
  test.setTimeout(180_000);
  for (const panel of ['Words', 'Picture', 'Layout', 'Inks', 'Layers']) {
    await openPanel(page, panel);
    await expect(page.getByRole('tabpanel', { name: panel })).toBeVisible();
    await expectLayout(page);
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('nothing moves while a design is opened', async ({ page, context, pressed }) => {
    await storeSession(context, await pressed.seller.signIn());
    const answer = await holdCalls(page, '**/api/generations/*/document');
    await watchShifts(page);
    const opened = openEditor(page, pressed.id);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the design…' })).toBeVisible();
    answer();
    await opened;
    await expect(page.getByRole('tab', { name: 'Layout' })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('a layer is tapped, and dragged', async ({ editor: page, context }) => {
    const { x, y } = await middleOf(layer(page, 'Headline'));
    const before = await belowMiddle(page, 'Headline');
    await page.touchscreen.tap(x, y);
    await expect(layer(page, 'Headline')).toHaveAttribute('aria-pressed', 'true');
    const touch = await context.newCDPSession(page);
    const at = (type: string, dy: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }],
      });
    await at('touchStart', 0);
    for (const dy of [10, 20, 30]) await at('touchMove', dy);
    await at('touchEnd', 30);
    await expect.poll(async () => Math.round((await belowMiddle(page, 'Headline')) - before)).toBe(30);
  });
});
