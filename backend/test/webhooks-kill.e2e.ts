import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from '../../scripts/build/build.ts';
import type { TestApp } from './support/app.ts';
import { Processes } from './support/processes.ts';
import { Receiver, status } from './support/receiver.ts';
import { quick } from './support/seller.ts';
import { happens, listening, webhookSettings } from './support/webhooks.ts';

let running: Processes;
let receiver: Receiver;
beforeAll(async () => {
  await build('backend/dist');
  running = await Processes.prepare({ ...quick, ...webhookSettings, WEBHOOK_TIMEOUT_SECONDS: '30' });
  await running.start('api');
  receiver = await Receiver.start();
}, 240_000);
afterAll(async () => {
  await running?.close();
  await receiver?.close();
});

it('sends an event again, with the same id, whose worker was killed before it could note the answer', async () => {
  const app = { url: running.url, prisma: running.prisma } as TestApp;
  const hook = await listening(app, receiver);
  const worker = await running.start('worker');
  receiver.reply = () => undefined;
  const { id } = await happens(app, hook.person);
  await receiver.until(1);
  await running.kill(worker);
  expect(await hook.deliveries()).toMatchObject([{ state: 'waiting', tries: 0 }]);
  receiver.reply = status(200);
  await running.start('worker');
  await receiver.until(2);
  expect(receiver.ids).toEqual([id, id]);
  expect(await hook.untilAll(({ state }) => state === 'delivered')).toMatchObject([{ tries: 1 }]);
}, 120_000);
