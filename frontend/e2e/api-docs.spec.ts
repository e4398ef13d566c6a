import type { Page } from '@playwright/test';
import { PASSWORD } from './support/seller.ts';
import { expect, test } from './support/test.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  const form = page.locator('.auth-container').filter({ hasText: 'signIn (OAuth2, password)' });
  await form.getByLabel('username').fill(email);
  await form.getByLabel('password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click();
  await expect(form.getByText('Authorized')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
}

/** Executes an operation exactly as it is shown and answers with the status. */
async function execute(page: Page, tag: string, operationId: string): Promise<string> {
  await page.getByPlaceholder('Filter by tag').fill(tag);
  const operation = page.locator(`.opblock[id$="-${operationId}"]`);
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  return operation.locator('.live-responses-table tbody .response-col_status').first().innerText();
}

test('whoever signs in at the API page stays signed in, at both documents, and executes samples', async ({
  page,
  seller,
}) => {
  await page.goto('/api/docs');
  await signIn(page, seller.email);
  await page.reload();
  expect(await execute(page, 'Printify', 'connectPrintify')).toBe('200');
  expect(await execute(page, 'Generations', 'createGeneration')).toBe('202');
  expect(await execute(page, 'Generations', 'listGenerations')).toBe('200');
  await page.getByLabel('Select a definition').selectOption('Inkloom accounts');
  expect(await execute(page, 'Accounts', 'createSession')).toBe('200');
  expect(await execute(page, 'Accounts', 'listSigningKeys')).toBe('200');
  expect(await execute(page, 'Accounts', 'getUser')).toBe('200');
});
