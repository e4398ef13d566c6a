import { holdCalls } from '../support/held-calls.ts';
import { linkMailedTo, mailTo, openMailedLink } from '../support/mailbox.ts';
import { newEmail, PASSWORD } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test.describe('the authentication card', () => {
  test('switches between its modes, and asks for a password in two of them', async ({ page }) => {
    await page.goto('/signup');
    const password = page.getByLabel('Password');
    for (const [press, title, button] of [
      ['Already have an account? Sign in', 'Sign In', 'Sign In'],
      ['Need an account? Sign up', 'Create Account', 'Create Account'],
      ['Already have an account? Sign in', 'Sign In', 'Sign In'],
    ] as const) {
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
      await expect(password).toBeVisible();
    }
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(password).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect(password).toBeVisible();
  });

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
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
    ignoreFailedCalls(noise);
  });

  test('switches to sign-in for an existing account', async ({ page, seller, noise }) => {
    // The seller's own sign-up may be less than the pause between two mails ago: then this one leads to the inbox page.
    await expect(async () => {
      await page.goto('/signup');
      await page.getByLabel('Email').fill(seller.email);
      await page.getByLabel('Password').fill(PASSWORD);
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
    [
      'a stranger’s words',
      '/auth/callback?error=x&error_description=Call+us',
      'Failed to confirm email. The link may have expired.',
    ],
    [
      'an error that we know',
      '/auth/callback?error_code=link_replaced',
      'This link was replaced by a newer one. Please open the link in the newest mail.',
    ],
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

  test('says that it is confirming until the code is exchanged, then goes on to next', async ({ page, seller }) => {
    const { code, verifier } = await seller.openResetLink();
    await page.goto('/help');
    await page.evaluate(
      (value) => localStorage.setItem('sb-inkloom-auth-token-code-verifier', value),
      JSON.stringify(verifier),
    );
    const answer = await holdCalls(page, '**/auth/v1/token?grant_type=pkce');
    await page.goto(`/auth/callback?next=/library&code=${code}`);
    await expect(page.getByText('Confirming your email...')).toBeVisible();
    answer();
    await expect(page).toHaveURL(/\/library$/);
  });

  test('explains a link that was opened in another browser', async ({ page }) => {
    await page.goto('/auth/callback?code=8f1b0c5e-7a4e-4c61-9f0e-6b6a3f1d2c4b');
    await expect(page.getByRole('alert')).toContainText('opened in another browser');
  });

  test('takes no tokens, which would sign a visitor in as whoever made the link', async ({ page, seller }) => {
    const tokens = `access_token=${seller.session.access_token}&refresh_token=${seller.session.refresh_token}`;
    await page.goto(`/library#${tokens}`);
    await expect(page).toHaveURL(/\/auth\/callback/);
    await expect(page.getByRole('alert')).toHaveText('Email confirmation link is invalid or expired.');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });

  test('gets a code that arrives at another page, with all its parameters', async ({ page }) => {
    await page.goto('/library?code=8f1b0c5e-7a4e-4c61-9f0e-6b6a3f1d2c4b&from=mail');
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/auth/callback');
    expect(searchParams.get('next')).toBe('/library');
    expect(searchParams.get('from')).toBe('mail');
  });
});

test('a session that was used elsewhere says so at the sign-in', async ({ page, seller, noise }) => {
  // Not on another page before: its client would refresh the session.
  await page.addInitScript(
    (session) => {
      if (location.pathname === '/library') localStorage.setItem('sb-inkloom-auth-token', session);
    },
    JSON.stringify({ ...seller.session, expires_at: 1 }),
  );
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-sb-error-code': 'refresh_token_already_used', 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    }),
  );
  await page.goto('/library', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('your session was also used somewhere else')).toBeVisible();
  ignoreFailedCalls(noise);
});

test('too many wrong passwords say until when to wait', async ({ page, noise }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(newEmail());
  const words = page.getByText('Too many wrong passwords. You can try again at');
  await expect(async () => {
    await page.getByLabel('Password').fill('a guess');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(words).toBeVisible({ timeout: 500 });
  }).toPass();
  ignoreFailedCalls(noise);
});

test('"This was not me" in a mail signs every device out and leads to a new password', async ({ page, seller }) => {
  await seller.changePassword('a thief has this');
  const { text } = await mailTo(seller.email, 'Your password was changed');
  await page.goto(text.match(/https?:\/\/\S+not-me\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Secure my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is safe' })).toBeVisible();
  await openMailedLink(page, await linkMailedTo(seller.email, 'Reset your password'));
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
});

test('"This was not me" signs out the browser that it is pressed in', async ({ signedIn: page, seller, noise }) => {
  await seller.changePassword('a thief has this');
  const { text } = await mailTo(seller.email, 'Your password was changed');
  await page.goto(text.match(/https?:\/\/\S+not-me\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Secure my account' }).click();
  await page.getByRole('link', { name: 'Ask for a new password' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('"This was not me" says that the earlier address is taken, and that everybody is signed out', async ({ page }) => {
  await page.route('**/auth/v1/not-me', (route) => route.fulfill({ json: { email: null } }));
  await page.goto('/auth/not-me#token=a');
  await page.getByRole('button', { name: 'Secure my account' }).click();
  await expect(page.getByRole('status')).toContainText('now belongs to another account, so we couldn’t give it back');
});

test.describe('a new password', () => {
  test('is chosen through the mailed link', async ({ page, seller }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByLabel('Email').fill(seller.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Password reset email sent!', { exact: true })).toBeVisible();
    await openMailedLink(page, await linkMailedTo(seller.email, 'password'));
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
