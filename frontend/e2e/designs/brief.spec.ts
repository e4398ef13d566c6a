import type { Page, Request } from '@playwright/test';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const IDEA = 'Yellowstone National Park bison and hoof, vintage';
const SENTENCE = 'Prints “Yellowstone National Park”, draws bison in the mountains, vintage';

const panel = (page: Page) => page.getByRole('region', { name: 'Brief' });
const opener = (page: Page) => panel(page).getByRole('button', { name: 'Change this brief' });
const idea = (page: Page) => page.getByLabel('Design Description');

async function describe(page: Page, text: string): Promise<void> {
  await page.goto('/dashboard');
  await expect(idea(page)).not.toHaveValue('');
  await idea(page).fill(text);
}

/** Requests for briefs from now on. */
function countBriefs(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/briefs')) seen.push(request);
  });
  return seen;
}

test('the brief follows what is typed, and not every key', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await expect(opener(page)).toContainText('Prints “Surfing Cat”');
  const asked = countBriefs(page);
  await idea(page).fill('');
  await expect(panel(page)).toHaveCount(0);
  await idea(page).pressSequentially(IDEA, { delay: 5 });
  await expect(opener(page)).toContainText(SENTENCE);
  expect(asked.map((request) => request.postDataJSON().idea)).toEqual([IDEA]);
  await idea(page).press('Control+a');
  await idea(page).pressSequentially('A crab');
  await expect(opener(page)).toContainText('Prints no words, draws crab');
});

test('a changed brief is drawn, and is not replaced before the seller says so', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  await describe(page, IDEA);
  await chooseColors(page, 'Black');
  await page.getByRole('radio', { name: 'Press', exact: true }).check();
  await idea(page).fill('Goose scolding a man');
  await expect(panel(page).getByText('We can’t draw “scolding a man”. The AI model can.')).toBeVisible();
  await idea(page).fill(IDEA);
  await expect(panel(page).getByText('We can’t draw “hoof”. The AI model can.')).toBeVisible();
  await opener(page).click();
  await page.getByLabel('Large words').fill('Yellowstone');
  await page.getByLabel('Small words').fill('since 1872');
  await page.getByLabel('Inks').selectOption('Harbor');
  await page.getByLabel('Layout').selectOption('Badge');
  await panel(page).getByRole('button', { name: 'Choose another' }).click();
  await page.getByLabel('Search all pictures').fill('moose');
  await page.getByRole('radio', { name: 'Moose', exact: true }).check();
  await expect(opener(page)).toContainText(
    'Prints “Yellowstone” and “since 1872”, draws moose in the mountains, badge',
  );
  await idea(page).fill(`${IDEA}!`);
  await expect(panel(page)).toContainText('You changed this brief, and then your description.');

  await page.getByRole('button', { name: 'Show concepts' }).click();
  const concepts = page.getByRole('group', { name: 'Concepts' }).getByRole('radio');
  await expect(concepts).toHaveCount(4, { timeout: 60_000 });
  await expect(concepts.nth(1)).toHaveAccessibleName(/YELLOWSTONE.*SINCE 1872/i);
  await concepts.nth(1).check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate'));
  await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
  expect((await sent).postDataJSON().brief).toEqual({
    words: ['Yellowstone', 'since 1872'],
    subject: 'moose',
    scene: 'mountains',
    mood: 'nostalgic',
    style: 'vintage',
    palette: 'harbor',
    layout: 'badge',
  });
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('a brief can be read anew, and is found again after a visit to another screen', async ({ signedIn: page }) => {
  await describe(page, IDEA);
  await opener(page).click();
  await page.getByLabel('Large words').fill('Bison');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(opener(page)).toContainText('Prints “Bison”');
  await panel(page).getByRole('button', { name: 'Read the description again' }).click();
  await expect(opener(page)).toContainText(SENTENCE);
});

test('the AI model and its sketches get the brief as it is shown', async ({ signedIn: page, seller }) => {
  await seller.connectPrintify();
  await describe(page, 'A heron riding a bicycle');
  await chooseColors(page, 'Black');
  await expect(opener(page)).toContainText('draws heron riding bicycle');
  await opener(page).click();
  await page.getByLabel('What it does with bicycle').selectOption('beside bicycle');
  await page.getByLabel('Style').selectOption('Retro');
  const brief = { words: [], subject: 'heron', companion: { motif: 'bicycle', relation: 'beside' }, style: 'retro' };
  const sketched = page.waitForRequest(
    (request) => request.url().endsWith('/api/sketches') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Show sketches' }).click();
  expect((await sketched).postDataJSON().brief).toEqual(brief);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate'));
  await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ idea: 'A heron riding a bicycle', brief });
});

test('a description that cannot be read is drawn as it stands, and can be read later', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await seller.connectPrintify();
  await page.route('**/api/briefs', (route) =>
    route.fulfill({ status: 503, json: { error: 'We’re very busy right now.', code: 'busy' } }),
  );
  await describe(page, 'A crab');
  await chooseColors(page, 'Black');
  await expect(panel(page)).toContainText(
    'We couldn’t read your description right now. We’ll draw it as you wrote it.',
  );
  await page.unroute('**/api/briefs');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(opener(page)).toContainText('draws crab');
  await idea(page).fill('A crab like Mickey Mouse');
  await expect(panel(page)).toContainText('Mickey Mouse');
  ignoreFailedCalls(noise);
});

test('without a connection the description is read once it is back', async ({ signedIn: page, context, noise }) => {
  await describe(page, 'A crab');
  await expect(opener(page)).toContainText('draws crab');
  await context.setOffline(true);
  await idea(page).fill('A heron');
  await expect(panel(page)).toContainText('You’re offline.');
  await context.setOffline(false);
  await expect(opener(page)).toContainText('draws heron');
  ignoreFailedCalls(noise);
});

test('what the server refuses of a brief is said beside it', async ({ signedIn: page, seller, noise }) => {
  await seller.connectPrintify();
  await describe(page, IDEA);
  await chooseColors(page, 'Black');
  await page.getByRole('radio', { name: 'Press', exact: true }).check();
  await opener(page).click();
  await page.getByLabel('Layout').selectOption('Slogan');
  await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
  await expect(panel(page).getByRole('alert')).toHaveText(/^This layout does not suit these words and pictures/);
  await page.getByLabel('Layout').selectOption('Auto');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  ignoreFailedCalls(noise);
});

test('a brief can be changed by keyboard alone', async ({ signedIn: page }) => {
  await describe(page, IDEA);
  await expect(opener(page)).toContainText(SENTENCE);
  await idea(page).focus();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Large words')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' forever');
  await expect(opener(page)).toContainText('Prints “Yellowstone National Park forever”');
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('an open brief fits and is accessible', async ({ signedIn: page }) => {
    await describe(page, 'A heron riding a bicycle and a hoof');
    await page.getByRole('radio', { name: 'Press', exact: true }).check();
    await opener(page).click();
    await panel(page).getByRole('button', { name: 'Choose another' }).click();
    await expect(page.getByRole('radio', { name: 'No picture' })).toBeVisible();
    await expectLayout(page);
  });
});
