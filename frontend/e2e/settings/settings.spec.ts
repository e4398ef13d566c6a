import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test('Printify is connected, a shop is selected, and Printify is disconnected', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect to Printify' }).click();
  await expect(page.getByText('Please enter your Printify API token', { exact: true })).toBeVisible();
  await page.getByLabel('Printify API token').fill('not a token');
  await page.getByRole('button', { name: 'Connect to Printify' }).click();
  await expect(page.getByText('Connection Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Printify API token')).toHaveValue('not a token');
  await page.getByLabel('Printify API token').fill(seller.token);
  await page.getByRole('button', { name: 'Connect to Printify' }).click();

  const shop = page.getByLabel('Shop');
  const second = await shop.locator('option').last().textContent();
  await shop.selectOption({ label: second ?? '' });
  await expect(page.getByText('Shop Selected!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(shop.locator('option:checked')).toHaveText(second ?? '');

  const disconnect = page.getByRole('button', { name: 'Disconnect', exact: true });
  await disconnect.click();
  await page.getByRole('button', { name: 'Stay connected' }).click();
  await expect(disconnect).toBeFocused();
  await disconnect.click();
  await page.getByRole('button', { name: 'Disconnect Printify' }).click();
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Printify API token')).toBeVisible();
  ignoreFailedCalls(noise);
});

test('a price outside its limits is refused, and a valid one is saved', async ({ signedIn: page }) => {
  await page.goto('/settings');
  const price = page.getByLabel('Default price (USD)');
  await expect(price).toHaveValue('24.99');
  await price.fill('0.5');
  await page.getByRole('button', { name: 'Save Price' }).click();
  await expect(page.getByText('Choose a price from 1.00 to 9999.99', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '$29.99' }).click();
  await page.getByRole('button', { name: 'Save Price' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('29.99');
});

test('templates count their characters, refuse too many and are saved', async ({ signedIn: page }) => {
  await page.goto('/settings');
  const template = page.getByRole('textbox', { name: 'Prompt template' });
  await template.fill('x'.repeat(401));
  await expect(page.getByText('401/400')).toBeVisible();
  await page.getByRole('button', { name: 'Save Template', exact: true }).click();
  await expect(page.getByText('At most 400 characters', { exact: true })).toBeVisible();
  await template.fill('A woodcut of {idea}');
  await page.getByRole('button', { name: 'Save Template', exact: true }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();

  await page.getByLabel('Title template').fill('{idea} shirt');
  await page.getByLabel('Description template').fill('A soft shirt with {idea}.');
  await page.getByRole('button', { name: 'Save Templates' }).click();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'AI Prompt Image Template' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt template' })).toHaveValue('A woodcut of {idea}');
  await expect(page.getByText('19/400')).toBeVisible();
  await page.getByRole('button', { name: 'GPT Listing Templates (Advanced)' }).click();
  await expect(page.getByLabel('Title template')).toHaveValue('{idea} shirt');
  await expect(page.getByText('12/500')).toBeVisible();
  await expect(page.getByText('25/1000')).toBeVisible();
});
