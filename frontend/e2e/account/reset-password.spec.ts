import type { Page } from '@playwright/test';
import { holdCalls } from '../support/held-calls.ts';
import { linkMailedTo, mailTo, openMailedLink, subjectsMailedTo } from '../support/mailbox.ts';
import { PASSWORD } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test('a reset link works once, sends a mail, and the page redirects after two seconds', async ({ page, seller }) => {
  const link = await requestLink(page, seller.email);
  await page.clock.install();
  await openMailedLink(page, link);
  await expect(page.getByLabel('New Password')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choosePassword(page, 'another workshop');
  const success = page.getByRole('heading', { name: 'Password Reset Successful!' });
  await expect(success).toBeVisible();
  await expect(page.getByText('Password updated!', { exact: true })).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(success).toBeVisible();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => subjectsMailedTo(seller.email)).toContain('Your password was changed');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Email link is invalid or has expired');
});

test('the old password is refused, and another can be tried', async ({ page, seller, noise }) => {
  await openMailedLink(page, await requestLink(page, seller.email));
  await choosePassword(page, PASSWORD);
  await expect(page.getByText('Reset failed', { exact: true })).toBeVisible();
  await choosePassword(page, 'another workshop');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('a link that is opened in another browser says where to ask again', async ({ page, seller, browser }) => {
  const other = await browser.newPage();
  const link = await requestLink(other, seller.email);
  await other.close();
  await openMailedLink(page, link);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please ask for a new one here');
});

test('the page can be left without a new password', async ({ page, seller }) => {
  await openMailedLink(page, await requestLink(page, seller.email));
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  // The link's session has ended with it.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('the page itself reads the tokens of a recovery link', async ({ page, seller, noise }) => {
  const { access_token, refresh_token } = seller.session;
  await page.goto('/reset-password#access_token=a.b.c&refresh_token=none&type=recovery');
  await expect(page.getByRole('heading', { name: 'Reset Link Invalid' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Failed to verify session. Please request a new reset link.');
  await page.goto('/login');
  await page.goto(`/reset-password#access_token=${access_token}&refresh_token=${refresh_token}&type=recovery`);
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('the page shows that the link is being verified', async ({ page, seller }) => {
  const { access_token, refresh_token } = seller.session;
  const answer = await holdCalls(page, '**/auth/v1/user');
  await page.goto(`/reset-password#access_token=${access_token}&refresh_token=${refresh_token}&type=recovery`);
  await expect(page.getByText('Verifying reset link...')).toBeVisible();
  answer();
  await expect(page.getByLabel('New Password')).toBeVisible();
});

async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset email sent!', { exact: true })).toBeVisible();
  return linkMailedTo(email, 'password');
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('a page that was open for long asks for a mailed code', async ({ page, seller, noise }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email').fill(seller.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await openMailedLink(page, await linkMailedTo(seller.email, 'password'));
  const needed = { code: 'reauthentication_needed', error_code: 'reauthentication_needed', msg: 'Sign in again.' };
  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 400, json: needed }), { times: 1 });
  await page.getByLabel('New Password').fill('another workshop');
  await page.getByLabel('Confirm Password').fill('another workshop');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const { subject } = await mailTo(seller.email, 'confirms your change');
  await page.getByLabel('Code from the email').fill(subject.slice(0, 9));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
  ignoreFailedCalls(noise);
});
