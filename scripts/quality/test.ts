import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BIN, NO_MEMORY_KEYS, ROOT, STOP_SIGNALS } from '../common/command.mjs';
import { check, type Outcome } from './check.ts';
import { ensureChromium } from './chromium.ts';

/** A runner that wrote no report, or ran no test, counts as one failure. */
const NO_REPORT: Outcome = { passed: 0, failed: 1 };

const reports = mkdtempSync(join(tmpdir(), 'inkloom-report-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of STOP_SIGNALS) process.on(signal, () => process.exit(130));

async function runJest(projects: string[], patterns: string[]): Promise<Outcome> {
  const report = join(reports, 'jest.json');
  const config = ['-c', 'backend/jest.config.ts', '--json', `--outputFile=${report}`];
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', NO_MEMORY_KEYS];
  // Jest prints the report on standard output too, and what a person reads on standard error.
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  // `--selectProjects` takes all that follows it.
  const args = [...node, jest, ...config, ...patterns, '--selectProjects', ...projects];
  await execute(args, ROOT, { stdout: 'ignore' });
  return readOutcome(report, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }));
}

async function runPlaywright(patterns: string[]): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await execute([join(BIN, 'playwright'), 'test', ...patterns], join(ROOT, 'frontend'), { env });
  return readOutcome(report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

function execute(
  args: string[],
  cwd: string,
  { env = {}, stdout = 'inherit' }: { env?: NodeJS.ProcessEnv; stdout?: 'inherit' | 'ignore' },
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', stdout, 'inherit'],
  });
  process.on('exit', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

// biome-ignore lint/suspicious/noExplicitAny: two tools' reports, of which each caller knows its own
function readOutcome(report: string, read: (json: any) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
    return outcome.passed + outcome.failed > 0 ? outcome : NO_REPORT;
  } catch {
    return NO_REPORT;
  }
}

const PARTS: Record<string, (patterns: string[]) => Promise<Outcome>> = {
  check: () => check(),
  unit: (patterns) => runJest(['unit', 'front end'], patterns),
  e2e: (patterns) => runJest(['e2e'], patterns),
  // One run for both: its workers are busy to the end.
  'unit and e2e': (patterns) => runJest(['unit', 'front end', 'e2e'], patterns),
  browser: runPlaywright,
};

const ALL = ['check', 'unit and e2e', 'browser'];

async function runPart(name: string, patterns: string[]): Promise<Outcome> {
  console.log(`\n${name}`);
  try {
    return (await PARTS[name]?.(patterns)) ?? NO_REPORT;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return NO_REPORT;
  }
}

const [part, ...patterns] = process.argv.slice(2);
if (part && !PARTS[part]) {
  console.error('npm test runs everything; patterns go to npm run test:unit, test:e2e or test:browser.');
  process.exit(1);
}
const total: Outcome = { passed: 0, failed: 0 };
for (const name of part ? [part] : ALL) {
  const { passed, failed } = await runPart(name, patterns);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
