import { expectAccessible } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

test('a seller picks one of four sketches, and the design follows it', async ({ signedIn: page, seller }) => {
  await seller.connectPrintify();
  await page.goto('/dashboard');
  const idea = page.getByLabel('Design Description');
  await idea.fill('A heron with a fishing rod');
  await chooseColors(page, 'Black');
  await page.getByRole('button', { name: 'Show sketches' }).click();
  const second = page.getByRole('radio', { name: 'Sketch 2' });
  await expect(second).toBeVisible();
  await expectAccessible(page);
  await second.check();
  await expect(page.getByRole('radio', { name: 'Sketch 4' })).toBeVisible();
  const pressed = page.waitForRequest('**/api/generate');
  await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
  expect((await pressed).postDataJSON()).toMatchObject({ sketch: expect.any(String) });
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();

  await idea.fill('A crab');
  await expect(second).toHaveCount(0);
  await idea.fill('A heron with a fishing rod');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sketch 1' })).toBeVisible();
});

test('sketches that are used up are said, and the form goes on without them', async ({ signedIn: page, noise }) => {
  const message = 'Sketches are switched off, or used up for today.';
  await page.route('**/api/sketches', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { error: message, code: 'no_sketches' } })
      : route.continue(),
  );
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A heron');
  await page.getByRole('button', { name: 'Show sketches' }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate & Publish (1 credit)' })).toBeEnabled();
  ignoreFailedCalls(noise);
});
