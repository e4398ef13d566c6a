import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A file that says which living process has something to itself.
 *
 * @typedef {{ pid: number, began: string, note: string }} Holder `began` tells a process from a later one with its pid
 */

/**
 * Takes the lock, or says who has it. A holder that is dead loses it.
 *
 * @param {string} path
 * @param {string} note what to tell those who find it taken
 * @returns {Holder | undefined} the living holder; undefined when the lock is now ours
 */
export function takeLock(path, note = '') {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, began: began(process.pid), note }), { mode: 0o600 });
  try {
    for (;;) {
      if (link(draft, path)) return undefined;
      const holder = lockHolder(path);
      if (holder) return holder;
      clearDead(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Who holds the lock now: a living process, or undefined.
 *
 * @param {string} path
 * @returns {Holder | undefined}
 */
export function lockHolder(path) {
  const holder = read(path);
  return holder && began(holder.pid) === holder.began ? holder : undefined;
}

/** @param {string} path */
export function releaseLock(path) {
  if (read(path)?.pid === process.pid) rmSync(path, { force: true });
}

/**
 * Calls `work` while we alone hold the lock; waits for as long as a living process has it.
 *
 * @template T
 * @param {string} path
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  while (takeLock(path)) await sleep(200);
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
function link(/** @type {string} */ draft, /** @type {string} */ path) {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's file aside; puts it back where somebody alive was quicker than us. */
function clearDead(/** @type {string} */ path) {
  const aside = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (lockHolder(aside)) link(aside, path);
  rmSync(aside, { force: true });
}

/** @returns {Holder | undefined} */
function read(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Does a process with this pid live? A zombie, dead and not yet collected by its parent, does not.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  return began(pid) !== '';
}

/** When a process began, as the system tells it; empty when there is none with this pid. */
function began(/** @type {number} */ pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    // Counted after the name, which may hold spaces and brackets, as man proc_pid_stat has it: 3rd the state, 22nd the time.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
