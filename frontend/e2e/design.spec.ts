import type { Page } from '@playwright/test';
import { expectAccessible, expectFits, SHAPES } from './support/inspection.ts';
import { refuseProduct } from './support/sandbox.ts';
import type { Seller } from './support/seller.ts';
import { expect, forgetFailedCalls, STOCKED_IDEA, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const swatches = (page: Page) => page.getByRole('list', { name: 'How it reads on each color' });

/** The id of the seller's newest design. */
async function newestOf(page: Page, { session }: Seller): Promise<string> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const [design] = await (await page.request.get('/api/generations?limit=1', { headers })).json();
  return design.id;
}

async function openStocked(page: Page): Promise<void> {
  await page.goto('/library');
  await page.getByRole('link', { name: STOCKED_IDEA }).click();
  await expect(page.getByRole('heading', { level: 1, name: STOCKED_IDEA })).toBeVisible();
}

test('a finished design tells everything about itself, at an address of its own', async ({ stocked: page }) => {
  test.setTimeout(120_000);
  await openStocked(page);
  await expect(page).toHaveTitle(`${STOCKED_IDEA} · Inkloom`);
  await page.reload();
  await expect(page.getByRole('img', { name: `${STOCKED_IDEA}, on Black` })).toBeVisible();

  await swatches(page).getByRole('button', { name: /White/ }).click();
  await expect(page.getByRole('img', { name: `${STOCKED_IDEA}, on White` })).toBeVisible();
  await expect(swatches(page).getByRole('button', { name: /White/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'See it on Red', exact: true }).click();
  await expect(page.getByText('On Red, which is not in this product')).toBeVisible();
  await page.getByRole('button', { name: 'Mockup 1 of Printify' }).click();
  await expect(page.getByRole('img', { name: `${STOCKED_IDEA}, mockup` })).toHaveJSProperty('complete', true);

  const passport = section(page, 'Print report').getByRole('listitem');
  await expect(passport.first()).toContainText('limit');
  await expect(passport.filter({ hasText: 'Printify artwork guide' })).not.toHaveCount(0);
  for (const line of await passport.all())
    await expect(line.getByRole('img')).toHaveAccessibleName(/Good|Warning|Problem/);

  const variants = section(page, 'Variants and profit');
  await expect(variants.getByText('Bella+Canvas 3001')).toBeVisible();
  await expect(variants.getByText(/^Printed by Monster Digital/)).toBeVisible();
  await expect(variants.getByText('Black, White, Navy')).toBeVisible();
  await expect(variants.getByText('S, M, L, XL, 2XL, 3XL')).toBeVisible();
  await expect(variants.getByRole('row', { name: /^M / })).toContainText('$17.89');
  await variants.getByLabel('The buyer came').selectOption({ label: 'Offsite ad, 15 %' });
  await expect(variants.getByRole('row', { name: /^M / })).toContainText('$2.68');

  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history.last()).toContainText('Accepted, for one credit.');
  await expect(history.filter({ hasText: 'Published in your shop.' })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'History' })).not.toContainText('_');

  await page.getByRole('main').getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
});

test('a design is watched as it becomes, without a reload', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  const id = await seller.begin('A lighthouse in a bottle');
  await page.goto(`/library/${id}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(section(page, 'Print report')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(section(page, 'Variants and profit').getByText('In the product')).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' }).getByText('Published in your shop.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible();
});

test('a design that did not come to Printify says why and what would be made, and is taken there for free', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  await refuseProduct(seller);
  const id = await seller.generate('A kettle full of stars');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open A kettle full of stars' }).click();
  await expect(page).toHaveURL(new RegExp(`/library/${id}$`));
  await expect(page.getByText('Not published to Printify', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' }).getByText('The credit was given back.')).toBeVisible();
  await expect(section(page, 'Variants and profit').getByText('What would be made today')).toBeVisible();
  await page.getByRole('button', { name: 'Republish (Free)' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(section(page, 'Variants and profit').getByText('In the product')).toBeVisible();
});

test('a design that could not be drawn shows its idea and why', async ({ signedIn: page, seller }) => {
  test.setTimeout(120_000);
  await seller.connectPrintify();
  const id = await seller.generate('A moderation_blocked portrait');
  await page.goto(`/library/${id}`);
  await expect(
    page.getByText('The design model refused this idea because of its content rules. Try other words.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' }).getByText('The credit was given back.')).toBeVisible();
  await expect(section(page, 'Variants and profit')).toHaveCount(0);
});

test('a page that cannot be loaded says so, and comes as soon as it can be', async ({
  stocked: page,
  shopkeeper,
  noise,
}) => {
  const id = await newestOf(page, shopkeeper);
  let broken = true;
  await page.route(`**/api/generations/${id}`, (route) =>
    broken
      ? route.fulfill({ status: 500, json: { error: 'Something broke on our side.', code: 'internal' } })
      : route.continue(),
  );
  await page.route('**/api/generations/events', (route) => route.abort());
  await page.goto(`/library/${id}`);
  await expect(page.getByRole('heading', { name: 'The design could not be loaded' })).toBeVisible();
  await expect(page.getByText('Something broke on our side.')).toBeVisible();
  broken = false;
  await expect(page.getByRole('heading', { level: 1, name: STOCKED_IDEA })).toBeVisible();
  forgetFailedCalls(noise);
});

test("somebody else's design, one that is not there and what is no address are all not found", async ({
  signedIn: page,
  shopkeeper,
  noise,
}) => {
  const theirs = await newestOf(page, shopkeeper);
  for (const id of [theirs, '019aa000-0000-7000-8000-000000000000', 'my-design']) {
    await page.goto(`/library/${id}`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('404 Page Not Found · Inkloom');
  }
  await page.getByRole('link', { name: 'Back to the library' }).click();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  forgetFailedCalls(noise);
});

test('every color is tried on by keyboard', async ({ stocked: page }) => {
  await openStocked(page);
  await expect(page.getByRole('button', { name: /^See it on/ })).not.toHaveCount(0);
  await swatches(page).getByRole('button', { name: /Navy/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: `${STOCKED_IDEA}, on Navy` })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(/, which is not in this product$/)).toBeVisible();
});

for (const [name, shape] of Object.entries(SHAPES)) {
  test.describe(name, () => {
    test.use(shape);

    test('the page of a design fits and is accessible', async ({ stocked: page }) => {
      test.setTimeout(120_000);
      await openStocked(page);
      await expect(section(page, 'Variants and profit').getByRole('table')).toBeVisible();
      await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });
  });
}
