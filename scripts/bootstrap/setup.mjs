import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BIN, pathWithoutPackages, pathWithPackages, ROOT, runCommand } from '../common/command.mjs';
import { withLock } from '../common/file-lock.mjs';
import { stage } from '../common/stage.mjs';

const STAMP = join(ROOT, 'node_modules', '.inkloom-setup');
const PRISMA_CLIENT = join(ROOT, 'backend/src/platform/prisma/client/client.ts');

/** Runs on the Node that the machine has, because ours is one of the packages. */
export async function setUp() {
  if (isSetUp()) return;
  await withLock(join(ROOT, '.setup.lock'), async () => {
    if (isSetUp()) return;
    if (!isInstalled()) await stage('install', installPackages);
    if (!isGenerated()) await stage('generate', generatePrismaClient);
    writeStamp(currentHashes());
  });
}

function isSetUp() {
  return isInstalled() && isGenerated();
}

function currentHashes() {
  return { lock: hashOf('package-lock.json'), schema: hashOf('prisma/schema.prisma') };
}

/** @returns {{ lock?: string, schema?: string }} */
function readStamp() {
  return existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {};
}

function writeStamp(/** @type {{ lock?: string, schema?: string }} */ hashes) {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify(hashes));
}

function isInstalled() {
  return existsSync(join(BIN, 'node')) && (readStamp().lock === currentHashes().lock || npmInstalledTheLockFile());
}

function isGenerated() {
  return existsSync(PRISMA_CLIENT) && readStamp().schema === currentHashes().schema;
}

/** After an `npm install` by hand, npm's own record of node_modules agrees with the lock file. */
function npmInstalledTheLockFile() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    const isRequired = path.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional;
    return !isRequired || installed[path]?.version === entry.version;
  });
}

/** The build needs the development packages whatever NODE_ENV says, and npm must run on a Node that it does not delete. */
async function installPackages() {
  const env = { PATH: pathWithoutPackages(), SCARF_ANALYTICS: 'false' };
  await runCommand('npm', ['ci', '--include=dev', '--loglevel=error'], env);
}

/** The generator does not use the schema engine but looks for one, and downloads it unless this variable names a file. */
async function generatePrismaClient() {
  await runCommand(join(BIN, 'node'), [join(ROOT, 'node_modules/prisma/build/index.js'), 'generate'], {
    PATH: pathWithPackages(),
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  });
}

function hashOf(/** @type {string} */ path) {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, path)))
    .digest('hex');
}
