import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { prunePackages } from './prune-packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inkloom-packages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: object | string = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function filesLeft(): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}

it('leaves what the server needs, from the nearest folder, and no optional peer', () => {
  write('server/package.json', { dependencies: { a: '1', '@scope/b': '1' } });
  write('node_modules/a/package.json', {
    dependencies: { c: '2' },
    peerDependencies: { peer: '1', tool: '1' },
    peerDependenciesMeta: { tool: { optional: true } },
  });
  write('node_modules/a/node_modules/c/package.json', {});
  write('node_modules/@scope/b/package.json', { optionalDependencies: { 'other-system': '1' } });
  write('node_modules/peer/package.json', {});
  write('node_modules/c/package.json', {});
  write('node_modules/tool/package.json', { dependencies: { big: '1' } });
  write('node_modules/big/package.json', {});
  write('node_modules/.bin/tool');
  prunePackages(root, 'server');
  expect(filesLeft()).toEqual([
    'node_modules/@scope/b/package.json',
    'node_modules/a/node_modules/c/package.json',
    'node_modules/a/package.json',
    'node_modules/peer/package.json',
    'server/package.json',
  ]);
});

it('leaves neither types nor source maps nor read-me files, and every license', () => {
  write('server/package.json', { dependencies: { a: '1' } });
  write('node_modules/a/package.json', {});
  for (const file of ['index.js', 'index.js.map', 'index.d.ts', 'README.md', 'LICENSE.md'])
    write(`node_modules/a/${file}`);
  prunePackages(root, 'server');
  expect(filesLeft()).toEqual([
    'node_modules/a/LICENSE.md',
    'node_modules/a/index.js',
    'node_modules/a/package.json',
    'server/package.json',
  ]);
});
