import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../src/platform/config/config.ts';
import { SecretBox } from '../src/platform/crypto/crypto.ts';
import { resealWebhooks } from '../src/webhooks/jobs/reseal-webhooks.job.ts';
import { eventTypes } from '../src/webhooks/model/event-types.ts';
import { mailsTo, notMeTokenIn, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { drawQuickly } from './support/providers.ts';
import { Receiver, status, verify } from './support/receiver.ts';
import { runJob } from './support/run-job.ts';
import { quick, seller } from './support/seller.ts';
import { happens, listening, webhookSettings } from './support/webhooks.ts';

const oldKey = randomBytes(32);

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  const keys = { ENCRYPTION_PREVIOUS_KEYS: oldKey.toString('base64') };
  app = await startApp({ ...quick, ...webhookSettings, ...keys });
});
afterAll(() => app.close());
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.close());

describe('a webhook', () => {
  it('says what happens to a design, in order, signed by Standard Webhooks', async () => {
    await drawQuickly(app);
    const person = await seller(app);
    const hook = await listening(app, receiver, [...eventTypes], person);
    const { id } = await person.make();
    const received = await receiver.until(2);
    expect(receiver.types).toEqual(['design.published', 'design.finished']);
    for (const one of received) {
      expect(verify(hook.secret, one)).toEqual(one.body);
      expect(one.headers['content-type']).toBe('application/json');
      expect(one.body).toEqual({
        type: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        data: expect.objectContaining({ generationId: id, url: `${app.url}/api/generations/${id}` }),
      });
    }
    expect(received[1]?.body.data).toMatchObject({ status: 'finalized', publishStatus: 'published' });
    await hook.untilAll(({ state }) => state === 'delivered');
  });

  it('asks a person for a recent sign-in, and its owner hears of it', async () => {
    const { person, path, id } = await listening(app, receiver);
    const mail = (await mailsTo(app, await person.email())).find(({ subject }) => subject === 'A webhook was set up');
    expect(mail?.text).toContain(new URL(receiver.url).host);
    await app.prisma.session.updateMany({
      where: { userId: person.id },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    const order = { url: `${receiver.url}/other`, events: ['design.finished'] };
    const refused = await Promise.all([person.post('/api/webhooks', order), person.patch(path, { url: order.url })]);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill('recent_sign_in_required'));
    expect(
      (
        await person.patch(path, {
          url: (await app.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })).url,
          enabled: false,
        })
      ).status,
    ).toBe(200);
  });

  it('made or changed lately goes when its owner says that it was not them; an older one stays', async () => {
    const { person, id: changed, path } = await listening(app, receiver);
    const old = await listening(app, receiver, ['design.finished'], person);
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await app.prisma.webhookEndpoint.updateMany({ where: { userId: person.id }, data: { createdAt: longAgo } });
    await person.patch(path, { url: `${receiver.url}/other` });
    const fresh = await listening(app, receiver, ['design.finished'], person);
    const token = await notMeTokenIn(app, await person.email(), 'A webhook was set up');
    expect((await wire(app, 'POST', '/not-me', { token })).status).toBe(200);
    const left = await app.prisma.webhookEndpoint.findMany({ where: { userId: person.id } });
    expect(left.map(({ id }) => id)).toEqual([old.id]);
    expect([changed, fresh.id]).not.toContain(old.id);
  });

  it('gets each event that it asked for once, beside others', async () => {
    const other = await Receiver.start();
    const hook = await listening(app, receiver, ['design.finished', 'design.failed']);
    const { person } = hook;
    const second = await listening(app, other, ['design.failed'], person);
    const stranger = await listening(app, other);
    const types = ['design.finished', 'design.failed', 'design.published', 'design.failed'] as const;
    await Promise.all(Array.from({ length: 24 }, (_, index) => happens(app, person, types[index % 4])));
    await receiver.until(18);
    await other.until(12);
    expect(await hook.untilAll(({ state }) => state === 'delivered')).toHaveLength(18);
    expect(await second.untilAll(({ state }) => state === 'delivered')).toHaveLength(12);
    expect(await stranger.deliveries()).toEqual([]);
    expect(new Set(receiver.ids).size).toBe(18);
    expect(new Set(other.ids).size).toBe(12);
    await other.close();
  });

  it('is in the audit log with what its seller does to it', async () => {
    const { id, path, person } = await listening(app, receiver);
    await person.patch(path, { enabled: false });
    await person.post(`/api/webhooks/${id}/rotate`);
    await person.delete(path);
    const entries = await app.prisma.auditEntry.findMany({ where: { actorId: person.id }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual(
      ['created', 'changed', 'rotated', 'removed'].map((deed) => [`account.webhook_${deed}`, { webhook: id }]),
    );
  });

  it('shows its secret once, and belongs to one seller', async () => {
    const hook = await listening(app, receiver);
    expect(Buffer.from(hook.secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    const stranger = await seller(app, { connected: false });
    const { body: list, text } = await hook.person.get('/api/webhooks');
    expect(list).toMatchObject([{ id: hook.id, url: receiver.url, enabled: true, offReason: null }]);
    expect(text).not.toContain('whsec_');
    const deliveryId = randomUUID();
    expect((await stranger.get('/api/webhooks')).body).toEqual([]);
    const answers = await Promise.all([
      stranger.get(`/api/webhooks/${hook.id}`),
      stranger.patch(`/api/webhooks/${hook.id}`, { enabled: false }),
      stranger.delete(`/api/webhooks/${hook.id}`),
      stranger.post(`/api/webhooks/${hook.id}/rotate`),
      stranger.post(`/api/webhooks/${hook.id}/test`),
      stranger.get(`/api/webhooks/${hook.id}/deliveries`),
      stranger.post(`/api/webhooks/${hook.id}/deliveries/${deliveryId}/redeliver`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(404));
    expect((await hook.view()).enabled).toBe(true);
    expect((await hook.person.delete(`/api/webhooks/${hook.id}`)).status).toBe(204);
    expect((await hook.person.get(`/api/webhooks/${hook.id}`)).status).toBe(404);
  });

  it('is one of ten', async () => {
    const { person } = await listening(app, receiver);
    const more = () => person.post('/api/webhooks', { url: receiver.url, events: ['credits.low'] });
    const answers = await Promise.all(Array.from({ length: 12 }, more));
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(9).fill(201), ...Array(3).fill(409)]);
  });

  it('sends nothing while it is off, and what happens from then on when it is on again', async () => {
    const hook = await listening(app, receiver);
    expect((await hook.person.patch(hook.path, { enabled: false })).body).toMatchObject({ offReason: 'seller' });
    await happens(app, hook.person);
    const events = ['design.published'];
    expect((await hook.person.patch(hook.path, { enabled: true, events })).body).toMatchObject({
      ...{ enabled: true, offReason: null, offAt: null },
      events,
    });
    await happens(app, hook.person);
    const { id } = await happens(app, hook.person, 'design.published');
    await receiver.until(1);
    expect(receiver.ids).toEqual([id]);
  });
});

describe('a secret that is rotated', () => {
  it('signs beside the new one for a day', async () => {
    const hook = await listening(app, receiver);
    const { body } = await hook.person.post(`/api/webhooks/${hook.id}/rotate`);
    expect(Date.parse(body.previousValidUntil) - Date.now()).toBeGreaterThan(86_000_000);
    await happens(app, hook.person);
    const [both] = await receiver.until(1);
    if (!both) throw new Error('Nothing came.');
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/);
    verify(hook.secret, both);
    verify(body.secret, both);
    await app.prisma.webhookEndpoint.update({ where: { id: hook.id }, data: { previousUntil: new Date() } });
    await happens(app, hook.person);
    const [, one] = await receiver.until(2);
    if (!one) throw new Error('Nothing came.');
    verify(body.secret, one);
    expect(() => verify(hook.secret, one)).toThrow('No matching signature');
  });

  it('is sealed again after the key was changed', async () => {
    const hook = await listening(app, receiver);
    const config = { encryptionKey: oldKey, previousEncryptionKeys: [] } as object as AppConfig;
    const sealedSecret = new SecretBox(config).seal(hook.secret, `webhook secret of ${hook.id}`);
    await app.prisma.webhookEndpoint.update({ where: { id: hook.id }, data: { sealedSecret } });
    const lost = new Uint8Array(randomBytes(80));
    const other = await listening(app, receiver, ['design.failed']);
    await app.prisma.webhookEndpoint.update({ where: { id: other.id }, data: { sealedSecret: lost } });
    await runJob(app, resealWebhooks);
    await happens(app, other.person, 'design.failed');
    expect((await other.tried()).attempts[0]?.error).toContain('Make a new one.');
    const after = await app.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: hook.id } });
    expect(after.sealedSecret).not.toEqual(sealedSecret);
    await happens(app, hook.person);
    const [one] = await receiver.until(1);
    if (one) verify(hook.secret, one);
  });
});

describe('the log', () => {
  it('shows bodies and answers, in pages', async () => {
    receiver.reply = (response) => response.writeHead(500).end(`\0${'so much '.repeat(1000)}`);
    const hook = await listening(app, receiver);
    const event = await happens(app, hook.person);
    await hook.tried();
    receiver.reply = status(200);
    await happens(app, hook.person, 'design.published');
    const state = 'waiting,failed';
    const { body } = await hook.person.get(`/api/webhooks/${hook.id}/deliveries?state=${state}&per_page=1`);
    expect(body).toMatchObject({ page: 1, per_page: 1 });
    const failing = (await hook.deliveries())[0];
    expect(failing).toMatchObject({
      eventId: event.id,
      type: 'design.finished',
      state: 'waiting',
      body: { type: 'design.finished', data: { title: 'Fox in the Rain' } },
      attempts: [{ status: 500, error: 'The receiver answered 500.' }],
    });
    expect(failing?.answer).toHaveLength(1024);
    expect((await hook.person.get(`/api/webhooks/${hook.id}/deliveries?state=lost`)).status).toBe(400);
  });

  it('has an event sent again with the same id', async () => {
    const hook = await listening(app, receiver);
    const { id } = await happens(app, hook.person);
    const [delivery] = await hook.untilAll(({ state }) => state === 'delivered');
    const again = await hook.person.post(`/api/webhooks/${hook.id}/deliveries/${delivery?.id}/redeliver`);
    expect(again).toMatchObject({ status: 202, body: { id: delivery?.id } });
    await receiver.until(2);
    expect(receiver.ids).toEqual([id, id]);
    expect(await hook.untilAll(({ state }) => state === 'delivered')).toMatchObject([{ tries: 1, attempts: [{}, {}] }]);
  });

  it('has tests, ten a minute, each tried once', async () => {
    receiver.reply = status(500);
    const hook = await listening(app, receiver);
    expect((await hook.person.post(`/api/webhooks/${hook.id}/test`)).status).toBe(202);
    const [test] = await receiver.until(1);
    expect(test?.body).toMatchObject({ type: 'webhook.test', data: { message: expect.any(String) } });
    if (test) verify(hook.secret, test);
    expect(await hook.untilAll(({ state }) => state === 'failed')).toHaveLength(1);
    expect((await hook.view()).failingSince).toBeNull();
    const more = await Promise.all(Array.from({ length: 10 }, () => hook.person.post(`/api/webhooks/${hook.id}/test`)));
    expect(more.filter((answer) => answer.status === 429)).toHaveLength(1);
  });
});

describe('a receiver that fails', () => {
  it('gets the events of a design in their order, while others come through', async () => {
    const hook = await listening(app, receiver);
    const [fox, owl] = [randomUUID(), randomUUID()];
    receiver.reply = status(503);
    const first = await happens(app, hook.person, 'design.published', fox);
    await hook.tried();
    const second = await happens(app, hook.person, 'design.finished', fox);
    const other = await happens(app, hook.person, 'design.finished', owl);
    receiver.reply = status(200);
    await app.prisma.webhookEndpoint.update({ where: { id: hook.id }, data: { retryAt: null } });
    await receiver.until(2);
    expect(receiver.ids).toEqual([first.id, other.id]);
    await hook.passTime();
    await receiver.until(4);
    expect(receiver.ids).toEqual([first.id, other.id, first.id, second.id]);
    await hook.untilAll(({ state }) => state === 'delivered');
    expect((await hook.view()).failingSince).toBeNull();
  });

  it('is tried again for three days with growing pauses, then switched off with a mail', async () => {
    receiver.reply = status(500);
    const hook = await listening(app, receiver);
    await happens(app, hook.person);
    const pauses: number[] = [];
    for (let tries = 1; tries < 10; tries += 1) {
      const { nextAt, attempts } = await hook.tried(tries);
      pauses.push((Date.parse(nextAt ?? '') - Date.parse(attempts.at(-1)?.at ?? '')) / 1000);
      await hook.passTime();
    }
    const plan = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 57_600, 86_400];
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(plan[index] ?? 0);
      expect(pause).toBeLessThanOrEqual((plan[index] ?? 0) * 1.126);
    }
    expect(pauses.reduce((sum, pause) => sum + pause) / 86_400).toBeGreaterThan(2.9);
    expect(await hook.untilAll(({ state }) => state === 'failed')).toMatchObject([{ tries: 10, nextAt: null }]);
    expect(await hook.view()).toMatchObject({ enabled: false, offReason: 'failing' });
    const [mail] = await mailsTo(app, await hook.person.email(), 2);
    expect(mail).toMatchObject({ subject: 'A webhook was switched off' });
    expect(mail?.text).toContain(`${app.url}/settings/webhooks`);
    expect((await hook.person.patch(hook.path, { enabled: true })).body).toMatchObject({ failingSince: null });
  });

  it('stays on where other events came through while one was given up', async () => {
    const hook = await listening(app, receiver);
    receiver.reply = status(500);
    await happens(app, hook.person, 'design.published');
    await hook.tried();
    receiver.reply = status(200);
    await app.prisma.webhookEndpoint.update({ where: { id: hook.id }, data: { retryAt: null } });
    await happens(app, hook.person);
    await receiver.until(2);
    receiver.reply = status(500);
    await app.prisma.webhookDelivery.updateMany({
      where: { endpointId: hook.id, state: 'waiting' },
      data: { tries: 9 },
    });
    await hook.passTime();
    await hook.untilAll(({ state }) => state !== 'waiting');
    expect(await hook.view()).toMatchObject({ enabled: true, failingSince: expect.any(String) });
  });

  it('is switched off at once by 410, and what waits is given up', async () => {
    receiver.reply = status(500);
    const hook = await listening(app, receiver);
    const design = randomUUID();
    await happens(app, hook.person, 'design.published', design);
    await hook.tried();
    await happens(app, hook.person, 'design.finished', design);
    receiver.reply = status(410);
    await hook.passTime();
    await hook.untilAll(({ state }) => state === 'failed');
    expect(await hook.view()).toMatchObject({ enabled: false, offReason: 'gone' });
    const [newest] = await mailsTo(app, await hook.person.email(), 2);
    expect(newest?.text).toContain('410');
  });

  it.each([
    ['3600', 3600],
    ['99999999', 86_400],
    ['nonsense', 5],
  ])('may ask for a pause by Retry-After: %s', async (header, seconds) => {
    receiver.reply = status(503, { 'retry-after': header });
    const hook = await listening(app, receiver);
    await happens(app, hook.person);
    const { nextAt, attempts } = await hook.tried();
    const pause = (Date.parse(nextAt ?? '') - Date.parse(attempts[0]?.at ?? '')) / 1000;
    expect(pause).toBeGreaterThanOrEqual(seconds);
    expect(pause).toBeLessThan(seconds * 1.2);
  });
});
