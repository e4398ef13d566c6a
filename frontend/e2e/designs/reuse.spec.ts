import type { Page } from '@playwright/test';
import { seedDesigns } from '../support/library.ts';
import { expectFits } from '../support/screen-checks.ts';
import { expect, SHARED_IDEA, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const idea = (page: Page) => page.getByLabel('Design Description');
const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` }).click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

test('a design is duplicated into the form, and what was typed there can be had back', async ({ withDesign: page }) => {
  await page.goto('/dashboard');
  await idea(page).fill('A heron with a plan');
  await chooseColors(page, 'Red');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  // Until it is there, the menu of the dashboard's card is found.
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  await openMenu(page, SHARED_IDEA);
  await choose(page, 'Duplicate');
  await expect(page).toHaveURL('/dashboard');
  await expect(idea(page)).toHaveValue(SHARED_IDEA);
  await expect(idea(page)).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Navy', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(idea(page)).toHaveValue('A heron with a plan');
  await expect(page.getByRole('checkbox', { name: 'Red', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.reload();
  await expect(idea(page)).toHaveValue('A heron with a plan');
});

test('a variation has the words in another style, in the library and on a finished card', async ({
  withDesign: page,
}) => {
  await page.goto('/library');
  await openMenu(page, SHARED_IDEA);
  await choose(page, 'Make a variation');
  await expect(idea(page)).toHaveValue(`${SHARED_IDEA}, vintage style`);
  await idea(page).fill('');
  await page.getByRole('article').first().getByRole('link', { name: 'Make a variation' }).click();
  await expect(idea(page)).toHaveValue(`${SHARED_IDEA}, vintage style`);
});

test('the menu of a card leads to the listing, and downloads', async ({ withDesign: page }) => {
  await page.goto('/library');
  await openMenu(page, SHARED_IDEA);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download')]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await openMenu(page, SHARED_IDEA);
  await choose(page, 'Edit listing');
  await expect(page.getByRole('heading', { name: 'Listing', exact: true })).toBeInViewport();
});

test('a design is deleted from its card by keyboard, and Undo restores it, on a phone too', async ({
  signedIn: page,
  seller,
}) => {
  await seedDesigns(seller, 2);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/library');
  const design = page.getByRole('link', { name: 'Design 1 of a Café crème' });
  await page.getByRole('button', { name: 'More for Design 1 of a Café crème' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectFits(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(design).toBeHidden();
  await expect(page.getByText('Moved to the trash', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(design).toBeVisible();
});
