import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** By name, for `test.use`. */
export const VIEWPORTS = {
  desktop: viewport(1280, 900),
  phone: viewport(360, 740),
};

function viewport(width: number, height: number) {
  return { viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' as const } };
}

/** Where a screen has to fit too: a wide laptop, a tablet and the smallest phone. */
const OTHER_WIDTHS = [1440, 768, 320];

/** The screen as it is now fits at every width, and is accessible on a phone and on a desktop. */
export async function expectLayout(page: Page): Promise<void> {
  const own = page.viewportSize() ?? VIEWPORTS.desktop.viewport;
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ ...own, width });
    await expectFits(page);
  }
  for (const { viewport } of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(own);
}

/** What a script lays out follows a change of the width a moment later. */
export async function expectFits(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, `pixels beyond the right edge at ${page.viewportSize()?.width}`).toBe(0);
}

/** Rules whose outcome depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** All rules in the theme of the page, and those of colors in the other one, too. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(endOfMotion);
  expect(await violationsOf(page)).toEqual([]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await page.evaluate(endOfMotion);
  const inOtherTheme = await violationsOf(page, COLOR_RULES);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  expect(inOtherTheme, `violations in the ${isDark ? 'light' : 'dark'} theme`).toEqual([]);
}

/** A color that is inherited on its way begins the transition of who inherits it. What goes on for ever is not waited for. */
async function endOfMotion(): Promise<void> {
  const ends = ({ playState, effect }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  for (let left = document.getAnimations(); left.some(ends); left = document.getAnimations())
    await Promise.allSettled(left.filter(ends).map(({ finished }) => finished));
}

/** Axe is put into a page once and runs there: its package for Playwright sends it each time, for three times the cost. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = rules && { type: 'rule' as const, values: rules };
  const { violations } = await page.evaluate<axe.AxeResults, axe.RunOptions>(
    (options) => Reflect.get(window, 'axe').run(options),
    { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
  );
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
