import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NO_MEMORY_KEYS, ROOT, STOP_SIGNALS } from '../common/command.mjs';

/**
 * The long run of backend/test/fuzz.e2e.ts: `npm run fuzz -- --minutes 20 --seed 7`. It reports what it found with the
 * seed and the request; the same seed sends the same requests. Times are judged too, so the machine should be quiet.
 */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
for (const [name, value] of Object.entries(values)) {
  if (!(Number(value) > 0)) throw new Error(`--${name} must be a number above 0.`);
}
console.log(`Sending odd requests for ${values.minutes} minutes from seed ${values.seed}`);

const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', NO_MEMORY_KEYS];
const jest = [join(ROOT, 'node_modules/jest/bin/jest.js'), '-c', 'backend/jest.config.ts', '-i', 'test/fuzz\\.e2e'];
const child = spawn(process.execPath, [...node, ...jest], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_MINUTES: values.minutes, FUZZ_SEED: values.seed },
});
for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
