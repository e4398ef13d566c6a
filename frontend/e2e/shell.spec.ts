import { expectFits, expectLayout, VIEWPORTS } from './support/screen-checks.ts';
import { expect, test } from './support/test.ts';

test('Ctrl+K opens every screen and action by a few letters', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search for a screen or an action' });
  await expect(search).toBeFocused();
  await search.fill('lib');
  await expect(page.getByRole('option')).toHaveText([/^Library/]);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/library$/);
  await page.getByRole('button', { name: 'Commands' }).click();
  await search.fill('zzz');
  await expect(page.getByText('Nothing matches. Try another word.')).toBeVisible();
  await search.fill('dark');
  await page.getByRole('option', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await search.fill('trash');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await search.press('Escape');
  await expect(search).toBeHidden();
});

test('single keys show the shortcuts and open screens, and are letters where somebody types', async ({
  signedIn: page,
}) => {
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Open the commands')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/dashboard$/);
  const idea = page.getByLabel('Design Description');
  await idea.fill('');
  await idea.pressSequentially('gl?');
  await expect(idea).toHaveValue('gl?');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(shortcuts).toBeHidden();
});

test('a key in the first second of a page is read as itself', async ({ signedIn: page }) => {
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.evaluate(() => {
    const press = new KeyboardEvent('keydown', { key: '?' });
    Object.defineProperty(press, 'timeStamp', { value: 500 });
    window.dispatchEvent(press);
  });
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('N and the command for a new design bring the focus to the description', async ({ signedIn: page }) => {
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  const idea = page.getByLabel('Design Description');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(idea).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search for a screen or an action' });
  await search.fill('new');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(idea).toBeFocused();
  await page.getByRole('button', { name: 'Commands' }).click();
  await search.fill('new');
  await page.getByRole('option', { name: 'New design' }).click();
  await expect(search).toBeHidden();
  await expect(idea).toBeFocused();
  await page.reload();
  await expect(idea).toBeVisible();
  await expect(idea).not.toBeFocused();
});

test('the avatar menu leads to settings and help, and chooses the theme or leaves it to the system', async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  const account = page.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
  await account.click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await account.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings\/billing$/);
});

for (const width of [320, 768]) {
  test(`at ${width} pixels the navigation is whole, and wide enough to touch`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dashboard');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: '20 credits' })).toBeVisible();
    await expectFits(page);
    const targets = await banner.getByRole('button').or(banner.getByRole('link')).all();
    for (const target of targets) {
      const box = await target.boundingBox();
      if (box) expect(Math.round(box.height), await target.innerText()).toBeGreaterThanOrEqual(44);
    }
    const tops = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the commands and the shortcuts fit and are accessible', async ({ signedIn: page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
    for (const keys of ['Control+k', '?']) {
      await page.locator('body').press(keys);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLayout(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

test('the parts of the landing page have one left edge', async ({ page }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const edges = await Promise.all(
      [
        page.getByRole('banner').getByRole('link', { name: 'Inkloom' }),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('heading', { name: 'How it works' }),
        page.getByRole('heading', { name: 'Questions and answers' }),
        page.getByRole('contentinfo').locator('p').first(),
      ].map(async (part) => Math.round((await part.boundingBox())?.x ?? 0)),
    );
    expect(new Set(edges).size, `${edges}`).toBe(1);
  }
});

test('it can be installed: the manifest names the product and icons that are there', async ({ page, request }) => {
  await page.goto('/terms');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; start_url: string; icons: { src: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'Inkloom', start_url: '/dashboard', display: 'standalone' });
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', type: 'image/png' }];
  for (const { src, type } of [...icons, { src: '/favicon.ico', type: 'image/' }]) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});

test('the logo is in the middle of its header', async ({ signedIn: page }) => {
  await page.goto('/library');
  // Both of the screen: that of the outline before it may be gone between the two.
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const logo = await page.getByRole('banner').locator('svg').first().boundingBox();
  const middle = (box: typeof header) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  // The line below the header belongs to it.
  expect(Math.abs(middle(header) - middle(logo))).toBeLessThanOrEqual(1);
});
