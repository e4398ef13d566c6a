import { expectAccessible, expectFits } from './support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`what could not be read again is said once, in the ${colorScheme} theme`, async ({ signedIn: page, noise }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/settings/billing');
    await expect(
      page
        .locator('#credits')
        .getByText(/^\d+ credits$/)
        .first(),
    ).toBeVisible();
    const notice = page.getByText(/^Could not refresh. Showing what was loaded at \d+:\d\d [AP]M\./);
    const links = page.getByRole('navigation', { name: 'Settings' });
    await links.getByRole('link', { name: 'Account' }).click();
    await page.route(/\/api\/(?:credits|billing)/, (route) => route.abort());
    await links.getByRole('link', { name: 'Billing' }).click();
    await expect(notice).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.unroute(/\/api\/(?:credits|billing)/);
    await page.getByRole('complementary', { name: 'Refresh' }).getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    ignoreFailedCalls(noise);
  });
