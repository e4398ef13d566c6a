import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const policy = read('frontend/src/features/legal/documents/privacy.ts');

const screens = globSync('frontend/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !/\.spec\.tsx?$/.test(path));

/** Keys as the code writes them: a constant, or the beginning of a name. */
function storageKeys(): string[] {
  const storing = screens.map(read).filter((source) => /\b(?:local|session)Storage\b|\bremember\(/.test(source));
  const keys = storing.flatMap((source) =>
    [...source.matchAll(/['`]((?:inkloom|sticky)-[a-z]+(?:-[a-z]+)*|sb-)/g)].map(([, key = '']) => key),
  );
  return [...new Set(keys)].filter((key) => !key.startsWith('sb-inkloom'));
}

function cookieNames(): string[] {
  const source = read('backend/src/oauth/server/provider-settings.ts');
  return [...source.matchAll(/'(inkloom_[a-z_]+)'/g)].map(([, name = '']) => name);
}

function networkNames(): string[] {
  const source = read('backend/src/printify/model/network.ts');
  const names = /networkNames[^=]*= \{(.*?)\}/s.exec(source)?.[1] ?? '';
  return [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

describe('the Privacy Policy names', () => {
  it('all that is stored in a browser', () => {
    const keys = storageKeys();
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => !policy.includes(`“${key}”`))).toEqual([]);
  });

  it('all cookies', () => {
    const names = cookieNames();
    expect(names).toHaveLength(3);
    expect(names.filter((name) => !policy.includes(`“${name}”`))).toEqual([]);
  });

  it('all networks that get products', () => {
    const names = networkNames();
    expect(names).toContain('Printify');
    expect(names.filter((name) => !policy.includes(`'${name}',`))).toEqual([]);
  });
});
