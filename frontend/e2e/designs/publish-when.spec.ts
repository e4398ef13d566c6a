import { expect, test } from '../support/test.ts';

test('a single design waits for its date or its seller, and is published from its page', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('"Slow Mornings" heron');
  await page.getByRole('radio', { name: /^Press/ }).check();
  await page.getByRole('button', { name: 'Publish: right away' }).click();
  await page.getByRole('radio', { name: 'On a date' }).check();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Day and time').fill(`${year}-12-01T09:00`);
  await page.getByRole('button', { name: 'Generate (1 credit)' }).click();
  await expect(page.getByText(new RegExp(`^Goes out Dec 1, ${year}, 9:00.AM$`))).toBeVisible({ timeout: 90_000 });

  await page.getByRole('link', { name: 'Open "Slow Mornings" heron' }).click();
  const publishing = page.getByRole('region', { name: 'Publishing' });
  await publishing.getByRole('radio', { name: 'When I approve' }).check();
  await publishing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Waiting for your approval').first()).toBeVisible();
  await publishing.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(publishing).toBeHidden();
});
