import type { Page } from '@playwright/test';
import { canvas, endSession, openPanel } from '../support/editor.ts';
import { expectLayout } from '../support/screen-checks.ts';
import { PASSWORD } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const IDEA = 'Retro sunset with a surfing cat "Surf cat"';

/** Opens a concept of the idea, on these shirts, from its card on the dashboard. */
async function openConcept(page: Page, number = 1, colors = ['Black', 'White']): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill(IDEA);
  await chooseColors(page, ...colors);
  await page.getByRole('radio', { name: 'Press', exact: true }).check();
  await page.getByRole('button', { name: 'Show concepts' }).click();
  await page.getByRole('link', { name: `Edit this concept: number ${number}` }).click({ timeout: 60_000 });
  await expect(canvas(page).getByRole('button').first()).toBeVisible({ timeout: 30_000 });
}

const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const pressIt = (page: Page) => page.getByRole('button', { name: 'Press it (1 credit)' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Press this design?' });
const generate = (page: Page) => dialog(page).getByRole('button', { name: /^Generate/ });

async function changeHeadline(page: Page, words: string): Promise<void> {
  await headline(page).fill(words);
  await expect(page.getByText('Your concept. Free until you press it.')).toBeVisible();
}

test('a concept is edited and pressed exactly as it is, for one credit', async ({ signedIn: page, seller }) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  await openConcept(page, 2);
  await expect(page).toHaveURL(/\/edit$/);
  await changeHeadline(page, 'Hang ten');
  await openPanel(page, 'Inks');
  await page.getByLabel('Worn ink').fill('0');
  await pressIt(page).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate'));
  await generate(page).click();
  const { document, ...order } = (await sent).postDataJSON();
  expect(order).toEqual({ idea: IDEA, selectedColors: ['Black', 'White'], engine: 'press' });
  expect(document).toMatchObject({ idea: IDEA, wear: 0, brief: { headline: 'Hang ten' } });
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('Design Description')).toHaveValue('');
  await expect(page.getByText('19 credits').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep editing' })).toBeHidden();
  const made = page.getByRole('article').first();
  await expect(made.getByText('Published', { exact: true })).toBeVisible({ timeout: 120_000 });
  await made.getByRole('link', { name: `Open ${IDEA}` }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(headline(page)).toHaveValue('Hang ten', { timeout: 30_000 });
  await expect(page.getByText('As it was drawn')).toBeVisible();
});

test('a concept that was changed survives a reload, a sign-in and a visit to the dashboard', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await openConcept(page);
  await changeHeadline(page, 'Hang ten');
  await page.reload();
  await expect(headline(page)).toHaveValue('Hang ten', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('link', { name: 'Keep editing' }).click();
  await expect(headline(page)).toHaveValue('Hang ten');
  await pressIt(page).click();
  await expect(generate(page)).toBeEnabled();
  await endSession(page);
  // What the dialog still reads may find the session ended before the press does.
  await Promise.any([generate(page).click({ timeout: 30_000 }), page.waitForURL(/\/login/)]);
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(headline(page)).toHaveValue('Hang ten', { timeout: 30_000 });
  await expect(page).toHaveURL(/\/edit$/);
  ignoreFailedCalls(noise);
});

test('another concept gives way to the one that was changed', async ({ signedIn: page }) => {
  await openConcept(page);
  await changeHeadline(page, 'Hang ten');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('link', { name: 'Edit this concept: number 3' }).click();
  await expect(headline(page)).toHaveValue('Surf cat');
  await page.getByRole('button', { name: 'Bring back the concept you changed before' }).click();
  await expect(headline(page)).toHaveValue('Hang ten');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('link', { name: 'Edit this concept: number 1' }).click();
  await expect(headline(page)).toHaveValue('Hang ten');
});

test('a press that is refused loses nothing', async ({ signedIn: page, noise }) => {
  await openConcept(page, 1, ['Black']);
  await changeHeadline(page, 'Hang ten');
  await pressIt(page).click();
  await dialog(page).getByRole('checkbox', { name: 'Black', exact: true }).uncheck();
  await generate(page).click();
  await expect(dialog(page).getByText('Please select at least one shirt color')).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: 'Navy', exact: true }).check();
  await generate(page).click();
  const setup = page.getByRole('dialog', { name: 'Setup Required' });
  await expect(setup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('checkbox', { name: 'Navy', exact: true })).toBeChecked();
  await refuse(page, 402, { error: 'You have no credits.', code: 'insufficient_credits', requiresPayment: true });
  await generate(page).click();
  await expect(page.getByRole('dialog', { name: 'Out of Credits' })).toBeVisible();
  await page.keyboard.press('Escape');
  const message = '“Nike” is a brand of somebody else.';
  await refuse(page, 400, {
    error: message,
    code: 'validation_failed',
    fields: { 'document.brief.headline': message },
  });
  await generate(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(`Not pressed, and no credit was used. ${message}`);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(headline(page)).toHaveValue('Hang ten');
  ignoreFailedCalls(noise);
});

async function refuse(page: Page, status: number, json: object): Promise<void> {
  await page.route('**/api/generate', (route) => route.fulfill({ status, json }), { times: 1 });
}

test('without a connection nothing is sent before the seller says so again', async ({
  signedIn: page,
  context,
  noise,
}) => {
  await openConcept(page);
  await pressIt(page).click();
  await context.setOffline(true);
  await generate(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('no credit was used');
  await context.setOffline(false);
  await expect(dialog(page).getByRole('button', { name: 'Generate it now' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  ignoreFailedCalls(noise);
});

test('without a concept there is a way to one', async ({ signedIn: page }) => {
  await page.goto('/edit');
  await expect(page.getByRole('heading', { name: 'No concept to edit' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByLabel('Design Description')).toBeVisible();
});

test('the editor of a concept fits and is accessible', async ({ signedIn: page }) => {
  await openConcept(page);
  await expectLayout(page);
  await pressIt(page).click();
  await expect(generate(page)).toBeVisible();
  await expectLayout(page);
});
