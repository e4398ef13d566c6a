import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { PASSWORD, type Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

/** Chromium's own virtual authenticator, which verifies its owner unless that is turned off. */
async function authenticatorOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  const verifyOwner = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { verifyOwner };
}

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/settings#passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Store your recovery codes' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(passkeys(page).getByRole('listitem')).toContainText(name);
}

async function openLogin(page: Page): Promise<void> {
  // Not under a screen that still asks for something: it would go to the sign-in screen by itself.
  await page.goto('/health/ready');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

async function signInWithPassword(page: Page, { email }: Seller): Promise<void> {
  await openLogin(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Recent Previews' });

test('is added, signs in, is the second step, is renamed and removed', async ({ signedIn: page, seller, noise }) => {
  await authenticatorOf(page);
  await addPasskey(page, 'My laptop');
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toContainText('asks for a passkey');
  await openLogin(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(dashboard(page)).toBeVisible();
  await signInWithPassword(page, seller);
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dashboard(page)).toBeVisible();
  await page.goto('/settings#passkeys');
  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys(page).getByRole('listitem')).toContainText('Old laptop');
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  await signInWithPassword(page, seller);
  await expect(dashboard(page)).toBeVisible();
  ignoreFailedCalls(noise);
});

test('that is refused says why, and leaves the other ways open', async ({ signedIn: page, seller, noise }) => {
  const { verifyOwner } = await authenticatorOf(page);
  await addPasskey(page, 'My laptop');
  await verifyOwner(false);
  await openLogin(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await expectAccessible(page);
  await signInWithPassword(page, seller);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await verifyOwner(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dashboard(page)).toBeVisible();
  ignoreFailedCalls(noise);
});

test('that was removed is not known', async ({ signedIn: page, noise }) => {
  await authenticatorOf(page);
  await addPasskey(page, 'My laptop');
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  await openLogin(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('It may have been removed');
  ignoreFailedCalls(noise);
});

test('is not offered where the browser knows none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('fits and is accessible at each step', async ({ signedIn: page, seller, noise }) => {
    await authenticatorOf(page);
    await page.goto('/settings#passkeys');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
    await expectLayout(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await addPasskey(page, 'My laptop');
    await expectLayout(page);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await expectLayout(page);
    await openLogin(page);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expectLayout(page);
    await signInWithPassword(page, seller);
    await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
    await expectLayout(page);
    ignoreFailedCalls(noise);
  });
});
