import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Seller, type Session } from './seller.ts';

interface Fixtures {
  /** Whatever the page said that no user should meet; a test that expects some forgets it. */
  noise: string[];
  /** A confirmed account. */
  seller: Seller;
  /** A page in which the seller is signed in. */
  signedIn: Page;
  /** A page in which a seller with one finished design is signed in. */
  stocked: Page;
  /** The demo administrator, with a session of their own. */
  administrator: Seller;
  /** A page in which the administrator is signed in. */
  asAdministrator: Page;
}

interface WorkerFixtures {
  /** A seller with one finished design, for all tests of a worker that only look. */
  shopkeeper: Seller;
}

export const STOCKED_IDEA = 'A whale in a teacup';

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
  seller: async ({ baseURL }, use) => {
    await use(await Seller.create(baseURL ?? ''));
  },
  signedIn: async ({ page, context, seller }, use) => {
    await keepSession(context, seller.session);
    await use(page);
  },
  shopkeeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const seller = await Seller.create(project.use.baseURL ?? '');
      await seller.connectPrintify();
      await seller.generate(STOCKED_IDEA, ['Black', 'White', 'Navy']);
      await use(seller);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  administrator: async ({ baseURL }, use) => {
    await use(await Seller.administrator(baseURL ?? ''));
  },
  asAdministrator: async ({ page, context, administrator }, use) => {
    await keepSession(context, administrator.session);
    await use(page);
  },
  stocked: async ({ page, context, shopkeeper }, use) => {
    await keepSession(context, await shopkeeper.signIn());
    await use(page);
  },
});

/** Puts the session where the accounts client looks for it, once: what the page does with it afterwards counts. */
export async function keepSession(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript(
    ([key, kept]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key, kept);
    },
    [STORAGE_KEY, JSON.stringify(session)] as const,
  );
}

/** Forgives what the browser itself reports when an answer is an error that the test asked for. */
export function forgetFailedCalls(noise: string[]): void {
  const rest = noise.filter((line) => !line.startsWith('Failed to load resource'));
  noise.splice(0, noise.length, ...rest);
}

export { expect };
