import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string> = {}): ChildProcess {
  return fork(new URL('../src/main.ts', import.meta.url), {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SANDBOX_PORT: '0', ...env },
    execArgv: [],
    silent: true,
  });
}

async function firstLine(child: ChildProcess, stream: 'stdout' | 'stderr' = 'stdout'): Promise<string> {
  let text = '';
  for await (const chunk of child[stream] ?? []) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text;
}

describe('the program', () => {
  it.each([
    ['SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
    ['SIGINT', (child: ChildProcess) => child.kill('SIGINT')],
    ['the loss of its parent', (child: ChildProcess) => child.disconnect()],
  ])('says when it is ready and ends on %s', async (_name, end) => {
    const child = start();
    const ready = await firstLine(child);
    expect(ready).toMatch(/^Sandbox ready at http:\/\/127\.0\.0\.1:\d+ .* smtp:\/\/127\.0\.0\.1:\d+\n$/);
    const url = /http:\S+/.exec(ready)?.[0];
    expect((await fetch(`${url}/control`)).status).toBe(200);
    const ended = once(child, 'exit');
    end(child);
    expect(await ended).toEqual([0, null]);
  });

  it('names the setting that is wrong', async () => {
    const child = start({ SANDBOX_SMTP_PORT: 'mail' });
    const ended = once(child, 'exit');
    expect(await firstLine(child, 'stderr')).toBe('SANDBOX_SMTP_PORT must be a port number, not "mail"\n');
    expect(await ended).toEqual([1, null]);
  });
});
