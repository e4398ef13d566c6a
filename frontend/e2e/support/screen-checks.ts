import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** By name, for `test.use`. */
export const VIEWPORTS = {
  'desktop, light': viewport(1280, 900, 'light'),
  'desktop, dark': viewport(1280, 900, 'dark'),
  'phone, light': viewport(360, 740, 'light'),
  'phone, dark': viewport(360, 740, 'dark'),
};

function viewport(width: number, height: number, colorScheme: 'light' | 'dark') {
  return { viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' as const } };
}

export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'pixels beyond the right edge').toBe(0);
}

/**
 * Legacy mode takes half the time: axe runs in the page itself and not in a blank one, which would only matter for frames
 * of other origins.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
