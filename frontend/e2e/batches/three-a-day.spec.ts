import type { Page } from '@playwright/test';
import { passToNextSlot, readBatch, readRows } from '../support/batches.ts';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, test } from '../support/test.ts';

const CSV = `Idea,Colors,Engine
A fox reading under a lamp,Black,press
A whale in a teacup,"Black, Blurple",press
,Black,press
A heron at dawn,Black,press
An owl with a lantern,Black,press
`;

/** A CSV with two faults, made by the screens alone into a batch that goes out three a day. */
async function startBatch(page: Page): Promise<string> {
  await page.goto('/batches/new');
  await expect(page.getByLabel('Lines')).toBeEditable();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ideas.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.getByRole('radio', { name: 'On a schedule' }).check();
  await expect(page.getByLabel('Designs a day')).toHaveValue('3');
  await expectLayout(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Your shirt doesn’t come in Blurple.')).toBeVisible();
  await expectLayout(page);
  await page.getByRole('textbox', { name: 'Idea, row 3' }).fill('A bear in a canoe');
  await page.getByRole('textbox', { name: 'Idea, row 3' }).press('Enter');
  await page.getByRole('button', { name: /^Colors, row 2/ }).click();
  await page.getByRole('checkbox', { name: 'Navy', exact: true }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Start 5 rows' }).click();
  await expect(page.getByText('5 of 5 made').first()).toBeVisible({ timeout: 150_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('a CSV is mended, run, reviewed by keyboard and goes out three a day', async ({ signedIn: page, seller }) => {
    test.setTimeout(300_000);
    await seller.connectPrintify();
    const id = await startBatch(page);

    await page.getByRole('link', { name: /^Review/ }).click();
    await expect(page.getByText('0 of 5 reviewed')).toBeVisible();
    await expectLayout(page);
    for (const key of ['a', 'a', 'd', 'a', 'a']) await page.keyboard.press(key);
    await expect(page.getByText('5 of 5 reviewed')).toBeVisible();
    await page.getByRole('link', { name: /^Calendar/ }).click();
    await expect.poll(async () => (await readBatch(seller, id)).counts.approved).toBe(4);
    await expect(page.getByText(/Times are in/)).toBeVisible();
    await expectLayout(page);

    const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const days = (await readRows(seller, id)).flatMap(({ plannedAt }) =>
      plannedAt ? new Date(plannedAt).toLocaleDateString('en', { timeZone }) : [],
    );
    expect(days).toHaveLength(4);
    for (const day of days) expect(days.filter((other) => other === day).length).toBeLessThanOrEqual(3);
    const published = async () =>
      (await readRows(seller, id)).filter(({ state }) => state === 'published').map(({ position }) => position);
    for (const wanted of [[1], [1, 2], [1, 2, 4], [1, 2, 4, 5]]) {
      await passToNextSlot(id);
      await expect.poll(published, { timeout: 60_000 }).toEqual(wanted);
    }
    await expect(page.getByText('4 designs in your shop')).toBeVisible();
  });
});
