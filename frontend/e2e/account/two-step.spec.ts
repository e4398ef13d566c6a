import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { configure } from '../support/client-config.ts';
import { mailTo } from '../support/mailbox.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { PASSWORD, type Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

/** Sets it up in the settings. Returns the secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/settings#two-step');
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'Show my codes' }).click();
  const items = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await dialog.getByRole('checkbox', { name: 'I have stored my codes' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(twoStep(page)).toContainText('10 of 10 left');
  return { secret, codes };
}

async function signInWithPassword(page: Page, { email }: Seller): Promise<void> {
  await page.goto('/settings#two-step');
  await twoStep(page)
    .or(page.getByRole('button', { name: 'Sign In', exact: true }))
    .waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('is set up, asked for at the next sign-in, and removed', async ({ signedIn: page, seller, noise }) => {
  const { secret } = await setUp(page);
  await signInWithPassword(page, seller);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  // The code of the set-up was used; the server takes the next one already.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Recent Previews' })).toBeVisible();
  await page.goto('/settings#two-step');
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  await signInWithPassword(page, seller);
  await expect(page.getByRole('heading', { name: 'Recent Previews' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('lets a recovery code take the place of the app, once', async ({ signedIn: page, seller, noise }) => {
  const { codes } = await setUp(page);
  await signInWithPassword(page, seller);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Previews' })).toBeVisible();
  await signInWithPassword(page, seller);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter another of your recovery codes.');
  ignoreFailedCalls(noise);
});

test('is turned off by who lost the app and signed in with a recovery code', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  const { codes } = await setUp(page);
  await signInWithPassword(page, seller);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Previews' })).toBeVisible();
  await page.goto('/settings/security#two-step');
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  await signInWithPassword(page, seller);
  await expect(page.getByRole('heading', { name: 'Recent Previews' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('shows new recovery codes until they are stored, also when nothing else can be read', async ({
  signedIn: page,
  noise,
}) => {
  await setUp(page);
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  let reads = 0;
  await page.route('**/auth/v1/user', (route) => {
    reads += 1;
    return route.fulfill({ status: 500, json: { message: 'Something broke on our side.' } });
  });
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await dialog.getByRole('button', { name: 'Show my codes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(reads).toBe(0);
  await dialog.getByRole('checkbox', { name: 'I have stored my codes' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => reads).toBeGreaterThan(0);
  await expect(twoStep(page).getByRole('button', { name: 'Make new recovery codes' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('is demanded of an administrator where the server requires it', async ({ asAdministrator: page }) => {
  await configure(page, { auth: { url: '', anonKey: null, adminSecondFactor: true, mailIntervalSeconds: 60 } });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Set it up in Settings' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeInViewport();
});

test('is not needed for a mailed code, which signs in where there is no second factor', async ({
  page,
  seller,
  noise,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Email').fill(seller.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectLayout(page);
  await page.getByLabel('Code', { exact: true }).fill('0000 0000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  const { subject } = await mailTo(seller.email, 'is your sign-in code');
  await page.getByLabel('Code', { exact: true }).fill(subject.slice(0, 9));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recent Previews' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('fits and is accessible at each step', async ({ signedIn: page, seller, noise }) => {
    await page.goto('/settings#two-step');
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const dialog = page.getByRole('dialog');
    const secret = (await dialog.locator('code').textContent()) ?? '';
    await expectLayout(page);
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('button', { name: 'Show my codes' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectLayout(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(twoStep(page)).toContainText('10 of 10 left');
    await expectLayout(page);
    await signInWithPassword(page, seller);
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await expectLayout(page);
    ignoreFailedCalls(noise);
  });
});
