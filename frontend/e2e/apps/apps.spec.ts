import { SampleApp } from '../support/apps.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { PASSWORD } from '../support/seller.ts';
import { test as base, expect, ignoreFailedCalls } from '../support/test.ts';

const test = base.extend<{ app: SampleApp }>({
  app: async ({ baseURL }, use) => {
    const app = await SampleApp.start(baseURL, '<b>Sample</b> assistant');
    await use(app);
    app.stop();
  },
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('an app is allowed a part of what it asks for, works, and is disconnected', async ({
    signedIn: page,
    baseURL,
    app,
  }) => {
    await page.goto(app.url);
    await expect(page.getByRole('heading', { name: 'Let “<b>Sample</b> assistant” use your account?' })).toBeVisible();
    await expect(page.getByText('A program on this computer (127.0.0.1)')).toBeVisible();
    await expect(page.getByText('Not verified by us.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'See your designs and settings' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Publish to your shop' }).uncheck();
    await page.getByLabel('Credits a day, at most').fill('half');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Enter a whole number of credits, or nothing.')).toBeVisible();
    await expectLayout(page);
    await page.getByLabel('Credits a day, at most').fill('5');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveTitle('The app');
    expect(app.answers.map((answer) => answer.get('state'))).toEqual(['some-state']);
    const token = await app.exchange();
    const call = () => fetch(`${baseURL}/api/generations`, { headers: { authorization: `Bearer ${token}` } });
    expect((await call()).status).toBe(200);

    await page.goto('/settings/apps');
    const row = page.getByRole('listitem').filter({ hasText: '<b>Sample</b> assistant' });
    await expect(row.getByText('Make and change designs, for 5 credits a day at most')).toBeVisible();
    await expect(row.getByText('Publish to your shop')).toBeHidden();
    await expect(row.getByText(/last used at/)).toBeVisible();
    await expectLayout(page);
    await row.getByRole('button', { name: 'Disconnect <b>Sample</b> assistant' }).click();
    await expect(page.getByText('No app is connected.')).toBeVisible();
    expect((await call()).status).toBe(401);
  });
});

test('a visitor signs in first, and may refuse', async ({ page, seller, app }) => {
  await page.goto(app.url);
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Let “<b>Sample</b> assistant” use your account?' })).toBeVisible();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page).toHaveTitle('The app');
  expect(app.answers.map((answer) => answer.get('error'))).toEqual(['access_denied']);
});

test('who signed in long ago signs in again', async ({ signedIn: page, seller, app }) => {
  await page.route(
    '**/api/oauth/requests/*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), needs_sign_in: true } });
    },
    { times: 1 },
  );
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveTitle('The app');
  expect(await app.exchange()).toMatch(/^inkat_/);
});

test('a request of another browser is shown to nobody', async ({ signedIn: page, app, noise, browser }) => {
  const other = await browser.newPage();
  await other.goto(app.url);
  await other.waitForURL('**/oauth/consent/*');
  await page.goto(other.url());
  await expect(page.getByRole('heading', { name: 'This request has ended' })).toBeVisible();
  await expectAccessible(page);
  await other.close();
  ignoreFailedCalls(noise);
});

test('an app that nobody knows is explained', async ({ page, app, noise }) => {
  await page.goto(app.url.replace(app.clientId, 'nobody'));
  await expect(page.getByRole('heading', { name: 'We don’t know this app' })).toBeVisible();
  await expectAccessible(page);
  ignoreFailedCalls(noise);
});
