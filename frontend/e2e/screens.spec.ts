import { expectAccessible, expectFits, VIEWPORTS } from './support/screen-checks.ts';
import { expect, ignoreFailedCalls, SHARED_IDEA, test } from './support/test.ts';

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
  ['/settings', 'Settings'],
] as const;

for (const [name, shape] of Object.entries(VIEWPORTS)) {
  test.describe(name, () => {
    test.use(shape);

    for (const [path, heading] of OPEN_TO_ALL) {
      test(`${path} fits and is accessible`, async ({ page, noise }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        await expectFits(page);
        await expectAccessible(page);
        // The server answers 404 for what is no page, and the browser reports it.
        if (path === '/nowhere') ignoreFailedCalls(noise);
      });
    }

    test('the legal pages fit and are accessible', async ({ page }) => {
      for (const [path, heading] of LEGAL_PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expectFits(page);
        await expectAccessible(page);
      }
    });

    test('the landing page fits and is accessible with its questions open and the banner shown', async ({ page }) => {
      await page.goto('/');
      const questions = page.locator('details');
      await expect(questions).toHaveCount(6);
      for (const question of await questions.all()) await question.locator('summary').click();
      await expect(page.getByRole('region', { name: 'Free designs' })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });

    test('the screens of a seller fit and are accessible', async ({ withDesign: page }) => {
      test.setTimeout(180_000);
      for (const [path, heading] of SIGNED_IN) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        await expectFits(page);
        await expectAccessible(page);
      }
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'AI Prompt Image Template' }).click();
      await page.getByRole('button', { name: 'GPT Listing Templates (Advanced)' }).click();
      await expect(page.getByLabel('Title template')).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
      await expect(page.getByText('Please select at least one shirt color')).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: `Open ${SHARED_IDEA}` }).click();
      await expect(page.getByRole('region', { name: 'Print report' })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });
  });
}

test('the chosen theme is there with the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'White', exact: true })).toBeChecked();
});

test('a server error is shown and can be retried', async ({ signedIn: page, noise }) => {
  let broken = true;
  await page.route('**/api/generations?*', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { error: 'Something broke on our side.', code: 'internal' } })
      : route.continue(),
  );
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Your library could not be loaded' })).toBeVisible();
  await expect(page.getByText('Something broke on our side.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  ignoreFailedCalls(noise);
});
