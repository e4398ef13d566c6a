import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, type Outcome } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { BIN, INTERRUPTS, ROOT } from './setup.mjs';

/** A runner that wrote no report, or ran nothing, has failed. */
const NOTHING: Outcome = { passed: 0, failed: 1 };

const reports = mkdtempSync(join(tmpdir(), 'inkloom-report-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of INTERRUPTS) process.on(signal, () => process.exit(130));

async function runJest(patterns: string[]): Promise<Outcome> {
  const report = join(reports, 'jest.json');
  const flags = ['-c', 'backend/jest.config.ts', '--json', `--outputFile=${report}`, ...patterns];
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  // Its report would be on standard output too; what a person reads is on the other.
  await execute([...node, join(ROOT, 'node_modules/jest/bin/jest.js'), ...flags], ROOT, { stdout: 'ignore' });
  return outcomeOf(report, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }));
}

async function runPlaywright(patterns: string[]): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await execute([join(BIN, 'playwright'), 'test', ...patterns], join(ROOT, 'frontend'), { env });
  return outcomeOf(report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/** Runs a Node program with our terminal; its reports say what became of it. */
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
function outcomeOf(report: string, read: (json: any) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
    return outcome.passed + outcome.failed > 0 ? outcome : NOTHING;
  } catch {
    return NOTHING;
  }
}

const PARTS: Record<string, (patterns: string[]) => Promise<Outcome>> = {
  check: () => check(),
  unit: runJest,
  e2e: runPlaywright,
};

async function runPart(part: string, patterns: string[]): Promise<Outcome> {
  console.log(`\n${part}`);
  try {
    return (await PARTS[part]?.(patterns)) ?? NOTHING;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return NOTHING;
  }
}

const [part, ...patterns] = process.argv.slice(2);
const total: Outcome = { passed: 0, failed: 0 };
for (const name of part ? [part] : Object.keys(PARTS)) {
  const { passed, failed } = await runPart(name, patterns);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
