import { configure } from '../support/client-config.ts';
import { holdCalls } from '../support/held-calls.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const SUPPORT = 'support@inkloom.example';

test('the footer leads to the legal pages, which have a date, a contents list and one another', async ({ page }) => {
  await page.goto('/contact');
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
  for (const [link, path, title] of [
    ['Terms & Conditions', '/terms', 'Terms & Conditions'],
    ['Privacy Policy', '/privacy', 'Privacy Policy'],
    ['DMCA / Copyright', '/dmca', 'DMCA / Copyright Policy'],
    ['Acceptable Use', '/aup', 'Acceptable Use Policy'],
  ] as const) {
    await legal.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Inkloom`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await expect(page.getByText('Effective January 1, 2025')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    expect(await contents.count()).toBe(await page.getByRole('heading', { level: 2 }).count());
    await contents.last().click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: SUPPORT }).first()).toHaveAttribute(
      'href',
      `mailto:${SUPPORT}`,
    );
  }
});

test('a link to a section of a legal page shows the section', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 100_000));
  await page.goto('/terms#refunds');
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport();
  await expect(page.getByText('within 14 days after a payment')).toBeInViewport();
});

test('a legal page prints as text on white, without what is for the screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const landmark of ['banner', 'navigation'] as const)
    for (const one of await page.getByRole(landmark).all()) await expect(one).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('prices are public, and lead to where plans are sold', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Pricing' })
    .getByRole('link', { name: /One-time credits/ })
    .click();
  await expect(page).toHaveURL(/\/pricing$/);
  const plans = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(plans).toHaveText([
    /Free.*\$0.*20 credits, once.*\$0\.39 per credit/,
    /Starter.*\$29 a month.*75 credits each month.*\$0\.39 per credit/,
    /Pro.*\$79 a month.*250 credits each month.*\$0\.32 per credit/,
    /Studio.*\$149 a month.*600 credits each month.*\$0\.25 per credit/,
  ]);
  await expect(page.getByRole('row', { name: '100 $39.00 $39.00 $32.00 $25.00' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose Pro' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByRole('main').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a signed-in seller is led from the prices to Settings', async ({ signedIn: page }) => {
  const bringCode = await holdCalls(page, '**/assets/*.js');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up Free' })).toHaveCount(0);
  const starter = page.getByRole('link', { name: 'Choose Starter' });
  await expect(starter, 'before the page has its code').toHaveAttribute('href', '/settings/billing');
  bringCode();
  await starter.click();
  await expect(page).toHaveURL(/\/settings\/billing$/);
  await expect(page.getByRole('heading', { name: 'Subscription Plans' })).toBeInViewport();
});

test('mailed links lead to the fixed public origin', async ({ page, baseURL }) => {
  const publicUrl = 'https://inkloom.example';
  await configure(page, { publicUrl });
  const redirects: (string | null)[] = [];
  for (const call of ['signup', 'recover'])
    await page.route(`**/auth/v1/${call}?*`, (route) => {
      redirects.push(new URL(route.request().url()).searchParams.get('redirect_to'));
      return route.fulfill({ json: {} });
    });
  expect(baseURL).not.toBe(publicUrl);
  await page.goto('/signup');
  await page.getByLabel('Email').fill('ines@example.com');
  await page.getByLabel('Password').fill('a workshop');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email').fill('ines@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset email sent!', { exact: true })).toBeVisible();
  // Each names the secret that it needs by the id of its flow.
  expect(redirects.map((url) => url?.replace(/&sb_flow_id=\w+$/, ''))).toEqual([
    `${publicUrl}/auth/callback?next=/dashboard`,
    `${publicUrl}/auth/callback?next=/reset-password`,
  ]);
});

test.describe('the guide to Printify', () => {
  test('shows the drawn walkthrough where no video is set', async ({ page }) => {
    await page.goto('/help/printify-setup');
    await expect(page.getByRole('button', { name: 'Play the tutorial' })).toBeVisible();
  });

  for (const [kind, url, player] of [
    ['file', '/guide.mp4', 'video'],
    ['embed', 'https://www.youtube-nocookie.com/embed/aB3', 'iframe'],
  ] as const)
    test(`shows the video that is set: ${kind}`, async ({ page, noise }) => {
      await configure(page, { guideVideo: { kind, url } });
      const fail = await holdCalls(page, '**/guide.mp4', (route) => route.abort());
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
      );
      await page.goto('/help/printify-setup');
      await expect(page.locator(player)).toHaveAttribute('src', url);
      await expect(page.getByRole('button', { name: 'Play the tutorial' })).toHaveCount(0);
      if (kind === 'embed') return;
      fail();
      await expect(page.getByRole('button', { name: 'Play the tutorial' })).toBeVisible();
      ignoreFailedCalls(noise);
    });
});
