import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { lockHolder, releaseLock, takeLock, withLock } from './lock.mjs';

let home: string;
let path: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lock-spec-'));
  path = join(home, 'lock');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

it('is held by one, who is named to the others', () => {
  expect(takeLock(path, 'http://localhost:3000')).toBeUndefined();
  expect(takeLock(path)).toMatchObject({ pid: process.pid, note: 'http://localhost:3000' });
  releaseLock(path);
  expect(existsSync(path)).toBe(false);
});

it('is lost by a process that has ended', () => {
  const script = `import { takeLock } from '${join(import.meta.dirname, 'lock.mjs')}'; takeLock(${JSON.stringify(path)});`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env: { PATH: process.env.PATH } });
  expect(run.status).toBe(0);
  expect(existsSync(path)).toBe(true);
  expect(takeLock(path)).toBeUndefined();
});

it('is lost by a process whose pid another one has got since', () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, began: 'long ago', note: '' }));
  expect(lockHolder(path)).toBeUndefined();
  expect(takeLock(path)).toBeUndefined();
});

it('lets one after the other work', async () => {
  let inside = 0;
  const turns = Array.from({ length: 3 }, () =>
    withLock(path, async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 10));
      inside -= 1;
    }),
  );
  await Promise.all(turns);
});
