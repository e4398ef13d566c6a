import { linkMailedTo } from '../support/mailbox.ts';
import { newEmail, PASSWORD } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test.describe('the authentication card', () => {
  test('asks for missing fields', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Missing fields', { exact: true })).toBeVisible();
    await expect(page.getByText('Please enter both email and password', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Email required', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });

  test('refuses a wrong password and accepts the right one', async ({ page, seller, noise }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(seller.email);
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Authentication failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Invalid login credentials', { exact: true })).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
    ignoreFailedCalls(noise);
  });

  test('switches to sign-in for an existing account', async ({ page, seller, noise }) => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill(seller.email);
    await page.getByLabel('Password').fill(PASSWORD);
    // The seller's own sign-up may be less than the pause between two mails ago.
    await expect(async () => {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Account already exists', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(seller.email);
    ignoreFailedCalls(noise);
  });
});

test.describe('the callback', () => {
  for (const [name, address, words] of [
    ['nothing', '/auth/callback', 'Email confirmation link is invalid or expired.'],
    ['an error', '/auth/callback?error=access_denied&error_description=The+link+is+too+old', 'The link is too old'],
    [
      'an error without words',
      '/auth/callback?error=access_denied',
      'Failed to confirm email. The link may have expired.',
    ],
    [
      'an error to the front door',
      '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
      'Email link is invalid or has expired',
    ],
  ] as const) {
    test(`shows the error of a link with ${name}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(words);
      await page.getByRole('link', { name: 'Return to Login' }).click();
      await expect(page).toHaveURL(/\/login$/);
    });
  }

  test('refuses invalid tokens', async ({ page, noise }) => {
    await page.goto('/auth/callback#access_token=a.b.c&refresh_token=none');
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    ignoreFailedCalls(noise);
  });

  test('explains a link that was opened in another browser', async ({ page }) => {
    await page.goto('/auth/callback?code=8f1b0c5e-7a4e-4c61-9f0e-6b6a3f1d2c4b');
    await expect(page.getByRole('alert')).toContainText('opened in another browser');
  });

  test('accepts tokens that arrive at another page, and returns to it', async ({ page, seller }) => {
    const tokens = `access_token=${seller.session.access_token}&refresh_token=${seller.session.refresh_token}`;
    await page.goto(`/library#${tokens}`);
    await expect(page).toHaveURL(/\/library$/);
    await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  });

  test('gets a code that arrives at another page, with all its parameters', async ({ page }) => {
    await page.goto('/library?code=8f1b0c5e-7a4e-4c61-9f0e-6b6a3f1d2c4b&from=mail');
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/auth/callback');
    expect(searchParams.get('next')).toBe('/library');
    expect(searchParams.get('from')).toBe('mail');
  });

  test('shows an error when valid tokens give no session', async ({ page, seller, noise }) => {
    await page.route('**/auth/v1/user', (route) => route.abort());
    const { access_token, refresh_token } = seller.session;
    await page.goto(`/auth/callback#access_token=${access_token}&refresh_token=${refresh_token}`);
    await expect(page.getByRole('alert')).toHaveText('Failed to establish session. Please try logging in.');
    ignoreFailedCalls(noise);
  });

  test('redirects to no other origin', async ({ page, seller }) => {
    const tokens = `access_token=${seller.session.access_token}&refresh_token=${seller.session.refresh_token}`;
    await page.goto(`/auth/callback?next=//example.com/steal#${tokens}`);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('a new password', () => {
  test('is chosen through the mailed link', async ({ page, seller }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByLabel('Email').fill(seller.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Password reset email sent!', { exact: true })).toBeVisible();
    await page.goto(await linkMailedTo(seller.email, 'password'));
    await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();

    await page.getByLabel('New Password').fill('abc');
    await page.getByLabel('Confirm Password').fill('abd');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Please make sure both passwords are the same.', { exact: true })).toBeVisible();
    await page.getByLabel('Confirm Password').fill('abc');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password must be at least 6 characters long.', { exact: true })).toBeVisible();

    await page.getByLabel('New Password').fill('another workshop');
    await page.getByLabel('Confirm Password').fill('another workshop');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
    await expect(page.getByText('Redirecting you to login...')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(seller.email);
    await page.getByLabel('Password').fill('another workshop');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('needs a link', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'Reset Link Invalid' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'No active session. Please click the password reset link from your email.',
    );
  });
});

test('the front page is the dashboard for a user and the landing page for a visitor', async ({ signedIn: page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Design Description')).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([]);
});

test('a reset does not show whether an account exists', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset email sent!', { exact: true })).toBeVisible();
});
