import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.ts';
import { BIN, ROOT, run } from './setup.mjs';

const DOCUMENT = 'openapi.yaml';
const CLIENT = 'frontend/src/api';

/** What generating the client reads, beside the document. */
const CLIENT_SOURCES = [
  'package.json',
  'tsconfig.base.json',
  'frontend/package.json',
  'frontend/tsconfig.json',
  'frontend/orval.config.ts',
  'frontend/src/api',
];

/** Writes openapi.yaml from the controllers, and the front end's client from it. */
export async function writeContract(root = ROOT): Promise<void> {
  await build('backend/dist');
  // It is the code's description, whatever the operator has set; and it must leave nothing in a data directory.
  const state = mkdtempSync(join(tmpdir(), 'inkloom-contract-'));
  try {
    const env = { NODE_ENV: 'development', DATA_DIR: state, PORT: '3000', PUBLIC_URL: '' };
    await run(join(BIN, 'node'), [join(ROOT, 'backend/dist/openapi.js'), join(root, DOCUMENT)], env);
    await run(join(BIN, 'orval'), ['--config', 'orval.config.ts'], {}, join(root, 'frontend'));
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

/** Generates the contract aside and compares: returns the paths that are not what the code says. */
export async function contractDrift(): Promise<string[]> {
  const aside = mkdtempSync(join(tmpdir(), 'inkloom-contract-'));
  try {
    for (const path of CLIENT_SOURCES) cpSync(join(ROOT, path), join(aside, path), { recursive: true });
    for (const path of ['node_modules', 'frontend/node_modules']) {
      if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(aside, path));
    }
    await writeContract(aside);
    return [DOCUMENT, CLIENT].flatMap((path) => differences(aside, path));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function differences(aside: string, path: string): string[] {
  const files = new Set([...filesBelow(ROOT, path), ...filesBelow(aside, path)]);
  return [...files].filter((file) => contents(ROOT, file) !== contents(aside, file)).sort();
}

function filesBelow(root: string, path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function contents(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}
