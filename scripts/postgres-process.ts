import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readlinkSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './lock.mjs';

/** A fast shutdown that takes longer is cut short, which costs a recovery at the next start but no committed row. */
const STOP_WITHIN = 1_800;

/** Above every pid_max that Linux and macOS allow, so it is no process. */
export const NO_PROCESS = 4_194_305;

/** What a running server leaves in its data directory. */
export interface ServerLock {
  pid: number;
  port: number;
}

/** postmaster.pid holds one fact a line: pid, data directory, start time, port (PostgreSQL's pidfile.h). */
export function readLock(data: string): ServerLock | undefined {
  const path = join(data, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const [pid, , , port] = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}

/** A pid may have been given to another program since: the server's working directory is its data directory. */
export function isServerOf(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
    return command.includes('postgres') && command.includes(data);
  }
}

/**
 * Lets a dead server's lock count as dead even where its pid belongs to another process by now, or to a zombie. The rest
 * of the lock stays, so that PostgreSQL still makes sure that no child of the dead server uses the files.
 */
export function disownDeadPid(data: string): void {
  const lock = readLock(data);
  if (!lock || isServerOf(data, lock.pid)) return;
  const path = join(data, 'postmaster.pid');
  const { uid, gid } = statSync(path);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(NO_PROCESS)));
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

/**
 * Has a shell do something when this process ends, even by SIGKILL: it waits on a pipe that the system closes then.
 * Returns what sends the shell away.
 */
export function whenWeEnd(command: string, ...args: string[]): () => void {
  const shell = spawn('/bin/sh', ['-c', `trap "" INT TERM HUP; read -r _; ${command}`, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  shell.unref();
  (shell.stdin as Socket).unref();
  return () => shell.kill('SIGKILL');
}

/** Fast shutdown (SIGINT), then, if it takes too long, the immediate one (SIGQUIT). */
export async function endServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_WITHIN;
    while (isAlive(pid) && Date.now() < deadline) await sleep(20);
  }
}
