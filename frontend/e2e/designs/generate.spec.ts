import { refuseProduct } from '../support/sandbox.ts';
import { expect, ignoreFailedCalls, SHARED_IDEA, test } from '../support/test.ts';

const generate = { name: 'Generate & Publish (1 credit)' };

test('a design needs a description, a color and a pause between two attempts', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  const idea = page.getByLabel('Design Description');
  const button = page.getByRole('button', generate);
  await expect(idea).not.toHaveValue('');
  await expect(button).toBeEnabled();
  await idea.fill('   ');
  await button.click();
  await expect(page.getByText('Please enter a design description', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select at least one shirt color', { exact: true })).toBeVisible();
  await expect(idea).toBeFocused();
  // At once: after the first the page goes up to the description, and a mouse would miss the button.
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText('Please wait a moment before generating again', { exact: true })).toBeVisible();
});

test('without Printify the form says what to set up, keeps the text and takes no credit', async ({
  signedIn: page,
  noise,
}) => {
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A fox that reads');
  await page.getByRole('checkbox', { name: 'Black', exact: true }).check();
  await page.getByRole('button', generate).click();
  await expect(page.getByText('Setup Required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Design Description')).toHaveValue('A fox that reads');
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Printify Integration' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByLabel('Design Description')).toHaveValue('A fox that reads');
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeChecked();
  ignoreFailedCalls(noise);
});

test('without credits the button is disabled', async ({ signedIn: page }) => {
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), credits: 0 } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByText('0 credits')).toBeVisible();
  await expect(page.getByRole('button', generate)).toBeDisabled();
});

test('the same request again finds the design and costs nothing', async ({ signedIn: page, seller }) => {
  test.setTimeout(120_000);
  await seller.connectPrintify();
  await seller.generate('A badger in a bowler hat', ['Black']);
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A badger in a bowler hat');
  await page.getByRole('checkbox', { name: 'Black', exact: true }).check();
  await page.getByRole('button', generate).click();
  await expect(page.getByText('Design Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible();
});

test('a product that Printify refuses can be republished free of charge', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  await refuseProduct(seller);
  await seller.generate('A heron on one leg');
  await page.goto('/dashboard');
  const design = page.getByRole('article').first();
  await expect(design.getByText('Not published to Printify')).toBeVisible();
  await expect(design.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  await design.getByRole('button', { name: 'Republish (Free)' }).click();
  await expect(page.getByText('Republished!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(design.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('the list is polled while the event stream is not connected', async ({ signedIn: page, noise }) => {
  await page.route('**/api/generations/events', (route) =>
    route.fulfill({ status: 503, json: { error: 'No', code: 'internal' } }),
  );
  let calls = 0;
  await page.route('**/api/generations?*', async (route) => {
    calls++;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await expect.poll(() => calls).toBeGreaterThan(2);
  ignoreFailedCalls(noise);
});

test('a picture that fails to load can be retried', async ({ withDesign: page, noise }) => {
  test.setTimeout(120_000);
  let refused = 0;
  await page.route(/\/(files|printify)\/.*\.(png|jpe?g|webp)|mockup/, async (route) => {
    if (route.request().resourceType() === 'image' && refused++ === 0) await route.abort();
    else await route.continue();
  });
  await page.goto('/dashboard');
  const design = page.getByRole('article').first();
  await expect(design.getByText('Image failed to load', { exact: true })).toBeVisible();
  await design.getByRole('button', { name: 'Retry' }).click();
  await expect(design.getByRole('img', { name: SHARED_IDEA })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('a design that ends before the eyes of its seller says so', async ({ signedIn: page, seller }) => {
  test.setTimeout(120_000);
  await seller.connectPrintify();
  await page.goto('/dashboard');
  const idea = page.getByLabel('Design Description');
  await page.getByRole('checkbox', { name: 'Black', exact: true }).check();
  for (const [words, end] of [
    ['A moderation_blocked heron', 'Failed'],
    ['A heron on a bicycle', 'Complete!'],
  ] as const) {
    await idea.fill(words);
    await page.getByRole('button', generate).click();
    const design = page.getByRole('article').filter({ hasText: words });
    await expect(design.getByText(end, { exact: true })).toBeVisible({ timeout: 90_000 });
  }
  await page.reload();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('Complete!', { exact: true })).toHaveCount(0);
});
