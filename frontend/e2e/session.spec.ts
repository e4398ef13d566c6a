import { expect, forgetFailedCalls, test } from './support/test.ts';

const PROTECTED = ['/dashboard', '/library', '/settings', '/admin'];

for (const path of PROTECTED) {
  test(`${path} shows a stranger the authentication screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('a refresh token that is gone clears what is kept and leads to sign-in', async ({ page, seller, noise }) => {
  const stale = { ...seller.session, refresh_token: 'gone', expires_at: 1 };
  await page.goto('/login');
  // Set sooner, it may be this page that finds it and clears it.
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.evaluate((session) => localStorage.setItem('sb-inkloom-auth-token', session), JSON.stringify(stale));
  await page.goto('/library', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([]);
  forgetFailedCalls(noise);
});

test('an access token that is refused is renewed once, and the call made again', async ({ signedIn: page, noise }) => {
  let refused = 0;
  let refreshes = 0;
  await page.route('**/api/user', async (route) => {
    if (refused++ === 0) await route.fulfill({ status: 401, json: { error: 'Unauthorized', code: 'unauthorized' } });
    else await route.continue();
  });
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    refreshes++;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  expect(refreshes).toBe(1);
  forgetFailedCalls(noise);
});

test('signing out in one tab signs the other out', async ({ signedIn: page, context }) => {
  await page.goto('/dashboard');
  await expect(page.getByLabel('Design Description')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Account', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('an address that is none has a page that says so', async ({ page, noise }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  forgetFailedCalls(noise);
});
