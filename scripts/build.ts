import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { BIN, ROOT, run } from './setup.mjs';

interface Build {
  /** Files and folders that the result depends on. */
  inputs: string[];
  output: string;
  make(): Promise<unknown>;
}

const BUILDS: Build[] = [
  {
    inputs: ['backend/src', 'backend/.swcrc', 'prisma/schema.prisma', 'package-lock.json'],
    output: 'backend/dist',
    make: () => {
      const flags = ['src', '-d', 'dist', '--strip-leading-paths', '--copy-files', '--ignore', '**/*.spec.ts'];
      return run(join(BIN, 'swc'), flags, {}, join(ROOT, 'backend'));
    },
  },
  {
    inputs: ['frontend/src', 'frontend/public', 'frontend/index.html', 'frontend/vite.config.ts', 'package-lock.json'],
    output: 'frontend/dist',
    make: () => {
      // Vite takes NODE_ENV as it finds it, and would build React's slow development half in a test run.
      const env = { NODE_ENV: 'production' };
      return run(join(BIN, 'vite'), ['build', '--logLevel', 'warn'], env, join(ROOT, 'frontend'));
    },
  },
];

/**
 * Builds both sides, or the one named by its output, each only where its sources differ from those of the last build.
 */
export async function build(output?: string): Promise<void> {
  const wanted = BUILDS.filter((one) => !output || one.output === output);
  await withLock(join(ROOT, '.setup.lock'), async () => {
    await Promise.all(wanted.map(bringUpToDate));
  });
}

async function bringUpToDate({ inputs, output, make }: Build): Promise<void> {
  const directory = join(ROOT, output);
  const stamp = join(directory, '.inputs');
  const now = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  rmSync(directory, { recursive: true, force: true });
  await make();
  writeFileSync(stamp, now);
}

function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  const whole = join(ROOT, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  const entries = readdirSync(whole, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

if (import.meta.main) await build();
