import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

/** Somebody's program, which answers with a status that the test sets. */
async function startReceiver() {
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(answer.status).end('Thank you, noted'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return { url, answer, close: () => server.close() };
}

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('a webhook is added, tested, given a new secret and deleted', async ({ signedIn: page, noise }) => {
    const receiver = await startReceiver();
    await page.goto('/settings/webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(form.getByText('Enter the URL of your receiver.')).toBeVisible();
    await form.getByLabel('URL').fill('https://10.0.0.8/hooks');
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(form.getByText('This URL leads into a private network.', { exact: false })).toBeVisible();
    await form.getByLabel('URL').fill(receiver.url);
    await form.getByRole('checkbox', { name: /^Credits low/ }).check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add webhook' }).click();
    const shown = page.getByRole('dialog', { name: 'Signing secret' });
    await expect(shown.getByText(/^whsec_/)).toBeVisible();
    await expectAccessible(page);
    await shown.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('link', { name: receiver.url }).click();
    await expect(page.getByText('Nothing was sent yet.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Send test' }).click();
    const entry = page.getByRole('button', { name: /^Test Delivered/ });
    await entry.click();
    await expect(page.getByRole('region', { name: 'Sent' })).toContainText('"type": "webhook.test"');
    await expect(page.getByRole('region', { name: 'Answered' })).toHaveText('Thank you, noted');
    await expectLayout(page);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('list', { name: 'Tries' }).getByRole('listitem')).toHaveCount(2);

    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    await expect(page.getByText('the secret before it works too', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Two secrets sign until/)).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page.getByText('You have none yet.', { exact: false })).toBeVisible();
    receiver.close();
    ignoreFailedCalls(noise);
  });

  test('a webhook that was switched off says why, and is switched on again', async ({ signedIn: page, seller }) => {
    const receiver = await startReceiver();
    receiver.answer.status = 410;
    const events = ['credits.low', 'design.finished', 'design.failed', 'batch.finished', 'product.deleted'];
    const created = await seller.call('POST', '/api/webhooks', { url: receiver.url, events });
    const { id } = (await created.json()) as { id: string };
    await page.goto(`/settings/webhooks?webhook=${id}`);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('You switched it off.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Send test' }).click();
    await page.getByRole('radio', { name: 'Failed' }).check();
    await page.getByRole('button', { name: /^Test Given up/ }).click();
    await expect(page.getByText('The receiver answered 410.')).toBeVisible();
    await expectLayout(page);
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Switched on', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All webhooks' }).click();
    await expect(page.getByText('Credits low, Design finished, Design failed and 2 more')).toBeVisible();
    await expectLayout(page);
    receiver.close();
  });
});
