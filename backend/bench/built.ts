import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What `build('backend/dist')` made: the sources have decorators, which Node does not run. */
const BUILT = join(import.meta.dirname, '../dist');

/** A module of the built product, by its path below `backend/src` with the ending `.js`. */
export function load<Module>(path: string): Promise<Module> {
  return import(join(BUILT, path));
}

/** Starts the built product as a child process; resolves when it listens. */
export function startProduct(env: Record<string, string>): Promise<ChildProcess> {
  const product = fork(join(BUILT, 'main.js'), { env: { ...process.env, ...env }, execArgv: [] });
  const died = once(product, 'exit').then(() => Promise.reject(new Error('The product did not start.')));
  return Promise.race([once(product, 'message').then(() => product), died]);
}
