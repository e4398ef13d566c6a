import type { Page } from '@playwright/test';
import { linkMailedTo, mailTo, openMailedLink, subjectsMailedTo } from '../support/mailbox.ts';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { newEmail, PASSWORD, type Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

/** The server beside a sandbox mails to one address so often, whatever the clock of the page says. */
const SERVER_INTERVAL_MS = 2_000;

const inbox = (page: Page) => page.getByRole('heading', { name: 'Check your inbox' });

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(inbox(page)).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.describe('after sign-up, the inbox page', () => {
  test('outlives a reload, mails once more when the server does, and either link counts', async ({ page }) => {
    const email = newEmail();
    await page.clock.setFixedTime(Date.now());
    await signUp(page, email);
    const signedUp = Date.now();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
    const resend = page.getByRole('button', { name: 'Resend the email' });
    await expect(resend).toBeDisabled();
    await expect(page.getByText(/^You can ask for another in \d seconds?\.$/)).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.reload();
    await expect(inbox(page)).toBeVisible();
    await expect.poll(() => Date.now() - signedUp).toBeGreaterThan(SERVER_INTERVAL_MS);
    await resend.click();
    await expect(page.getByText('Sent again.')).toBeVisible();
    await expect.poll(() => subjectsMailedTo(email)).toHaveLength(2);
    await openMailedLink(page, await linkMailedTo(email, 'Confirm'));
    await expect(page).toHaveURL(/\/dashboard$/);
    // The password of the sign-up counts, although the link is that of the second mail.
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.goto('/login');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('leads back to the form, and a sign-up that is repeated at once leads here again', async ({ page, noise }) => {
    const email = newEmail();
    await signUp(page, email);
    await page.getByRole('link', { name: 'Use another address' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.route('**/auth/v1/signup**', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: {
          code: 'over_email_send_rate_limit',
          message: 'For security purposes, you can only request this after 42 seconds.',
        },
      }),
    );
    await page.getByLabel('Password').fill('another password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('It went out a moment ago, with the password that you typed first.')).toBeVisible();
    await expect(page.getByText(/^You can ask for another in 4\d seconds\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Use another address' }).click();
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert')).toContainText('Try again in 42 seconds.');
    await expect(page.getByLabel('Email')).toBeFocused();
    ignoreFailedCalls(noise);
  });

  test('goes on when the link is opened in another tab', async ({ page, context }) => {
    const email = newEmail();
    await signUp(page, email);
    const other = await context.newPage();
    await openMailedLink(other, await linkMailedTo(email, 'Confirm'));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('is not shown to who asked for nothing', async ({ page }) => {
    await page.goto('/auth/inbox');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});

test('an address that is confirmed on another device leads to a working account on both', async ({
  page,
  browser,
  baseURL,
  noise,
}) => {
  const email = newEmail();
  await signUp(page, email);
  const phone = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openMailedLink(phone, await linkMailedTo(email, 'Confirm'));
  await expect(phone.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await phone.getByLabel('Email').fill(newEmail());
  await phone.getByLabel('Password').fill('chosen on the phone');
  await phone.getByRole('button', { name: 'Save and start designing' }).click();
  await expect(phone.getByRole('alert')).toHaveText('The link was sent to another address. Enter the one that got it.');
  await phone.getByLabel('Email').fill(email);
  await phone.getByRole('button', { name: 'Save and start designing' }).click();
  await expect(phone).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Email me a code to sign in here' }).click();
  const { subject } = await mailTo(email, 'is your sign-in code');
  await page.getByLabel('Code', { exact: true }).fill(subject.slice(0, 9));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await phone.context().close();
  ignoreFailedCalls(noise);
});

test.describe('a session that the server has ended', () => {
  const words = 'A heron in rubber boots';

  async function loseSession(page: Page, seller: Seller): Promise<void> {
    await page.goto('/dashboard');
    await chooseColors(page, 'Navy', 'White');
    await page.getByLabel('Design Description').fill(words);
    await seller.call('POST', '/auth/v1/logout?scope=global');
    // A request that the page makes by itself can learn of it first, and then there is nothing left to press.
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
  }

  test('comes back to the same words and colors', async ({ signedIn: page, seller, noise }) => {
    await loseSession(page, seller);
    await signIn(page, seller.email);
    await expect(page.getByLabel('Design Description')).toHaveValue(words);
    const checked = page.getByRole('group', { name: 'Shirt colors' }).getByRole('checkbox', { checked: true });
    await expect(checked).toHaveCount(2);
    await expect(page.getByRole('checkbox', { name: 'White', exact: true })).toBeChecked();
    ignoreFailedCalls(noise);
  });

  test('shows what was typed to nobody else', async ({ signedIn: page, seller, sharedSeller, noise }) => {
    await loseSession(page, seller);
    await signIn(page, sharedSeller.email);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByLabel('Design Description')).not.toHaveValue(words);
    ignoreFailedCalls(noise);
  });

  test('comes back to the page that it ended on', async ({ signedIn: page, seller, noise }) => {
    const address = '/library?q=owl&sort=oldest';
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
    await seller.call('POST', '/auth/v1/logout?scope=global');
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await signIn(page, seller.email);
    await expect(page).toHaveURL(address);
    ignoreFailedCalls(noise);
  });

  test('a link to a screen leads there after signing in', async ({ page, seller }) => {
    await page.goto('/settings/pricing');
    await signIn(page, seller.email);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page).toHaveURL('/settings/pricing');
  });
});

test('a session that cannot be read says so', async ({ page, noise }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      if (key.startsWith('sb-') && new URL(location.href).searchParams.has('refuse')) throw new Error('No storage');
      return getItem.call(this, key);
    };
  });
  await page.goto('/login?refuse');
  await expect(page.getByText('We couldn’t read your session.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const rest = noise.filter((line) => !line.includes('No storage'));
  noise.splice(0, noise.length, ...rest);
});

test('what is wrong is said at its field, and a password can be looked at', async ({ page, seller, noise }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password').fill('abc');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.goto('/login');
  const password = page.getByLabel('Password');
  await page.getByLabel('Email').fill(seller.email);
  await password.fill('not this one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible();
  await expect(password).toBeFocused();
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide characters' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(seller.email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(inbox(page)).toBeVisible();
  ignoreFailedCalls(noise);
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the first steps fit and are accessible', async ({ page, browser, baseURL, noise }) => {
    const email = `a-rather-long-name-of-somebody-${newEmail()}`;
    await signUp(page, email);
    await expectLayout(page);
    const other = await (await browser.newContext({ ...VIEWPORTS.phone, ...(baseURL && { baseURL }) })).newPage();
    await openMailedLink(other, await linkMailedTo(email, 'Confirm'));
    await other.getByRole('button', { name: 'Save and start designing' }).click();
    await expect(other.getByText('Enter your email address.')).toBeVisible();
    await expectLayout(other);
    await other.context().close();
    await page.goto('/reset-password');
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    await expectLayout(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await expectLayout(page);
    ignoreFailedCalls(noise);
  });
});
