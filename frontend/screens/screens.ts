import type { Page } from '@playwright/test';

export type Viewer = 'visitor' | 'new seller' | 'seller' | 'administrator';

export interface Screen {
  /** Also the name of its pictures. */
  name: string;
  viewer: Viewer;
  path: string;
  /** Brings it into the state that is shown. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Before the page is opened: for example answers of the server. */
  before?: (page: Page) => Promise<unknown>;
}

/** The screens of a viewer that are there as soon as they are opened: a name and a path each. */
const plain = (viewer: Viewer, paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, viewer, path }));

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const answerFor = (path: string, status: number, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status, json }));

const visitor: Screen[] = [
  ...plain('visitor', {
    landing: '/',
    pricing: '/pricing',
    terms: '/terms',
    privacy: '/privacy',
    dmca: '/dmca',
    'acceptable use': '/aup',
    contact: '/contact',
    'printify guide': '/help/printify-setup',
    'sign up': '/signup',
    'sign in': '/login',
    'callback failed': '/auth/callback',
    'reset link invalid': '/reset-password',
    'confirm link': '/auth/confirm#token=a&type=recovery&redirect_to=%2F',
    'confirm link incomplete': '/auth/confirm',
    'not me': '/auth/not-me#token=a',
    'not found': '/nowhere',
  }),
  {
    name: 'landing questions open',
    viewer: 'visitor',
    path: '/#faq',
    prepare: (page) =>
      page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      }),
  },
  { name: 'sign in empty', viewer: 'visitor', path: '/login', prepare: press('Sign In') },
  { name: 'sign in with a code', viewer: 'visitor', path: '/login', prepare: press('Email me a code') },
  { name: 'reset password', viewer: 'visitor', path: '/login', prepare: press('Forgot Password?') },
  { name: 'contact empty', viewer: 'visitor', path: '/contact', prepare: press('Send Message') },
];

const newSeller: Screen[] = [
  ...plain('new seller', {
    'dashboard new': '/dashboard',
    'library empty': '/library',
    'batches empty': '/batches',
    'settings new': '/settings',
  }),
  { name: 'setup dialog', viewer: 'new seller', path: '/dashboard', prepare: press(/^Generate & Publish/) },
  { name: 'account menu', viewer: 'new seller', path: '/library', prepare: press('Account') },
  { name: 'credits', viewer: 'new seller', path: '/library', prepare: press(/credits$/) },
  { name: 'commands', viewer: 'new seller', path: '/library', prepare: (page) => page.keyboard.press('Control+k') },
  { name: 'shortcuts', viewer: 'new seller', path: '/library', prepare: (page) => page.keyboard.press('?') },
  {
    name: 'server error',
    viewer: 'new seller',
    path: '/library',
    before: answerFor('**/api/generations?*', 500, { error: 'Something broke on our side.', code: 'internal' }),
  },
  {
    name: 'offline',
    viewer: 'new seller',
    path: '/dashboard',
    prepare: (page) => page.context().setOffline(true),
  },
  {
    name: 'code missing',
    viewer: 'new seller',
    path: '/library',
    before: (page) => page.route(/\/assets\/library-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404 })),
  },
];

const openBatch = (tab: 'Review' | 'Listings' | 'Calendar') => async (page: Page) => {
  await page.getByRole('link', { name: 'Holidays' }).click();
  await page
    .getByRole('navigation', { name: 'Batch' })
    .getByRole('link', { name: new RegExp(`^${tab}`) })
    .click();
};

const seller: Screen[] = [
  ...plain('seller', {
    dashboard: '/dashboard',
    library: '/library',
    'new batch': '/batches/new',
    'library finds nothing': '/library?q=zebra',
    trash: '/library?trash=1',
    'settings billing': '/settings/billing',
    'settings printify': '/settings/printify',
    'settings product': '/settings/product',
    'settings pricing': '/settings/pricing',
    'settings prompt': '/settings/prompt',
    'settings listings': '/settings/listings',
    'settings account': '/settings/account',
    'settings security': '/settings/security',
  }),
  {
    name: 'design',
    viewer: 'seller',
    path: '/dashboard',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Open / })
        .first()
        .click();
      await page.getByRole('region', { name: 'Print report' }).waitFor();
    },
  },
  {
    name: 'dashboard templates open',
    viewer: 'seller',
    path: '/dashboard',
    prepare: async (page) => {
      await press('AI Prompt Image Template')(page);
      await press('GPT Listing Templates (Advanced)')(page);
    },
  },
  {
    name: 'concepts of Press',
    viewer: 'seller',
    path: '/dashboard',
    prepare: async (page) => {
      await page.getByLabel('Design Description').fill('Coffee first "But first, coffee"');
      await page.getByRole('radio', { name: /Press/ }).check();
      await press('Show concepts')(page);
    },
  },
  {
    name: 'batch with errors',
    viewer: 'seller',
    path: '/batches/new',
    prepare: async (page) => {
      await page
        .getByLabel('Lines')
        .fill('idea;colors\nA fox reading under a lamp;Black, Blurple\nA whale;Navy\n;Black');
      await press('Check the rows')(page);
      await page.getByText('Your shirt doesn’t come in Blurple.').waitFor();
    },
  },
  { name: 'batch review', viewer: 'seller', path: '/batches', prepare: openBatch('Review') },
  {
    name: 'batch review, edited words',
    viewer: 'seller',
    path: '/batches',
    prepare: async (page) => {
      await openBatch('Review')(page);
      await press('Edit words')(page);
    },
  },
  { name: 'batch listings', viewer: 'seller', path: '/batches', prepare: openBatch('Listings') },
  {
    name: 'batch listings, one edited',
    viewer: 'seller',
    path: '/batches',
    prepare: async (page) => {
      await openBatch('Listings')(page);
      await press('Edit the listing of row 1')(page);
      await page.getByLabel('Price (USD)').fill('18');
    },
  },
  {
    name: 'batch listings, price of many',
    viewer: 'seller',
    path: '/batches',
    prepare: async (page) => {
      await openBatch('Listings')(page);
      await page.getByRole('button', { name: /^Select all/ }).click();
      await press('Set price')(page);
      await page.getByLabel('Price (USD)').fill('31.50');
    },
  },
  {
    name: 'batch listings, colors of many',
    viewer: 'seller',
    path: '/batches',
    prepare: async (page) => {
      await openBatch('Listings')(page);
      await page.getByRole('button', { name: /^Select all/ }).click();
      await press('Switch colors')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Black', exact: true }).click();
    },
  },
  { name: 'batch calendar', viewer: 'seller', path: '/batches', prepare: openBatch('Calendar') },
  {
    name: 'batch publishing',
    viewer: 'seller',
    path: '/batches',
    prepare: async (page) => {
      await openBatch('Calendar')(page);
      await press('Change')(page);
    },
  },
  { name: 'generate without an idea', viewer: 'seller', path: '/dashboard', prepare: press(/^Generate & Publish/) },
];

const administrator = plain('administrator', {
  'admin overview': '/admin',
  'admin activity': '/admin/activity',
  'admin messages': '/admin/messages',
  'admin audit log': '/admin/audit',
  'admin blocked terms': '/admin/blocked-terms',
  'admin catalog': '/admin/printify-catalog',
});

/** Every screen and state that `npm run screens` shows. A new one is one entry here. */
export const SCREENS: Screen[] = [...visitor, ...newSeller, ...seller, ...administrator];
