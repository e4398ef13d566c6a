import type { Page } from '@playwright/test';
import { controlSandbox } from '../support/sandbox.ts';
import { expectAccessible } from '../support/screen-checks.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const plans = (page: Page) => page.getByRole('region', { name: 'Subscription Plans' });
const expectBalance = (page: Page, words: string) =>
  expect(page.getByRole('banner').getByText(words, { exact: true })).toBeVisible();

/** What a person does on Stripe's page. */
async function pay(page: Page, button: RegExp, number = '4242 4242 4242 4242'): Promise<void> {
  await expect(page.getByText('Sandbox of Stripe: no card is charged')).toBeVisible();
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: button }).click();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await plans(page)
    .getByRole('button', { name: `Choose ${name}` })
    .click();
}

/** Moves the seller's time at Stripe on. */
async function advanceDays(seller: Seller, days: number): Promise<void> {
  await controlSandbox('POST', `/stripe/customers/${seller.email}/advance`, { days });
}

for (const [name, credits] of [
  ['Starter', 95],
  ['Pro', 270],
  ['Studio', 620],
] as const) {
  test(`${name} is bought on the payment page`, async ({ signedIn: page }) => {
    await choose(page, name);
    await expect(page.getByRole('heading', { name: 'Subscribe' })).toBeVisible();
    await expectAccessible(page);
    await pay(page, /Subscribe/);
    await expect(page.getByText(`${credits - 20} credits added.`)).toBeVisible();
    await expectBalance(page, `${credits} credits`);
    await expect(plans(page).getByText('Active', { exact: true })).toBeVisible();
    await expect(plans(page).getByText('Your plan', { exact: true })).toBeVisible();
    await expect(plans(page).getByText(/^Renews on/)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL(/\/settings\/billing$/);
  });
}

test('a declined card buys nothing, and the app says so', async ({ signedIn: page }) => {
  await choose(page, 'Pro');
  await pay(page, /Subscribe/, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByText('Checkout canceled. You weren’t charged.')).toBeVisible();
  await expect(plans(page).getByText('No plan', { exact: true })).toBeVisible();
  await expectBalance(page, '20 credits');
});

test('a card that needs authentication pays once it is confirmed', async ({ signedIn: page }) => {
  await choose(page, 'Starter');
  await pay(page, /Subscribe/, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('75 credits added.')).toBeVisible();
});

test('a plan is canceled after a confirmation, resumed, and canceled for good', async ({ signedIn: page, seller }) => {
  await choose(page, 'Starter');
  await pay(page, /Subscribe/);
  await expect(page.getByText('75 credits added.')).toBeVisible();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(plans(page).getByText(/^Renews on/)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Subscription Cancelled', { exact: true })).toBeVisible();
  await expect(plans(page).getByText(/^Ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Subscription' }).click();
  await expect(plans(page).getByText(/^Renews on/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(plans(page).getByText(/^Ends on/)).toBeVisible();
  await advanceDays(seller, 32);
  await expect(async () => {
    await page.reload();
    await expect(plans(page).getByText('Canceled', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectBalance(page, '95 credits');
  await expect(plans(page).getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
});

test('a renewal adds credits, and invoices are listed', async ({ signedIn: page, seller }) => {
  await choose(page, 'Starter');
  await pay(page, /Subscribe/);
  await expect(page.getByText('75 credits added.')).toBeVisible();
  await advanceDays(seller, 32);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('banner').getByText('170 credits')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Invoices', exact: true }).click();
  await expect(plans(page).getByText('paid', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Credit history' }).click();
  await expect(page.getByText('Subscription: next month')).toBeVisible();
  const history = page.getByRole('region', { name: 'Credit history' });
  await history.getByRole('button', { name: 'Change' }).click();
  await expect(history.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'descending');
  const changes = (await history.getByRole('row').locator('td:last-child').allInnerTexts()).map((text) =>
    Number(text.replace('−', '-')),
  );
  expect(changes.length).toBeGreaterThan(1);
  expect(changes).toEqual(changes.toSorted((one, other) => other - one));
  await expectAccessible(page);
});

test('an upgrade adds the difference in credits, and the billing portal leads back', async ({ signedIn: page }) => {
  await choose(page, 'Starter');
  await pay(page, /Subscribe/);
  await expect(page.getByText('75 credits added.')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Studio' }).click();
  const question = page.getByRole('dialog', { name: 'Upgrade to Studio?' });
  await expect(question).toContainText('Your card is charged the difference');
  await question.getByRole('button', { name: 'Upgrade to Studio' }).click();
  await expect(page.getByText('Plan changed', { exact: true })).toBeVisible();
  await expectBalance(page, '620 credits');
  await page.getByRole('button', { name: 'Card and invoices' }).click();
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Inkloom' }).click();
  await expect(plans(page).getByText('Your plan', { exact: true })).toBeVisible();
});

test('a seller without credits buys some, and finds the idea again', async ({ signedIn: page, seller, noise }) => {
  await seller.connectPrintify();
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A crane folding a paper man');
  await chooseColors(page, 'Black');
  await page.route('**/api/generate', (route) =>
    route.fulfill({
      status: 402,
      json: { error: 'You have no credits left.', code: 'insufficient_credits', requiresPayment: true },
    }),
  );
  await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Out of Credits' });
  await expect(dialog.getByText('Your idea is saved', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '25 credits' }).click();
  await pay(page, /Pay \$9\.75/);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('25 credits added.')).toBeVisible();
  await expectBalance(page, '45 credits');
  await expect(page.getByLabel('Design Description')).toHaveValue('A crane folding a paper man');
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeChecked();
  ignoreFailedCalls(noise);
});

test('the badge shows when credits expire', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '20 credits' }).click();
  const popover = page.getByRole('dialog', { name: 'Your credits' });
  await expect(popover.getByText('New account')).toBeVisible();
  await expect(popover.getByText(/^expires/)).toBeVisible();
  await expectAccessible(page);
  await popover.getByRole('link', { name: 'Buy Credits' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Plans' })).toBeVisible();
});

test('the app waits for a payment that is not confirmed yet', async ({ signedIn: page, noise }) => {
  let calls = 0;
  await page.route('**/api/stripe/confirm-checkout', (route) => {
    calls += 1;
    const paid = calls > 2;
    return route.fulfill({ json: paid ? { status: 'paid', credits: 75 } : { status: 'processing', credits: null } });
  });
  await page.goto('/settings?checkout=success&session_id=cs_test_waiting');
  await expect(page.getByText('Waiting for Stripe to confirm your payment…')).toBeVisible();
  await expect(page.getByText('75 credits added.')).toBeVisible();
  expect(calls).toBeGreaterThan(2);
  ignoreFailedCalls(noise);
});

test('a checkout that cannot be opened shows an error', async ({ signedIn: page, noise }) => {
  await page.route('**/api/stripe/create-checkout', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'We can’t reach our payment provider right now.', code: 'payments_unavailable' },
    }),
  );
  await choose(page, 'Pro');
  await expect(page.getByText('Checkout Failed', { exact: true })).toBeVisible();
  await expect(plans(page).getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
  ignoreFailedCalls(noise);
});

test('a plan can be canceled while it is active, and not otherwise', async ({ signedIn: page }) => {
  let changes = {};
  await page.route('**/api/stripe/subscription', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), canManage: true, ...changes } });
  });
  for (const [tier, status, words, count] of [
    ['starter', 'active', 'Active', 1],
    ['starter', 'past_due', 'Past due', 0],
    ['free', 'canceled', 'Canceled', 0],
    ['free', 'none', 'No plan', 0],
  ] as const) {
    changes = { tier, status };
    await page.goto('/settings');
    await expect(plans(page).getByText(words, { exact: true })).toBeVisible();
    await expect(plans(page).getByRole('button', { name: 'Card and invoices' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(count);
  }
});
