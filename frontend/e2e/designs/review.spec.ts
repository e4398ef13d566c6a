import { expectAccessible } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const UNCERTAIN_IDEA = 'An owl with an uncertain background';

test('a design with an uncertain background is reviewed, approved and published', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  await seller.generate(UNCERTAIN_IDEA, ['Black']);
  await page.goto('/dashboard');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Needs your review', { exact: true })).toBeVisible();
  await expect(card.getByText(/not sure what’s background/)).toBeVisible();
  await card.getByRole('link', { name: 'Review and decide' }).click();
  const design = page.getByRole('main');
  const panel = design.getByRole('region', { name: 'Needs your review' });
  await expect(panel.getByText(/Nothing was sent to Printify yet/)).toBeVisible();
  for (const color of ['white', 'black'])
    await expect(design.getByRole('img', { name: `${UNCERTAIN_IDEA}, on a ${color} shirt` })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/generate/finalize', (route) => route.abort());
  await panel.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText('Finalization Failed', { exact: true })).toBeVisible();
  ignoreFailedCalls(noise);
  await page.unroute('**/api/generate/finalize');
  await panel.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(panel).toBeHidden();
  await expect(design.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible();
});

test('its background can be kept, and then it is published', async ({ signedIn: page, seller }) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  await seller.generate(UNCERTAIN_IDEA, ['White']);
  await page.goto('/library');
  await page.getByRole('link', { name: /An owl/ }).click();
  const panel = page.getByRole('region', { name: 'Needs your review' });
  await panel.getByRole('button', { name: 'Remove the background again, for free' }).click();
  await panel.getByRole('button', { name: 'Keep the background' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText(/^Good to print\..* the whole rectangle is printed, with its background/)).toBeVisible({
    timeout: 60_000,
  });
});

test('a design that would print badly cannot be published, and is discarded for a refund', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  await seller.generate('A coarse picture of a crab', ['Black']);
  await page.goto('/dashboard');
  await page.getByRole('article').first().getByRole('link', { name: 'Review and decide' }).click();
  const panel = page.getByRole('region', { name: 'Needs your review' });
  await expect(panel.getByText(/it would print visibly coarse/)).toBeVisible();
  await expect(panel.getByRole('button', { name: /publish/ })).toHaveCount(0);
  const discard = panel.getByRole('button', { name: 'Discard and refund credit' });
  const question = page.getByRole('dialog', { name: 'Discard this design?' });
  await discard.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(discard).toBeFocused();
  await discard.click();
  await question.getByRole('button', { name: 'Discard design' }).click();
  await expect(page.getByText('Design discarded', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first().getByText('Discarded', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Republish (Free)' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
});

test('each color is shown in its ink version, and both print files can be downloaded', async ({ withDesign: page }) => {
  test.setTimeout(120_000);
  await page.goto('/library');
  await page.getByRole('link', { name: /A whale in a teacup/ }).click();
  const design = page.getByRole('main');
  const files = design.getByRole('link', { name: /^Print file/ });
  await expect(files).not.toHaveCount(0);
  const addresses = await files.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const color of ['Black', 'White', 'Navy'])
    await expect(
      design.getByRole('list', { name: 'How it reads on each color' }).getByRole('listitem').filter({ hasText: color }),
    ).toBeVisible();
});
