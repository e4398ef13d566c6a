import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ ...VIEWPORTS.phone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('a key is made, shown once, used and removed', async ({ signedIn: page, baseURL }) => {
    await page.goto('/settings/api-keys');
    await expect(page.getByText('You have no key yet.')).toBeVisible();
    await page.getByRole('button', { name: 'New API key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^Read/ }).uncheck();
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog.getByText('Give the key a name.')).toBeVisible();
    await expect(dialog.getByText('Choose at least one.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Nightly script');
    await dialog.getByRole('checkbox', { name: /^Read/ }).check();
    await dialog.getByRole('checkbox', { name: /^Design/ }).check();
    await dialog.getByLabel('Credits a day').fill('many');
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog.getByText('A whole number from 0 to 10,000, or nothing.')).toBeVisible();
    await dialog.getByLabel('Credits a day').fill('20');
    await expectLayout(page);

    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog.getByText('This is the only time that we show it.')).toBeVisible();
    const key = await dialog.getByText(/^ink_\w{48}$/).innerText();
    await expectLayout(page);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Key copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
    await expect(row.getByText(`${key.slice(0, 12)}…`)).toBeVisible();
    await expect(row.getByText(/never used · 0 of 20 credits today · Ends /)).toBeVisible();
    expect(await page.content()).not.toContain(key);
    const asProgram = () => fetch(`${baseURL}/api/user`, { headers: { authorization: `Bearer ${key}` } });
    expect((await asProgram()).status).toBe(200);
    await page.reload();
    await expect(row.getByText(/^Last used at /)).toBeVisible();
    await expectLayout(page);

    await row.getByRole('button', { name: 'Remove Nightly script' }).click();
    await page.getByRole('button', { name: 'Remove the key' }).click();
    await expect(page.getByText('You have no key yet.')).toBeVisible();
    expect((await asProgram()).status).toBe(401);
  });
});

test('somebody who signed in long ago is asked to sign in again', async ({ signedIn: page, noise }) => {
  await page.route('**/api/keys', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { error: 'You signed in a while ago.', code: 'recent_sign_in_required' } })
      : route.continue(),
  );
  await page.goto('/settings/api-keys');
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByLabel('Name').fill('Nightly script');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByRole('alert').getByText('You signed in a while ago.')).toBeVisible();
  ignoreFailedCalls(noise);
});
