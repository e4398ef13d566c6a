import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { failWaitingMails, refuseMailTo } from '../support/failing-mail.ts';
import { mailTo } from '../support/mailbox.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { newEmail, Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, storeSession, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

/** A seller to whom administrators do things, in the order of the tests. */
let subject: Seller;

test.beforeAll(async ({ baseURL }) => {
  subject = await Seller.create(baseURL ?? '');
});

const userTable = (page: Page) => page.getByRole('region', { name: 'Users', exact: true });
const rowOf = (page: Page, email: string) => userTable(page).getByRole('row', { name: new RegExp(email) });

async function searchUsers(page: Page, search: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(search);
}

const expectText = (page: Page, words: string | RegExp) => expect(page.getByText(words, { exact: true })).toBeVisible();

test('a seller is redirected to the dashboard', async ({ page, context }) => {
  await storeSession(context, await subject.signIn());
  for (const path of ['/admin', '/admin/audit', `/admin/users/${subject.session.user.id}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' })).toHaveCount(0);
});

test('the dashboard shows counts and lists every account', async ({ asAdministrator: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  for (const title of ['Total Users', 'Active Users', 'Designs Generated', 'Printify Connected'])
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  for (const name of [
    'User',
    'Subscription',
    'Status',
    'Credits',
    'Grants',
    'Printify',
    'Designs',
    'Last Activity',
    'Actions',
  ])
    await expect(userTable(page).getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Printify Catalog' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('accounts are searched by email, in pages, and the URL has the page', async ({
  asAdministrator: page,
  baseURL,
}) => {
  const crowd = `crowd-${randomUUID()}`;
  await Promise.all(
    Array.from({ length: 26 }, (_, n) =>
      fetch(`${baseURL}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${crowd}-${n}@example.com`, password: 'one of a crowd' }),
      }),
    ),
  );
  await searchUsers(page, crowd.toUpperCase());
  await expectText(page, '1–25 of 26 users');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectText(page, '26–26 of 26 users');
  await expect(userTable(page).getByRole('row')).toHaveCount(2);
  await expect(userTable(page)).toContainText('Never');
  await page.reload();
  await expectText(page, '26–26 of 26 users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('%');
  await expectText(page, 'No users match.');
});

test('credits are granted from a row, only once, and only to an account', async ({ asAdministrator: page, noise }) => {
  await searchUsers(page, subject.email);
  const email = page.getByLabel('User email');
  const amount = page.getByLabel('Amount');
  await page.getByRole('button', { name: 'Grant Credits', exact: true }).click();
  await expectText(page, 'Please fill in all fields');
  await email.fill(newEmail());
  await amount.fill('');
  await page.getByRole('button', { name: 'Grant Credits', exact: true }).click();
  await expectText(page, 'Please fill in all fields');
  await amount.fill('10001');
  await page.getByRole('button', { name: 'Grant Credits', exact: true }).click();
  await expectText(page, 'A whole number from 1 to 10,000');
  await amount.fill('7');
  await page.getByRole('button', { name: 'Grant Credits', exact: true }).click();
  await page.getByRole('button', { name: 'Grant 7 credits' }).click();
  await expectText(page, 'No account uses this address.');
  ignoreFailedCalls(noise);

  await page.getByRole('button', { name: `Grant credits to ${subject.email}` }).click();
  await expect(email).toHaveValue(subject.email);
  await expect(amount).toBeFocused();
  await amount.fill('12');
  let answered = 0;
  await page.route('**/api/admin/grant-credits', async (route) => {
    const answer = await route.fetch();
    answered += 1;
    // The first answer is lost on its way: the same again must not grant twice.
    await (answered === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  const dialog = page.getByRole('dialog', { name: 'Grant 12 credits?' });
  const ask = () => page.getByRole('button', { name: 'Grant Credits', exact: true }).click();
  await ask();
  await expect(dialog).toContainText(`${subject.email} gets 12 credits, valid until`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(answered).toBe(0);
  await ask();
  await dialog.getByRole('button', { name: 'Grant 12 credits' }).click();
  await expectText(page, 'Failed to grant credits');
  ignoreFailedCalls(noise);
  await ask();
  await dialog.getByRole('button', { name: 'Grant 12 credits' }).click();
  await expectText(page, 'Credits granted successfully (90-day expiration)');
  await expectText(page, `${subject.email} has 32 credits now.`);
  await expect(amount).toHaveValue('10');
  await expect(email).toHaveValue('');
  await expect(rowOf(page, subject.email).getByRole('cell', { name: '32', exact: true })).toBeVisible();
});

test('the ledger is fetched when it is opened', async ({ asAdministrator: page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/ledger')) calls += 1;
  });
  await searchUsers(page, subject.email);
  await expect(rowOf(page, subject.email)).toBeVisible();
  expect(calls).toBe(0);
  await page.route('**/api/admin/ledger?*', async (route) => {
    const answer = await route.fetch();
    const entries = await answer.json();
    await route.fulfill({
      response: answer,
      json: [{ ...entries[0], id: '0', type: 'debit', amount: -41 }, ...entries],
    });
  });
  await page.getByRole('button', { name: 'Show Credits Ledger' }).click();
  const ledger = page.getByRole('region', { name: 'Ledger', exact: true });
  for (const name of ['Date', 'User', 'Type', 'Amount', 'Description'])
    await expect(ledger.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const short = `${subject.session.user.id.slice(0, 8)}…`;
  await expect(ledger.getByRole('row').filter({ hasText: short }).filter({ hasText: '+12' }).first()).toContainText(
    'Credit',
  );
  await expect(ledger.getByRole('row').nth(1)).toContainText(/Debit-41\D/);
  const amount = ledger.getByRole('columnheader', { name: 'Amount' });
  for (const [direction, query] of [
    ['descending', /sort=amount&order=desc/],
    ['ascending', /sort=amount&order=asc/],
  ] as const) {
    const asked = page.waitForRequest(query);
    await amount.getByRole('button').click();
    await asked;
    await expect(amount).toHaveAttribute('aria-sort', direction);
  }
  await amount.getByRole('button').click();
  await expect(amount).not.toHaveAttribute('aria-sort');
  const filtered = page.waitForRequest(/\/api\/admin\/ledger\?.*type=credit/);
  await page.getByRole('combobox', { name: 'Type of change' }).selectOption('Credit');
  await filtered;
  await page.getByRole('button', { name: 'Hide Credits Ledger' }).click();
  await expect(ledger).toBeHidden();
  // The last call may be on its way still.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('settings are saved within their limits', async ({ asAdministrator: page }) => {
  await page.goto('/admin');
  const width = page.getByLabel('Image width');
  const height = page.getByLabel('Image height');
  await expect(width).toHaveValue('1024');
  for (const label of ['New user credits', 'Image width', 'Image height', 'Monthly preview limit'])
    await page.getByLabel(label).fill('');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectText(page, 'Settings updated successfully');
  await expect(width).toHaveValue('1024');
  await expect(height).toHaveValue('1536');
  await expect(page.getByLabel('New user credits')).toHaveValue('20');

  await height.fill('99999');
  await page.getByLabel('Monthly preview limit').fill('33');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(height).toHaveValue('1536');
  await page.reload();
  await expect(height).toHaveValue('1536');
  await expect(page.getByLabel('Monthly preview limit')).toHaveValue('33');
});

test('a row has the account, its connection and the day of its last activity', async ({ asAdministrator: page }) => {
  await searchUsers(page, subject.email);
  const row = rowOf(page, subject.email);
  // The letter of the avatar, then the email.
  await expect(row).toContainText(`S${subject.email}Joined`);
  await expect(row).toContainText('Not Connected');
  await expect(row).toContainText(/Joined [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(row.getByRole('cell').nth(6)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}$/);
});

test('settings that cannot be saved say so', async ({ asAdministrator: page, noise }) => {
  await page.goto('/admin');
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectText(page, 'Failed to update settings');
  ignoreFailedCalls(noise);
});

test('settings that are refused show an error at their input', async ({ asAdministrator: page, noise }) => {
  await page.goto('/admin');
  await page.getByLabel('New user credits').fill('-1');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectText(page, 'Error');
  await expect(page.getByLabel('New user credits')).toHaveAttribute('aria-invalid', 'true');
  ignoreFailedCalls(noise);
});

test('a suspended seller is signed out at once, and can sign in again once restored', async ({
  asAdministrator: page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  await storeSession(theirs, await subject.signIn());
  const other = await theirs.newPage();
  await other.goto('/dashboard');
  await expect(other.getByLabel('Design Description')).toBeVisible();

  await searchUsers(page, subject.email);
  await page.getByRole('button', { name: `Suspend ${subject.email}` }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${subject.email}?` });
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Sold what was not theirs.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expectText(page, 'Account suspended');
  await expect(rowOf(page, subject.email)).toContainText('Suspended');
  await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await theirs.close();
  await expect(subject.signIn()).rejects.toThrow('user_banned');

  await page.getByRole('button', { name: `Restore ${subject.email}` }).click();
  await expectText(page, 'Account restored');
  await expect(rowOf(page, subject.email)).not.toContainText('Suspended');
  await subject.signIn();
});

test('administrators cannot suspend themselves', async ({ asAdministrator: page, administrator }) => {
  await searchUsers(page, administrator.email);
  await expect(page.getByRole('button', { name: `Suspend ${administrator.email}` })).toBeDisabled();
});

test('the details of a user show everything about the account', async ({ asAdministrator: page }) => {
  await searchUsers(page, subject.email);
  await page.getByRole('link', { name: `View details of ${subject.email}` }).click();
  await expect(page.getByText(subject.email).first()).toBeVisible();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Account')).toContainText(subject.session.user.id);
  await expect(part('Credit lots').getByRole('row')).toHaveCount(3);
  await expect(part('Ledger')).toContainText('+12');
  await expect(part('Designs')).toContainText('No designs yet.');
  await expect(part('Payments')).toContainText('No payments yet.');
  await expect(part('Sessions')).toContainText('127.0.0.1');
  await page.getByLabel('Amount').fill('3');
  await page.getByRole('button', { name: 'Grant Credits', exact: true }).click();
  await page.getByRole('button', { name: 'Grant 3 credits' }).click();
  await expectText(page, `${subject.email} has 35 credits now.`);
  await expect(part('Ledger')).toContainText('+3');
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('an unknown user shows an error', async ({ asAdministrator: page, noise }) => {
  await page.goto(`/admin/users/${randomUUID()}`);
  await expectText(page, 'Not found');
  ignoreFailedCalls(noise);
});

test('charts show each span of days, as bars and as a table', async ({ asAdministrator: page }) => {
  await page.goto('/admin/activity');
  const signUps = page.getByRole('img', { name: /^Sign-ups: [1-9]/ });
  await expect(signUps).toBeVisible();
  await signUps.hover({ position: { x: 2, y: 20 } });
  await expect(page.getByRole('figure').filter({ hasText: 'Sign-ups' })).toContainText(/20\d\d: ?0/);
  await expect(page.getByRole('figure').filter({ hasText: 'Revenue' })).toContainText('$0.00 in the 30 days before');
  await page.getByRole('button', { name: 'View as table' }).click();
  const rows = page.getByRole('region', { name: 'Figures' }).getByRole('row');
  for (const [span, count] of [
    ['30 days', 30],
    ['7 days', 7],
    ['90 days', 90],
    ['365 days', 52],
  ] as const) {
    await page.getByRole('radio', { name: span }).check();
    await expect(rows).toHaveCount(count + 1);
  }
  await expect(rows.nth(1)).toContainText(' to ');
  await expect(page.getByText('Each bar is a week.')).toBeVisible();
});

test('a failed job is retried and succeeds', async ({ asAdministrator: page, baseURL }) => {
  const takeMails = await refuseMailTo(subject.email);
  await fetch(`${baseURL}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: subject.email }),
  });
  const failed = page.getByRole('button', { name: 'Show failed jobs of send-mail' });
  await expect(async () => {
    await failWaitingMails();
    await page.goto('/admin/activity');
    await page.getByRole('button', { name: /idle jobs$/ }).click();
    await expect(page.getByRole('list', { name: 'Idle jobs' })).toContainText('weekly-catalog');
    await expect(failed).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await failed.click();
  await expect(page.getByText(/451/)).toBeVisible();
  await expect(page.getByText(/after \d+ tr/)).toBeVisible();
  await expectAccessible(page);
  await takeMails();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expectText(page, 'The job will be retried');
  await mailTo(subject.email, 'Reset');
  await expectText(page, 'No job of this kind has failed.');
});

test('a message is answered by mail, marked as answered, and reopened', async ({ asAdministrator: page, baseURL }) => {
  const about = `Sizes ${randomUUID()}`;
  const sent = await fetch(`${baseURL}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bo', email: 'bo+x@example.com', subject: about, message: 'Is there a 5XL?\nBo' }),
  });
  expect(sent.status).toBe(204);
  await page.goto('/admin/messages');
  const message = page.getByRole('region', { name: about });
  await expect(message).toContainText('Is there a 5XL?');
  await expect(message.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    `mailto:bo%2Bx%40example.com?subject=${encodeURIComponent(`Re: ${about}`)}`,
  );
  await message.getByRole('button', { name: 'Mark answered' }).click();
  await expectText(page, 'Marked answered');
  await expect(message).toBeHidden();
  await page.getByRole('radio', { name: 'Answered' }).check();
  await expect(message).toContainText('by admin@inkloom.example');
  await message.getByRole('button', { name: 'Reopen' }).click();
  await expect(message).toBeHidden();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(message.getByRole('button', { name: 'Mark answered' })).toBeVisible();
});

test('a name is blocked, and the rule removed', async ({ asAdministrator: page }) => {
  const term = `brand${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/blocked-terms');
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expectText(page, 'At least 2 characters.');
  await page.getByRole('textbox', { name: 'Name' }).fill(term);
  await page.getByRole('combobox', { name: 'Rule' }).selectOption('Warn');
  await expectText(page, 'It lowers a listing’s score.');
  await page.getByRole('textbox', { name: 'Reason' }).fill('it is somebody else’s');
  await page.getByRole('button', { name: 'Save rule' }).click();
  const row = page.getByRole('region', { name: 'Terms' }).getByRole('row', { name: new RegExp(term) });
  await expect(row).toContainText('Warn');
  await row.getByRole('button', { name: `Remove ${term}` }).click();
  await expect(row).toHaveCount(0);
});

test('the audit log shows every action', async ({ asAdministrator: page }) => {
  await page.goto('/admin/audit');
  const acts = page.getByRole('region', { name: 'Audit entries' }).getByRole('row');
  const done = acts.filter({ hasText: subject.email });
  for (const words of ['Granted credits', 'Suspended an account', 'Restored an account', 'Opened user details'])
    await expect(done.filter({ hasText: words }).first()).toContainText('admin@inkloom.example');
  await expect(done.filter({ hasText: 'Sold what was not theirs.' })).toHaveCount(1);
  const change = acts.filter({ hasText: 'Monthly preview limit' }).first();
  await expect(change.locator('del')).toHaveText('20');
  await expect(change.locator('ins')).toHaveText('33');
  await expect(page.getByText('{"')).toHaveCount(0);
  for (const words of [
    'Changed settings',
    'Marked a message answered',
    'Reopened a message',
    'Saved a blocked term',
    'Removed a blocked term',
  ])
    await expect(acts.filter({ hasText: words }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Suspended an account');
  await expect(acts.filter({ hasText: 'Granted credits' })).toHaveCount(0);
  await page.reload();
  await expect(done).toHaveCount(1);
});

test('accounts are sorted and filtered on the server, and their addresses are whole', async ({
  asAdministrator: page,
  baseURL,
}) => {
  await (await Seller.create(baseURL ?? '')).connectPrintify();
  await page.setViewportSize({ width: 1440, height: 900 });
  const credits = userTable(page).getByRole('columnheader', { name: 'Credits' });
  await searchUsers(page, 'example.com');
  await credits.getByRole('button').click();
  await expect(credits).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=credits&order=desc/);
  const rows = userTable(page).getByRole('row');
  await expect(async () => {
    const shown = await rows.evaluateAll((all) => all.slice(1).map((row) => Number(row.children[3]?.textContent)));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  }).toPass();
  await page.getByRole('combobox', { name: 'Filter users' }).selectOption('Printify connected');
  await expect(userTable(page).getByText('Not Connected')).toHaveCount(0);
  await expect(userTable(page).getByText('Connected', { exact: true }).first()).toBeVisible();

  await searchUsers(page, subject.email);
  const address = userTable(page).getByText(subject.email, { exact: true });
  expect(await address.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await expect(address).toHaveCSS('text-overflow', 'clip');
  for (const button of await rowOf(page, subject.email).getByRole('button').all())
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
});

test('a long list loads more entries', async ({ asAdministrator: page, administrator }) => {
  const term = `brand${randomUUID().slice(0, 8)}`;
  for (let n = 0; n < 52; n += 1) {
    const decision = { term, severity: 'warn', note: '' };
    const saved = await administrator.call('POST', '/api/admin/blocked-terms', decision);
    await administrator.call('DELETE', `/api/admin/blocked-terms/${((await saved.json()) as { id: string }).id}`);
  }
  await page.goto('/admin/audit');
  const rows = page.getByRole('region', { name: 'Audit entries' }).getByRole('row');
  await expect(rows).toHaveCount(51);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(101);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(105);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('every admin screen fits and is accessible', async ({ asAdministrator: page }) => {
    for (const [path, visible] of [
      ['/admin', page.getByRole('row').nth(1)],
      ['/admin/activity', page.getByRole('img').first()],
      ['/admin/messages', page.getByRole('status').first()],
      ['/admin/audit', page.getByRole('row').nth(1)],
      ['/admin/blocked-terms', page.getByRole('button', { name: 'Save rule' })],
      [`/admin/users/${subject.session.user.id}`, page.getByRole('row').nth(1)],
    ] as const) {
      await page.goto(path);
      await expect(visible).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expectLayout(page);
    }
  });
});
