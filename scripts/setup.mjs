import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { stage } from './stage.mjs';

/** The repository's root. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The commands of the installed packages, Node among them. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/**
 * The signals that ask us to end.
 *
 * @type {NodeJS.Signals[]}
 */
export const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const MARK = join(ROOT, 'node_modules', '.inkloom-setup');
const CLIENT = join(ROOT, 'backend/src/platform/prisma/client/client.ts');

/**
 * Brings node_modules and the database client to what the lock file and the schema say. Prints a line for what it did,
 * and nothing where there was nothing to do. Runs on the Node that the machine has, since ours is not installed yet.
 *
 * @throws with everything a failed command printed
 */
export async function setUp() {
  if (isDone()) return;
  await withLock(join(ROOT, '.setup.lock'), async () => {
    if (isDone()) return;
    if (!isInstalled()) await stage('install', install);
    if (!isGenerated()) await stage('generate', generate);
    mark(wanted());
  });
}

function isDone() {
  return isInstalled() && isGenerated();
}

function wanted() {
  return { lock: hash('package-lock.json'), schema: hash('prisma/schema.prisma') };
}

/** @returns {{ lock?: string, schema?: string }} */
function marked() {
  return existsSync(MARK) ? JSON.parse(readFileSync(MARK, 'utf8')) : {};
}

function mark(/** @type {{ lock?: string, schema?: string }} */ facts) {
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, JSON.stringify(facts));
}

function isInstalled() {
  return existsSync(join(BIN, 'node')) && (marked().lock === wanted().lock || npmHasInstalledTheLock());
}

function isGenerated() {
  return existsSync(CLIENT) && marked().schema === wanted().schema;
}

/** After an `npm install` by hand, npm's own record of node_modules agrees with the lock file. */
function npmHasInstalledTheLock() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    const isPackage = path.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional;
    return !isPackage || installed[path]?.version === entry.version;
  });
}

/** The build needs the development packages whatever NODE_ENV says, and npm must run on a Node that it does not delete. */
async function install() {
  await run('npm', ['ci', '--include=dev', '--loglevel=error'], { PATH: machinePath(), SCARF_ANALYTICS: 'false' });
}

/** The generator needs no schema engine but looks for one, and would download it unless it is told of some file. */
async function generate() {
  await run(join(BIN, 'node'), [join(ROOT, 'node_modules/prisma/build/index.js'), 'generate'], {
    PATH: ourPath(),
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  });
}

/** The PATH with our commands first. */
export function ourPath() {
  return [BIN, machinePath()].join(delimiter);
}

function machinePath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const living = new Set();

// Each command has a process group of its own, so that all it started can be ended with it: npm would go on installing.
process.on('exit', () => {
  for (const { pid } of living) if (pid) process.kill(-pid, 'SIGKILL');
});

/**
 * Runs a command without a word; a failure carries all that it printed. It ends with us, and so does all it started.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env added to ours
 * @param {string} cwd
 * @returns {Promise<string>} what it printed
 */
export function run(command, args, env = {}, cwd = ROOT) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    living.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      living.delete(child);
      if (code === 0) resolve(output);
      else
        reject(new Error(`${output}\n${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}`.trim()));
    });
  });
}

function hash(/** @type {string} */ path) {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, path)))
    .digest('hex');
}
