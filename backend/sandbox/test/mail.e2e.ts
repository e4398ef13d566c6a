import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Message } from '../src/mail/mailbox.ts';
import { call, useSandbox } from './support/sandbox.ts';
import type { Calls } from './support/wire.ts';

const sandbox = useSandbox();

function send(changes: SendMailOptions = {}) {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ignoreTLS: true });
  return transport.sendMail({
    from: 'Inkloom <hello@inkloom.example>',
    to: 'ann@example.com',
    subject: 'Confirm your email',
    text: 'Open http://localhost:3000/auth/confirm?token=1&type=signup.',
    html: '<p>Öffne <a href="http://localhost:3000/auth/confirm?token=1&#38;type=signup">this</a></p>',
    ...changes,
  });
}

/** The status of a request that a page elsewhere makes a browser send. */
const statusFrom = (headers: Record<string, string>, method = 'GET', path = '/mail/api/messages') =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(sandbox.url + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject).end();
  });

const messages = async (query = '') => (await call<Message[]>(`${sandbox.url}/mail/api/messages${query}`, 'GET')).json;

describe('a foreign page', () => {
  it('reads no mail by a name that it leads here', async () => {
    for (const host of ['evil.example', 'localhost.evil.example:3001', '127.0.0.1.evil.example']) {
      expect([host, await statusFrom({ host })]).toEqual([host, 403]);
    }
    for (const host of ['localhost:3001', '127.0.0.1', '[::1]:3001']) expect(await statusFrom({ host })).toBe(200);
  });

  it('changes nothing', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      expect(await statusFrom({ origin }, 'POST', '/control/reset')).toBe(403);
    }
    expect(await statusFrom({ origin: 'http://localhost:3000' })).toBe(200);
  });
});

describe('the mail server', () => {
  it('stores a mail with its parts, and each of its links once', async () => {
    await send();
    const [message] = await messages();
    expect(message).toMatchObject({
      to: ['ann@example.com'],
      from: 'Inkloom <hello@inkloom.example>',
      subject: 'Confirm your email',
      text: expect.stringContaining('Open http'),
      html: expect.stringContaining('Öffne'),
      links: ['http://localhost:3000/auth/confirm?token=1&type=signup'],
    });
    expect((await call(`${sandbox.url}/mail/api/messages/${message?.id}`, 'GET')).json).toEqual(message);
    expect((await call(`${sandbox.url}/mail/api/messages/none`, 'GET')).status).toBe(404);
  });

  it('lists the newest first and filters by recipient, blind copies included', async () => {
    await send({ subject: 'one' });
    await send({ subject: 'two', to: 'bob@example.com', bcc: 'Ann@Example.com' });
    await send({ subject: 'three', to: 'bob@example.com' });
    const subjects = async (query?: string) => (await messages(query)).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['three', 'two', 'one']);
    expect(await subjects('?to=ann@example.com')).toEqual(['two', 'one']);
  });

  it('deletes all mails', async () => {
    await send();
    expect((await call(`${sandbox.url}/mail/api/messages`, 'DELETE')).status).toBe(204);
    expect(await messages()).toEqual([]);
  });

  it('refuses more than a megabyte', async () => {
    await expect(send({ text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({ responseCode: 552 });
    expect(await messages()).toEqual([]);
  });

  it.each(['MAIL', 'RCPT', 'DATA'])('injects a refusal at %s', async (method) => {
    await sandbox.fault({ provider: 'smtp', method, fault: { kind: 'status', status: 451, body: 'Try later' } });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await send();
    expect((await messages()).length).toBe(1);
  });

  it.each([
    ['drop', 0],
    ['drop_after_effect', 1],
  ])('closes the connection on %s with %i mails stored', async (kind, stored) => {
    await sandbox.fault({ provider: 'smtp', path: '^ann@', fault: { kind } });
    await expect(send()).rejects.toThrow();
    expect((await messages()).length).toBe(stored);
    const { calls } = (await sandbox.control<Calls>('GET', '/calls?provider=smtp')).json;
    expect(calls).toMatchObject([{ path: 'ann@example.com', effect: stored === 1, fault: kind }]);
  });
});

describe('the mailbox page', () => {
  it('shows mails and their HTML in a frame without scripts', async () => {
    await send({ subject: '<b>Bold</b>', html: '<script>alert(1)</script><p>Hello</p>' });
    const id = (await messages())[0]?.id;
    const list = (await call(`${sandbox.url}/mail?to=ann@example.com`, 'GET')).text;
    expect(list).toContain('&#60;b&#62;Bold');
    const page = (await call(`${sandbox.url}/mail/messages/${id}`, 'GET')).text;
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).not.toContain('<script>alert');
    const body = await call(`${sandbox.url}/mail/messages/${id}/body`, 'GET');
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
  });

  it('says that there are no mails', async () => {
    expect((await call(`${sandbox.url}/mail?to=nobody@example.com`, 'GET')).text).toContain(
      'No mail to nobody@example.com yet.',
    );
  });
});
