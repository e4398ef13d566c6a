import type { Page } from '@playwright/test';
import { Seller } from './seller.ts';
import { test as base, expect, storeSession } from './test.ts';

export const IDEA = 'Retro sunset with a surfing cat "Surf cat"';

interface WorkerFixtures {
  /** A seller and the id of a finished design of Press. */
  pressed: { seller: Seller; id: string };
}

export const test = base.extend<{ editor: Page }, WorkerFixtures>({
  pressed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const seller = await Seller.create(project.use.baseURL ?? '');
      await seller.connectPrintify();
      await use({ seller, id: await press(seller) });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ page, context, pressed }, use) => {
    await storeSession(context, await pressed.seller.signIn());
    await openEditor(page, pressed.id);
    await use(page);
  },
});

/** The same concept again is the same design. */
export async function press(seller: Seller, concept = 6): Promise<string> {
  const order = { engine: 'press', style: 'vintage', concept, selectedColors: ['Black', 'White'] };
  const answer = await seller.call('POST', '/api/generate', { idea: IDEA, ...order });
  const { generationId } = (await answer.json()) as { generationId: string };
  const status = async () =>
    ((await (await seller.call('GET', `/api/generations/${generationId}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 90_000 }).toBe('finalized');
  return generationId;
}

export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/library/${id}/edit`);
  await expect(canvas(page).getByRole('button').first()).toBeVisible({ timeout: 30_000 });
}

export const canvas = (page: Page) => page.getByRole('group', { name: 'Design' });
export const layer = (page: Page, name: string) => canvas(page).getByRole('button', { name, exact: true });
export const openPanel = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** As where it was revoked: no access token is taken, and there is no new one. */
export async function endSession(page: Page): Promise<void> {
  let isOver = true;
  const refused = { status: 401, json: { error: 'Unauthorized', code: 'unauthorized' } };
  await page.route('**/api/**', (route) => (isOver ? route.fulfill(refused) : route.continue()));
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-sb-error-code': 'refresh_token_not_found' },
      json: { code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  );
  await page.route('**/auth/v1/token?grant_type=password', (route) => {
    isOver = false;
    return route.continue();
  });
}
