import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ pid: number, began: string, note: string }} LockOwner `began` differs for a later one with that pid */

/** An owner that is dead loses the lock. @type {(path: string, note?: string) => LockOwner | undefined} */
export function acquireLock(path, note = '') {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, began: startTimeOf(process.pid), note }), { mode: 0o600 });
  try {
    for (;;) {
      if (linkUnlessExists(draft, path)) return undefined;
      const owner = findLockOwner(path);
      if (owner) return owner;
      removeDeadLock(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @type {(path: string) => LockOwner | undefined} */
export function findLockOwner(path) {
  const owner = readLock(path);
  return owner && startTimeOf(owner.pid) === owner.began ? owner : undefined;
}

/** @param {string} path */
export function releaseLock(path) {
  if (readLock(path)?.pid === process.pid) rmSync(path, { force: true });
}

/** @type {<T>(path: string, work: () => Promise<T> | T) => Promise<T>} */
export async function withLock(path, work) {
  while (acquireLock(path)) await sleep(200);
  const release = () => releaseLock(path);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/** A link is made whole or not at all, unlike a file that is opened and then written. */
function linkUnlessExists(/** @type {string} */ draft, /** @type {string} */ path) {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Puts it back where another process was faster and owns it by now. */
function removeDeadLock(/** @type {string} */ path) {
  const moved = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, moved);
  } catch {
    return;
  }
  if (findLockOwner(moved)) linkUnlessExists(moved, path);
  rmSync(moved, { force: true });
}

/** @returns {LockOwner | undefined} */
function readLock(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A zombie does not run. @type {(pid: number) => boolean} */
export function isRunning(pid) {
  return startTimeOf(pid) !== '';
}

function startTimeOf(/** @type {number} */ pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    // After the name, which may have spaces and brackets (man proc_pid_stat): 3rd the state, 22nd the time.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
