import { expectLayout, VIEWPORTS } from './support/screen-checks.ts';
import { expect, ignoreFailedCalls, SHARED_IDEA, test } from './support/test.ts';
import { chooseColors } from './support/workbench.ts';

/** Every screen, and the words that say that it is there. */
const OPEN_TO_ALL = [
  ['/', 'A T-shirt from one sentence.'],
  ['/signup', 'Create Account'],
  ['/login', 'Sign In'],
  ['/auth/callback', 'Verification Failed'],
  ['/reset-password', 'Reset Link Invalid'],
  ['/contact', 'Contact Us'],
  ['/help/printify-setup', 'Connect Printify'],
  ['/pricing', 'Pricing'],
  ['/developers', 'Developers'],
  ['/auth/confirm#token=a&type=recovery&redirect_to=%2F', 'Choose a new password'],
  ['/auth/confirm', 'Link incomplete'],
  ['/auth/not-me#token=a', 'Wasn’t this you?'],
  ['/auth/not-me', 'Link incomplete'],
  ['/nowhere', '404 Page Not Found'],
] as const;

const LEGAL_PAGES = [
  ['/terms', 'Terms & Conditions'],
  ['/privacy', 'Privacy Policy'],
  ['/dmca', 'DMCA / Copyright Policy'],
  ['/aup', 'Acceptable Use Policy'],
] as const;

const SIGNED_IN = [
  ['/dashboard', 'Recent Previews'],
  ['/library', 'Library'],
  ['/settings/billing', 'Settings'],
  ['/settings/printify', 'Settings'],
  ['/settings/product', 'Settings'],
  ['/settings/pricing', 'Settings'],
  ['/settings/prompt', 'Settings'],
  ['/settings/listings', 'Settings'],
  ['/settings/account', 'Settings'],
  ['/settings/security', 'Settings'],
] as const;

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  for (const [path, heading] of OPEN_TO_ALL) {
    test(`${path} fits and is accessible`, async ({ page, noise }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expectLayout(page);
      // The server answers 404 for what is no page, and the browser reports it.
      if (path === '/nowhere') ignoreFailedCalls(noise);
    });
  }

  test('the legal pages fit and are accessible', async ({ page }) => {
    for (const [path, heading] of LEGAL_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expectLayout(page);
    }
  });

  test('the landing page fits and is accessible with its questions open and the banner shown', async ({ page }) => {
    await page.goto('/');
    const questions = page.locator('details');
    await expect(questions).toHaveCount(6);
    for (const question of await questions.all()) await question.locator('summary').click();
    await expect(page.getByRole('region', { name: 'Free designs' })).toBeVisible();
    await expectLayout(page);
  });

  test('the screens of a seller fit and are accessible', async ({ withDesign: page }) => {
    test.setTimeout(180_000);
    for (const [path, heading] of SIGNED_IN) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expectLayout(page);
    }
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'AI Prompt Image Template' }).click();
    await page.getByRole('button', { name: 'GPT Listing Templates (Advanced)' }).click();
    await expect(page.getByLabel('Title template')).toBeVisible();
    await expectLayout(page);
    await chooseColors(page);
    await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
    await expect(page.getByText('Please select at least one shirt color')).toBeVisible();
    await expectLayout(page);
    await page.getByRole('link', { name: `Open ${SHARED_IDEA}` }).click();
    await expect(page.getByRole('region', { name: 'Print report' })).toBeVisible();
    await expectLayout(page);
  });
});

test('the chosen theme is there with the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  // The first press on a page that is only read brings the page's code, and counts once that is there.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
});

test('the dashboard can be used by keyboard', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Generate & Publish (1 credit)' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Design Description')).toBeFocused();
  const white = page.getByRole('checkbox', { name: 'White', exact: true });
  await expect(white).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(white).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(white).toBeChecked();
});

test('a new seller sees what is left to do, until they hide it', async ({ signedIn: page, seller }) => {
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Get started' });
  await expect(steps.getByText('1 of 5 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Describe it' }).click();
  await expect(page.getByLabel('Design Description')).toBeFocused();
  await expect(steps.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '/settings/printify');
  await seller.connectPrintify();
  await page.reload();
  await expect(steps.getByText('3 of 5 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('a seller with a live product has no list of first steps', async ({ withDesign: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Edit listing' })).toBeVisible();
  await expect(page.getByText('Get started')).toBeHidden();
  // As when newer designs have taken the place of the live one.
  await page.route('**/api/generations?*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await expect(page.getByText('Get started')).toBeHidden();
});

test('a server error is shown and can be retried', async ({ signedIn: page, noise }) => {
  // The page also asks by itself: it is answered once the button is pressed.
  const isRetried = () => page.evaluate(() => 'retried' in document.body.dataset);
  await page.route('**/api/generations?*', async (route) =>
    (await isRetried())
      ? route.continue()
      : route.fulfill({ status: 500, json: { error: 'Something broke on our side.', code: 'internal' } }),
  );
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Couldn’t load your library' })).toBeVisible();
  await expect(page.getByText('Something broke on our side.')).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('click', () => document.body.toggleAttribute('data-retried', true), { capture: true }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('the navigation leads to every screen, and its menu names the account', async ({ signedIn: page, seller }) => {
  await page.goto('/dashboard');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Inkloom' })).toHaveAttribute('href', '/dashboard');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Dashboard', 'Batches', 'Library', 'Settings']);
  await expect(banner.getByText('20 credits')).toBeVisible();
  await banner.getByRole('button', { name: 'Account', exact: true }).click();
  const [name = ''] = seller.email.split('@');
  await expect(page.getByRole('menu')).toContainText(`${name}${seller.email}`);
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await banner.getByRole('link', { name: 'Buy Credits' }).click();
  await expect(page).toHaveURL(/\/settings\/billing$/);
});

test('the dashboard has its form, its panels and the quick actions', async ({ signedIn: page, seller }) => {
  await page.goto('/dashboard');
  await expect(page.getByLabel('Design Description')).toHaveValue(/surfing cat/);
  await chooseColors(page, 'Black', 'White');
  await expect(page.getByText('2 colors', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'AI Prompt Image Template' }).click();
  await expect(page.getByText(/^\d+\/400$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'GPT Listing Templates (Advanced)' }).click();
  await expect(page.getByText(/^\d+\/500$/)).toBeVisible();
  await expect(page.getByText(/^\d+\/1000$/)).toBeVisible();
  const quick = page.getByRole('region', { name: 'Quick Actions' });
  await expect(quick).toContainText('Credit balance20');
  await expect(quick).toContainText('PrintifyRequired');
  await expect(quick.getByRole('link', { name: 'Sign up at Printify' })).toHaveAttribute('href', /printify\.com/);
  for (const [name, path] of [
    ['Buy Credits', '/settings/billing'],
    ['Settings', '/settings'],
  ] as const)
    await expect(quick.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await seller.connectPrintify();
  await page.reload();
  await expect(quick.getByLabel('Shop')).toBeVisible();
  await expect(quick).toContainText('PrintifyConnected');
});

test('Settings has every section, and sells the three plans', async ({ signedIn: page }) => {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  for (const [path, name] of [
    ['prompt', 'AI Prompt Template'],
    ['listings', 'GPT Listing Templates'],
    ['printify', 'Printify Integration'],
    ['billing', 'Subscription Plans'],
  ] as const) {
    await page.goto(`/settings/${path}`);
    await expect(section(name)).toBeVisible();
  }
  await expect(section('Subscription Plans').getByRole('list').first().getByRole('listitem')).toHaveText([
    /Starter\$29 a month75 credits each month\$0\.39 per credit, add-ons too/,
    /ProRecommended\$79 a month250 credits each month\$0\.32 per credit, add-ons too/,
    /Studio\$149 a month600 credits each month\$0\.25 per credit, add-ons too/,
  ]);
  await page.goto('/settings/pricing');
  const pricing = section('Product Pricing');
  for (const pick of ['$19.99', '$24.99', '$29.99', '$34.99'])
    await expect(pricing.getByRole('button', { name: pick, exact: true })).toBeVisible();
  const price = page.getByLabel('Default price (USD)');
  for (const [name, value] of Object.entries({ type: 'number', min: '1.00', max: '9999.99', step: '0.01' }))
    await expect(price).toHaveAttribute(name, value);
  await page.goto('/settings/account');
  const account = section('Account Settings');
  await expect(account.getByRole('checkbox')).toHaveCount(2);
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await expect(account.getByLabel(label, { exact: true })).toBeVisible();
});

test('one toast is shown at a time, for five seconds, and is swiped away from 50 pixels on', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await page.clock.pauseAt(60_000);
  const missing = page.getByRole('region', { name: /Notifications/ }).getByText('Missing fields', { exact: true });
  const press = () => page.getByRole('button', { name: 'Sign In', exact: true }).click();
  // The code of toasts comes with the first one.
  await press();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(missing).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(5_000);
  await expect(missing).toBeHidden();

  await press();
  await expect(missing).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(missing).toBeVisible();
  await page.clock.runFor(2);
  await expect(missing).toBeHidden();

  const swipe = async (pixels: number) => {
    const box = await missing.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 10 });
    await page.mouse.up();
  };
  await press();
  await swipe(40);
  await expect(missing).toBeVisible();
  await swipe(60);
  await expect(missing).toBeHidden();

  await press();
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  await expect(missing).toBeHidden();
});
