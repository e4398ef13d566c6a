import type { Page, Route } from '@playwright/test';

/** Calls to the address wait until what this resolves to is called; then they go on, or end as `then` says. */
export async function holdCalls(
  page: Page,
  url: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
