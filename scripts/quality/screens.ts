import { join } from 'node:path';
import { BIN, ROOT, runCommand } from '../common/command.mjs';
import { ensureChromium } from './chromium.ts';

/** Pictures of every screen into `.data/screens`. What follows `--` goes to Playwright: `-- -g dashboard`. */
const env = { CHROMIUM_PATH: await ensureChromium() };
const args = ['test', '-c', 'screens.config.ts', ...process.argv.slice(2)];
console.log(await runCommand(join(BIN, 'playwright'), args, env, join(ROOT, 'frontend')));
