import { linkMailedTo } from './support/mailbox.ts';
import { newEmail, PASSWORD } from './support/seller.ts';
import { expect, test } from './support/test.ts';

test('from sign-up to a published design', async ({ page }) => {
  test.setTimeout(120_000);
  const email = newEmail();

  await test.step('sign up and confirm the address by the mailed link', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up Free' }).first().click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
    await page.goto(await linkMailedTo(email, 'Confirm'));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  });

  await test.step('connect Printify', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Printify API token').fill(`sandbox_${email}`);
    await page.getByRole('button', { name: 'Connect to Printify' }).click();
    await expect(page.getByLabel('Shop')).toBeVisible();
  });

  await test.step('describe a shirt and watch it being made', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByLabel('Design Description').fill('Retro sunset with a surfing cat and the words "Surfing Cat"');
    await page.getByRole('checkbox', { name: 'Black', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Navy', exact: true }).check();
    await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
    await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Design Description')).toHaveValue('');
    const design = page.getByRole('article').first();
    await expect(design.getByRole('progressbar')).toBeVisible();
    await expect(design.getByText('Usually takes 15-20 seconds')).toBeVisible();
    await expect(design.getByText('Published', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible();
  });

  await test.step('open the finished design', async () => {
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Open Retro sunset/ })
      .click();
    await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}$/);
    const design = page.getByRole('main');
    await expect(design.getByRole('button', { name: /^Navy/ })).toBeVisible();
    await expect(design.getByRole('img', { name: /Black$/ })).toHaveJSProperty('complete', true);
    await expect(design.getByText('13/13')).toBeVisible();
    await expect(design.getByRole('region', { name: 'Print report' })).toBeVisible();
    await expect(design.getByRole('link', { name: 'Open listing' })).toHaveAttribute('href', /^http/);
    const printFile = await page.request.get(
      (await design.getByRole('link', { name: /Print file/ }).getAttribute('href')) ?? '',
    );
    expect(printFile.headers()['content-type']).toBe('image/png');
  });

  await test.step('find it in the library', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('link', { name: /surfing cat/i })).toBeVisible();
  });
});
