import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { LIMIT_HEADERS } from '../../frontend/src/features/developers/limits.ts';
import { build } from '../../scripts/build/build.ts';
import { BIN, pathWithoutPackages, ROOT } from '../../scripts/common/command.mjs';
import { freePort } from '../../scripts/common/ports.ts';
import { startApp, type TestApp } from './support/app.ts';
import { keyOf } from './support/programs.ts';
import { drawQuickly } from './support/providers.ts';
import { Receiver } from './support/receiver.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { webhookSettings } from './support/webhooks.ts';

const run = promisify(execFile);
const SAMPLES = join(ROOT, 'docs/developers/samples');

const isInstalled = (name: string) => spawnSync(name, ['--version']).error === undefined;

/** The guide promises that the samples run from this one on. */
const OLDEST_NODE = JSON.parse(readFileSync(join(ROOT, 'packages/client/package.json'), 'utf8')).engines.node.slice(2);

const isOldest = (file: string) => String(spawnSync(file, ['--version']).stdout).startsWith(`v${OLDEST_NODE}.`);
const oldNode = pathWithoutPackages()
  .split(delimiter)
  .map((directory) => join(directory, 'node'))
  .find(isOldest);

const LANGUAGES = [
  { language: 'curl', ending: 'sh', interpreter: 'sh' },
  { language: 'Node', ending: 'mjs', interpreter: join(BIN, 'node') },
  { language: `Node ${OLDEST_NODE}`, ending: 'mjs', interpreter: oldNode },
  { language: 'Python', ending: 'py', interpreter: isInstalled('python3') ? 'python3' : undefined },
];

let app: TestApp;
let folder: string;

beforeAll(async () => {
  await build('frontend/dist');
  app = await startApp({ ...quick, ...webhookSettings });
  await drawQuickly(app);
  folder = mkdtempSync(join(tmpdir(), 'inkloom-samples-'));
  await installClient();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** As npm does with the address that the guide names. */
async function installClient(): Promise<void> {
  const client = join(folder, 'node_modules/@inkloom/client');
  mkdirSync(client, { recursive: true });
  const archive = join(folder, 'client.tgz');
  const response = await fetch(`${app.url}/inkloom-client.tgz`);
  await writeFile(archive, Buffer.from(await response.arrayBuffer()));
  await run('tar', ['-xzf', archive, '-C', client, '--strip-components=1']);
  for (const name of Object.keys(JSON.parse(await readFile(join(client, 'package.json'), 'utf8')).dependencies))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
}

type Variables = Record<string, string>;

async function copySample(file: string): Promise<string> {
  await copyFile(join(SAMPLES, file), join(folder, file));
  return join(folder, file);
}

const environment = (variables: Variables) => ({ PATH: process.env.PATH, INKLOOM_URL: app.url, ...variables });

async function runSample(interpreter: string, file: string, variables: Variables): Promise<string> {
  const { stdout } = await run(interpreter, [await copySample(file)], { env: environment(variables) });
  return stdout;
}

/** A webhook of a new seller, made by the guide's sample. */
async function makeWebhook(url: string): Promise<{ person: Seller; id: string; secret: string }> {
  const person = await seller(app, { connected: false });
  const { key } = await keyOf(person, { scopes: ['design'] });
  const { id, secret } = JSON.parse(await runSample('sh', 'create-webhook.sh', { INKLOOM_KEY: key, WEBHOOK_URL: url }));
  return { person, id, secret };
}

const creditsOf = async (person: Seller) => (await person.get('/api/credits')).body.balance;

it.each(['curl', 'tar'])('this machine has %s, which the guide is run with', (name) => {
  expect(isInstalled(name) ? name : `Install ${name}: the guide for developers is run with it.`).toBe(name);
});

for (const { language, ending, interpreter = '' } of LANGUAGES) {
  // A bare machine need not have all of these. Their samples are then run where they are.
  const title = interpreter ? 'the guide' : `NOT RUN, for this machine has no ${language}: the guide`;
  (interpreter ? describe : describe.skip)(`${title} in ${language}`, () => {
    it('makes and publishes a design with a new key, for one credit however often it is run', async () => {
      const person = await seller(app);
      const { key } = await keyOf(person, { scopes: ['read', 'design', 'publish'], creditsPerDay: 5 });
      const before = await creditsOf(person);
      const sample = () => runSample(interpreter, `first-design.${ending}`, { INKLOOM_KEY: key });
      const first = await sample();
      expect(first).toMatch(/^Design [\w-]{36}\nIt is finalized\nTitle: \S.+\nIt is published: https?:\/\/\S+\n$/);
      expect(await sample()).toBe(first);
      expect(await creditsOf(person)).toBe(before - 1);
    });

    it('says what the API refuses, with its code', async () => {
      const { key } = await keyOf(await seller(app, { connected: false }), { scopes: ['read', 'design'] });
      const failed = await runSample(interpreter, `first-design.${ending}`, { INKLOOM_KEY: key }).catch(
        (error) => error,
      );
      expect(failed.code).toBeGreaterThan(0);
      expect(failed.stdout + failed.stderr).toContain('provider_not_connected');
    });

    // A shell receives nothing: it has a test of its own below.
    if (ending === 'sh') return;
    it('receives a webhook, and refuses one that is not ours', async () => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/`;
      const { person, id, secret } = await makeWebhook(url);
      const env = environment({ WEBHOOK_SECRET: secret, PORT: String(port) });
      const program = spawn(interpreter, [await copySample(`webhook.${ending}`)], {
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
      try {
        expect((await lines.next()).value).toBe('Listening');
        expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);
        expect((await person.post(`/api/webhooks/${id}/test`)).status).toBe(202);
        expect((await lines.next()).value).toMatch(/^webhook\.test/);
      } finally {
        program.kill();
        await once(program, 'exit');
      }
    });
  });
}

const isOpenSslMissing = !isInstalled('openssl');
const inShell = isOpenSslMissing
  ? 'NOT RUN, for this machine has no openssl: the guide in a shell'
  : 'the guide in a shell';
(isOpenSslMissing ? it.skip : it)(`${inShell} knows a webhook of ours from another`, async () => {
  const receiver = await Receiver.start();
  const { person, id, secret } = await makeWebhook(receiver.url);
  await person.post(`/api/webhooks/${id}/test`);
  const [received] = await receiver.until(1);
  await receiver.close();
  const file = await copySample('webhook.sh');
  const verify = (body: string, sent = received?.headers['webhook-timestamp']) => {
    const headers = [received?.headers['webhook-id'], sent, received?.headers['webhook-signature']].map(String);
    return spawnSync('sh', [file, ...headers], { env: environment({ WEBHOOK_SECRET: secret }), input: body });
  };
  expect(String(verify(received?.text ?? '').stdout)).toBe('It is genuine\n');
  expect(String(verify(`${received?.text} `).stderr)).toBe('It is not from Inkloom\n');
  expect(verify(received?.text ?? '', '1600000000').status).toBe(1);
});

it('an assistant is set up with the file of the guide', async () => {
  const { key } = await keyOf(await seller(app), { scopes: ['read'] });
  const text = (await readFile(join(SAMPLES, 'assistant.json'), 'utf8')).replace('ink_…', key);
  const { url, headers } = JSON.parse(text.replace('https://inkloom.example', app.url)).mcpServers.inkloom;
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  const { tools } = await client.listTools();
  await client.close();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['create_design', 'publish_design']));
});

it('the limits of the guide are those that are counted', async () => {
  const { key } = await keyOf(await seller(app, { connected: false }), { scopes: ['read'] });
  const { headers } = await fetch(`${app.url}/api/credits`, { headers: { authorization: `Bearer ${key}` } });
  const [policy] = LIMIT_HEADERS.split('\n');
  expect(`RateLimit-Policy: ${headers.get('ratelimit-policy')}`).toBe(policy);
  expect(headers.get('ratelimit')).toMatch(/^"program";r=\d+;t=\d+$/);
});
