import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Seller, type Session } from './seller.ts';

interface Fixtures {
  /** Errors and warnings in the console; a test fails if any is left. */
  noise: string[];
  /** The pointer moves over each page as it comes, so that one that is only read gets its code. */
  pointerMoves: undefined;
  /** A confirmed account. */
  seller: Seller;
  /** A page in which the seller is signed in. */
  signedIn: Page;
  /** A page in which a seller with one finished design is signed in. */
  withDesign: Page;
  /** The demo administrator, with a session of their own. */
  administrator: Seller;
  /** A page in which the administrator is signed in. */
  asAdministrator: Page;
}

interface WorkerFixtures {
  /** A seller with one finished design, for all tests of a worker that change nothing. */
  sharedSeller: Seller;
}

export const SHARED_IDEA = 'A whale in a teacup';

const STORAGE_KEY = 'sb-inkloom-auth-token';

export const test = base.extend<Fixtures, WorkerFixtures>({
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      await use(noise);
      expect(noise, 'the page was quiet').toEqual([]);
    },
    { auto: true },
  ],
  pointerMoves: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('pointermove')));
      });
      await use(undefined);
    },
    { auto: true },
  ],
  seller: async ({ baseURL }, use) => {
    await use(await Seller.create(baseURL ?? ''));
  },
  signedIn: async ({ page, context, seller }, use) => {
    await storeSession(context, seller.session);
    await use(page);
  },
  sharedSeller: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const seller = await Seller.create(project.use.baseURL ?? '');
      await seller.connectPrintify();
      await seller.generate(SHARED_IDEA, ['Black', 'White', 'Navy']);
      await use(seller);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  administrator: async ({ baseURL }, use) => {
    await use(await Seller.administrator(baseURL ?? ''));
  },
  asAdministrator: async ({ page, context, administrator }, use) => {
    await storeSession(context, administrator.session);
    await use(page);
  },
  withDesign: async ({ page, context, sharedSeller }, use) => {
    await storeSession(context, await sharedSeller.signIn());
    await use(page);
  },
});

/** Stores the session for the auth client, once: later page loads find what the app made of it. */
export async function storeSession(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key, value);
    },
    [STORAGE_KEY, JSON.stringify(session)] as const,
  );
}

/** Drops what the browser reports about error responses that the test expects. */
export function ignoreFailedCalls(noise: string[]): void {
  const rest = noise.filter((line) => !line.startsWith('Failed to load resource'));
  noise.splice(0, noise.length, ...rest);
}

export { expect };
