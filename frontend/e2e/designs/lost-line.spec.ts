import type { Page } from '@playwright/test';
import { filesOf, readManifest, route } from '../../scripts/code-budgets.ts';
import { holdCalls } from '../support/held-calls.ts';
import { expectAccessible, expectFits } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, SHARED_IDEA, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const generate = { name: 'Generate & Publish (1 credit)' };
const offlineBar = (page: Page) =>
  page.getByText('You’re offline. What you type stays here, but nothing is saved or sent until you’re back online.');

async function describeDesign(page: Page, idea: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill(idea);
  await chooseColors(page, 'Black');
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
}

test('a press without a connection is held, and sent only when the seller says so', async ({
  signedIn: page,
  seller,
  context,
  noise,
}) => {
  await seller.connectPrintify();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate')) sent += 1;
  });
  await describeDesign(page, 'A heron in the rain');
  await context.setOffline(true);
  await expect(offlineBar(page)).toBeVisible();
  await page.getByRole('button', generate).click();
  await expect(page.getByRole('alert')).toContainText('This design wasn’t sent, and no credit was used.');
  await expect(page.getByLabel('Design Description')).toHaveValue('A heron in the rain');
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeChecked();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(offlineBar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('alert')).toBeHidden();

  await context.setOffline(true);
  await page.getByRole('button', generate).click();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Design Description')).toHaveValue('A heron in the rain');
  expect(sent).toBe(0);
  // At once: after the first the button goes.
  await page.getByRole('button', { name: 'Generate it now' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Design Description')).toHaveValue('');
  expect(sent).toBe(1);
  ignoreFailedCalls(noise);
});

test('without a connection settings wait, and are saved once when it is back', async ({
  signedIn: page,
  context,
  noise,
}) => {
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/settings')) saves += 1;
  });
  await page.goto('/settings/pricing');
  const pricing = page.getByRole('region', { name: 'Product Pricing' });
  await pricing.getByRole('spinbutton').first().fill('31.50');
  await context.setOffline(true);
  await pricing.getByRole('button', { name: /^Save/ }).click();
  await expect(pricing.getByText('You’re offline. This is saved when the connection is back.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  expect(saves).toBe(0);
  await context.setOffline(false);
  await expect(pricing.getByText('All changes saved', { exact: true })).toBeVisible();
  expect(saves).toBe(1);
  await page.reload();
  await expect(pricing.getByRole('spinbutton').first()).toHaveValue('31.50');
  ignoreFailedCalls(noise);
});

test('pictures that failed without a connection are loaded when it is back', async ({
  withDesign: page,
  context,
  noise,
}) => {
  test.setTimeout(150_000);
  await page.route(/\/(files|printify)\/.*\.(png|jpe?g|webp|avif)|mockup/, async (route) => {
    if (route.request().resourceType() === 'image' && !route.request().url().includes('retry=')) await route.abort();
    else await route.continue();
  });
  await page.goto('/dashboard');
  const design = page.getByRole('article').first();
  await expect(design.getByText('Image failed to load', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(offlineBar(page)).toBeVisible();
  await context.setOffline(false);
  await expect(design.getByRole('img', { name: SHARED_IDEA })).toHaveAttribute('src', /[?&]retry=\d+/);
  ignoreFailedCalls(noise);
});

test('the main screens open without a connection', async ({ withDesign: page, context, noise }) => {
  const files = filesOf(readManifest(), ['dashboard', 'library', 'settings'].map(route));
  const missing = () =>
    page.evaluate((names) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return names.filter((name) => !loaded.includes(`/${name}`));
    }, files);
  await page.goto('/dashboard');
  await expect.poll(missing).toEqual([]);
  await context.setOffline(true);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Library', 'Settings', 'Dashboard']) {
    await main.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeAttached();
  }
  ignoreFailedCalls(noise);
});

const BRIEF_CODE = /\/assets\/brief-panel-[\w-]{7}\.js$/;

test('a part of a screen that could not be loaded without a connection comes when it is back', async ({
  signedIn: page,
  context,
  noise,
}) => {
  const fail = await holdCalls(page, BRIEF_CODE, (route) => route.abort('internetdisconnected'));
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A heron in the rain');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(true);
  fail();
  await expect.poll(() => noise.join()).toContain('ERR_INTERNET_DISCONNECTED');
  await expect(page.getByLabel('Design Description')).toHaveValue('A heron in the rain');
  await page.unroute(BRIEF_CODE);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Change this brief' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  ignoreFailedCalls(noise);
});

const DESIGN_CODE = /\/assets\/design-[\w-]{7}\.js$/;
const couldNotLoad = (page: Page) => page.getByRole('heading', { name: 'This screen couldn’t be loaded' });

/** What a server answers after a deployment for the code of the release before. */
const OLD_RELEASE_ANSWERS = {
  'a 404': { status: 404, body: 'Not found' },
  'the page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Inkloom</title>' },
};

for (const [name, answer] of Object.entries(OLD_RELEASE_ANSWERS)) {
  test(`a screen whose code is answered with ${name} reloads the page once`, async ({
    withDesign: page,
    sharedSeller,
    noise,
  }) => {
    const [{ id }] = (await (await sharedSeller.call('GET', '/api/generations?limit=1')).json()) as [{ id: string }];
    let pages = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages += 1;
    });
    await page.route(DESIGN_CODE, (route) => route.fulfill(answer));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Open ${SHARED_IDEA}` }).click();
    await expect.poll(() => pages).toBe(2);
    await expect(couldNotLoad(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/library/${id}$`));
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByLabel('Design Description')).toBeVisible();
    expect(pages).toBe(2);
    ignoreMissingCode(noise);
  });
}

test('a page whose code is missing reloads once, also one that a visitor reads', async ({ page, noise }) => {
  let isMissing = true;
  let pages = 0;
  // Of pages that are there: the test's own reload would meet the product's.
  page.on('domcontentloaded', () => {
    pages += 1;
  });
  await page.route(/\/assets\/main-[\w-]{7}\.js$/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await page.goto('/');
  await expect.poll(() => pages).toBe(2);
  isMissing = false;
  await page.reload();
  await page.getByRole('button', { name: /Switch to the .* theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme');
  ignoreMissingCode(noise);
});

test('a signed-in page whose session code is missing reloads once; a visitor goes on reading', async ({
  signedIn: page,
  noise,
}) => {
  let pages = 0;
  page.on('domcontentloaded', () => {
    pages += 1;
  });
  await page.route(/\/assets\/session-events-[\w-]{7}\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/dashboard');
  await expect.poll(() => pages).toBe(2);
  await page.evaluate(() => localStorage.clear());
  pages = 0;
  const missed = page.waitForResponse(/session-events/);
  await page.goto('/terms');
  await missed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pages).toBe(1);
  ignoreMissingCode(noise);
});

test('at / the navigation stays when the code of the dashboard is missing', async ({ withDesign: page, noise }) => {
  await page.route(/\/assets\/dashboard-[\w-]{7}\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/');
  // It is loaded once more by itself.
  await expect.poll(() => loads).toBe(2);
  await expect(couldNotLoad(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  ignoreMissingCode(noise);
});

test('a screen that could not be loaded comes by itself when the line is back', async ({
  withDesign: page,
  context,
  noise,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: `Open ${SHARED_IDEA}` })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: `Open ${SHARED_IDEA}` }).click();
  await expect(couldNotLoad(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectFits(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: SHARED_IDEA, level: 1 })).toBeVisible();
  ignoreMissingCode(noise);
});

test('what could not be loaded leaves the screen as it is, and opens when the line is back', async ({
  withDesign: page,
  noise,
}) => {
  const code = /\/assets\/(?:command-menu|account-menu-content)-[\w-]{7}\.js$/;
  const notOpened = page.getByText('Couldn’t open this', { exact: true });
  const account = page.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
  await page.route(code, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: `Open ${SHARED_IDEA}` })).toBeVisible();
  for (const open of [() => page.keyboard.press('Control+k'), () => account.click()]) {
    await open();
    await expect(notOpened).toBeVisible();
    await expect(page.getByRole('link', { name: `Open ${SHARED_IDEA}` })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notOpened).toBeHidden();
  }
  await page.unroute(code);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search for a screen or an action' })).toBeFocused();
  await page.keyboard.press('Escape');
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Help' })).toBeVisible();
  ignoreMissingCode(noise);
});

function ignoreMissingCode(noise: string[]): void {
  ignoreFailedCalls(noise);
  const rest = noise.filter((line) => !/dynamically imported module|load module script/.test(line));
  noise.splice(0, noise.length, ...rest);
}

test('what a proxy says in place of the server is never shown', async ({ signedIn: page, noise }) => {
  const html = { status: 502, contentType: 'text/html', body: '<html><body>502 Bad Gateway nginx</body></html>' };
  let isAway = true;
  await page.route('**/api/**', (route) => (isAway ? route.fulfill(html) : route.continue()));
  await page.goto('/dashboard');
  await expect(page.getByText('Inkloom is not answering right now. Try again in a moment.').first()).toBeVisible();
  await expect(page.getByText('We couldn’t load your credits.')).toBeVisible();
  await expect(page.getByText('We couldn’t load your connection.')).toBeVisible();
  await expect(page.getByText('nginx')).toHaveCount(0);
  await expectAccessible(page);
  isAway = false;
  await page.getByRole('button', { name: 'Couldn’t load credits. Try again' }).click();
  await expect(page.getByRole('button', generate)).toBeEnabled();
  ignoreFailedCalls(noise);
});

test('a press on a slow server shows that it is sent, once, and keeps the words until then', async ({
  signedIn: page,
  seller,
}) => {
  await seller.connectPrintify();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route('**/api/generate', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await describeDesign(page, 'A heron in no hurry');
  // At once: the second comes before the first was found valid.
  await page.getByRole('button', generate).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page.getByText('Please wait a moment before generating again')).toHaveCount(0);
  await expect(page.getByLabel('Design Description')).toHaveValue('A heron in no hurry');
  const card = page.getByRole('article').filter({ hasText: 'A heron in no hurry' });
  await expect(card.getByText('Sending…')).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(1);
  await expect(card.getByText('Sending…')).toHaveCount(0);
  expect(sent).toBe(1);
});
