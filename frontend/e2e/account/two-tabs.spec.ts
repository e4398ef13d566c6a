import type { Page } from '@playwright/test';
import { PASSWORD, Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const ideaField = (page: Page) => page.getByLabel('Design Description');

test('a sign-in in one tab signs in the other', async ({ page, context, seller }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(seller.email);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(ideaField(other)).toBeEditable();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(ideaField(page)).toBeEditable();
});

test('a sign-in as another user in another tab leaves nothing of the first user', async ({
  signedIn: page,
  context,
  seller,
  baseURL,
}) => {
  await page.goto('/settings/pricing');
  await page.getByRole('button', { name: '$29.99' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText(seller.email, { exact: true })).toBeVisible();
  const second = await Seller.create(baseURL ?? '');
  const { email } = second;
  const { code, verifier } = await second.openResetLink();
  const other = await context.newPage();
  await other.goto('/help');
  await other.evaluate(
    (value) => localStorage.setItem('sb-inkloom-auth-token-code-verifier', value),
    JSON.stringify(verifier),
  );
  await other.goto(`/auth/callback?next=/library&code=${code}`);
  await expect(other.getByRole('status').filter({ hasText: seller.email })).toContainText(email);
  await other.getByRole('link', { name: `Go on as ${email}` }).click();
  await expect(other).toHaveURL(/\/library$/);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(seller.email, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByLabel('Default price (USD)')).toHaveValue('24.99');
});

test('a tab that becomes visible refreshes its session', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await expectFollowed(page);
  const renewed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token');
  await becomeVisible(page);
  expect((await renewed).status()).toBe(200);
  await expect(ideaField(page)).toBeEditable();
});

test('a tab that becomes visible after its session ended leads to sign-in', async ({
  signedIn: page,
  seller,
  baseURL,
  noise,
}) => {
  await page.goto('/library');
  await expectFollowed(page);
  await fetch(`${baseURL}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.session.access_token}` },
  });
  await becomeVisible(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([]);
  ignoreFailedCalls(noise);
});

test('two tabs that refresh at once both stay signed in', async ({ signedIn: page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await expectFollowed(tab);
  }
  const answers = [page, other].map((tab) => tab.waitForResponse('**/auth/v1/token?grant_type=refresh_token'));
  await Promise.all([becomeVisible(page), becomeVisible(other)]);
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(200);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(ideaField(tab)).toBeVisible();
  }
});

/** The page listens for its tab a moment after its screen is there: what has asked the API was mounted before. */
async function expectFollowed(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
}

/** What the browser tells a page when its tab is chosen; a headless page counts as visible all the time. */
async function becomeVisible(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
