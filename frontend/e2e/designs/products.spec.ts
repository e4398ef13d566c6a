import type { Locator, Page, Route } from '@playwright/test';
import { HOODIE, MUG, POSTER, saveLineUp, TOTE } from '../support/products.ts';
import { refuseProduct } from '../support/sandbox.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const generate = { name: 'Generate & Publish (1 credit)' };
const products = (page: Page) => page.getByRole('region', { name: 'Products', exact: true });
const BACK = 'Hoodie, on the back';
/** More than a small picture has pixels for. */
const LARGE_POSTER = { ...POSTER, sizes: ['24" x 36" (Vertical)'] };
const product = (page: Page, name: string) =>
  products(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** On a busy machine the answer to a change comes after the events of what it began, and is older than what they show. */
const answerAfter = (shown: Locator) => async (route: Route) => {
  if (route.request().method() !== 'POST') return route.continue();
  const answer = await route.fetch();
  await expect(shown).toBeAttached({ timeout: 60_000 });
  await route.fulfill({ response: answer });
};

/** Where the art of a product begins in its square picture, 0-1. */
async function artTop(tile: Locator): Promise<number> {
  const [whole, art] = await Promise.all([
    tile.boundingBox(),
    tile.getByRole('img', { name: /, Hoodie$/ }).boundingBox(),
  ]);
  if (!whole || !art) throw new Error('It is not shown.');
  return (art.y - whole.y) / whole.width;
}

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('a press with a line-up is shown on all its products', async ({ signedIn: page, seller }) => {
    test.setTimeout(180_000);
    await seller.connectPrintify();
    await saveLineUp(seller, { name: 'Mug and poster', isDefault: true, items: [MUG, POSTER] });
    await page.goto('/dashboard');
    await page.getByLabel('Design Description').fill('"Night Owl" with a moon');
    await page.getByRole('radio', { name: /Press/ }).check();
    await chooseColors(page, 'Black');
    await expect(page.getByLabel('Also on').locator('option:checked')).toHaveText('Mug and poster');
    await expect(page.getByText('mug, poster.')).toBeVisible();
    await page.getByRole('button', generate).click();
    const card = page.getByRole('article').first();
    await expect(card.getByText('+ mug, poster')).toBeVisible({ timeout: 60_000 });
    await card.getByRole('link', { name: 'Open "Night Owl" with a moon' }).click();
    for (const kind of ['Mug', 'Poster'])
      await expect(product(page, kind).getByText('In your shop')).toBeVisible({ timeout: 120_000 });
    await product(page, 'Mug').getByRole('button', { name: 'Print report of the mug' }).click();
    await expect(
      product(page, 'Mug').getByText('The design keeps clear of the edges of the print area.'),
    ).toBeVisible();
    await product(page, 'Mug').getByRole('button', { name: 'Listing of the mug' }).click();
    await expect(product(page, 'Mug').getByText(/mug/i).last()).toBeVisible();
    await expect(product(page, 'Poster').getByText(/^from \$/)).toBeVisible();
    await expectLayout(page);
  });

  test('a design is put on more products: one that fails is retried, one that would look bad is removed', async ({
    signedIn: page,
    seller,
  }) => {
    test.setTimeout(240_000);
    await seller.connectPrintify();
    const design = await seller.generate('A small picture of a whale', ['Black']);
    await saveLineUp(seller, { name: 'Hoodie and tote', items: [{ ...HOODIE, place: 'back' }, TOTE] });
    await saveLineUp(seller, { name: 'Large posters', items: [LARGE_POSTER] });
    await refuseProduct(seller);
    await page.goto(`/library/${design}`);
    const dialog = page.getByRole('dialog', { name: 'Put it on more products' });
    const add = products(page).getByRole('button', { name: 'Put it on more products' });
    await add.click();
    await dialog.getByRole('radio', { name: 'Single products' }).check();
    await dialog.getByRole('button', { name: 'Put it on 1 product' }).click();
    await expect(dialog.getByText('Choose a product.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'A line-up' }).check();
    await dialog.getByRole('radio', { name: 'Large posters' }).check();
    await expect(dialog.getByText('No new drawing, and no credit.')).toBeVisible();
    await page.route(`**/api/generations/${design}/products`, answerAfter(page.getByText('Not made', { exact: true })));
    await dialog.getByRole('button', { name: 'Put it on 1 product' }).click();
    await expect(product(page, 'Poster').getByText('Not made', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(
      product(page, 'Poster').getByText(/^The picture would be enlarged .* at least 75 DPI\.$/),
    ).toBeVisible();

    await page.unrouteAll();
    await add.click();
    await dialog.getByRole('radio', { name: 'Hoodie and tote' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Put it on 2 products' }).click();
    const ended = ['Failed', 'In your shop'];
    const ofKinds = () =>
      Promise.all(
        [BACK, 'Tote bag'].map((kind) =>
          product(page, kind)
            .getByText(/^(Failed|In your shop)$/)
            .innerText(),
        ),
      );
    await expect.poll(async () => (await ofKinds()).sort(), { timeout: 120_000 }).toEqual(ended);
    const [hoodie] = await ofKinds();
    const [failed, name] = hoodie === 'Failed' ? [BACK, 'Hoodie'] : ['Tote bag', 'Tote bag'];
    await expect(product(page, failed).getByText(/Refused/)).toBeVisible();
    await expectLayout(page);
    await page.getByRole('button', { name: `Retry: ${name}` }).click();
    await expect(product(page, failed).getByText('In your shop')).toBeVisible({ timeout: 60_000 });
    // Below its hood; on the front it lies above its pocket, four inches further down.
    expect(await artTop(product(page, BACK))).toBeLessThan(0.36);
    await product(page, BACK).getByRole('button', { name: 'Print report of the hoodie' }).click();
    await expect(product(page, BACK).getByRole('heading', { name: /inches, on Black/ })).toBeVisible();
    await expect(
      product(page, BACK)
        .getByText(/^The picture was enlarged/)
        .first(),
    ).toBeVisible();
    await expectLayout(page);
    await page.goto('/library');
    await expect(page.getByText('Not made: poster.')).toBeVisible();
    await expectLayout(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove: Poster' }).click();
    await expect(product(page, 'Poster')).toHaveCount(0);
    await expect(add).toBeFocused();
    await page.goto('/library');
    await expect(page.getByText('+ hoodie, tote bag')).toBeVisible();
  });

  test('what more products cost is said before they are ordered', async ({ withDesign: page, sharedSeller }) => {
    const [made] = (await (await sharedSeller.call('GET', '/api/generations?limit=1')).json()) as { id: string }[];
    await saveLineUp(sharedSeller, { name: 'Hoodie and tote', items: [HOODIE, TOTE] });
    // An administrator's setting, which is the same for all sellers of a run.
    await page.route('**/api/generations/*/products', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), creditsEach: 1 } });
    });
    await page.goto(`/library/${made?.id}`);
    await page.getByRole('button', { name: 'Put it on more products' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put it on more products' });
    await dialog.getByRole('radio', { name: 'Hoodie and tote' }).check();
    await expect(dialog.getByText('Costs 2 credits, which you get back for what can’t be made.')).toBeVisible();
  });
});

test('the T-shirt only is sent, also by a press that was held without a connection', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await seller.connectPrintify();
  await saveLineUp(seller, { name: 'Mugs', isDefault: true, items: [MUG] });
  const sent: object[] = [];
  await page.route('**/api/generate', (route) => {
    sent.push(route.request().postDataJSON() as object);
    return route.fulfill({ status: 500, json: { error: 'Something broke.', code: 'internal' } });
  });
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A heron');
  await chooseColors(page, 'Black');
  await page.getByLabel('Also on').selectOption({ label: 'T-shirt only' });
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByLabel('Also on').locator('option:checked')).toHaveText('T-shirt only');
  await page.context().setOffline(true);
  await page.getByRole('button', generate).click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Generate it now' }).click();
  await expect.poll(() => sent).toMatchObject([{ idea: 'A heron', lineUpId: null }]);
  ignoreFailedCalls(noise);
});
