import type { Page } from '@playwright/test';
import { sandboxUrl } from '../support/mailbox.ts';
import { HOODIE, POSTER, saveLineUp } from '../support/products.ts';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

interface Product {
  title: string;
  variants: { title: string; price: number; is_enabled: boolean }[];
}

interface Made {
  id: string;
  kind: string;
  status: string;
  deep_link: string | null;
}

/** In one shape: one file to draw. */
const SMALL_POSTER = { ...POSTER, sizes: ['11" x 14" (Vertical)', '16" x 20" (Vertical)'] };
const WORDS = 'A fox with a lantern';

/** A design that is on a hoodie and on a poster whose sizes have prices of their own. */
async function makeProducts(seller: Seller): Promise<string> {
  await seller.connectPrintify();
  await saveLineUp(seller, { name: 'Hoodie and poster', isDefault: true, items: [HOODIE, SMALL_POSTER] });
  const asked = { idea: '"Night Fox" with a lantern', selectedColors: ['Black'], engine: 'press' };
  const { generationId } = (await (await seller.call('POST', '/api/generate', asked)).json()) as {
    generationId: string;
  };
  await expect
    .poll(async () => (await readProducts(seller, generationId)).map(({ status }) => status), { timeout: 240_000 })
    .toEqual(['published', 'published']);
  return generationId;
}

async function readProducts(seller: Seller, id: string): Promise<Made[]> {
  const answer = await seller.call('GET', `/api/generations/${id}/products`);
  return ((await answer.json()) as { products: Made[] }).products;
}

/** What Printify has of a kind's product: its title, and what is for sale at which price. */
async function atPrintify(seller: Seller, id: string, kind: string) {
  const link = (await readProducts(seller, id)).find((product) => product.kind === kind)?.deep_link ?? '';
  const headers = { authorization: `Bearer ${seller.token}`, 'user-agent': 'inkloom-e2e' };
  const [shop] = (await (await fetch(sandboxUrl('/printify/v1/shops.json'), { headers })).json()) as { id: number }[];
  const list = await fetch(sandboxUrl(`/printify/v1/shops/${shop?.id}/products.json`), { headers });
  const { data } = (await list.json()) as { data: (Product & { id: string })[] };
  const product = data.find((one) => link.includes(one.id));
  const sold = product?.variants.filter(({ is_enabled }) => is_enabled) ?? [];
  return {
    title: product?.title,
    colors: [...new Set(sold.map(({ title }) => title.split(' / ')[0]))],
    prices: [...new Set(sold.map(({ price }) => price))],
  };
}

const tile = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Products', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('a hoodie gets words, a price and colors of its own, and a poster prices by size', async ({
    signedIn: page,
    seller,
    noise,
  }) => {
    test.setTimeout(400_000);
    const id = await makeProducts(seller);
    await page.goto(`/library/${id}`);
    await tile(page, 'Hoodie').getByRole('button', { name: 'Edit listing: Hoodie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Listing of the hoodie' });
    const title = dialog.getByLabel('Title', { exact: true });
    await title.fill('Night Fox Mug');
    await expect(
      dialog.getByText('“Mug” is about another product. This listing sells a hoodie.').first(),
    ).toBeVisible();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('button', { name: 'Save listing' }).click();
    await expect(dialog.getByText('Not saved yet. Edits are free.')).toBeVisible();
    await title.fill('Lantern Fox Hoodie');
    await dialog.getByLabel('Description', { exact: true }).fill(`${WORDS} on a warm hoodie, for walks at night.`);
    await dialog.getByLabel('Price (USD)').fill('49.50');
    await dialog.getByRole('button', { name: 'White' }).click();
    await expect(dialog.getByText(/^Profit: \$/)).toBeVisible();
    const etsy = dialog.getByRole('region', { name: 'For Etsy’s form' });
    await expect(etsy.getByText('Clothing > Gender-Neutral Adult Clothing > Hoodies & Sweatshirts')).toBeVisible();
    await expect(etsy.getByText('Hooded')).toBeVisible();
    await expectLayout(page);
    await dialog.getByRole('button', { name: 'Save listing' }).click();
    await expect(dialog.getByText('Saved and synced to Printify.')).toBeVisible({ timeout: 30_000 });
    expect(await atPrintify(seller, id, 'hoodie')).toEqual({
      title: 'Lantern Fox Hoodie',
      colors: ['Black'],
      prices: [4950],
    });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Edit listing: Hoodie' })).toBeFocused();
    await expect(tile(page, 'Hoodie').getByText('$49.50')).toBeVisible();

    await page.getByRole('button', { name: 'Edit listing: Poster' }).click();
    const prices = page.getByRole('dialog').getByRole('group', { name: 'Prices (USD)' }).getByRole('spinbutton');
    await prices.first().fill('0.10');
    await expect(page.getByRole('dialog').getByText('Choose a price from 1.00 to 9999.99')).toBeVisible();
    await prices.first().fill('21.75');
    await expectLayout(page);
    await page.getByRole('button', { name: 'Save listing' }).last().click();
    await expect(page.getByRole('dialog').getByText('Saved and synced to Printify.')).toBeVisible({
      timeout: 30_000,
    });
    expect((await atPrintify(seller, id, 'poster')).prices).toContain(2175);
    ignoreFailedCalls(noise);
  });
});
