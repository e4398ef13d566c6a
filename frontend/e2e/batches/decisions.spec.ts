import type { Page } from '@playwright/test';
import { makeBatch, readRows, THREE_A_DAY } from '../support/batches.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const card = (page: Page, position: number) => page.getByRole('article', { name: new RegExp(`^Row ${position}:`) });

const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Batch', exact: true }).getByRole('link', { name }).click();

function expectState(seller: Seller, id: string, position: number) {
  return expect.poll(async () => (await readRows(seller, id))[position - 1]?.state, { timeout: 30_000 });
}

/** Requests that outlive a page are out of the reach of routes. */
const loseLastRequests = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) => (init?.keepalive ? Promise.reject(new TypeError()) : fetch(input, init));
  });

/** Sends what is held without the pause. */
const sendNow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a decision is sent once, held while it cannot be sent, and taken back', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  test.setTimeout(150_000);
  const id = await makeBatch(seller, ['"Surf Club" sunset', '"Dog Mom" with paws'], { publish: THREE_A_DAY });
  await page.goto(`/batches/${id}/review`);
  await expect(card(page, 1)).toBeVisible();

  await page.keyboard.press('d');
  await expect(page.getByText('1 of 2 reviewed')).toBeVisible();
  await openTab(page, 'Rows');
  await expectState(seller, id, 1).toBe('discarded');
  await page.getByRole('checkbox', { name: 'Select row 1' }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectState(seller, id, 1).toBe('made');
  await openTab(page, 'Review');
  await expect(card(page, 1)).toBeVisible();
  await expect(page.getByText('0 of 2 reviewed')).toBeVisible();

  const approvals = '**/rows/approve';
  await page.route(approvals, (route) => route.fulfill({ status: 503, json: { error: 'Not now.' } }));
  await page.keyboard.press('a');
  await sendNow(page);
  await expect(page.getByText('Your decisions aren’t saved yet', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 2 reviewed')).toBeVisible();
  await loseLastRequests(page);
  await page.reload();
  await expect(card(page, 1).getByText('Approved', { exact: true })).toBeVisible();
  await expectState(seller, id, 1).toBe('made');
  await page.unroute(approvals);
  await sendNow(page);
  await expectState(seller, id, 1).toBe('approved');

  await page.keyboard.press('z');
  await expect(page.getByText('0 of 2 reviewed')).toBeVisible();
  await expectState(seller, id, 1).toBe('made');
  ignoreFailedCalls(noise);

  await page.keyboard.press('e');
  await card(page, 1).getByLabel('Idea').fill('A wave');
  await page.getByRole('button', { name: 'Choose row 2' }).click();
  await page.getByRole('button', { name: 'Choose row 1' }).click();
  await expect(card(page, 1).getByLabel('Idea')).toHaveValue('A wave');
  await card(page, 1).getByLabel('Idea').press('Escape');
  await page.reload();
  await expect(card(page, 1)).toBeVisible();
  await page.keyboard.press('e');
  await expect(card(page, 1).getByLabel('Idea')).toHaveValue('A wave');
  await card(page, 1).getByLabel('Idea').fill('wave '.repeat(420));
  await card(page, 1).getByLabel('Idea').press('Control+Enter');
  await expect(card(page, 1).getByRole('alert')).toContainText('at most 2000 characters');
  await expect.poll(async () => (await readRows(seller, id))[0]?.input.idea).toBe('"Surf Club" sunset');
  await card(page, 1).getByRole('button', { name: 'Not now' }).click();
  await card(page, 1).getByRole('button', { name: 'Discard' }).click();
  await card(page, 2).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('2 of 2 reviewed')).toBeVisible();
  await expect(card(page, 2)).toBeFocused();
});

test('decisions wait for the connection, and undo says when it is too late', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  test.setTimeout(150_000);
  const id = await makeBatch(seller, ['"Camp Vibes" tent', '"Best Teacher" apple']);
  await page.goto(`/batches/${id}/review`);
  await expect(card(page, 1)).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('a');
  await sendNow(page);
  await expect(card(page, 1).getByText('Approved', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expectState(seller, id, 1).toMatch(/^publish/);
  await expect(card(page, 1).getByText(/^Publish/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Too late to undo', { exact: true })).toBeVisible();
  await expect(card(page, 1).getByText(/^Publish/)).toBeVisible();

  await page.getByRole('button', { name: 'Approve all 1' }).click();
  const request = page.waitForRequest('**/rows/approve');
  await page.getByRole('button', { name: 'Approve 1 design' }).click();
  const [, second] = await readRows(seller, id);
  expect((await request).postDataJSON()).toEqual({ rowIds: [second?.id] });
  await expect(card(page, 2)).toBeVisible();
  ignoreFailedCalls(noise);
});

test('what is decided just before the tab is closed is saved, and a date to come can be taken back', async ({
  signedIn: page,
  context,
  seller,
}) => {
  test.setTimeout(150_000);
  const id = await makeBatch(seller, ['"Camp Vibes" tent', '"Best Teacher" apple', '"Surf Club" sunset']);
  const [first] = await readRows(seller, id);
  await seller.call('PATCH', `/api/batches/${id}/rows/${first?.id}`, { publishAt: '2030-12-01 09:00' });
  await page.goto(`/batches/${id}/review`);
  await expect(card(page, 1)).toBeVisible();
  await expect(page.getByText('Each design goes out when you approve it, or on its own date.')).toBeVisible();
  await page.keyboard.press('a');
  await sendNow(page);
  await expectState(seller, id, 1).toBe('approved');
  await page.keyboard.press('z');
  await expectState(seller, id, 1).toBe('made');
  await page.getByRole('button', { name: 'Choose row 2' }).click();
  await page.keyboard.press('d');
  await expect(page.getByText('1 of 3 reviewed')).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expectState(seller, id, 2).toBe('discarded');

  const other = await context.newPage();
  await other.goto(`/batches/${id}/review`);
  await expect(card(other, 1)).toBeVisible();
  await loseLastRequests(other);
  await other.keyboard.press('d');
  await expect(other.getByText('2 of 3 reviewed')).toBeVisible();
  await other.goto('/library');
  await expectState(seller, id, 1).toBe('discarded');
});
