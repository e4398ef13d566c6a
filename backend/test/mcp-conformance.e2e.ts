import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../scripts/common/command.mjs';
import { startApp, type TestApp } from './support/app.ts';
import { keyOf } from './support/programs.ts';
import { quick, seller } from './support/seller.ts';

const run = promisify(execFile);
const packages = join(ROOT, 'node_modules/@modelcontextprotocol');

let app: TestApp;
let key: string;
let keyed: Server;
let folder: string;

beforeAll(async () => {
  app = await startApp(quick);
  key = (await keyOf(await seller(app, { credits: 7 }))).key;
  keyed = await startKeyedProxy();
  folder = mkdtempSync(join(tmpdir(), 'inkloom-conformance-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  keyed.close();
  await app.close();
});

/** The conformance suite has no place for a token: this adds one to each request, and is our own origin to the suite. */
async function startKeyedProxy(): Promise<Server> {
  const { host, hostname, port } = new URL(app.url);
  const server = createServer((request, response) => {
    const origin = request.headers.origin?.replace(`127.0.0.1:${(server.address() as AddressInfo).port}`, host);
    const headers = { ...request.headers, authorization: `Bearer ${key}`, ...(origin ? { origin } : {}) };
    const sent = httpRequest({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(sent);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

/** What the inspector prints of one method, or what it complains about. */
async function inspect(...options: string[]) {
  const inspector = join(packages, 'inspector/clients/launcher/build/index.js');
  const server = ['--transport', 'http', '--header', `Authorization: Bearer ${key}`];
  const args = [inspector, '--cli', `${app.url}/mcp`, ...server, '--method', ...options];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, HOME: folder } });
  return JSON.parse(stdout);
}

describe('the inspector', () => {
  it('lists tools and resources, and calls a tool', async () => {
    const [{ tools }, credits, { resources }] = await Promise.all([
      inspect('tools/list'),
      inspect('tools/call', '--tool-name', 'get_credits'),
      inspect('resources/list'),
    ]);
    expect(tools).toContainEqual(expect.objectContaining({ name: 'create_design', inputSchema: expect.any(Object) }));
    expect(credits.structuredContent).toMatchObject({ balance: 7 });
    expect(resources).toEqual([]);
  });

  it('shows what a tool refuses, and fails at a tool that is none', async () => {
    await expect(inspect('tools/call', '--tool-name', 'get_design', '--tool-arg', 'id=none')).rejects.toMatchObject({
      ...{ stdout: expect.stringContaining('whatToDo'), stderr: expect.stringContaining('tool_is_error') },
    });
    await expect(inspect('tools/call', '--tool-name', 'drop_tables')).rejects.toMatchObject({
      stderr: expect.stringContaining('tool_not_found'),
    });
  });
});

/** The others call tools, resources and prompts of a server that was made for the suite. */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

it.each(scenarios)('the conformance suite finds no fault with %s', async (scenario) => {
  const { port } = keyed.address() as AddressInfo;
  const suite = join(packages, 'conformance/dist/index.js');
  const options = ['--url', `http://127.0.0.1:${port}/mcp`, '--scenario', scenario, '--output-dir', folder];
  const { stdout } = await run(process.execPath, [suite, 'server', ...options]);
  expect(stdout).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed, 0 warnings/);
});
