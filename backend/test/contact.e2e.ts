import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sweepContact } from '../src/contact/jobs/sweep-contact.job.ts';
import { mailsTo, someAddress } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { actsOf, withoutAudit } from './support/audit.ts';
import { type Answer, type Query, request } from './support/http.ts';
import { fault, resetSandbox } from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

const support = 'help@inkloom.example';

let app: TestApp;
let root: Seller;
beforeAll(async () => {
  app = await startApp({ ...quick, SUPPORT_EMAIL: support, TRUST_PROXY: 'loopback' });
  root = await admin(app, { connected: false });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

let visitors = 0;

/** A network address that nobody else has. */
function someClient(): string {
  visitors += 1;
  return `10.1.${visitors >> 8}.${visitors & 255}`;
}

const newMessage = () => ({
  name: 'Ada Kern',
  email: someAddress(),
  subject: `About ${randomUUID()}`,
  message: 'Can I add a color to a design?\n\nIt is published already.',
});

function post(body: unknown, ip = someClient()) {
  return request(app, 'POST', '/api/contact', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
  });
}

const stored = (where: { subject?: string; email?: string }) => app.prisma.contactMessage.findMany({ where });

const mailWith = async (words: string) =>
  (await mailsTo(app, support, 0)).find(({ subject }) => subject.includes(words));

/** Waits for the mail that has these words in its subject. */
const arrived = (words: string) => until(() => mailWith(words), Boolean);

describe('a message to support', () => {
  it('is kept and mailed, and an answer goes to who wrote it', async () => {
    const written = newMessage();
    const answer = await post(written);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(await stored({ email: written.email })).toMatchObject([{ ...written, answeredAt: null, answeredBy: null }]);
    const mail = await arrived(written.subject);
    expect(mail).toMatchObject({ to: [support], replyTo: written.email, subject: `Contact: ${written.subject}` });
    for (const words of ['Ada Kern', written.email, 'Can I add a color to a design?', 'It is published already.']) {
      expect(mail?.text).toContain(words);
    }
  });

  it('is mailed once the mail server is back', async () => {
    const written = newMessage();
    await fault(app, { provider: 'smtp', times: 1, fault: { kind: 'status', status: 451 } });
    expect((await post(written)).status).toBe(204);
    expect(await arrived(written.subject)).toMatchObject({ to: [support] });
  });

  it.each([
    ['without a name', { name: '' }, 'Name is required'],
    ['with spaces for a name', { name: '   ' }, 'Name is required'],
    ['with a number for a name', { name: 7 }, 'Name is required'],
    ['with a name too long', { name: 'a'.repeat(101) }, 'Name is too long'],
    ['without an address', { email: '' }, 'Please enter a valid email address'],
    ['with half an address', { email: 'ada' }, 'Please enter a valid email address'],
    ['with a list of addresses', { email: ['ada@example.com'] }, 'Please enter a valid email address'],
    ['with a header in its address', { email: 'ada@x.com\r\nBcc: eve@x.com' }, 'Please enter a valid email address'],
    ['with a quoted address', { email: '"ada@x.com, eve"@x.com' }, 'Please enter a valid email address'],
    ['with a name in its address', { email: 'Ada <ada@x.com>' }, 'Please enter a valid email address'],
    ['with two addresses', { email: 'ada@x.com, eve@x.com' }, 'Please enter a valid email address'],
    ['with an address too long', { email: `${'a'.repeat(300)}@x.com` }, 'Please enter a valid email address'],
    ['without a subject', { subject: '' }, 'Subject is required'],
    ['with a subject too long', { subject: 'a'.repeat(201) }, 'Subject is too long'],
    ['with little to say', { message: '  too short ' }, 'Message must be at least 10 characters'],
    ['with nothing to say', { message: null }, 'Message must be at least 10 characters'],
    ['with too much to say', { message: 'a'.repeat(2001) }, 'Message is too long'],
  ])('is refused %s', async (_, part, message) => {
    const answer = await post({ ...newMessage(), ...part });
    expect(answer.status).toBe(400);
    const [field = ''] = Object.keys(part);
    expect(answer.body).toEqual({ error: message, code: 'validation_failed', fields: { [field]: message } });
  });

  it('is refused whole where there is nothing or no JSON', async () => {
    const empty = await post({});
    expect(Object.keys(empty.body.fields)).toEqual(['name', 'email', 'subject', 'message']);
    expect((await post('{')).body.code).toBe('bad_json');
    expect((await post('[]')).status).toBe(400);
  });

  it('takes the longest and the shortest that it may be', async () => {
    const longest = { ...newMessage(), name: '👕'.repeat(50), subject: 'ü'.repeat(200), message: '👕'.repeat(1000) };
    expect((await post(longest)).status).toBe(204);
    expect((await post({ ...newMessage(), name: 'A', subject: 'B', message: '1234567890' })).status).toBe(204);
  });

  it('makes no header of its words, and one line of its subject', async () => {
    const token = randomUUID();
    const written = {
      ...newMessage(),
      name: 'Ada\r\nBcc: eve@example.com',
      subject: `Hello\r\nBcc: eve@example.com\r\n\r\n${token}`,
    };
    expect((await post(written)).status).toBe(204);
    const subject = `Contact: Hello Bcc: eve@example.com ${token}`;
    expect(await arrived(token)).toMatchObject({ to: [support], replyTo: written.email, subject });
    expect(await mailsTo(app, 'eve@example.com', 0)).toEqual([]);
    expect(await stored({ email: written.email })).toMatchObject([{ name: 'Ada Bcc: eve@example.com' }]);
  });

  it.each([
    ['control characters', '\u0001\u0007\u001b\u007f\u0085'],
    ['what is no character', '\ufffe\uffff'],
    ['markup', '</mj-text><script>alert(1)</script>{{x}}'],
  ])('comes through with %s in it', async (_, oddity) => {
    const token = randomUUID();
    const written = { ...newMessage(), subject: `${token} ${oddity}`, message: `Here it is: ${oddity} and no more.` };
    const answer = await post(written);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const mail = await arrived(token);
    expect(mail?.html).not.toContain('<script');
  });

  it('with NUL in it is refused, as no database keeps it', async () => {
    const answer = await post({ ...newMessage(), message: 'Here it is: \u0000 and no more.' });
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: { message: expect.any(String) } });
  });

  it('of a robot, which fills the field that nobody sees, is answered and forgotten', async () => {
    for (const website of ['https://spam.example', { a: 1 }, ['x'], true]) {
      const written = { ...newMessage(), website };
      const answer = await post(written);
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect(await stored({ email: written.email })).toEqual([]);
      expect(await mailWith(written.subject)).toBeUndefined();
    }
    expect((await post({ ...newMessage(), website: '' })).status).toBe(204);
  });
});

describe('messages without end', () => {
  const expectRefused = (answer: Answer) => {
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(answer.body).toEqual({
      error: `Too many requests. Please try again in ${seconds} seconds.`,
      code: 'rate_limited',
    });
  };

  it('end for one network address, and for no other', async () => {
    const ip = someClient();
    for (let n = 0; n < 10; n += 1) expect((await post(newMessage(), ip)).status).toBe(204);
    const refused = newMessage();
    expectRefused(await post(refused, ip));
    expect(await stored({ email: refused.email })).toEqual([]);
    expect((await post(newMessage())).status).toBe(204);
  });

  it('end for the IPv6 addresses of one customer together', async () => {
    const from = (n: number) => post(newMessage(), `2001:db8:7:1::${n}`);
    for (let n = 1; n <= 10; n += 1) expect((await from(n)).status).toBe(204);
    expectRefused(await from(11));
    expect((await post(newMessage(), '2001:db8:7:2::1')).status).toBe(204);
  });

  it('end for one mail address, however it is written and wherever it comes from', async () => {
    const { email } = newMessage();
    for (let n = 0; n < 5; n += 1) expect((await post({ ...newMessage(), email })).status).toBe(204);
    expectRefused(await post({ ...newMessage(), email }));
    expectRefused(await post({ ...newMessage(), email: email.toUpperCase() }));
    expect((await stored({ email })).length).toBe(5);
  });

  it('are counted for robots too, who are to learn nothing', async () => {
    const ip = someClient();
    for (let n = 0; n < 10; n += 1) await post({ ...newMessage(), website: 'x' }, ip);
    expectRefused(await post({ ...newMessage(), website: 'x' }, ip));
  });

  it('are counted before their form is looked at', async () => {
    const ip = someClient();
    for (let n = 0; n < 10; n += 1) expect((await post({}, ip)).status).toBe(400);
    expectRefused(await post({}, ip));
    expect((await post({}, someClient())).status).toBe(400);
  });
});

describe('the list of messages', () => {
  beforeEach(() => app.prisma.contactMessage.deleteMany());

  const page = async (query: Query = '') => (await root.get(`/api/admin/contact-messages${query}`)).body;
  const mark = (id: string, answered: unknown, by = root) =>
    by.post(`/api/admin/contact-messages/${id}/answered`, { answered });

  it('shows what came, newest first, page by page', async () => {
    const written = [newMessage(), newMessage(), newMessage()];
    for (const one of written) await post(one);
    const first = await page('?per_page=2');
    expect(first).toMatchObject({ total: 3, open: 3, page: 1, per_page: 2 });
    const second = await page('?per_page=2&page=2');
    const shown = [...first.messages, ...second.messages];
    expect(shown.map(({ email }) => email)).toEqual(written.map(({ email }) => email).reverse());
    expect(shown[2]).toEqual({
      ...written[0],
      id: expect.any(String),
      received_at: expect.any(String),
      answered_at: null,
      answered_by: null,
    });
    expect((await page('?page=9')).messages).toEqual([]);
  });

  it('tells the open from the answered, and by whom they were', async () => {
    for (const one of [newMessage(), newMessage()]) await post(one);
    const [{ id } = { id: '' }] = (await page()).messages;
    const marks = async () => (await actsOf(app, root)).filter(({ action }) => action !== 'messages.listed');
    const before = (await marks()).length;
    const answer = await mark(id, true);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, answered_at: expect.any(String) });
    const other = await admin(app, { connected: false });
    expect((await mark(id, true, other)).body).toEqual(answer.body);
    expect(await page()).toMatchObject({ total: 1, open: 1 });
    expect(await page('?state=answered')).toMatchObject({ total: 1, open: 1, messages: [answer.body] });
    expect(await page('?state=all')).toMatchObject({ total: 2, open: 1 });
    expect((await mark(id, false)).body).toMatchObject({ id, answered_at: null, answered_by: null });
    await mark(id, false);
    expect(await page()).toMatchObject({ total: 2, open: 2 });
    expect((await marks()).slice(before)).toEqual([
      { action: 'message.answered', subjectId: null, detail: { message_id: id } },
      { action: 'message.reopened', subjectId: null, detail: { message_id: id } },
    ]);
    expect((await withoutAudit(app, () => mark(id, true))).status).toBe(500);
    expect(await page()).toMatchObject({ total: 2, open: 2 });
  });

  it('has an answered message for a year, and an open one for two', async () => {
    const longAgo = new Date(Date.now() - 366 * 86_400_000);
    const rows = [
      { ...newMessage(), receivedAt: longAgo },
      { ...newMessage(), receivedAt: new Date(Date.now() - 731 * 86_400_000) },
      { ...newMessage(), receivedAt: longAgo, answeredAt: longAgo, answeredBy: root.id },
      { ...newMessage(), receivedAt: longAgo, answeredAt: new Date(), answeredBy: root.id },
    ];
    await app.prisma.contactMessage.createMany({ data: rows });
    await runJob(app, sweepContact);
    const left = await app.prisma.contactMessage.findMany();
    expect(left.map(({ email }) => email).sort()).toEqual([rows[0]?.email, rows[3]?.email].sort());
  });

  it('names an administrator while there is one', async () => {
    await post(newMessage());
    const gone = await admin(app, { connected: false });
    const [{ id } = { id: '' }] = (await page()).messages;
    const { email } = await app.prisma.user.findUniqueOrThrow({ where: { id: gone.id } });
    expect((await mark(id, true, gone)).body.answered_by).toBe(email);
    await app.prisma.user.delete({ where: { id: gone.id } });
    expect((await page('?state=answered')).messages).toMatchObject([{ id, answered_by: null }]);
  });

  it.each(['?state=lost', '?page=0', '?page=x', '?per_page=101', '?per_page=1.5', '?page=1&page=2'])(
    'refuses %s',
    async (query) => {
      expect((await root.get(`/api/admin/contact-messages${query}`)).body.code).toBe('validation_failed');
    },
  );

  it('knows no message that is not there, and no answer but yes and no', async () => {
    expect((await mark(randomUUID(), true)).status).toBe(404);
    expect((await mark('nonsense', true)).status).toBe(404);
    await post(newMessage());
    const [{ id } = { id: '' }] = (await page()).messages;
    expect((await mark(id, 'yes')).body.fields).toEqual({ answered: 'answered must be true or false.' });
  });

  it('is not for sellers', async () => {
    const ann = await seller(app, { connected: false });
    expect((await ann.get('/api/admin/contact-messages')).status).toBe(403);
  });
});
