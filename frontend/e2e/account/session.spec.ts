import { holdCalls } from '../support/held-calls.ts';
import { expect, ignoreFailedCalls, storeSession, test } from '../support/test.ts';

const PROTECTED = ['/dashboard', '/library', '/settings', '/admin', '/admin/printify-catalog'];

for (const path of PROTECTED) {
  test(`${path} shows a visitor the sign-in screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('an invalid refresh token clears the stored session and leads to sign-in', async ({
  page,
  context,
  seller,
  noise,
}) => {
  await storeSession(context, { ...seller.session, refresh_token: 'gone', expires_at: 1 });
  await page.goto('/library', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([]);
  ignoreFailedCalls(noise);
});

test('a refused access token is refreshed once, and the call made again', async ({ signedIn: page, noise }) => {
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
  ignoreFailedCalls(noise);
});

test('a sign-out in one tab signs out the other', async ({ signedIn: page, context }) => {
  await page.goto('/dashboard');
  await expect(page.getByLabel('Design Description')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Account', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('an unknown path shows the 404 page', async ({ page, noise }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  ignoreFailedCalls(noise);
});

test('a spinner is shown while the session is read', async ({ page, seller }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const answer = await holdCalls(page, '**/auth/v1/token?grant_type=refresh_token');
  await page.evaluate(
    (session) => localStorage.setItem('sb-inkloom-auth-token', session),
    JSON.stringify({ ...seller.session, expires_at: 1 }),
  );
  await page.goto('/library');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
});

test('a visitor asks for no account', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user')) calls += 1;
  });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(calls).toBe(0);
});
