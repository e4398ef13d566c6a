import type { Page, Route } from '@playwright/test';

/** Lets calls to the address wait until the test releases them; then they go on, or end as `then` says. Gives the release. */
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
