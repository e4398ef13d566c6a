import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Seller } from './seller.ts';

interface Fixtures {
  /** Whatever the page said that no user should meet; a test that expects some empties it. */
  noise: string[];
  /** A confirmed account. */
  seller: Seller;
  /** A page in which the seller is signed in. */
  signedIn: Page;
}

const STORAGE_KEY = 'sb-inkloom-auth-token';

export const test = base.extend<Fixtures>({
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
    await use(await Seller.create(new URL(baseURL ?? '').origin));
  },
  signedIn: async ({ page, context, seller }, use) => {
    await keepSession(context, seller);
    await use(page);
  },
});

/** Puts the session where the accounts client looks for it, once: what the page does with it afterwards counts. */
async function keepSession(context: BrowserContext, seller: Seller): Promise<void> {
  await context.addInitScript(
    ([key, session]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key, session);
    },
    [STORAGE_KEY, JSON.stringify(seller.session)] as const,
  );
}

/** Forgives what the browser itself reports when an answer is an error that the test asked for. */
export function forgetFailedCalls(noise: string[]): void {
  const rest = noise.filter((line) => !line.startsWith('Failed to load resource'));
  noise.splice(0, noise.length, ...rest);
}

export const toast = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

export { expect };
