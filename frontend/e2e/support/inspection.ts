import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Ways to look at a screen, by name: for `test.use`. */
export const SHAPES = {
  'desktop, light': shape(1280, 900, 'light'),
  'desktop, dark': shape(1280, 900, 'dark'),
  'phone, light': shape(360, 740, 'light'),
  'phone, dark': shape(360, 740, 'dark'),
};

function shape(width: number, height: number, colorScheme: 'light' | 'dark') {
  return { viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' as const } };
}

/** Nothing sticks out at the right. */
export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'pixels beyond the right edge').toBe(0);
}

/**
 * The page as it stands now has nothing that axe objects to. In its legacy mode axe takes half the time: it sums up in
 * the page itself and not in a blank one, which only matters where there are frames of other origins.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
