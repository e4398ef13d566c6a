import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { holdCalls } from '../support/held-calls.ts';
import { linkMailedTo, mailTo, openMailedLink, subjectsMailedTo } from '../support/mailbox.ts';
import { expectAccessible } from '../support/screen-checks.ts';
import { newEmail, PASSWORD, type Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test('the account section shows the email, the credits and the year', async ({ signedIn: page, seller }) => {
  await page.goto('/settings/account');
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account.getByText(seller.email, { exact: true })).toBeVisible();
  await expect(account.getByText('20 credits', { exact: true })).toBeVisible();
  await expect(account.getByText(String(new Date().getFullYear()))).toBeVisible();
});

test('an email is changed by the link that is mailed to the new address', async ({ signedIn: page, seller, noise }) => {
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill('no address');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  const address = newEmail();
  await dialog.getByLabel('New email').fill(address);
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('That isn’t your current password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your new inbox', { exact: true })).toBeVisible();
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account.getByText(seller.email, { exact: true })).toBeVisible();
  await openMailedLink(page, await linkMailedTo(address, 'Confirm your new address'));
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(account.getByText(address, { exact: true })).toBeVisible();
  await expect.poll(() => subjectsMailedTo(seller.email)).toContain('Your email address was changed');
  expect(await subjectsMailedTo(seller.email)).toContain('Someone asked to change your email address');
  ignoreFailedCalls(noise);
});

test('an email is changed with a mailed code in place of the password', async ({ signedIn: page, seller }) => {
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  const address = newEmail();
  await dialog.getByLabel('New email').fill(address);
  await dialog.getByRole('button', { name: 'Email me a code instead' }).click();
  await dialog.getByLabel('Code from the email').fill(codeIn(await mailTo(seller.email, 'confirms your change')));
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your new inbox', { exact: true })).toBeVisible();
  await linkMailedTo(address, 'Confirm your new address');
});

test('email preferences are saved', async ({ signedIn: page }) => {
  await page.goto('/settings/account');
  const finished = page.getByRole('checkbox', { name: 'Email me when a design is finished' });
  const failed = page.getByRole('checkbox', { name: 'Email me when a design fails' });
  const [wasFinished, wasFailed] = [await finished.isChecked(), await failed.isChecked()];
  await finished.click();
  await failed.click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await expect(finished).toBeChecked({ checked: !wasFinished });
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(finished).toBeChecked({ checked: !wasFinished });
  await expect(failed).toBeChecked({ checked: !wasFailed });
});

test('a preference that cannot be saved is reset', async ({ signedIn: page, noise }) => {
  await page.route('**/api/user/preferences', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'Something broke on our side.', code: 'internal' } })
      : route.continue(),
  );
  await page.goto('/settings/account');
  const box = page.getByRole('checkbox', { name: 'Email me when a design fails' });
  const before = await box.isChecked();
  await box.click();
  await expect(page.getByText('Save Failed', { exact: true })).toBeVisible();
  await expect(box).toBeChecked({ checked: before });
  ignoreFailedCalls(noise);
});

test.describe('changing the password', () => {
  test('shows an error for each wrong input', async ({ signedIn: page, noise }) => {
    await page.goto('/settings/account');
    const change = page.getByRole('button', { name: 'Change Password' });
    await change.click();
    await expect(page.getByText('Missing fields', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();

    await fillPasswords(page, PASSWORD, 'abc', 'abd');
    await change.click();
    await expect(page.getByText('Please make sure both passwords are the same.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription("Passwords don't match");
    await expect(page.getByLabel('Confirm new password')).toBeFocused();
    await fillPasswords(page, PASSWORD, 'abc', 'abc');
    await change.click();
    await expect(page.getByText('Password must be at least 6 characters long.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/Password too short/);
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    const current = page.getByLabel('Current password');
    await expect(current).toHaveAttribute('type', 'password');
    await current.locator('..').getByRole('button', { name: 'Show characters' }).click();
    await expect(current).toHaveAttribute('type', 'text');

    await fillPasswords(page, 'not this one', 'another workshop', 'another workshop');
    await change.click();
    await expect(page.getByText('Password Change Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Current password is incorrect', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();

    await fillPasswords(page, PASSWORD, PASSWORD, PASSWORD);
    await change.click();
    await expect(
      page.getByText('That is the password you have now. Choose another one.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    ignoreFailedCalls(noise);
  });

  test('takes a mailed code in place of the password', async ({ signedIn: page, seller, noise }) => {
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Email me a code instead' }).click();
    const code = page.getByLabel('Code from the email');
    await code.fill('0000 0000');
    await page.getByLabel('New password', { exact: true }).fill('another workshop');
    await page.getByLabel('Confirm new password').fill('another workshop');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(code).toHaveAccessibleDescription(/This code is wrong or no longer valid\. Ask for another one\.$/);
    await expectAccessible(page);
    ignoreFailedCalls(noise);
    await code.fill(codeIn(await mailTo(seller.email, 'confirms your change')));
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
  });

  test('mails another code where one was used up, and none where one is still good', async ({
    signedIn: page,
    seller,
    noise,
  }) => {
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Email me a code instead' }).click();
    await page.getByRole('button', { name: 'Use your password instead' }).click();
    await page.getByRole('button', { name: 'Email me a code instead' }).click();
    const code = page.getByLabel('Code from the email');
    await code.fill(codeIn(await mailTo(seller.email, 'confirms your change')));
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Choose another password.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    const codesMailed = async () =>
      (await subjectsMailedTo(seller.email)).filter((subject) => subject.includes('confirms your change')).length;
    expect(await codesMailed()).toBe(1);
    // The server mails no two within two seconds.
    await expect(async () => {
      await page.getByRole('button', { name: 'Email me another code' }).click();
      await expect(page.getByText('We emailed you another code', { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect.poll(codesMailed).toBe(2);
    await code.fill(codeIn(await mailTo(seller.email, 'confirms your change')));
    await page.getByLabel('New password', { exact: true }).fill('another workshop');
    await page.getByLabel('Confirm new password').fill('another workshop');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
    ignoreFailedCalls(noise);
  });

  test('keeps this session, leaves no second one and ends those of other devices', async ({
    signedIn: page,
    seller,
    browser,
  }) => {
    const other = await signInElsewhere(browser, seller);
    await page.goto('/settings/security');
    await expect(sessions(page)).toHaveCount(OWN_SESSIONS + 1);
    await page.getByRole('link', { name: 'Account', exact: true }).first().click();
    await fillPasswords(page, PASSWORD, 'another workshop', 'another workshop');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await expect(sessions(page)).toHaveCount(1);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
    await signInWith(other, seller.email, 'another workshop');
    await expect(other).toHaveURL(/\/dashboard$/);
    await other.context().close();
  });
});

test.describe('sessions', () => {
  test('a session that is ended on another device is signed out at once', async ({
    signedIn: page,
    seller,
    browser,
  }) => {
    const other = await signInElsewhere(browser, seller);
    await page.goto('/settings/security');
    const row = sessions(page).filter({ hasText: 'Firefox on Windows' });
    await expect(row).toContainText('last active');
    await expect(sessions(page).filter({ hasText: 'This device' })).toHaveCount(1);
    await row.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);

    await expect(other).toHaveURL(/\/login$/);
    expect(await storedAuthKeys(other)).toEqual([]);
    await other.context().close();
  });

  test('all other sessions can be ended together', async ({ signedIn: page, seller, browser }) => {
    const others = [await signInElsewhere(browser, seller), await signInElsewhere(browser, seller)];
    await page.goto('/settings/security');
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
    for (const other of others) {
      await expect(other).toHaveURL(/\/login$/);
      await other.context().close();
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  });
});

test('all data can be exported', async ({ signedIn: page }) => {
  await page.goto('/settings/account');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  // The names of an archive's files stand in it as they are.
  for (const name of ['account.json', 'designs.json', 'credits.json', 'sessions.json'])
    expect(archive.includes(name), name).toBe(true);
});

test('an export that fails shows an error', async ({ signedIn: page, noise }) => {
  await page.route('**/api/user/export', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something broke on our side.', code: 'internal' } }),
  );
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText('Couldn’t export your data', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeEnabled();
  ignoreFailedCalls(noise);
});

const SEND_LEFT_CODE = /\/assets\/send-left-[\w-]{7}\.js$/;
const SIGN_OUT = /\/auth\/v1\/logout\?/;

test('an account is deleted with its password, and its email can sign up again', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  // What a screen does in its idle time finds the session gone, and sends nobody to the sign-in screen.
  const beIdle = await holdCalls(page, SEND_LEFT_CODE);
  const signOut = await holdCalls(page, SIGN_OUT);
  await page.goto('/settings/account');
  const begin = page.getByRole('button', { name: 'Delete my account' });
  await begin.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(begin).toBeFocused();

  await begin.click();
  await expect(dialog.getByText('The 20 credits you have left')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByText('Enter your password to continue.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  const [signingOut, idle] = [page.waitForRequest(SIGN_OUT), page.waitForResponse(SEND_LEFT_CODE)];
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await signingOut;
  beIdle();
  await idle;
  signOut();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await storedAuthKeys(page)).toEqual([]);

  await page.goto('/signup');
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password').fill('a second life');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  // The first mail to this address was the deleted account's.
  await expect.poll(async () => (await subjectsMailedTo(seller.email)).filter(isConfirmation)).toHaveLength(2);
  await openMailedLink(page, await linkMailedTo(seller.email, 'Confirm'));
  await expect(page).toHaveURL(/\/dashboard$/);
  ignoreFailedCalls(noise);
});

test('the states of an account are accessible', async ({ signedIn: page, seller, browser, noise }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const other = await signInElsewhere(browser, seller);
  await page.goto('/settings/security');
  await expect(sessions(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Missing fields', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Enter your password to continue.')).toBeVisible();
  await expectAccessible(page);
  await other.context().close();
  ignoreFailedCalls(noise);
});

const isConfirmation = (subject: string) => subject.includes('Confirm');

/** Every seller begins with two sessions: the one of the confirmed link, and the one of the sign-in. */
const OWN_SESSIONS = 2;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Another browser in which the seller has signed in. */
async function signInElsewhere(browser: Browser, seller: Seller): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ userAgent: FIREFOX });
  const page = await context.newPage();
  await page.goto('/login');
  await signInWith(page, seller.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function fillPasswords(page: Page, current: string, password: string, again: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(again);
}

const sessions = (page: Page) => page.getByRole('region', { name: 'Where you’re signed in' }).getByRole('listitem');

const storedAuthKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')));

function codeIn({ subject }: { subject: string }): string {
  return subject.match(/^[\d ]+/)?.[0].trim() ?? '';
}
