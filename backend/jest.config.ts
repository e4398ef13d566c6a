import { existsSync, readFileSync } from 'node:fs';
import type { Config } from 'jest';

const here = import.meta.dirname;
const { $schema: _, ...swc } = JSON.parse(readFileSync(`${here}/.swcrc`, 'utf8'));

/** The build's settings, except that imports keep their .ts: the tests run the sources. */
const typescript = {
  ...swc,
  swcrc: false,
  sourceMaps: 'inline',
  jsc: { ...swc.jsc, rewriteRelativeImportExtensions: false },
};

/** The same for files with JSX, as Vite compiles them. */
const react = {
  ...typescript,
  jsc: {
    ...typescript.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const shared = {
  rootDir: here,
  roots: [
    'src',
    'test',
    'bench',
    'tools',
    'sandbox',
    '../frontend/src',
    '../frontend/scripts',
    '../scripts',
    '../prisma',
  ]
    .map((path) => `${here}/${path}`)
    .filter((path) => existsSync(path)),
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  transform: { '\\.ts$': ['@swc/jest', typescript], '\\.tsx$': ['@swc/jest', react] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/support/noise.ts'],
} satisfies Config;

const config: Config = {
  rootDir: here,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['**/*.spec.ts', '**/*.spec.tsx'] },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['**/*.e2e.ts'],
      setupFiles: ['<rootDir>/test/support/plugin-names.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    },
  ],
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  // One more than the cores of a small machine: the tests of the whole product wait for a good part of their time.
  maxWorkers: 3,
  // Jest keeps what a suite has loaded. A worker that has become this large is replaced by a new one.
  workerIdleMemoryLimit: '700MB',
  // No test measures time: this only ends one that hangs, on the busiest machine too. Jest ignores it in a project.
  testTimeout: 120_000,
};

export default config;
