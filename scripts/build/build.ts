import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, ROOT, runCommand } from '../common/command.mjs';
import { withLock } from '../common/file-lock.mjs';

interface Target {
  inputs: string[];
  output: string;
  compile(): Promise<unknown>;
}

const TARGETS: Target[] = [
  {
    inputs: ['backend/src', 'backend/.swcrc', 'prisma/schema.prisma', 'package-lock.json'],
    output: 'backend/dist',
    compile: () => {
      const flags = ['src', '-d', 'dist', '--strip-leading-paths', '--copy-files', '--ignore', '**/*.spec.ts'];
      return runCommand(join(BIN, 'swc'), flags, {}, join(ROOT, 'backend'));
    },
  },
  {
    inputs: ['packages/client/src', 'packages/client/tsconfig.json', 'tsconfig.base.json', 'package-lock.json'],
    output: 'packages/client/dist',
    compile: () => runCommand(join(BIN, 'tsc'), ['-p', join(ROOT, 'packages/client')]),
  },
  {
    inputs: [
      ...['frontend/src', 'frontend/public', 'frontend/index.html', 'frontend/vite.config.ts'],
      // Shown by the guide for developers.
      ...['openapi.yaml', 'docs/developers', 'docs/api-changes.md', 'docs/deprecation.md'],
      ...['packages/client/src', 'packages/client/package.json', 'packages/client/README.md'],
      // Built for the browser too.
      ...['backend/src/designer', 'backend/src/print/color', 'frontend/scripts/design-engine.ts'],
      ...[
        'frontend/scripts/build.ts',
        'frontend/scripts/chunk-groups.ts',
        'frontend/scripts/code-budgets.ts',
        'frontend/scripts/client-archive.ts',
        'frontend/scripts/documents.ts',
        'package-lock.json',
      ],
    ],
    output: 'frontend/dist',
    compile: () => runCommand(process.execPath, [join(ROOT, 'frontend/scripts/build.ts')]),
  },
];

export async function build(output?: string): Promise<void> {
  const targets = TARGETS.filter((target) => !output || target.output === output);
  await withLock(join(ROOT, '.setup.lock'), async () => {
    await Promise.all(targets.map(buildIfChanged));
  });
}

async function buildIfChanged({ inputs, output, compile }: Target): Promise<void> {
  const directory = join(ROOT, output);
  const stamp = join(directory, '.inputs');
  const current = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  rmSync(directory, { recursive: true, force: true });
  await compile();
  writeFileSync(stamp, current);
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
