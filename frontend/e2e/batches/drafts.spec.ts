import type { Page } from '@playwright/test';
import type { CreateBatch } from '../../src/api/model/createBatch.ts';
import type { CreatedBatch } from '../../src/api/model/createdBatch.ts';
import { readRows } from '../support/batches.ts';
import { expectAccessible, expectFits, VIEWPORTS } from '../support/screen-checks.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, storeSession, test } from '../support/test.ts';

async function draftBatch(seller: Seller): Promise<string> {
  const body: CreateBatch = {
    ...{ name: 'Autumn', rows: [{ idea: 'A fox' }, { idea: 'A whale' }], publish: 'approved' },
    defaults: { colors: ['Black'], engine: 'press' },
  };
  return ((await (await seller.call('POST', '/api/batches', body)).json()) as CreatedBatch).id;
}

const idea = (row: number) => ({ name: `Idea, row ${row}` });

test('a background read that fails leaves what is typed', async ({ signedIn: page, seller, noise }) => {
  const id = await draftBatch(seller);
  await page.goto(`/batches/${id}`);
  await page.getByRole('button', { name: 'Add rows' }).click();
  const lines = page.getByRole('dialog', { name: 'Add rows' }).getByLabel('Lines');
  await lines.fill('A heron');
  let refused = 0;
  const refuse = `**/api/batches/${id}**`;
  await page.route(refuse, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    refused += 1;
    return route.fulfill({ status: 502, body: '' });
  });
  await seller.call('PATCH', `/api/batches/${id}`, { name: 'Winter' });
  await expect.poll(() => refused, { message: 'it is read again and again' }).toBeGreaterThan(3);
  await expect(lines).toHaveValue('A heron');
  await page.unroute(refuse);
  await expect(page.getByText('Winter')).toBeAttached();
  await expect(lines).toHaveValue('A heron');
  await page.reload();
  await page.getByRole('button', { name: 'Add rows' }).click();
  await expect(lines).toHaveValue('A heron');
  ignoreFailedCalls(noise);
});

test('a cell typed just before a reload is there after it, and is sent', async ({ signedIn: page, seller }) => {
  const id = await draftBatch(seller);
  const ideas = async () => (await readRows(seller, id)).map(({ input }) => input.idea);
  await page.goto(`/batches/${id}`);
  await page.getByRole('textbox', idea(2)).fill('A whale in a teacup');
  await page.reload();
  await expect(page.getByRole('textbox', idea(2))).toHaveValue('A whale in a teacup');
  await expect.poll(ideas).toEqual(['A fox', 'A whale in a teacup']);
});

test('a cell typed without a connection is sent when it is back, and Escape takes back what is saved', async ({
  signedIn: page,
  seller,
  context,
  noise,
}) => {
  const id = await draftBatch(seller);
  const ideas = async () => (await readRows(seller, id)).map(({ input }) => input.idea);
  await page.goto(`/batches/${id}`);
  const cell = page.getByRole('textbox', idea(1));
  await expect(cell).toHaveValue('A fox');
  await context.setOffline(true);
  await cell.fill('A bear');
  await cell.blur();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(ideas).toEqual(['A bear', 'A whale']);
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  await cell.fill('A bear in a canoe');
  await expect.poll(ideas).toEqual(['A bear in a canoe', 'A whale']);
  await cell.press('Escape');
  await expect(cell).toHaveValue('A bear');
  await expect.poll(ideas).toEqual(['A bear', 'A whale']);
  ignoreFailedCalls(noise);
});

test('ideas that were pasted are there in another tab after theirs was closed, until their batch is made', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/batches/new');
  await page.getByLabel('Lines').fill('A heron in a hat\nA whale in a teacup');
  await page.close({ runBeforeUnload: true });
  const other = await context.newPage();
  await other.goto('/batches/new');
  await expect(other.getByLabel('Lines')).toHaveValue('A heron in a hat\nA whale in a teacup');
  await other.getByRole('button', { name: 'Check the rows' }).click();
  await expect(other.getByRole('textbox', idea(1))).toHaveValue('A heron in a hat');
  await other.goto('/batches/new');
  await expect(other.getByLabel('Lines')).toHaveValue('');
});

test('what is typed on one device is on the other, and who changed both is asked', async ({
  signedIn: laptop,
  seller,
  browser,
  context,
  noise,
}) => {
  const [phoneContext, session] = await Promise.all([browser.newContext(VIEWPORTS.phone), seller.signIn()]);
  await storeSession(phoneContext, session);
  const phone = await phoneContext.newPage();
  const lines = (device: Page) => device.getByLabel('Lines');
  const type = async (device: Page, text: string) => {
    const saved = device.waitForResponse(
      (answer) => answer.url().endsWith('/form') && answer.request().method() === 'PUT',
    );
    await lines(device).fill(text);
    await saved;
  };
  const focus = (device: Page) => device.evaluate(() => window.dispatchEvent(new Event('focus')));
  await laptop.goto('/batches/new');
  await type(laptop, 'A heron in a hat');

  await phone.goto('/batches/new');
  await expect(lines(phone)).toHaveValue('A heron in a hat');
  await type(phone, 'A heron in a hat\nAn owl');
  await focus(laptop);
  await expect(lines(laptop)).toHaveValue('A heron in a hat\nAn owl');

  await type(laptop, 'A fox');
  await type(phone, 'A bear');
  await expect(phone.getByText('You changed this form on another device, at')).toBeVisible();
  await expectFits(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Use the other one' }).click();
  await expect(lines(phone)).toHaveValue('A fox');
  await type(phone, 'A bear');
  await type(laptop, 'A whale');
  await laptop.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(laptop.getByText('You changed this form')).toBeHidden();
  await focus(phone);
  await expect(lines(phone)).toHaveValue('A whale');

  await context.setOffline(true);
  const lost = laptop.waitForEvent('requestfailed');
  await lines(laptop).fill('A wren');
  await lost;
  await context.setOffline(false);
  await expect
    .poll(async () => {
      await focus(phone);
      return lines(phone).inputValue();
    })
    .toBe('A wren');

  await lines(phone).fill('A whale\nAn owl');
  await phone.getByRole('button', { name: 'Check the rows' }).click();
  await expect(phone.getByRole('textbox', idea(2))).toHaveValue('An owl');
  await focus(laptop);
  await expect(lines(laptop)).toHaveValue('');
  await phoneContext.close();
  ignoreFailedCalls(noise);
});

test('letters of a file can be mended after a reload, and what is wrong with it is said', async ({
  signedIn: page,
}) => {
  await page.goto('/batches');
  await page.getByRole('link', { name: 'Make the first one' }).click();
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await choose('foxes.csv', 'idea;colors\nA fox;Black\n"\xeb\xe8\xf1\xe0;Black\nA whale;White');
  await expect(page.getByText('foxes.csv: Line 3 begins with a quotation mark that is never closed.')).toBeVisible();
  await choose('ideas.pdf', '%PDF-1.7');
  await expect(page.getByText('ideas.pdf: This is a PDF.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 rows', { exact: true })).toBeVisible();
  await expect(page.getByText('Does “"ëèñà” look right?')).toBeVisible();
  await page.getByLabel('Letters in foxes.csv').selectOption('windows-1251');
  await expect(page.getByRole('cell', { name: '"лиса' })).toBeVisible();
});
