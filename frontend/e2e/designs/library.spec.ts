import { expect, test } from '../support/test.ts';

test('an empty library leads to the first design', async ({ signedIn: page }) => {
  const asked = page.waitForRequest('**/api/generations?*');
  await page.goto('/library');
  expect(new URL((await asked).url()).searchParams.get('limit')).toBe('100');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Make the first one' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('designs are filtered by text and style, and the URL has both', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  await Promise.all([seller.generate('Vintage owl with a lantern'), seller.generate('Cute cartoon frog on a bike')]);
  await page.goto('/library');
  const owl = page.getByRole('link', { name: /Vintage owl/ });
  const frog = page.getByRole('link', { name: /cartoon frog/ });
  await expect(owl).toBeVisible();
  await expect(frog).toBeVisible();
  for (const style of ['All Styles', 'Modern', 'Vintage', 'Cartoon', 'Grunge'])
    await expect(page.getByRole('radio', { name: style, exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Cartoon' }).check();
  await expect(owl).toBeHidden();
  await expect(frog).toBeVisible();
  await page.getByLabel('Search designs').fill('owl');
  await expect(page.getByRole('heading', { name: 'No designs found' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search designs')).toHaveValue('owl');
  await page.getByRole('button', { name: 'Show all designs' }).click();
  await expect(owl).toBeVisible();

  await owl.click();
  await expect(page.getByRole('heading', { level: 1, name: /Vintage owl/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search designs')).toBeVisible();
});
