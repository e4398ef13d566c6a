import type { Locator } from '@playwright/test';
import { linkMailedTo, openMailedLink } from './support/mailbox.ts';
import { newEmail, PASSWORD } from './support/seller.ts';
import { expect, ignoreFailedCalls, test } from './support/test.ts';
import { chooseColors } from './support/workbench.ts';

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
    await openMailedLink(page, await linkMailedTo(email, 'Confirm'));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  });

  await test.step('connect Printify', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Printify' }).click();
    await page.getByLabel('Printify API token').fill(`sandbox_${email}`);
    await page.getByRole('button', { name: 'Connect to Printify' }).click();
    await expect(page.getByLabel('Shop')).toBeVisible();
  });

  await test.step('describe a shirt and watch it being made', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByLabel('Design Description').fill('Retro sunset with a surfing cat and the words "Surfing Cat"');
    await chooseColors(page, 'Black', 'Navy');
    await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
    await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Design Description')).toHaveValue('');
    const design = page.getByRole('article').first();
    await expect(design.getByRole('progressbar')).toBeVisible();
    await expect(design.getByText(/^Usually takes (15-20|about \d+) seconds$/)).toBeVisible();
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
    const legibility = design.getByRole('list', { name: 'How it reads on each color' });
    await expect(legibility.getByRole('button', { name: /^Navy/ })).toBeVisible();
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

test('from the landing page to a live product in at most five clicks, besides the mail and the token', async ({
  page,
  noise,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const idea = 'Bear with sunglasses "Stay wild"';

  await test.step('a visitor has an idea drawn, and makes an account', async () => {
    await page.goto('/');
    await page.getByLabel('Your idea').fill(idea);
    await click(page.getByRole('button', { name: 'Draw it for free' }));
    await expect(page.getByRole('img', { name: `Your design: ${idea}` })).toBeVisible();
    await click(page.getByRole('link', { name: 'Sign up to publish it' }));
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await click(page.getByRole('button', { name: 'Create Account' }));
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });

  await test.step('the account has the words, the color and the design', async () => {
    await openMailedLink(page, await linkMailedTo(email, 'Confirm'));
    await expect(page.getByLabel('Design Description')).toHaveValue(idea);
    await expect(page.getByRole('checkbox', { name: 'Navy', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Press' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Concept 1/ })).toBeChecked();
  });

  await test.step('one press, and the token on the way', async () => {
    await click(page.getByRole('button', { name: 'Generate & Publish (1 credit)' }));
    const setup = page.getByRole('dialog', { name: 'Setup Required' });
    await setup.getByLabel('Printify API token').fill(`sandbox_${email}`);
    await setup.getByRole('button', { name: 'Connect to Printify' }).click();
    // An account with one shop needs no choice.
    await click(setup.getByRole('button', { name: 'Generate with this shop' }));
    await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
    const design = page.getByRole('article').first();
    await expect(design.getByText('Published', { exact: true })).toBeVisible({ timeout: 90_000 });
  });

  expect(clicks).toBeLessThanOrEqual(5);
  // A press before Printify is connected is refused, and asked again.
  ignoreFailedCalls(noise);
});
