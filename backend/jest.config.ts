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
  transform: { '\\.ts$': ['@swc/jest', typescript], '\\.tsx$': ['@swc/jest', react] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/support/noise.ts'],
} satisfies Config;

/** What needs no mock of a module is loaded by Node itself. */
const native = {
  ...shared,
  roots: rootsOf('src', 'test', 'bench', 'tools', 'sandbox', '../frontend/scripts', '../scripts', '../prisma'),
  testEnvironment: '<rootDir>/test/support/native/environment.mjs',
  runtime: '<rootDir>/test/support/native/runtime.mjs',
} satisfies Config;

function rootsOf(...folders: string[]): string[] {
  return folders.map((folder) => `${here}/${folder}`).filter((path) => existsSync(path));
}

const config: Config = {
  rootDir: here,
  projects: [
    { ...native, displayName: 'unit', testMatch: ['**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'front end',
      roots: rootsOf('../frontend/src'),
      testEnvironment: '<rootDir>/test/support/environment.mjs',
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
    },
    {
      ...native,
      displayName: 'e2e',
      testMatch: ['**/*.e2e.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    },
  ],
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  // Two for each core of a small machine: the tests of the whole product wait for a good part of their time.
  maxWorkers: 4,
  // Jest keeps what a suite has loaded. A worker that has become this large is replaced by a new one.
  workerIdleMemoryLimit: '1500MB',
  // Milliseconds. On a full machine a worker of that size is longer than the usual half second at ending.
  workerGracefulExitTimeout: 10_000,
  // No test measures time: this only ends one that hangs, on the busiest machine too. Jest ignores it in a project.
  testTimeout: 120_000,
};

export default config;
