import base from './playwright.config.ts';

/** Pictures of every screen and state, in both themes and four widths: `npm run screens`. */
export default {
  ...base,
  testDir: 'screens',
  fullyParallel: true,
  outputDir: '../.data/screens-failed',
  globalSetup: './screens/index-page.ts',
  // Each picture is taken eight times.
  timeout: 180_000,
};
