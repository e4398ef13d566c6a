import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

/** For each rule, one import that breaks it. */
const BREACHES: Record<string, [from: string, to: string]> = {
  'print-stands-alone': ['backend/src/print/a.ts', 'backend/src/platform/clock.ts'],
  'designer-stands-alone': ['backend/src/designer/a.ts', 'backend/src/print/inside.ts'],
  'library-by-its-face': ['backend/src/generations/a.ts', 'backend/src/print/inside.ts'],
  'platform-knows-no-module': ['backend/src/platform/a.ts', 'backend/src/users/users.module.ts'],
  'module-by-its-face': ['backend/src/generations/b.ts', 'backend/src/users/users.service.ts'],
  'backend-knows-no-sandbox': ['backend/src/app.ts', 'backend/sandbox/src/server.ts'],
  'sandbox-knows-only-libraries': ['backend/sandbox/src/a.ts', 'backend/src/platform/clock.ts'],
  'sources-know-no-tests': ['backend/src/users/b.ts', 'backend/test/database.ts'],
  'front-end-knows-no-back-end': ['frontend/src/lib/a.ts', 'backend/src/platform/clock.ts'],
  'feature-by-its-face': ['frontend/src/features/one/a.ts', 'frontend/src/features/two/inside.ts'],
  'features-know-no-routes': ['frontend/src/features/one/b.ts', 'frontend/src/routes/home.ts'],
  'design-system-stands-alone': ['frontend/src/components/ui/a.ts', 'frontend/src/api/generated/users.ts'],
  'no-circles': ['backend/src/users/one.ts', 'backend/src/users/one.ts'],
};

/** Imports that look alike and are right. */
const FAIR: [from: string, to: string][] = [
  ['backend/src/generations/c.ts', 'backend/src/users/users.module.ts'],
  ['backend/src/generations/d.ts', 'backend/src/print/index.ts'],
  ['backend/src/generations/e.ts', 'backend/src/platform/clock.ts'],
  ['backend/sandbox/src/b.ts', 'backend/src/designer/index.ts'],
  ['frontend/src/features/one/c.ts', 'frontend/src/features/two/index.ts'],
];

const root = dirname(import.meta.dirname);
const cruiser = join(root, 'node_modules/.bin/depcruise');

function write(home: string, [from, to]: [string, string]): void {
  for (const path of [from, to]) mkdirSync(join(home, dirname(path)), { recursive: true });
  const target = relative(dirname(from), to);
  writeFileSync(join(home, to), 'export const thing = 1;\n', { flag: 'a' });
  writeFileSync(join(home, from), `export { thing as other } from './${target}';\n`, { flag: 'a' });
}

/** The rules that these imports break, each with the file that breaks it. */
async function brokenRules(imports: [string, string][]): Promise<{ rule: string; from: string }[]> {
  const home = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    for (const side of ['backend', 'frontend']) mkdirSync(join(home, side));
    for (const one of imports) write(home, one);
    cpSync(join(root, '.dependency-cruiser.mjs'), join(home, '.dependency-cruiser.mjs'));
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));
    const args = [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'backend', 'frontend'];
    const options = { cwd: home, env: { ...process.env, NODE_OPTIONS: '' } };
    // It exits with the number of faults, so a failure is what we look for.
    const { stdout } = await promisify(execFile)(process.execPath, args, options).catch((error) => error);
    const found: { rule: { name: string }; from: string }[] = JSON.parse(stdout).summary.violations;
    return found.map(({ rule, from }) => ({ rule: rule.name, from }));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

it('fires each rule at an import that breaks it', async () => {
  const broken = await brokenRules(Object.values(BREACHES));
  for (const [rule, [from]] of Object.entries(BREACHES)) expect(broken).toContainEqual({ rule, from });
});

it('lets fair imports pass', async () => {
  expect(await brokenRules(FAIR)).toEqual([]);
});

it('tries every rule', async () => {
  const { default: config } = await import('../.dependency-cruiser.mjs');
  expect(Object.keys(BREACHES)).toEqual(config.forbidden?.map(({ name }: { name?: string }) => name));
});
