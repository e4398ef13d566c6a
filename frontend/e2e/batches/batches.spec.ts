import { strToU8, zipSync } from 'fflate';
import { readRows } from '../support/batches.ts';
import { saveLineUp, TOTE } from '../support/products.ts';
import { expectAccessible, expectFits, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const CSV = `Idea;Shirt colors;Engine;Style;Publish date;Notes
A fox reading under a lamp;Black;press;retro;;mine
A whale in a teacup;Black, Blurple;press;;;
;Black;press;;;
A heron "Slow Mornings";Black;press;;31.12.2030;
`;

/** Windows-1252, as older spreadsheets save it. */
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

async function makeBatch(seller: Seller, rows: object[], publish: unknown = 'approved'): Promise<string> {
  const answer = await seller.call('POST', '/api/batches', {
    ...{ name: 'Autumn', rows, publish, defaults: { colors: ['Black'], engine: 'press' } },
  });
  return ((await answer.json()) as { id: string }).id;
}

test('a row names a line-up, and an unknown one is mended in its cell', async ({ signedIn: page, seller }) => {
  await seller.connectPrintify();
  await saveLineUp(seller, { name: 'Totes', isDefault: true, items: [TOTE] });
  const id = await makeBatch(seller, [{ idea: 'A fox' }, { idea: 'A heron', lineUp: 'Hats' }]);
  await page.goto(`/batches/${id}`);
  const first = page.getByRole('combobox', { name: 'Line-up, row 1' });
  const second = page.getByRole('combobox', { name: 'Line-up, row 2' });
  await expect(first.locator('option:checked')).toHaveText('Line-up: Totes');
  const fault = page.getByText('You have no line-up “Hats”. Write “Totes” or none.');
  await expect(fault).toBeVisible();
  await second.selectOption({ label: 'Line-up: none' });
  await expect(fault).toBeHidden();
  await expect
    .poll(async () => (await readRows(seller, id)).map(({ input }) => input.lineUp))
    .toEqual([undefined, 'none']);
  await expectAccessible(page);
});

test('a CSV with errors is mended in place and run', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  await page.goto('/batches');
  await expect(page.getByRole('heading', { name: 'No batches yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Make the first one' }).click();
  await page.locator('input[type=file]').setInputFiles(file('ideas.csv', CSV));
  await expect(page.getByText('4 rows', { exact: true })).toBeVisible();
  await expect(page.getByText('Columns we skipped: Notes.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page).toHaveURL(/\/batches\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Your shirt doesn’t come in Blurple.')).toBeVisible();
  await expect(page.getByText('Please enter a design description')).toBeVisible();
  await expect(page.getByText('Write a day like 2030-12-01, or a day and a time like 2030-12-01 09:00.')).toBeVisible();
  await page.getByRole('radio', { name: 'Has errors 3' }).check();
  await page.getByRole('textbox', { name: 'Idea, row 3' }).fill('A bear in a canoe');
  await page.getByRole('textbox', { name: 'Publish date, row 4' }).fill('2030-12-31');
  await page.getByRole('textbox', { name: 'Publish date, row 4' }).press('Enter');
  await page.getByRole('button', { name: /^Colors, row 2/ }).click();
  await page.getByRole('checkbox', { name: 'Navy', exact: true }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('radio', { name: 'Ready 4' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(page.getByRole('textbox', { name: 'Idea, row 3' })).toHaveValue('A bear in a canoe');

  await page.getByRole('button', { name: 'Start 4 rows' }).click();
  await expect(page.getByText('4 of 4 made').first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('link', { name: 'Open the design of row 1' })).toBeVisible();
  await page.goto('/batches');
  await expect(page.getByText('4 of 4 made')).toBeVisible();
});

test('what was typed outlives a reload, and too many rows are refused in words', async ({ signedIn: page, noise }) => {
  await page.goto('/batches/new');
  await page.getByLabel('Name of the batch').fill('Winter');
  await page.getByLabel('Lines').fill('A fox, a lamp\nA whale in a teacup');
  await page.locator('input[type=file]').setInputFiles({
    name: 'ideas.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook(600)),
  });
  await expect(page.getByText('602 rows', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('602 rows', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name of the batch')).toHaveValue('Winter');
  await expect(page.getByRole('cell', { name: 'A fox, a lamp' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('The free plan takes 50 rows in a batch; these are 602.').first()).toBeVisible();
  ignoreFailedCalls(noise);
  await page.getByRole('button', { name: 'Remove ideas.xlsx, 600 rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: 'Winter' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Idea, row 2' })).toHaveValue('A whale in a teacup');
  await page.goto('/batches/new');
  await expect(page.getByLabel('Lines')).toHaveValue('');
});

test('rows are added, discarded and restored', async ({ signedIn: page, seller }) => {
  const id = await makeBatch(seller, [{ idea: 'A fox' }, { idea: 'A whale' }]);
  await page.goto(`/batches/${id}`);
  await page.getByRole('button', { name: 'Add rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add rows' });
  await dialog.getByLabel('Lines').fill('A heron');
  await dialog.getByRole('button', { name: 'Add rows' }).click();
  await expect(page.getByRole('textbox', { name: 'Idea, row 3' })).toHaveValue('A heron');
  await page.getByRole('checkbox', { name: 'Select row 1' }).check();
  await page.getByRole('checkbox', { name: 'Select row 3' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('radio', { name: 'Discarded 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Ready 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start 3 rows' })).toBeVisible();
});

test('one cell of the selected rows is changed at once, by keyboard', async ({ signedIn: page, seller }) => {
  await page.setViewportSize(VIEWPORTS.phone.viewport);
  const id = await makeBatch(seller, [{ idea: 'A fox', style: 'retro' }, { idea: 'A whale' }, { idea: 'A heron' }]);
  const styles = async () => (await readRows(seller, id)).map(({ input }) => input.style ?? null);
  await page.goto(`/batches/${id}`);
  await page.getByRole('checkbox', { name: 'Select row 1' }).check();
  await page.getByRole('checkbox', { name: 'Select row 3' }).click({ modifiers: ['Shift'] });
  await expectFits(page);
  await page.getByRole('button', { name: 'Change cells' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change cells' });
  await dialog.getByRole('radio', { name: 'Set colors' }).press('ArrowRight');
  await dialog.getByLabel('Style', { exact: true }).selectOption('retro');
  await expect(dialog.getByText('Changes 2 of 3 rows.')).toBeVisible();
  await expectLayout(page);
  await dialog.getByRole('button', { name: 'Change 2 rows' }).press('Enter');
  await expect(page.getByText('2 rows changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change cells' })).toBeFocused();
  expect(await styles()).toEqual(['retro', 'retro', 'retro']);
});

test('of a thousand rows only those near the window are rendered', async ({ signedIn: page, seller }) => {
  const id = await makeBatch(seller, [{ idea: 'A fox' }]);
  await page.route('**/api/batches/*/rows?*', (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const rows = Array.from({ length: 200 }, (_, n) => manyRows(after + n + 1));
    return route.fulfill({ json: { rows, nextCursor: after < 800 ? String(after + 200) : null } });
  });
  await page.goto(`/batches/${id}`);
  await expect(page.getByRole('radio', { name: 'All 1,000' })).toBeVisible();
  expect(await page.getByRole('row').count(), 'rows in the document').toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('textbox', { name: 'Idea, row 1000' })).toBeVisible();
  expect(await page.getByRole('row').count(), 'rows in the document at the end').toBeLessThan(60);
});

function manyRows(position: number) {
  return {
    ...{ id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`, position, state: 'waiting' },
    ...{ faults: [], retryCredits: 1, plannedAt: null, design: null },
    input: { idea: `Idea ${position} of a fox reading under a lamp` },
  };
}

/** Its sheet is so long that browsers would unpack it in a worker. */
function workbook(rows: number): Uint8Array {
  const cell = (text: string, address: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const line = (idea: string, colors: string, place: number) =>
    `<row r="${place}">${cell(idea, `A${place}`)}${cell(colors, `B${place}`)}</row>`;
  const lines = Array.from({ length: rows }, (_, n) =>
    line(`Idea ${n} ${'of a fox '.repeat(100)}`, 'Black; Navy', n + 2),
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Ideas" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${line('Idea', 'Colors', 1)}${lines.join('')}</sheetData></worksheet>`,
    ),
  });
}

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the screens of batches fit and are accessible', async ({ signedIn: page, seller }) => {
    await seller.connectPrintify();
    const id = await makeBatch(seller, [
      { idea: 'A fox reading under a lamp', colors: ['Black', 'Blurple'], title: 'Fox', product: 'A mug' },
      { idea: 'A fox reading under a lamp' },
      { idea: '' },
    ]);
    for (const [screen, path] of Object.entries({ list: '/batches', new: '/batches/new', rows: `/batches/${id}` })) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (screen === 'rows') await expect(page.getByText('The same idea as row 1.')).toBeVisible();
      if (screen === 'rows') await expect(page.getByText(/^Designs are printed on your product/)).toBeVisible();
      if (screen === 'list') await expect(page.getByRole('link', { name: 'Autumn' })).toBeVisible();
      await expectLayout(page);
    }
  });
});
