import { makeBatch, passToNextSlot, readBatch, readRows, THREE_A_DAY } from '../support/batches.ts';
import { expectLayout } from '../support/screen-checks.ts';
import { expect, test } from '../support/test.ts';

const IDEAS = ['"Surf Club" sunset', '"Dog Mom" with paws', '"Camp Vibes" tent', '"Best Teacher" apple'];

test('a batch is reviewed by keyboard, planned, moved on the calendar and published at its time', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(300_000);
  const id = await makeBatch(seller, IDEAS, { publish: THREE_A_DAY });
  const stateOf = async (position: number) => (await readRows(seller, id))[position - 1]?.state;
  await page.goto(`/batches/${id}/review`);
  await expect(page.getByText('0 of 4 reviewed')).toBeVisible();
  const card = (position: number) => page.getByRole('article', { name: new RegExp(`^Row ${position}:`) });
  await expect(card(1)).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('a');
  await expect(card(2)).toBeFocused();
  await expect(card(1).getByText('Approved', { exact: true })).toBeVisible();
  await page.keyboard.press('d');
  await page.keyboard.press('a');
  await expect(page.getByText('3 of 4 reviewed')).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(card(2)).toBeFocused();
  await expect(page.getByText('1 of 4 reviewed')).toBeVisible();

  await page.keyboard.press('e');
  await expect(card(2).getByLabel('Idea')).toHaveValue('"Dog Mom" with paws');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(card(2).getByText('The new design takes 1 credit. This one goes to the trash.')).toBeVisible();
  await card(2).getByRole('button', { name: 'Not now' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys for the review' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await page.keyboard.press('d');
  await expect(page.getByText('4 of 4 reviewed')).toBeVisible();
  await page.getByRole('link', { name: /^Calendar/ }).click();
  await expect.poll(() => stateOf(4), { message: 'what was decided is sent' }).toBe('discarded');
  await expect.poll(async () => (await readBatch(seller, id)).counts.approved).toBe(3);

  const planned = page.getByRole('region', { name: 'Calendar' }).getByRole('button', { name: /, Approved$/ });
  await expect(planned).toHaveCount(3);
  const before = (await readRows(seller, id)).find(({ state }) => state === 'approved')?.plannedAt;
  await planned.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () =>
      Math.max(...(await readRows(seller, id)).map(({ plannedAt }) => Date.parse(plannedAt ?? '') || 0)),
    )
    .toBeGreaterThan(Date.parse(before ?? '') + 13 * 86_400_000);

  await passToNextSlot(id);
  await expect
    .poll(async () => (await readBatch(seller, id)).counts.published, { timeout: 60_000, message: 'one went out' })
    .toBe(1);
  expect((await readBatch(seller, id)).counts.approved).toBe(2);
  await expect(page.getByText('1 design in your shop')).toBeVisible();
});

test('what was approved is dragged to another day, and a full day is refused in words', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(300_000);
  const publish = { ...THREE_A_DAY, perDay: 1, times: ['09:00'] };
  const id = await makeBatch(seller, IDEAS.slice(0, 2), { publish });
  await seller.call('POST', `/api/batches/${id}/rows/approve`, { all: true });
  await page.setViewportSize({ width: 1280, height: 1700 });
  await page.goto(`/batches/${id}/calendar`);
  await page.getByRole('radio', { name: 'Week' }).check();
  const days = page.locator('[data-day]').filter({ has: page.getByRole('button') });
  await expect(days.first()).toBeVisible();
  const dayOf = async (position: number) => (await readRows(seller, id))[position - 1]?.plannedAt;
  const [first, second] = [await dayOf(1), await dayOf(2)];
  expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBe(86_400_000);

  const entry = page.getByRole('button', { name: /Surf Club/ });
  await entry.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText(/is full: one design goes out that day already\./).first()).toBeVisible();

  await page.getByRole('radio', { name: 'Month' }).check();
  const from = await entry.boundingBox();
  const to = await page.locator('[data-day]').last().boundingBox();
  if (!from || !to) throw new Error('The calendar is not there.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => dayOf(1)).not.toBe(first);
});

test('the screens of a made batch are accessible and fit', async ({ signedIn: page, seller }) => {
  test.setTimeout(300_000);
  const id = await makeBatch(seller, IDEAS.slice(0, 3), { publish: THREE_A_DAY });
  const [row] = await readRows(seller, id);
  await seller.call('POST', `/api/batches/${id}/rows/approve`, { rowIds: [row?.id] });
  const readiness: Record<string, RegExp> = {
    review: /of 3 reviewed/,
    listings: /0 selected/,
    calendar: /Times are in/,
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [screen, words] of Object.entries(readiness)) {
    await page.goto(`/batches/${id}/${screen}`);
    await expect(page.getByText(words)).toBeVisible();
    await expectLayout(page);
  }
});
