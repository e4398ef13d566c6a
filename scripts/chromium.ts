import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BIN, run } from './setup.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that works: CHROMIUM_PATH, the machine's own, or the one that Playwright keeps.
 *
 * @throws when CHROMIUM_PATH names something else
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !works(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which is no Chromium that runs.`);
  return chosen || [...PLACES, chromium.executablePath()].find(works);
}

/** Some systems put a script there that only says what to install. */
function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * Finds a Chromium or installs one: the distribution's where we may, else the one that Playwright downloads.
 *
 * @throws with what to do by hand, when neither works
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('  installing Chromium for the browser tests');
  const stories: string[] = [];
  for (const install of [installPackage, installPlaywrights]) {
    await install().catch((error: Error) => stories.push(error.message));
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    `There is no Chromium, and none could be installed. Install one and set CHROMIUM_PATH.\n${stories.join('\n')}`,
  );
}

async function installPackage(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('This system has no apt-get.');
  const isRoot = process.getuid?.() === 0;
  const [program, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(program ?? '', [...before, 'update'], env);
  await run(program ?? '', [...before, 'install', '--yes', '--no-install-recommends', 'chromium'], env);
}

async function installPlaywrights(): Promise<void> {
  await run(join(BIN, 'playwright'), ['install', 'chromium']);
}
