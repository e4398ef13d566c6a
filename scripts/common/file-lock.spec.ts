import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { acquireLock, findLockOwner, releaseLock, withLock } from './file-lock.mjs';

let home: string;
let path: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lock-spec-'));
  path = join(home, 'lock');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

it('has one owner, whom the others learn', () => {
  expect(acquireLock(path, 'http://localhost:3000')).toBeUndefined();
  expect(acquireLock(path)).toMatchObject({ pid: process.pid, note: 'http://localhost:3000' });
  releaseLock(path);
  expect(existsSync(path)).toBe(false);
});

it('is lost by a process that has ended', () => {
  const module = join(import.meta.dirname, 'file-lock.mjs');
  const script = `import { acquireLock } from '${module}'; acquireLock(${JSON.stringify(path)});`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env: { PATH: process.env.PATH } });
  expect(run.status).toBe(0);
  expect(existsSync(path)).toBe(true);
  expect(acquireLock(path)).toBeUndefined();
});

it('is lost by a process whose pid belongs to another one now', () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, began: 'long ago', note: '' }));
  expect(findLockOwner(path)).toBeUndefined();
  expect(acquireLock(path)).toBeUndefined();
});

it('lets one work after the other', async () => {
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
