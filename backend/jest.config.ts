import { existsSync, readFileSync } from 'node:fs';
import type { Config } from 'jest';

const here = import.meta.dirname;
const { $schema: _, ...swc } = JSON.parse(readFileSync(`${here}/.swcrc`, 'utf8'));

/** The build's settings, except that imports keep their .ts: the tests run the sources. */
const transform = {
  ...swc,
  swcrc: false,
  sourceMaps: 'inline',
  jsc: { ...swc.jsc, rewriteRelativeImportExtensions: false },
};

const config: Config = {
  rootDir: here,
  roots: ['src', 'test', 'sandbox/test', '../scripts', '../prisma']
    .map((path) => `${here}/${path}`)
    .filter((path) => existsSync(path)),
  testMatch: ['**/*.spec.ts', '**/*.e2e.ts'],
  testEnvironment: 'node',
  transform: { '\\.ts$': ['@swc/jest', transform] },
  extensionsToTreatAsEsm: ['.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/noise.ts'],
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  // One more than the cores of a small machine: the tests of the whole product wait for a good part of their time.
  maxWorkers: 3,
  // No test measures time: this only ends one that hangs, on the busiest machine too.
  testTimeout: 120_000,
};

export default config;
