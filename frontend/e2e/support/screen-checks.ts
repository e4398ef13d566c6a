import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** By name, for `test.use`. */
export const VIEWPORTS = {
  desktop: viewport(1280, 900),
  phone: viewport(360, 740),
};

function viewport(width: number, height: number) {
  return { viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' as const } };
}

/** From a wide laptop to the smallest phone. */
const WIDTHS = [1440, 768, 360, 320];

export async function expectFitsAtEveryWidth(page: Page): Promise<void> {
  await expectFits(page);
  const own = page.viewportSize();
  if (!own) return;
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...own, width });
    await expectFits(page);
  }
  await page.setViewportSize(own);
}

export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, `pixels beyond the right edge at ${page.viewportSize()?.width}`).toBe(0);
}

/** Rules whose outcome depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** All rules in the theme of the page, and those of colors in the other one, too. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await page.evaluate(endOfTransitions);
  const inOtherTheme = await violationsOf(page, COLOR_RULES);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  expect(inOtherTheme, `violations in the ${isDark ? 'light' : 'dark'} theme`).toEqual([]);
}

/** A color that is inherited on its way begins the transition of who inherits it. */
async function endOfTransitions(): Promise<void> {
  const isTransition = (animation: Animation) => animation instanceof CSSTransition;
  for (let left = document.getAnimations(); left.some(isTransition); left = document.getAnimations())
    await Promise.allSettled(left.filter(isTransition).map(({ finished }) => finished));
}

/**
 * Legacy mode takes half the time: axe runs in the page itself and not in a blank one, which would only matter for frames
 * of other origins.
 */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const runOnly = rules && { type: 'rule' as const, values: rules };
  const { violations } = await axe.options({ resultTypes: ['violations'], ...(runOnly && { runOnly }) }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Notes from the next page on whatever moves without being pressed. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const note = (list: PerformanceObserverEntryList) =>
      moved.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'moved'));
}
