import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readlinkSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../common/file-lock.mjs';

/** Cutting a fast shutdown short costs a recovery at the next start but no committed row. */
const STOP_TIMEOUT_MS = 1_800;

/** Above every pid_max that Linux and macOS allow, so no process has it. */
export const NO_PROCESS = 4_194_305;

export interface PostmasterPid {
  pid: number;
  port: number;
}

/** One fact a line: pid, data directory, start time, port (PostgreSQL's pidfile.h). */
export function readPostmasterPid(data: string): PostmasterPid | undefined {
  const path = join(data, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const [pid, , , port] = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}

/** Another program may have the pid by now; a server's working directory is its data directory. */
export function isServerOfCluster(data: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
    return command.includes('postgres') && command.includes(data);
  }
}

// The pid of a dead server may be another process's by now, or a zombie's. The rest of the file stays, so that
// PostgreSQL still makes sure that no child of the dead server uses the data.
export function replaceStalePid(data: string): void {
  const server = readPostmasterPid(data);
  if (!server || isServerOfCluster(data, server.pid)) return;
  const path = join(data, 'postmaster.pid');
  const { uid, gid } = statSync(path);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(NO_PROCESS)));
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

/** Even after SIGKILL: a shell waits on a pipe that the system closes then. Returns a function that cancels it. */
export function runAfterExit(command: string, ...args: string[]): () => void {
  const shell = spawn('/bin/sh', ['-c', `trap "" INT TERM HUP; read -r _; ${command}`, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  shell.unref();
  (shell.stdin as Socket).unref();
  return () => shell.kill('SIGKILL');
}

export async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isRunning(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (isRunning(pid) && Date.now() < deadline) await sleep(20);
  }
}
