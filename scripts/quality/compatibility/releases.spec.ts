import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Contract } from './contract.ts';
import { storeRelease } from './releases.ts';

const contractOf = (version: string, schemas: Contract['components']['schemas']): Contract => ({
  info: { version },
  paths: {},
  components: { schemas },
});

it('the contract of a release is stored once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkloom-releases-'));
  try {
    const stored = storeRelease(contractOf('1.1.0', { Sheet: { type: 'object' } }), folder);
    const released = readFileSync(stored, 'utf8');
    expect(() => storeRelease(contractOf('1.1.0', {}), folder)).toThrow('is stored already');
    storeRelease(contractOf('1.2.0', {}), folder);
    expect(readdirSync(folder)).toEqual(['openapi-1.1.0.yaml', 'openapi-1.2.0.yaml']);
    expect(readFileSync(stored, 'utf8')).toBe(released);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
