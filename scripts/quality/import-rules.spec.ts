import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../common/command.mjs';
import { findViolations, type Violation } from './import-rules.ts';

type ImportOf = [from: string, to: string];

/** For each rule, imports that break it. */
const BREACHES: Record<string, ImportOf[]> = {
  'print-stands-alone': [['backend/src/print/a.ts', 'backend/src/platform/clock.ts']],
  'retouch-stands-alone': [['backend/src/retouch/a.ts', 'backend/src/print/index.ts']],
  'designer-stands-alone': [['backend/src/designer/a.ts', 'backend/src/print/inside.ts']],
  'listing-stands-alone': [['backend/src/listing/a.ts', 'backend/src/print/index.ts']],
  'product-kinds-stands-alone': [['backend/src/product-kinds/a.ts', 'backend/src/print/index.ts']],
  'library-by-its-face': [
    ['backend/src/generations/a.ts', 'backend/src/print/inside.ts'],
    ['backend/src/generations/a.ts', 'backend/src/listing/inside.ts'],
  ],
  'platform-knows-no-module': [['backend/src/platform/a.ts', 'backend/src/users/users.module.ts']],
  'module-by-its-face': [
    ['backend/src/generations/b.ts', 'backend/src/users/users.service.ts'],
    ['backend/src/generations/b.ts', 'backend/src/users/users.module.ts'],
  ],
  'model-is-pure': [
    ['backend/src/generations/model/a.ts', 'node_modules/@nestjs/common/index.d.ts'],
    ['backend/src/generations/model/b.ts', 'node_modules/pg/lib/index.js'],
    ['backend/src/generations/model/c.ts', 'node_modules/pg-boss/dist/index.js'],
    ['backend/src/generations/model/d.ts', 'backend/src/platform/prisma/prisma.service.ts'],
    ['backend/src/generations/model/e.ts', 'backend/src/platform/prisma/client/client.ts'],
  ],
  'model-is-the-bottom': [
    ['backend/src/generations/model/f.ts', 'backend/src/generations/review/words.ts'],
    ['backend/src/generations/model/g.ts', 'backend/src/users/index.ts'],
  ],
  'jobs-and-engines-below-topics': [
    ['backend/src/generations/jobs/a.ts', 'backend/src/generations/review/review.service.ts'],
    ['backend/src/generations/engines/a.ts', 'backend/src/generations/api/a.dto.ts'],
  ],
  'api-is-the-top': [['backend/src/generations/review/b.ts', 'backend/src/generations/api/b.dto.ts']],
  'backend-knows-no-sandbox': [['backend/src/app.ts', 'backend/sandbox/src/server.ts']],
  'sandbox-knows-only-libraries': [['backend/sandbox/src/a.ts', 'backend/src/platform/clock.ts']],
  'client-stands-alone': [['packages/client/src/a.ts', 'backend/src/platform/clock.ts']],
  'sources-know-no-tests': [['backend/src/users/b.ts', 'backend/test/database.ts']],
  'front-end-knows-no-back-end': [['frontend/src/lib/a.ts', 'backend/src/platform/clock.ts']],
  'engine-by-its-face': [['frontend/src/features/editor/engine/a.ts', 'backend/src/designer/index.ts']],
  'feature-by-its-face': [['frontend/src/features/one/a.ts', 'frontend/src/features/two/inside.ts']],
  'features-know-no-routes': [['frontend/src/features/one/b.ts', 'frontend/src/routes/home.ts']],
  'design-system-stands-alone': [['frontend/src/components/ui/a.ts', 'frontend/src/api/generated/users.ts']],
  'no-circles': [['backend/src/users/one.ts', 'backend/src/users/one.ts']],
};

/** Circles of folders: an import each way, in different files. */
const CIRCLES: Record<string, ImportOf[]> = {
  'no-folder-circles': [
    ['backend/src/users/list/a.ts', 'backend/src/users/find/a.ts'],
    ['backend/src/users/find/b.ts', 'backend/src/users/list/b.ts'],
  ],
  'no-folder-circles-at-any-depth': [
    ['backend/src/users/a.service.ts', 'backend/src/users/mails/a.mail.ts'],
    ['backend/src/users/mails/b.mail.ts', 'backend/src/users/b.service.ts'],
  ],
};

/** Imports that look alike and are right. */
const FAIR: ImportOf[] = [
  ['backend/src/generations/api/c.ts', 'backend/src/users/index.ts'],
  ['backend/src/generations/api/c.ts', 'backend/src/users/model/user.ts'],
  ['backend/src/generations/api/c.ts', 'backend/src/generations/review/c.ts'],
  ['backend/src/generations/generations.module.ts', 'backend/src/generations/api/c.ts'],
  ['backend/src/generations/review/c.ts', 'backend/src/generations/engines/c.ts'],
  ['backend/src/generations/engines/c.ts', 'backend/src/generations/model/c.ts'],
  ['backend/src/generations/jobs/c.ts', 'backend/src/generations/engines/c.ts'],
  ['backend/src/generations/jobs/c.ts', 'backend/src/generations/mails/c.mail.ts'],
  ['backend/src/generations/model/c.ts', 'backend/src/printify/model/c.ts'],
  ['backend/src/generations/model/c.ts', 'backend/src/listing/index.ts'],
  ['backend/src/generations/model/c.ts', 'backend/src/platform/clock.ts'],
  ['backend/src/generations/review/d.ts', 'backend/src/print/index.ts'],
  ['backend/src/generations/review/e.ts', 'backend/src/platform/clock.ts'],
  ['backend/src/users/users.spec.ts', 'backend/src/users/find/d.ts'],
  ['backend/sandbox/src/b.ts', 'backend/src/designer/index.ts'],
  ['frontend/src/features/one/c.ts', 'frontend/src/features/two/index.ts'],
];

const sides = ['backend', 'frontend', 'packages'];

function write(home: string, [from, to]: ImportOf): void {
  const files = [from, to].filter((path) => !path.startsWith('node_modules/'));
  for (const path of files) mkdirSync(join(home, dirname(path)), { recursive: true });
  if (files.includes(to)) writeFileSync(join(home, to), 'export const thing = 1;\n', { flag: 'a' });
  writeFileSync(join(home, from), `${importOf(from, to)}\n`, { flag: 'a' });
}

/** Of a package only a type is imported: that is a dependency too. */
function importOf(from: string, to: string): string {
  const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(to) ?? [];
  if (name) return `export type { thing as other } from '${name}';`;
  return `export { thing as other } from './${relative(dirname(from), to)}';`;
}

/** The rules that these imports break. */
async function violationsOf(imports: ImportOf[]): Promise<Violation[]> {
  const home = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    for (const side of sides) mkdirSync(join(home, side));
    for (const one of imports) write(home, one);
    cpSync(join(ROOT, '.dependency-cruiser.mjs'), join(home, '.dependency-cruiser.mjs'));
    symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
    return await findViolations(home, sides);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

it('reports every import that breaks a rule', async () => {
  const violations = await violationsOf(Object.values(BREACHES).flat());
  const reported = violations.map(({ rule, from }) => `${rule}: ${from}`);
  for (const [rule, imports] of Object.entries(BREACHES)) {
    expect(reported).toEqual(expect.arrayContaining(imports.map(([from]) => `${rule}: ${from}`)));
  }
});

it.each(Object.entries(CIRCLES))('reports both sides of a circle: %s', async (rule, imports) => {
  const violations = await violationsOf(imports);
  expect(violations.filter((one) => one.rule === rule)).toHaveLength(2);
});

it('accepts fair imports', async () => {
  expect(await violationsOf(FAIR)).toEqual([]);
});

it('tries every rule', async () => {
  const { default: config } = await import('../../.dependency-cruiser.mjs');
  const names = config.forbidden?.map(({ name }: { name?: string }) => name);
  expect([...Object.keys(BREACHES), 'no-folder-circles']).toEqual(names);
});
