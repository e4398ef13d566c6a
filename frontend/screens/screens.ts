import type { Page } from '@playwright/test';
import { endSession } from '../e2e/support/editor.ts';
import { SHARED_IDEA } from '../e2e/support/test.ts';

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

/** What opens may come with code of its own. */
const open = (name: string | RegExp, role: 'menu' | 'dialog') => async (page: Page) => {
  await press(name)(page);
  await page.getByRole(role).waitFor();
};

const openByKey = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
};

const answerFor = (path: string, status: number, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status, json }));

/** What the server answers, in another state. */
const changeAnswer =
  <Answer>(path: string | RegExp, change: (answer: Answer) => object) =>
  (page: Page) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Answer) });
    });

/** The newest design in another state. */
const newestDesign = (changes: object) => async (page: Page) => {
  await page.route('**/api/generations/events', (route) => route.abort());
  await changeAnswer<object[]>('**/api/generations?*', ([newest, ...older]) => [{ ...newest, ...changes }, ...older])(
    page,
  );
};

/** The finished batch in another state. */
const batchInState = (changes: object) =>
  changeAnswer<object>(/\/api\/batches\/[\w-]{36}$/, (batch) => ({ ...batch, ...changes }));

async function openRows(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Holidays' }).click();
  await page.getByRole('navigation', { name: 'Batch' }).waitFor();
}

const COUNTS = {
  faulty: 1,
  waiting: 61,
  making: 2,
  needs_review: 1,
  made: 14,
  approved: 0,
  publishing: 0,
  published: 20,
};

const RUNNING = {
  ...{ state: 'running', rows: 100, endedAt: null, waiting: null },
  counts: { ...COUNTS, publish_failed: 0, failed: 1, skipped: 0, discarded: 0, canceled: 0 },
  pace: { designsPerMinute: 4.2, endExpectedAt: '2030-01-01T00:00:00Z' },
};

const SINCE = '2026-11-24T09:00:00Z';

/** Two-step sign-in as it is once it was set up. */
async function withTwoSteps(page: Page): Promise<void> {
  const common = { status: 'verified', created_at: SINCE, updated_at: SINCE };
  const factors = [
    { ...common, id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', factor_type: 'totp', friendly_name: 'Authenticator app' },
    { ...common, id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4c', factor_type: 'recovery_code', friendly_name: 'Codes' },
  ];
  await changeAnswer<object>('**/auth/v1/user', (user) => ({ ...user, factors }))(page);
  await answerFor('**/factors/recovery-codes', 200, { remaining: 8, total: 10 })(page);
}

const UNPUBLISHED = { publish_status: 'draft', external_url: null, printify_mockup_urls: [], listing: null };

/** What the callback takes a link for that another browser asked for. */
async function confirmElsewhere(page: Page): Promise<void> {
  await page.addInitScript(() =>
    sessionStorage.setItem('inkloom-opened-link', JSON.stringify({ type: 'signup', code: 'sample' })),
  );
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(`screens-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a workshop of ink');
  await press('Create Account')(page);
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
}

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
    developers: '/developers',
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
  { name: 'inbox', viewer: 'visitor', path: '/signup', prepare: signUp },
  { name: 'address confirmed', viewer: 'visitor', path: '/auth/callback?code=sample', before: confirmElsewhere },
  { name: 'contact empty', viewer: 'visitor', path: '/contact', prepare: press('Send Message') },
];

const newSeller: Screen[] = [
  ...plain('new seller', {
    'dashboard new': '/dashboard',
    'library empty': '/library',
    'batches empty': '/batches',
    'settings new': '/settings',
  }),
  {
    name: 'setup dialog',
    viewer: 'new seller',
    path: '/dashboard',
    prepare: async (page) => {
      await press(/^Generate & Publish/)(page);
      await page.getByLabel('Printify API token').waitFor();
    },
  },
  { name: 'account menu', viewer: 'new seller', path: '/library', prepare: open('Account', 'menu') },
  { name: 'credits', viewer: 'new seller', path: '/library', prepare: open(/credits$/, 'dialog') },
  { name: 'commands', viewer: 'new seller', path: '/library', prepare: openByKey('Control+k') },
  { name: 'shortcuts', viewer: 'new seller', path: '/library', prepare: openByKey('?') },
  {
    name: 'server error',
    viewer: 'new seller',
    path: '/library',
    before: answerFor('**/api/generations?*', 500, { error: 'Something broke on our side.', code: 'internal' }),
  },
  { name: 'session ended', viewer: 'new seller', path: '/library', before: endSession },
  {
    name: 'checkout canceled',
    viewer: 'new seller',
    path: '/settings/billing?checkout=cancelled',
  },
  {
    name: 'checkout paid',
    viewer: 'new seller',
    path: '/settings/billing?checkout=success&session_id=sample',
    before: answerFor('**/api/stripe/confirm-checkout', 200, { status: 'paid', credits: 75 }),
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

async function openConcept(page: Page): Promise<void> {
  await page.getByLabel('Design Description').fill('Coffee first "But first, coffee"');
  await page.getByRole('radio', { name: /Press/ }).check();
  await press('Show concepts')(page);
  await page.getByRole('link', { name: 'Edit this concept: number 1' }).click({ timeout: 60_000 });
  await page.getByRole('group', { name: 'Design' }).getByRole('button').first().waitFor();
}

/** The editor of what a model drew. */
const openRetouch = (tab: 'Brush' | 'Colors' | 'Words') => async (page: Page) => {
  await page.getByRole('link', { name: SHARED_IDEA }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByTestId('picture').waitFor({ timeout: 30_000 });
  await page.getByRole('tab', { name: tab }).click();
};

const FAILING_WEBHOOK = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';

function someWebhooks(): object[] {
  const base = { enabled: true, offReason: null, offAt: null, failingSince: null, previousValidUntil: null };
  const createdAt = '2026-11-01T09:00:00.000Z';
  const events = ['design.finished', 'design.failed', 'design.published', 'credits.low'];
  const off = { enabled: false, offReason: 'failing', offAt: '2026-11-20T09:00:00.000Z' };
  const failingSince = '2026-11-23T09:00:00.000Z';
  return [
    { ...base, id: '1', url: 'https://shop.example.com/hooks/inkloom', events: ['batch.finished'], createdAt },
    { ...base, id: FAILING_WEBHOOK, url: 'https://hooks.example.com/T0001/B0001', events, createdAt, failingSince },
    { ...base, id: '3', url: 'https://old.example.com/', events, createdAt, ...off },
  ];
}

function someVariants(): object {
  const shirt = {
    ...{ blueprint_id: 12, blueprint_title: 'Unisex Jersey Short Sleeve Tee', print_provider_id: 29 },
    ...{ print_provider_name: 'Monster Digital', size: 'S', sku: 'BC3001-S', is_available: true },
  };
  const variants = [
    { ...shirt, variant_id: 1, title: 'Black / S', color: 'Black', cost: 1099 },
    { ...shirt, variant_id: 2, title: 'Navy / S', color: 'Navy', cost: null, is_available: false },
  ];
  return { variants, total: 2, next: null };
}

function someDeliveries(): object {
  const at = '2026-11-23T09:00:00.000Z';
  const data = { generationId: FAILING_WEBHOOK, title: 'Fox in the Rain', code: 'refused', message: 'It was refused.' };
  const failed = { at, status: 503, ms: 120, error: 'The receiver answered 503.' };
  const delivered = { at, status: 204, ms: 84, error: null };
  const one = (type: string) => ({
    ...{ id: type, eventId: FAILING_WEBHOOK, type, happenedAt: at, tries: 1 },
    body: { type, timestamp: at, data },
  });
  const deliveries = [
    { ...one('design.failed'), state: 'waiting', nextAt: at, answer: 'Service unavailable', attempts: [failed] },
    { ...one('design.finished'), state: 'delivered', nextAt: null, answer: '', attempts: [delivered] },
  ];
  return { deliveries, total: 2, page: 1, per_page: 20 };
}

/** One in use, one for reading, one that has ended. */
function someKeys(): object[] {
  const now = Date.now();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const common = { creditsPerDay: null, creditsUsedToday: 0, createdAt: day(-20), lastUsedAt: null };
  return [
    {
      ...{ ...common, id: '1', name: 'Nightly ideas from our spreadsheet', prefix: 'ink_4f9QzL2X' },
      ...{ scopes: ['read', 'design'], creditsPerDay: 20, creditsUsedToday: 7 },
      ...{ expiresAt: day(70), lastUsedAt: day(0) },
    },
    { ...common, id: '2', name: 'Bookkeeping', prefix: 'ink_0Kd81sPq', scopes: ['billing:read'], expiresAt: null },
    {
      ...common,
      id: '3',
      name: 'Trial',
      prefix: 'ink_Zz72LmWa',
      scopes: ['read', 'design', 'publish'],
      expiresAt: day(-1),
    },
  ];
}
const apps: Screen[] = [
  {
    name: 'consent',
    viewer: 'new seller',
    path: '/oauth/consent/sample',
    before: answerFor('**/api/oauth/requests/*', 200, {
      app: { name: 'Sample assistant', address_kind: 'website', address: 'assistant.example', document_host: null },
      scopes: [
        { scope: 'read', required: true },
        { scope: 'design', required: false },
        { scope: 'publish', required: false },
        { scope: 'billing:read', required: false },
      ],
      needs_sign_in: false,
      ends_at: '2030-01-01T00:00:00Z',
    }),
  },
  {
    name: 'consent after a new sign-in',
    viewer: 'new seller',
    path: '/oauth/consent/sample',
    before: answerFor('**/api/oauth/requests/*', 200, {
      app: { name: 'Sample assistant', address_kind: 'computer', address: '127.0.0.1', document_host: null },
      ...{ scopes: [{ scope: 'read', required: true }], needs_sign_in: true, ends_at: '2030-01-01T00:00:00Z' },
    }),
  },
  { name: 'consent ended', viewer: 'new seller', path: '/oauth/consent/unknown' },
  { name: 'app unknown', viewer: 'visitor', path: '/oauth/authorize?client_id=nobody' },
  { name: 'settings apps empty', viewer: 'new seller', path: '/settings/apps' },
  {
    name: 'settings apps',
    viewer: 'new seller',
    path: '/settings/apps',
    before: answerFor('**/api/grants', 200, [
      {
        ...{ id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', name: 'Sample assistant', address: 'assistant.example' },
        ...{ scopes: ['read', 'design', 'billing:read'], credits_per_day: 20, ends_at: '2027-11-20T09:00:00Z' },
        ...{ created_at: '2026-11-20T09:00:00Z', last_used_at: '2026-11-23T18:30:00Z' },
      },
      {
        ...{ id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4c', name: 'A program of my own', address: '127.0.0.1' },
        ...{ scopes: ['read'], credits_per_day: null, ends_at: '2027-11-20T09:00:00Z' },
        ...{ created_at: '2026-11-22T09:00:00Z', last_used_at: null },
      },
    ]),
  },
];

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
    'settings line-ups': '/settings/line-ups',
    'settings pricing': '/settings/pricing',
    'settings prompt': '/settings/prompt',
    'settings listings': '/settings/listings',
    'settings account': '/settings/account',
    'settings security': '/settings/security',
    'settings api keys none': '/settings/api-keys',
    'settings webhooks none': '/settings/webhooks',
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
    name: 'settings printify, another account',
    viewer: 'seller',
    path: '/settings/printify',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Connect another account' }).click();
      await page.getByRole('dialog').getByLabel('Name').waitFor();
    },
  },
  {
    name: 'settings api keys',
    viewer: 'seller',
    path: '/settings/api-keys',
    before: answerFor('**/api/keys', 200, someKeys()),
  },
  {
    name: 'settings webhooks',
    viewer: 'seller',
    path: '/settings/webhooks',
    before: answerFor('**/api/webhooks', 200, someWebhooks()),
  },
  {
    name: 'settings webhook with its log',
    viewer: 'seller',
    path: `/settings/webhooks?webhook=${FAILING_WEBHOOK}`,
    before: async (page) => {
      await answerFor('**/api/webhooks', 200, someWebhooks())(page);
      await answerFor('**/deliveries?*', 200, someDeliveries())(page);
    },
    prepare: press(/^Design failed/),
  },
  {
    name: 'settings new webhook',
    viewer: 'seller',
    path: '/settings/webhooks',
    prepare: press('Add webhook'),
  },
  {
    name: 'settings new api key',
    viewer: 'seller',
    path: '/settings/api-keys',
    prepare: async (page) => {
      await press('New API key')(page);
      await page.getByRole('checkbox', { name: /^Design/ }).check();
    },
  },
  {
    name: 'settings line-up open',
    viewer: 'seller',
    path: '/settings/line-ups',
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Edit / }).click();
      await page.getByRole('button', { name: /^Hoodie/ }).click();
      await page.getByRole('group', { name: 'Colors' }).waitFor();
    },
  },
  {
    name: 'design on more products',
    viewer: 'seller',
    path: '/library?q=teacup',
    prepare: async (page) => {
      await page.getByRole('link', { name: SHARED_IDEA }).click();
      await page.getByRole('region', { name: 'Products', exact: true }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'design, more products to choose',
    viewer: 'seller',
    path: '/library?q=teacup',
    prepare: async (page) => {
      await page.getByRole('link', { name: SHARED_IDEA }).click();
      await press('Put it on more products')(page);
      await page.getByRole('radio', { name: 'Single products' }).check();
    },
  },
  {
    name: 'design, listing of a further product',
    viewer: 'seller',
    path: '/library?q=teacup',
    prepare: async (page) => {
      await page.getByRole('link', { name: SHARED_IDEA }).click();
      await press('Edit listing: Hoodie')(page);
      await page.getByRole('form', { name: 'Edit the listing of the hoodie' }).waitFor();
    },
  },
  { name: 'retouch, brush', viewer: 'seller', path: '/library?q=teacup', prepare: openRetouch('Brush') },
  { name: 'retouch, colors', viewer: 'seller', path: '/library?q=teacup', prepare: openRetouch('Colors') },
  { name: 'retouch, words', viewer: 'seller', path: '/library?q=teacup', prepare: openRetouch('Words') },
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
    name: 'brief open',
    viewer: 'seller',
    path: '/dashboard',
    prepare: async (page) => {
      await page.getByLabel('Design Description').fill('A heron riding a bicycle, Maine 1987');
      await press('Change this brief')(page);
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
      await page.getByRole('link', { name: 'Edit this concept: number 4' }).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'editor of a concept',
    viewer: 'seller',
    path: '/dashboard',
    prepare: openConcept,
  },
  {
    name: 'press of an edited concept',
    viewer: 'seller',
    path: '/dashboard',
    prepare: async (page) => {
      await openConcept(page);
      await press('Press it (1 credit)')(page);
      await page.getByRole('dialog').getByText('When it goes to your shop').waitFor();
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
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'design in progress',
    viewer: 'seller',
    path: '/dashboard',
    before: newestDesign({ ...UNPUBLISHED, status: 'creating_listing', expected_seconds: 48 }),
  },
  {
    name: 'design failed',
    viewer: 'seller',
    path: '/dashboard',
    before: newestDesign({
      ...{ ...UNPUBLISHED, status: 'error', error_code: 'model_unavailable' },
      error_message: 'Something went wrong on our side. Please try again. Your credit was refunded.',
    }),
  },
  {
    name: 'design in review',
    viewer: 'seller',
    path: '/dashboard',
    before: newestDesign({
      ...{ ...UNPUBLISHED, status: 'preview' },
      review: {
        ...{ reason: 'background_uncertain', can_approve: true, decide_by: '2030-01-01T00:00:00Z' },
        sentences: ['We’re not sure what’s background in this picture. Please check it before publishing.'],
      },
    }),
  },
  {
    name: 'held press',
    viewer: 'seller',
    path: '/dashboard',
    prepare: async (page) => {
      await page.getByLabel('Design Description').fill('A heron that waits for the line');
      await page.context().setOffline(true);
      await press(/^Generate & Publish/)(page);
    },
  },
  {
    name: 'out of credits',
    viewer: 'seller',
    path: '/dashboard',
    before: answerFor('**/api/generate', 402, {
      ...{ error: 'You have no credits left.', code: 'insufficient_credits', requiresPayment: true },
    }),
    prepare: async (page) => {
      await page.getByLabel('Design Description').fill('A heron without a credit');
      await press(/^Generate & Publish/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'unsaved changes',
    viewer: 'seller',
    path: '/settings/pricing',
    prepare: async (page) => {
      await page.getByLabel('Default price (USD)').fill('31.50');
      await page.getByRole('link', { name: 'Library' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'library, some selected',
    viewer: 'seller',
    path: '/library',
    prepare: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Select / });
      await boxes.nth(0).click({ force: true });
      await boxes.nth(2).click({ force: true });
    },
  },
  {
    name: 'versions',
    viewer: 'seller',
    path: '/library?q=teacup',
    prepare: async (page) => {
      await openRetouch('Brush')(page);
      await press('Versions')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'batch rows',
    viewer: 'seller',
    path: '/batches',
    prepare: openRows,
  },
  { name: 'batch running', viewer: 'seller', path: '/batches', before: batchInState(RUNNING), prepare: openRows },
  {
    name: 'batch waiting for credits',
    viewer: 'seller',
    path: '/batches',
    before: batchInState({
      ...RUNNING,
      waiting: {
        for: 'credits',
        message: 'You’re out of credits. It goes on as soon as you have some.',
        since: SINCE,
        until: null,
      },
    }),
    prepare: openRows,
  },
  {
    name: 'batch paused',
    viewer: 'seller',
    path: '/batches',
    before: batchInState({ ...RUNNING, state: 'paused' }),
    prepare: openRows,
  },
  {
    name: 'design waiting for Printify',
    viewer: 'seller',
    path: '/dashboard',
    before: newestDesign({
      ...{ ...UNPUBLISHED, status: 'creating_product' },
      waiting: {
        ...{ for: 'printify', reason: 'unavailable', since: SINCE, can_cancel: true },
        until: new Date(Date.now() + 90_000).toISOString(),
        message: 'Printify is having a problem right now.',
      },
    }),
  },
  {
    name: 'design refused',
    viewer: 'seller',
    path: '/dashboard',
    before: newestDesign({
      ...{ ...UNPUBLISHED, status: 'error', image_url: null, final_image_url: null, prints: [], error_code: 'refused' },
      error_message: 'The image model refused these words. Try other words. Your credit was refunded.',
    }),
  },
  {
    name: 'publish failed',
    viewer: 'seller',
    path: '/dashboard',
    before: newestDesign({ ...UNPUBLISHED, status: 'finalized', publish_status: 'failed' }),
  },
  {
    name: 'editor of a design',
    viewer: 'seller',
    path: '/library?q=surf',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /Surf Club/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByRole('group', { name: 'Design' }).getByRole('button').first().waitFor({ timeout: 30_000 });
    },
  },
  { name: 'two-step sign-in on', viewer: 'seller', path: '/settings/security', before: withTwoSteps },
  {
    name: 'two-step set-up',
    viewer: 'seller',
    path: '/settings/security',
    prepare: async (page) => {
      await press('Set up two-step sign-in')(page);
      await page.getByRole('img', { name: 'QR code' }).waitFor();
    },
  },
  { name: 'generate without an idea', viewer: 'seller', path: '/dashboard', prepare: press(/^Generate & Publish/) },
];

const administrator: Screen[] = plain('administrator', {
  'admin overview': '/admin',
  'admin activity': '/admin/activity',
  'admin messages': '/admin/messages',
  'admin audit log': '/admin/audit',
  'admin blocked terms': '/admin/blocked-terms',
  'admin catalog': '/admin/printify-catalog',
});

administrator.push(
  {
    name: 'admin catalog with variants',
    viewer: 'administrator',
    path: '/admin/printify-catalog',
    before: async (page) => {
      await answerFor('**/api/admin/catalog', 200, {
        ...{ exists: true, variant_count: 2, refreshed_at: SINCE, message: null, refresh: null },
      })(page);
      await answerFor('**/api/admin/catalog/variants?*', 200, someVariants())(page);
    },
  },
  { name: 'admin ledger', viewer: 'administrator', path: '/admin', prepare: press('Show Credits Ledger') },
  {
    name: 'admin user',
    viewer: 'administrator',
    path: '/admin',
    prepare: async (page) => {
      const seller = page.getByRole('row').filter({ hasText: /seller-.*(?<!Not )Connected/ });
      await seller.first().locator('a[href^="/admin/users/"]').first().click();
      await page
        .getByRole('table', { name: 'Newest lots' })
        .or(page.getByRole('region', { name: 'Newest lots' }))
        .waitFor();
    },
  },
);

/** Every screen and state that `npm run screens` shows. A new one is one entry here. */
export const SCREENS: Screen[] = [...visitor, ...newSeller, ...apps, ...seller, ...administrator];
