import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BIN, runCommand } from '../common/command.mjs';

/** Chromium without its windows draws the same pages with less work. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !works(configured))
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not a Chromium that runs.`);
  return configured || [...KNOWN_PATHS, chromium.executablePath()].find(works);
}

/** On some systems the path is a script that only explains what to install. */
function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('  installing Chromium for the browser tests');
  const errors: string[] = [];
  for (const install of [installWithApt, installWithPlaywright]) {
    await install().catch((error: Error) => errors.push(error.message));
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    `There is no Chromium, and none could be installed. Install one and set CHROMIUM_PATH.\n${errors.join('\n')}`,
  );
}

async function installWithApt(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('This system has no apt-get.');
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(program, [...before, 'update'], env);
  const install = (name: string) =>
    runCommand(program, [...before, 'install', '--yes', '--no-install-recommends', name], env);
  // Older distributions have no package without the windows.
  await install('chromium-headless-shell').catch(() => install('chromium'));
}

async function installWithPlaywright(): Promise<void> {
  await runCommand(join(BIN, 'playwright'), ['install', 'chromium']);
}
