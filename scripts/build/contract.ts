import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { BIN, ROOT, runCommand } from '../common/command.mjs';
import { build } from './build.ts';

const DOCUMENTS = ['openapi.yaml', 'auth-openapi.yaml'];
const CLIENT = ['frontend/src/api/generated', 'frontend/src/api/model'];
const TYPES = 'packages/client/src/generated/openapi.ts';

const CLIENT_SOURCES = [
  'package.json',
  'tsconfig.base.json',
  'frontend/package.json',
  'frontend/tsconfig.json',
  'frontend/orval.config.ts',
  'frontend/src/api/client',
];

async function writeContract(root = ROOT): Promise<void> {
  await build('backend/dist');
  // The document must not depend on the environment of the machine, nor leave files in its data directory.
  const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-contract-'));
  try {
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir, HOST: '', PORT: '3000', PUBLIC_URL: '' };
    await runCommand(join(BIN, 'node'), [join(ROOT, 'backend/dist/commands/openapi.js'), root], env);
    await runCommand(join(BIN, 'orval'), ['--config', 'orval.config.ts'], {}, join(root, 'frontend'));
    const flags = ['--output', join(root, TYPES), '--default-non-nullable', 'false'];
    await runCommand(join(BIN, 'openapi-typescript'), [join(root, 'openapi.yaml'), ...flags]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function findContractDrift(): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'inkloom-contract-'));
  try {
    for (const path of CLIENT_SOURCES) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    for (const path of ['node_modules', 'frontend/node_modules']) {
      if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(copy, path));
    }
    await writeContract(copy);
    return [...DOCUMENTS, ...CLIENT, TYPES].flatMap((path) => changedFiles(copy, path));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function changedFiles(copy: string, path: string): string[] {
  const files = new Set([...filesBelow(ROOT, path), ...filesBelow(copy, path)]);
  return [...files].filter((file) => contents(ROOT, file) !== contents(copy, file)).sort();
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function contents(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

if (import.meta.main) {
  await writeContract();
  console.log(`Wrote ${[...DOCUMENTS, ...CLIENT, TYPES].join(', ')}`);
}
