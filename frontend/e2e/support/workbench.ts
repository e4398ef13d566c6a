import { expect, type Page } from '@playwright/test';

/** Selects these colors alone, once those that are selected for every seller are there. */
export async function chooseColors(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Clear' }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
  await expect(page.getByRole('group', { name: 'Shirt colors' }).getByRole('checkbox', { checked: true })).toHaveCount(
    names.length,
  );
}
