import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from '../../scripts/build/build.ts';
import { BIN, ROOT } from '../../scripts/common/command.mjs';
import { startApp, type TestApp } from './support/app.ts';
import { requestRaw } from './support/http.ts';
import { drawQuickly } from './support/providers.ts';
import { quick } from './support/seller.ts';

const run = promisify(execFile);
const source = join(ROOT, 'packages/client');

describe('the client package', () => {
  let app: TestApp;
  let consumer: string;

  beforeAll(async () => {
    await build('packages/client/dist');
    app = await startApp(quick);
    await drawQuickly(app);
    consumer = mkdtempSync(join(tmpdir(), 'inkloom-consumer-'));
    mkdirSync(join(consumer, 'node_modules/@inkloom'), { recursive: true });
    symlinkSync(source, join(consumer, 'node_modules/@inkloom/client'));
  });
  afterAll(async () => {
    rmSync(consumer, { recursive: true, force: true });
    await app.close();
  });

  function writeProgram(name: string, text: string): string {
    const file = join(consumer, name);
    writeFileSync(file, text);
    return file;
  }

  const runProgram = (file: string) =>
    run(join(BIN, 'node'), [file], { env: { ...process.env, INKLOOM_URL: app.url, NODE_OPTIONS: '' } });

  it('makes a design with the lines of its README, which have the right types', async () => {
    const demo = { email: 'seller@inkloom.example', password: 'print-workshop' };
    const headers = { 'content-type': 'application/json' };
    await requestRaw(app, 'POST', '/auth/v1/signup', { body: JSON.stringify(demo), headers });
    const snippet = /```js\n(.+?)```/s.exec(readFileSync(join(source, 'README.md'), 'utf8'))?.[1] ?? '';
    expect(snippet.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(11);
    const file = writeProgram('design.mts', snippet);
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
    await run(join(BIN, 'tsc'), [...flags, '--typeRoots', join(ROOT, 'node_modules/@types'), file], { cwd: consumer });
    const { stdout } = await runProgram(file);
    expect(stdout).toMatch(/^finalized .+ https?:\/\/\S+\n$/);
  });

  it('throws what the API refuses, with its code', async () => {
    const program = `
      import { createInkloomClient, signIn, unwrap } from '@inkloom/client';
      const baseUrl = process.env.INKLOOM_URL + '/';
      const show = ({ name, code, message }) => console.log(name, code, message);
      try { unwrap(await createInkloomClient({ baseUrl }).GET('/api/user')); } catch (error) { show(error); }
      await signIn({ baseUrl, email: 'nobody@example.com', password: 'wrong password' }).catch(show);`;
    const { stdout } = await runProgram(writeProgram('refusals.mjs', program));
    expect(stdout.trim().split('\n')).toEqual([
      'InkloomError unauthorized Unauthorized',
      'InkloomError sign_in_failed Invalid login credentials',
    ]);
  });

  it('is packed with its code, types and README alone', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: source });
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    expect(files.map(({ path }) => path).sort()).toEqual([
      'README.md',
      'dist/generated/openapi.d.ts',
      'dist/generated/openapi.js',
      'dist/index.d.ts',
      'dist/index.js',
      'package.json',
    ]);
  });
});
