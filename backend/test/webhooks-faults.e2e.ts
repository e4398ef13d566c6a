import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HostAddresses } from '../src/webhooks/sending/host-addresses.ts';
import { startApp, type TestApp } from './support/app.ts';
import { selfSigned } from './support/certificate.ts';
import { Receiver, status } from './support/receiver.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { happens, listening, webhookSettings } from './support/webhooks.ts';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await startApp({ ...quick, ...webhookSettings });
});
afterAll(() => app.close());
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await receiver.close();
});

/** The name leads to these addresses, the later lists at later searches. Answers with how often it was searched for. */
function leadTo(name: string, ...answers: string[][]): () => number {
  let searches = 0;
  jest.spyOn(HostAddresses.prototype, 'find').mockImplementation(async (host) => {
    // Retries of other tests search too.
    if (host !== name) return [];
    searches += 1;
    return answers.shift() ?? [];
  });
  return () => searches;
}

describe('a try fails where a receiver', () => {
  const slowly = (response: ServerResponse) => {
    response.writeHead(200).write('so');
    const drip = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(drip));
  };
  const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();
  const breakOff = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' }).write('all is well', () => response.socket?.destroy());
  };
  const switching = (response: ServerResponse) =>
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: chat\r\nConnection: Upgrade\r\n\r\n');
  const hugeHead = (response: ServerResponse) => response.writeHead(200, { 'x-much': 'a'.repeat(40_000) }).end();

  it.each<[string, (response: ServerResponse) => unknown, RegExp, number | null]>([
    ['answers 500', status(500), /answered 500/, 500],
    ['answers 404', status(404), /answered 404/, 404],
    ['hangs', () => undefined, /No answer within 1 seconds/, null],
    ['never ends its answer', slowly, /No answer within 1 seconds/, null],
    ['closes the connection', reset, /connection failed \(ECONNRESET\)/, null],
    ['says 200 and breaks off', breakOff, /connection failed \(ECONNRESET\)/, null],
    ['speaks another protocol', switching, /connection failed/, null],
    ['sends a head without end', hugeHead, /connection failed \(HPE_HEADER_OVERFLOW\)/, null],
  ])('%s', async (_, reply, error, code) => {
    receiver.reply = reply;
    const hook = await listening(app, receiver);
    await happens(app, hook.person);
    const { state, attempts } = await hook.tried();
    expect(state).toBe('waiting');
    expect(attempts).toMatchObject([{ status: code, error: expect.stringMatching(error) }]);
  });

  it('redirects, and is not followed', async () => {
    const other = await Receiver.start();
    receiver.reply = status(307, { location: other.url });
    const hook = await listening(app, receiver);
    await happens(app, hook.person);
    expect((await hook.tried()).attempts[0]?.error).toBe('The receiver answered 307. Redirects are not followed.');
    expect(other.received).toEqual([]);
    await other.close();
  });

  it('has a certificate that nobody vouches for', async () => {
    const secured = await Receiver.start(createServer(selfSigned));
    const hook = await listening(app, { url: `https://localhost:${secured.port}/hooks` });
    await happens(app, hook.person);
    expect((await hook.tried()).attempts[0]?.error).toMatch(/^The certificate of the receiver is not valid/);
    expect(secured.received).toEqual([]);
    await secured.close();
  });

  it('is not there', async () => {
    const gone = await Receiver.start();
    await gone.close();
    const hook = await listening(app, gone);
    await happens(app, hook.person);
    expect((await hook.tried()).attempts[0]?.error).toBe('The connection failed (ECONNREFUSED).');
  });
});

it('counts an answer of any length, of which the beginning is read', async () => {
  let written = 0;
  receiver.reply = (response) => {
    response.on('error', () => undefined);
    const pour = () => {
      while (written < 50_000_000 && response.writable && response.write('x'.repeat(65_536))) written += 65_536;
    };
    response.writeHead(200).on('drain', pour);
    pour();
  };
  const hook = await listening(app, receiver);
  await happens(app, hook.person);
  const { state, answer } = await hook.tried();
  expect({ state, length: answer?.length }).toEqual({ state: 'delivered', length: 1024 });
  expect(written).toBeLessThan(20_000_000);
});

it('sends to others while many receivers hang', async () => {
  receiver.reply = () => undefined;
  const hanging = await Promise.all(Array.from({ length: 8 }, () => listening(app, receiver)));
  const other = await Receiver.start();
  const hook = await listening(app, other);
  for (const { person } of hanging) await happens(app, person);
  await receiver.until(8);
  await happens(app, hook.person);
  await other.until(1);
  await other.close();
  for (const one of hanging) await one.tried();
});

describe('a URL is refused when it is saved, where it', () => {
  let ann: Seller;
  beforeAll(async () => {
    ann = await seller(app, { connected: false });
  });

  const inside = 'This URL leads into a private network. Use an address that anybody can reach.';
  const begin = 'The URL must begin with https://.';
  const named = 'This name is known inside a network alone. Use one that anybody can reach.';

  it.each([
    ['is no URL', 'example.com/hooks', 'Enter a full URL that begins with https://.'],
    ['has another scheme', 'ftp://example.com/hooks', begin],
    ['has no TLS', 'http://8.8.8.8/hooks', begin],
    ['has a password', 'https://ann:secret@example.com/', 'The URL must not have a user name or a password.'],
    ['has a fragment', 'https://example.com/#here', 'The URL must not have a part behind #.'],
    ['has the port of a mail server', 'https://example.com:25/', 'Use port 443, or one from 1024 up.'],
    ['is a name without a dot', 'https://intranet/', named],
    ['is a name of this link', 'https://printer.local/', named],
    ['is a name of a company', 'https://db.prod.internal./', named],
    ['is a name of a home', 'https://nas.home.arpa/', named],
    ['is a private address', 'https://10.0.0.8/', inside],
    ['is a private address as a number', 'https://167772168/', inside],
    ['is the metadata service', 'https://169.254.169.254/latest/meta-data', inside],
    ['is the metadata service of Azure', 'https://168.63.129.16/', inside],
    ['is behind the NAT of a carrier', 'https://100.64.1.1/', inside],
    ['is everywhere', 'https://0.0.0.0/', inside],
    ['is for many', 'https://224.0.0.1/', inside],
    ['is unique-local', 'https://[fd00:ec2::254]/', inside],
    ['is link-local', 'https://[fe80::1]/', inside],
    ['is IPv4 in the clothes of IPv6', 'https://[::ffff:10.0.0.1]/', inside],
    ['is IPv4 in older clothes of IPv6', 'https://[::a00:1]/', inside],
    ['is translated to IPv4', 'https://[64:ff9b::a00:1]/', inside],
    ['is tunneled to IPv4', 'https://[2002:a00:1::]/', inside],
  ])('%s', async (_, url, message) => {
    const { status: code, body } = await ann.post('/api/webhooks', { url, events: ['credits.low'] });
    expect({ code, fields: body.fields }).toEqual({ code: 400, fields: { url: message } });
  });

  it('has a name that leads inside with one of its addresses', async () => {
    leadTo('two-faced.example', ['93.184.216.34', '192.168.1.20']);
    const { body } = await ann.post('/api/webhooks', { url: 'https://two-faced.example/', events: ['credits.low'] });
    expect(body.fields).toEqual({ url: inside });
  });

  it('is changed to such a URL', async () => {
    const hook = await listening(app, receiver, ['credits.low'], ann);
    const { body } = await ann.patch(hook.path, { url: 'https://10.0.0.8/' });
    expect(body.fields).toEqual({ url: inside });
    expect((await hook.view()).url).toBe(receiver.url);
  });
});

describe('a name', () => {
  it('is searched for once, and what it led to then is what is connected to', async () => {
    const name = `receiver-${randomUUID()}.test`;
    const searches = leadTo(name, ['127.0.0.1'], ['127.0.0.1'], ['10.0.0.8']);
    const hook = await listening(app, { url: `http://${name}:${receiver.port}/hooks` });
    await happens(app, hook.person);
    const [one] = await receiver.until(1);
    expect(one?.headers.host).toBe(`${name}:${receiver.port}`);
    expect(searches()).toBe(2);
  });

  it('that was public when it was saved is not connected to once it leads inside', async () => {
    leadTo('rebound.example', ['93.184.216.34'], ['10.0.0.8', '127.0.0.1']);
    const hook = await listening(app, { url: 'https://rebound.example/' });
    await happens(app, hook.person);
    expect((await hook.tried()).attempts[0]).toMatchObject({
      status: null,
      error: expect.stringContaining('leads into a private network'),
    });
  });

  it('that leads nowhere yet needs TLS as all others', async () => {
    leadTo('nowhere.example', []);
    const person = await seller(app, { connected: false });
    const { body } = await person.post('/api/webhooks', { url: 'http://nowhere.example/', events: ['credits.low'] });
    expect(body.fields).toEqual({ url: 'The URL must begin with https://.' });
  });

  it('that leads nowhere is tried again later', async () => {
    leadTo('nowhere.example', [], []);
    const hook = await listening(app, { url: 'https://nowhere.example/' });
    await happens(app, hook.person);
    expect((await hook.tried()).attempts[0]?.error).toBe('We can’t find this host.');
  });
});

it('leads to no machine of ours unless the operator says so', async () => {
  const strict = await startApp({ ...quick, WEBHOOK_TIMEOUT_SECONDS: '1' });
  const ann = await seller(strict, { connected: false });
  const save = async (url: string) => (await ann.post('/api/webhooks', { url, events: ['credits.low'] })).body.fields;
  const inside = { url: 'This URL leads into a private network. Use an address that anybody can reach.' };
  expect(await save(receiver.url)).toEqual({ url: 'The URL must begin with https://.' });
  for (const host of ['127.0.0.1', '[::1]', '0x7f.1', '[::ffff:127.0.0.1]'])
    expect(await save(`https://${host}:${receiver.port}/`)).toEqual(inside);
  for (const host of ['localhost', 'hooks.localhost'])
    expect(await save(`https://${host}/`)).toEqual({ url: expect.stringContaining('inside a network') });
  await strict.close();
});
