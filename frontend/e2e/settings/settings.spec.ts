import { expectAccessible } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test('Printify is connected, a shop is selected, and Printify is disconnected', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await page.goto('/settings#printify-integration');
  await page.getByRole('button', { name: 'Connect to Printify' }).click();
  await expect(page.getByText('Please enter your Printify API token', { exact: true })).toBeVisible();
  await page.getByLabel('Printify API token').fill('not a token');
  await page.getByRole('button', { name: 'Connect to Printify' }).click();
  await expect(page.getByText('Connection Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Printify API token')).toHaveValue('not a token');
  await page.getByLabel('Printify API token').fill(seller.token);
  await page.getByRole('button', { name: 'Connect to Printify' }).click();

  const shop = page.getByLabel('Shop');
  const second = await shop.locator('option').last().textContent();
  await shop.selectOption({ label: second ?? '' });
  await expect(page.getByText('Shop Selected!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(shop.locator('option:checked')).toHaveText(second ?? '');

  const disconnect = page.getByRole('button', { name: 'Disconnect', exact: true });
  await disconnect.click();
  await page.getByRole('button', { name: 'Stay connected' }).click();
  await expect(disconnect).toBeFocused();
  await disconnect.click();
  await page.getByRole('button', { name: 'Disconnect Printify' }).click();
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Printify API token')).toBeVisible();
  ignoreFailedCalls(noise);
});

test('a price outside its limits is refused, and a valid one is saved', async ({ signedIn: page }) => {
  await page.goto('/settings/pricing');
  const price = page.getByLabel('Default price (USD)');
  await expect(price).toHaveValue('24.99');
  await price.fill('0.5');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Choose a price from 1.00 to 9999.99', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '$29.99' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('29.99');
});

test('templates count their characters, refuse too many and are saved', async ({ signedIn: page }) => {
  await page.goto('/settings/prompt');
  const template = page.getByRole('textbox', { name: 'Prompt template' });
  await template.fill('x'.repeat(401));
  await expect(page.getByText('401/400')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('At most 400 characters', { exact: true })).toBeVisible();
  await template.fill('A woodcut of {idea}');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await page.getByLabel('Title template').fill('{idea} shirt');
  await page.getByLabel('Description template').fill('A soft shirt with {idea}.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('All changes saved', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'AI Prompt Image Template' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt template' })).toHaveValue('A woodcut of {idea}');
  await expect(page.getByText('19/400')).toBeVisible();
  await page.getByRole('button', { name: 'GPT Listing Templates (Advanced)' }).click();
  await expect(page.getByLabel('Title template')).toHaveValue('{idea} shirt');
  await expect(page.getByText('12/500')).toBeVisible();
  await expect(page.getByText('25/1000')).toBeVisible();
});

test('every change that fails says which one', async ({ signedIn: page, seller, noise }) => {
  await seller.connectPrintify();
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { error: 'Something broke on our side.', code: 'internal' } }),
  );
  await page.route('**/api/stripe/subscription', async (route) => {
    const answer = await route.fetch();
    const active = { tier: 'pro', status: 'active', canManage: true, currentPeriodEnd: '2027-01-01T00:00:00Z' };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...active } });
  });
  page.on('dialog', (dialog) => dialog.accept());
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const save = (field: string) => async () => {
    await page.getByLabel(field, { exact: true }).fill('29');
    await press('Save changes');
  };
  for (const [path, change, title] of [
    ['prompt', save('Prompt template'), 'Save Failed'],
    ['listings', save('Title template'), 'Save Failed'],
    ['pricing', save('Default price (USD)'), 'Save Failed'],
    ['printify', () => page.getByLabel('Shop').selectOption({ index: 1 }), 'Selection Failed'],
    ['billing', () => press('Cancel subscription'), 'Cancellation Failed'],
  ] as const) {
    await page.goto(`/settings/${path}`);
    await change();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText('Something broke on our side.', { exact: true })).toBeVisible();
    await press('Dismiss');
    await expect(page.getByText(title, { exact: true })).toBeHidden();
  }
  ignoreFailedCalls(noise);
});

test('every page is in the navigation, and old links arrive', async ({ signedIn: page }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/billing$/);
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links).toHaveText([
    'Billing',
    'Printify',
    'Product',
    'Line-ups',
    'Pricing',
    'AI prompt',
    'Listings',
    'Account',
    'Security',
    'API keys',
    'Webhooks',
    'Connected apps',
    'Guide for developers',
  ]);
  const pages = (await links.all()).slice(0, -1);
  for (const link of pages) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  for (const [anchor, heading, path] of [
    ['product-pricing', 'Product Pricing', 'pricing'],
    ['listing-templates', 'GPT Listing Templates', 'listings'],
    ['two-step', 'Two-step sign-in', 'security#two-step'],
    ['credits', 'Credits', 'billing#credits'],
  ] as const) {
    await page.goto(`/settings#${anchor}`);
    await expect(page).toHaveURL(new RegExp(`/settings/${path}$`));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  }
});

test('unsaved changes are asked about before their page is left, and outlive a reload', async ({ signedIn: page }) => {
  await page.goto('/settings/pricing');
  const price = page.getByLabel('Default price (USD)');
  const main = page.getByRole('navigation', { name: 'Main' });
  const dialog = page.getByRole('dialog', { name: 'Save your changes?' });
  await price.fill('31.50');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(price).toHaveValue('31.50');
  await page.reload();
  await expect(price).toHaveValue('31.50');

  await main.getByRole('link', { name: 'Dashboard' }).click();
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(price).toHaveValue('31.50');
  await expect(page.getByText('All changes saved', { exact: true })).toBeVisible();

  await price.fill('0');
  await main.getByRole('link', { name: 'Library' }).click();
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByText('Choose a price from 1.00 to 9999.99', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Library' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/library$/);
  await page.goBack();
  await expect(price).toHaveValue('31.50');
});

test('the question about unsaved changes stays until they are saved', async ({ signedIn: page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/settings/pricing', async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  await page.goto('/settings/pricing');
  await page.getByLabel('Default price (USD)').fill('31.50');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save your changes?' });
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/library$/);
});

test('what is typed while the answer is on its way stays', async ({ signedIn: page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/settings/prompt', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.goto('/settings/prompt');
  const template = page.getByRole('textbox', { name: 'Prompt template' });
  await template.fill('A woodcut of {idea}');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await template.fill('A linocut of {idea}');
  answer();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await expect(template).toHaveValue('A linocut of {idea}');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(template).toHaveValue('A woodcut of {idea}');
});

test('sizes are chosen already when Printify is connected', async ({ signedIn: page, seller }) => {
  await page.goto('/settings/product');
  await page.getByRole('link', { name: 'Connect Printify', exact: true }).click();
  await page.getByLabel('Printify API token').fill(seller.token);
  await page.getByRole('button', { name: 'Connect to Printify' }).click();
  await expect(page.getByLabel('Shop')).toBeVisible();
  await page.getByRole('link', { name: 'Product', exact: true }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  const boxes = ['S', 'M', 'L', 'XL', '2XL', '3XL'].map((name) => page.getByRole('checkbox', { name, exact: true }));
  for (const box of boxes) await expect(box).toBeChecked();
  await expect(page.getByText('Choose at least one size.')).toHaveCount(0);
  await expect(save).toBeDisabled();
  for (const box of boxes) await box.uncheck();
  await expect(page.getByText('Choose at least one size.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Choose at least one size.')).toHaveCount(0);
});
