import type { Page } from '@playwright/test';
import { endSession, layer, openEditor, press, test } from '../support/editor.ts';
import { PASSWORD, type Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, storeSession } from '../support/test.ts';

const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function changeHeadline(page: Page, words: string): Promise<void> {
  await headline(page).fill(words);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
}

interface Opened {
  document: { brief: object };
  version: number;
}

/** As another tab does it: on top of the newest version, over the API. */
async function saveElsewhere(seller: Seller, id: string, change: (document: Opened['document']) => object) {
  const { document, version } = (await (await seller.call('GET', documentOf(id))).json()) as Opened;
  const order = { document: { ...document, ...change(document) }, basedOn: version };
  await seller.call('POST', `/api/generations/${id}/versions`, order);
}

const documentOf = (id: string) => `/api/generations/${id}/document`;

test('a version that was saved in another tab is not overwritten: the seller chooses', async ({
  page,
  context,
  pressed,
  noise,
}) => {
  test.setTimeout(240_000);
  const id = await press(pressed.seller, 7);
  const saveWords = (words: string) =>
    saveElsewhere(pressed.seller, id, ({ brief }) => ({ brief: { ...brief, headline: words } }));
  await storeSession(context, await pressed.seller.signIn());
  await openEditor(page, id);
  await changeHeadline(page, 'This tab');
  await saveWords('Other tab');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('there is a version 1. Nothing of yours is lost.');
  await expect(headline(page)).toHaveValue('This tab');
  await page.getByRole('button', { name: 'Save mine as the newest' }).click();
  await expect(page.getByText('Version 2 is saved and ready to print.')).toBeVisible({ timeout: 120_000 });
  await changeHeadline(page, 'This tab again');
  await saveWords('Other tab again');
  await save(page).click();
  await page.getByRole('button', { name: 'Drop mine, open version 3' }).click();
  await expect(headline(page)).toHaveValue('Other tab again');
  await expect(page.getByRole('alert')).toBeHidden();
  ignoreFailedCalls(noise);
});

test('a version that would print badly is said to, and there is a way back', async ({ page, context, pressed }) => {
  test.setTimeout(240_000);
  const id = await press(pressed.seller, 8);
  await storeSession(context, await pressed.seller.signIn());
  await openEditor(page, id);
  const black = '#101010';
  const inks = { ink: black, paper: black, main: black, accent: black, second: black, third: black, glow: [black] };
  await saveElsewhere(pressed.seller, id, () => ({ palette: { name: 'black', ...inks } }));
  await page.reload();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('would not print well, so your design is unchanged', { timeout: 60_000 });
  await alert.getByRole('button', { name: 'Go back to the design as it was drawn' }).click();
  await expect(page.getByText('Version 2 is saved and ready to print.')).toBeVisible({ timeout: 120_000 });
  await expect(alert).toBeHidden();
});

test('what is changed without a connection is saved when it is back', async ({ editor: page, context, noise }) => {
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you change stays in this tab.')).toBeVisible();
  await headline(page).fill('Out at sea');
  await expect(layer(page, 'Headline')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(save(page)).toBeEnabled();
  ignoreFailedCalls(noise);
});

test('a save that gets no answer is said, and can be made again', async ({ editor: page, noise }) => {
  await changeHeadline(page, 'Out at sea');
  await page.route('**/versions', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()), {
    times: 1,
  });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Not saved.');
  await expect(headline(page)).toHaveValue('Out at sea');
  await page.route('**/versions', (route) => route.fulfill({ status: 503, json: { error: 'Busy.', code: 'busy' } }), {
    times: 1,
  });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Not saved. Busy.');
  await page.getByRole('button', { name: 'Undo' }).click();
  ignoreFailedCalls(noise);
});

test('an engine that breaks says so in our words, and goes on', async ({ page, context, pressed }) => {
  await storeSession(context, await pressed.seller.signIn());
  await context.addInitScript(breakableEngine);
  await page.goto(`/library/${pressed.id}/edit`);
  await expect(layer(page, 'Headline')).toBeVisible({ timeout: 30_000 });
  await setEngine(page, 'breaks');
  await headline(page).fill('Hang ten');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('We couldn’t draw this change here');
  await expect(layer(page, 'Headline')).toBeVisible();
  await alert.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(headline(page)).not.toHaveValue('Hang ten');
  await headline(page).fill('Hang eleven');
  await expect(alert).toContainText('We couldn’t draw this change here');
  await setEngine(page, 'works');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden({ timeout: 30_000 });
  await expect(headline(page)).toHaveValue('Hang eleven');
});

test('an engine that does not start says so in our words, and can be started again', async ({
  page,
  context,
  pressed,
  noise,
}) => {
  await storeSession(context, await pressed.seller.signIn());
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(`/library/${pressed.id}/edit`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The design engine couldn’t start in this browser', { timeout: 30_000 });
  await page.unroute('**/*.wasm');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(layer(page, 'Headline')).toBeVisible({ timeout: 30_000 });
  ignoreFailedCalls(noise);
});

/** As where the browser ends a worker: an error, and never an answer. */
function breakableEngine(): void {
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof send>) {
    if (sessionStorage.getItem('engine') !== 'breaks') return send.apply(this, message);
    this.terminate();
    queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })));
  } as typeof send;
}

function setEngine(page: Page, state: 'breaks' | 'works'): Promise<void> {
  return page.evaluate((value) => sessionStorage.setItem('engine', value), state);
}

test('a session that ends while a design is edited loses nothing', async ({ editor: page, pressed, noise }) => {
  await changeHeadline(page, 'Hang ten');
  await endSession(page);
  await save(page).click();
  await page.getByLabel('Email').fill(pressed.seller.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(headline(page)).toHaveValue('Hang ten', { timeout: 30_000 });
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(save(page)).toBeEnabled();
  ignoreFailedCalls(noise);
});
