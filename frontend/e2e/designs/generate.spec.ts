import { randomUUID } from 'node:crypto';
import { holdCalls } from '../support/held-calls.ts';
import { refuseProduct } from '../support/sandbox.ts';
import { expectAccessible, shiftsOf, watchShifts } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, SHARED_IDEA, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const generate = { name: 'Generate & Publish (1 credit)' };

test('a design needs a description, a color and a pause between two attempts', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  const idea = page.getByLabel('Design Description');
  const button = page.getByRole('button', generate);
  await expect(idea).not.toHaveValue('');
  await expect(button).toBeEnabled();
  await chooseColors(page);
  await idea.fill('   ');
  await button.click();
  await expect(page.getByText('Please enter a design description', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select at least one shirt color', { exact: true })).toBeVisible();
  await expect(idea).toBeFocused();
  // At once: after the first the page goes up to the description, and a mouse would miss the button.
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText('Please wait a moment before generating again', { exact: true })).toBeVisible();
});

test('a press of an earlier visit is not shown as being sent again', async ({ signedIn: page, seller }) => {
  await seller.connectPrintify();
  const outcome = { generationId: randomUUID(), status: 'pending', cached: false };
  await page.route('**/api/generate', (route) => route.fulfill({ status: 202, json: outcome }));
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A fox that is gone');
  await chooseColors(page, 'Black');
  await page.getByRole('button', generate).click();
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible();

  let reads = 0;
  await page.route(/\/api\/generations\?limit=50$/, () => {
    reads += 1;
  });
  await main.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeAttached();
  await expect.poll(() => reads).toBeGreaterThan(0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await expect(page.getByText('Sending…')).toHaveCount(0);
});

test('two attempts need half a second between them', async ({ signedIn: page }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  const button = page.getByRole('button', generate);
  await chooseColors(page);
  await expect(button).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  const tooSoon = page.getByText('Please wait a moment before generating again', { exact: true });
  await button.click();
  await page.clock.runFor(499);
  await button.click();
  await expect(tooSoon).toBeVisible();
  await page.clock.runFor(500);
  await button.click();
  await expect(tooSoon).toBeHidden();
});

test('without Printify the form says what to set up, keeps the text and takes no credit', async ({
  signedIn: page,
  noise,
}) => {
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A fox that reads');
  await chooseColors(page, 'Black');
  await page.getByRole('button', generate).click();
  const dialog = page.getByRole('dialog', { name: 'Setup Required' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Design Description')).toHaveValue('A fox that reads');
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  await page.getByRole('button', generate).click();
  await dialog.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Printify Integration' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByLabel('Design Description')).toHaveValue('A fox that reads');
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeChecked();
  ignoreFailedCalls(noise);
});

test('connecting Printify in the dialog goes on with the same words and colors', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A fox that reads');
  await chooseColors(page, 'Navy');
  await page.getByRole('button', generate).click();
  const dialog = page.getByRole('dialog', { name: 'Setup Required' });
  await dialog.getByLabel('Printify API token').fill(seller.token);
  await dialog.getByRole('button', { name: 'Connect to Printify' }).click();
  await expect(dialog.getByLabel('Shop')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate'));
  await dialog.getByRole('button', { name: 'Generate with this shop' }).click();
  expect((await sent).postDataJSON()).toEqual({
    idea: 'A fox that reads',
    selectedColors: ['Navy'],
    brief: expect.objectContaining({ subject: 'fox' }),
  });
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Design Description')).toHaveValue('');
  ignoreFailedCalls(noise);
});

test('a new seller finds a sample idea and two colors, and Ctrl+Enter presses', async ({ signedIn: page, noise }) => {
  await page.route('**/api/generate', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something broke.', code: 'internal' } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByLabel('Design Description')).toHaveValue(/surfing cat/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Generate & Publish (1 credit)' })).toBeEnabled();
  const sent = page.waitForRequest('**/api/generate');
  await page.getByLabel('Design Description').press('Control+Enter');
  expect((await sent).postDataJSON()).toMatchObject({ selectedColors: expect.arrayContaining(['Black', 'White']) });
  await expect(page.getByText('Something broke.', { exact: true })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('a press before the colors have come goes out with them', async ({ signedIn: page }) => {
  const answerVariants = await holdCalls(page, '**/api/printify-variants');
  const outcome = { generationId: randomUUID(), status: 'pending', cached: false };
  await page.route('**/api/generate', (route) => route.fulfill({ status: 202, json: outcome }));
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A fox on a slow line');
  await page.getByRole('button', generate).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  const sent = page.waitForRequest('**/api/generate');
  answerVariants();
  expect((await sent).postDataJSON()).toMatchObject({
    idea: 'A fox on a slow line',
    selectedColors: ['Black', 'White'],
  });
  await expect(page.getByText('Please select at least one shirt color')).toHaveCount(0);
});

test('a seller with a design finds its colors, no idea, and the way to its listing', async ({ withDesign: page }) => {
  await page.goto('/dashboard');
  for (const name of ['Black', 'White', 'Navy'])
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByLabel('Design Description')).toHaveValue('');
  await page.getByRole('link', { name: 'Edit listing' }).click();
  await expect(page.getByRole('heading', { name: 'Listing', exact: true })).toBeInViewport();
});

for (const [name, viewport] of [
  ['a laptop', { width: 1440, height: 780 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`on ${name} the button is in the window, and after a press the design is`, async ({
    signedIn: page,
    seller,
  }) => {
    test.setTimeout(120_000);
    await seller.connectPrintify();
    await page.setViewportSize(viewport);
    await page.goto('/dashboard');
    const button = page.getByRole('button', generate);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole('radio', { name: 'Press', exact: true }).check();
    await page.getByRole('button', { name: 'Show concepts' }).click();
    await expect(page.getByRole('radio', { name: /^Concept/ })).toHaveCount(4, { timeout: 60_000 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole('radio', { name: /^Concept 2/ }).check();
    await button.click();
    const card = page.getByRole('article').first();
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card).toBeInViewport({ ratio: 0.9 });
  });
}

/** A new one, of which the browser remembers nothing, is taken for one that has no shirt yet: see outline.spec.ts. */
function beAnOldAccount(): void {
  const key = 'sb-inkloom-auth-token';
  const session = JSON.parse(localStorage.getItem(key) ?? '{}');
  session.user.created_at = '2026-01-01T00:00:00Z';
  localStorage.setItem(key, JSON.stringify(session));
}

for (const [name, viewport] of [
  ['a laptop', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`on ${name} nothing moves while colors and designs are read`, async ({ withDesign: page }) => {
    await page.setViewportSize(viewport);
    const answer = await holdCalls(page, /\/api\/(printify-variants|generations\?)/);
    await watchShifts(page);
    await page.addInitScript(beAnOldAccount);
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Loading your designs…' })).toBeVisible();
    answer();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(page.getByRole('article').first().getByRole('img', { name: SHARED_IDEA })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('a press shows its idea while neither the brief nor the answer has come', async ({ withDesign: page }) => {
  const answer = await holdCalls(page, /\/api\/(brief|generate)$/, (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('An otter on a slow line');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.getByRole('button', generate).click();
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading', { name: 'An otter on a slow line' })).toBeVisible();
  await expect(card.getByRole('status')).toHaveText('Sending…');
  answer();
});

test('without credits the button is disabled', async ({ signedIn: page }) => {
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), credits: 0 } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByText('0 credits')).toBeVisible();
  await expect(page.getByRole('button', generate)).toBeDisabled();
});

test('the same request again finds the design and costs nothing', async ({ signedIn: page, seller }) => {
  test.setTimeout(120_000);
  await seller.connectPrintify();
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A badger in a bowler hat');
  await chooseColors(page, 'Black');
  await page.getByRole('button', generate).click();
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Design Description')).toHaveValue('');
  await page.getByLabel('Design Description').fill('A badger in a bowler hat');
  const outcome = page.getByText(/^(?:Design Found|Generation In Progress)$/);
  // A press within half a second of the last one is refused.
  await expect(async () => {
    await page.getByRole('button', generate).click();
    await expect(outcome).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible();
});

test('a product that Printify refuses can be republished free of charge', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  await refuseProduct(seller);
  await seller.generate('A heron on one leg');
  await page.goto('/dashboard');
  const design = page.getByRole('article').first();
  await expect(design.getByText('Not published to Printify')).toBeVisible();
  await expect(design.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  await design.getByRole('button', { name: 'Republish (Free)' }).click();
  await expect(page.getByText('Republished!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(design.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('the list is polled while the event stream is not connected', async ({ signedIn: page, noise }) => {
  await page.route('**/api/generations/events', (route) =>
    route.fulfill({ status: 503, json: { error: 'No', code: 'internal' } }),
  );
  await page.route('**/api/generations?*', async (route) => {
    expect(new URL(route.request().url()).search).toBe('?limit=50');
    await route.continue();
  });
  await page.clock.install();
  // When the page asks, by its own clock, and how many answers it has.
  await page.addInitScript(() => {
    const polls = { at: [] as number[], answered: 0 };
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const isPoll = String(input instanceof Request ? input.url : input).includes('/api/generations?');
      if (isPoll) polls.at.push(Date.now());
      const answer = await ask(input, init);
      if (isPoll) polls.answered += 1;
      return answer;
    };
    Object.assign(window, { polls });
  });
  const readPolls = () =>
    page.evaluate(() => (window as unknown as { polls: { at: number[]; answered: number } }).polls);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await expect.poll(async () => (await readPolls()).at.length).toBeGreaterThan(2);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The pause begins with an answer, so the clock stands until it is there.
  const pollAgain = async () => {
    const { length } = (await readPolls()).at;
    for (;;) {
      const { at, answered } = await readPolls();
      if (answered === at.length && at.length > length) return at.at(-1) ?? 0;
      if (answered === at.length) await page.clock.runFor(100);
    }
  };
  const before = await pollAgain();
  expect(Math.abs((await pollAgain()) - before - 1_500)).toBeLessThanOrEqual(100);
  ignoreFailedCalls(noise);
});

test('a picture that fails to load can be retried', async ({ withDesign: page, noise }) => {
  test.setTimeout(120_000);
  let refused = 0;
  await page.route(/\/(files|printify)\/.*\.(png|jpe?g|webp)|mockup/, async (route) => {
    if (route.request().resourceType() === 'image' && refused++ === 0) await route.abort();
    else await route.continue();
  });
  await page.goto('/dashboard');
  const design = page.getByRole('article').first();
  await expect(design.getByText('Image failed to load', { exact: true })).toBeVisible();
  await design.getByRole('button', { name: 'Retry' }).click();
  await expect(design.getByRole('img', { name: SHARED_IDEA })).toBeVisible();
  await expect(design.getByRole('img', { name: SHARED_IDEA })).toHaveAttribute('src', /[?&]retry=1(&|$)/);
  ignoreFailedCalls(noise);
});

test('a design that ends before the eyes of its seller says so', async ({ signedIn: page, seller }) => {
  test.setTimeout(120_000);
  await seller.connectPrintify();
  await page.goto('/dashboard');
  const idea = page.getByLabel('Design Description');
  await chooseColors(page, 'Black');
  for (const [words, end] of [
    ['A moderation_blocked heron', 'Failed'],
    ['A heron on a bicycle', 'Complete!'],
  ] as const) {
    await idea.fill(words);
    const design = page.getByRole('article').filter({ hasText: words });
    // A second press is refused for a few seconds.
    await expect(async () => {
      await page.getByRole('button', generate).click();
      await expect(design).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(design.getByText(end, { exact: true })).toBeVisible({ timeout: 90_000 });
  }
  await page.reload();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('Complete!', { exact: true })).toHaveCount(0);
});

test('a design that failed before its progress could be shown says so', async ({
  withDesign: page,
  sharedSeller,
  noise,
}) => {
  const [made] = (await (await sharedSeller.call('GET', '/api/generations?limit=1')).json()) as { id: string }[];
  const failed = { ...made, status: 'error', error_message: 'The model refused these words.' };
  let listed: object[] = [];
  await page.route('**/api/generations/events', (route) => route.abort());
  await page.route('**/api/generations?*', (route) => route.fulfill({ json: listed }));
  await page.route('**/api/generate', (route) => {
    listed = [failed];
    return route.fulfill({ status: 202, json: { generationId: made?.id, status: 'pending', cached: false } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.getByLabel('Design Description').fill('A heron that is refused');
  await chooseColors(page, 'Black');
  await page.getByRole('button', generate).click();
  const card = page.getByRole('article');
  await expect(card.getByText('Failed', { exact: true })).toBeVisible();
  await expect(card.getByText(failed.error_message)).toBeVisible();
  await page.reload();
  await expect(card.getByText(failed.error_message)).toBeVisible();
  await expect(card.getByText('Failed', { exact: true })).toHaveCount(0);
  ignoreFailedCalls(noise);
});

test('each publish status has its flag and its action, which says how it ended', async ({
  withDesign: page,
  sharedSeller,
  noise,
}) => {
  const [made] = (await (await sharedSeller.call('GET', '/api/generations?limit=1')).json()) as object[];
  let changes = {};
  let outcome = {};
  await page.route('**/api/generations/events', (route) => route.abort());
  await page.route('**/api/generations?*', (route) => route.fulfill({ json: [{ ...made, ...changes }] }));
  await page.route(/\/api\/generate\/re/, (route) => route.fulfill({ json: outcome }));
  const unpublished = { publish_status: 'draft', external_url: null, printify_mockup_urls: [] };
  const failed = { ...unpublished, status: 'error', error_message: null };
  for (const [design, flag, button, answer, title] of [
    [
      { publish_status: 'failed' },
      'Publish failed',
      'Retry Publish',
      { publishStatus: 'published' },
      'Publish Retry Complete!',
    ],
    [{ publish_status: 'failed' }, 'Publish failed', 'Retry Publish', { publishStatus: 'draft' }, 'Publishing again'],
    [{ publish_status: 'failed' }, 'Publish failed', 'Retry Publish', { publishStatus: 'failed' }, 'Retry Failed'],
    [failed, 'Not published to Printify', 'Republish (Free)', { success: false }, 'Republish Failed'],
    [failed, 'Not published to Printify', 'Republish (Free)', { success: true }, 'Republished!'],
  ] as const) {
    changes = design;
    outcome = answer;
    await page.goto('/dashboard');
    const card = page.getByRole('article');
    await expect(card.getByText(flag, { exact: true })).toBeVisible();
    if (design === failed) await expect(card.getByText('Generation failed', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: button }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    if (title === 'Republish Failed')
      await expect(page.getByText('Could not republish design', { exact: true })).toBeVisible();
  }
  changes = unpublished;
  await page.goto('/dashboard');
  await expect(page.getByRole('article').getByText('Draft', { exact: true })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('a request that is refused, lost, or made already says so', async ({ signedIn: page, noise }) => {
  await page.goto('/dashboard');
  const idea = page.getByLabel('Design Description');
  await chooseColors(page, 'Black');
  const IN_PROGRESS = 'This design is already in progress. No credit used.';
  const generationId = '019aa000-0000-7000-8000-000000000000';
  for (const [answer, title, words] of [
    [{ status: 500, json: { error: 'Something broke.', code: 'internal' } }, 'Generation Failed', 'Something broke.'],
    [null, 'Generation Failed', 'Failed to generate design'],
    [{ json: { status: 'generating', cached: true, generationId } }, 'Generation In Progress', IN_PROGRESS],
  ] as const) {
    await page.route('**/api/generate', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await idea.fill('A heron');
    await expect(async () => {
      await page.getByRole('button', generate).click();
      await expect(page.getByText(title, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.unroute('**/api/generate');
  }
  ignoreFailedCalls(noise);
});
