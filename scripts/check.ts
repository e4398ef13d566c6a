import { join } from 'node:path';
import { pendingSqlOnScratch } from '../prisma/drift.ts';
import { contractDrift } from './contract.ts';
import { BIN, INTERRUPTS, run } from './setup.mjs';

/** What one kind of test came to. */
export interface Outcome {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  /** @throws with all that a person needs to mend it */
  verify(): Promise<unknown>;
}

const SOURCES = ['backend/src', 'backend/sandbox', 'backend/test', 'frontend/src', 'frontend/e2e', 'scripts', 'prisma'];

const CHECKS: Check[] = [
  { name: 'types of the scripts', verify: () => types('.') },
  { name: 'types of the backend', verify: () => types('backend') },
  { name: 'types of the sandbox', verify: () => types('backend/sandbox') },
  { name: 'types of the front end', verify: () => types('frontend') },
  { name: 'format and lint', verify: () => tool('biome', 'check', '--error-on-warnings') },
  { name: 'import rules', verify: () => tool('depcruise', '--config', '.dependency-cruiser.mjs', ...SOURCES) },
  { name: 'contract', verify: sameContract },
  { name: 'contract style', verify: () => tool('redocly', 'lint', 'openapi.yaml') },
  { name: 'schema and migrations', verify: sameSchema },
];

function types(project: string): Promise<string> {
  return tool('tsc', '-p', project);
}

function tool(name: string, ...args: string[]): Promise<string> {
  return run(join(BIN, name), args, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' });
}

async function sameContract(): Promise<void> {
  const paths = await contractDrift();
  if (paths.length > 0)
    throw new Error(`The code says otherwise (npm run openapi writes it anew):\n${paths.join('\n')}`);
}

async function sameSchema(): Promise<void> {
  const sql = await pendingSqlOnScratch();
  if (sql) throw new Error(`The migrations lack this (npm run db:migration -- a-name writes it):\n${sql}`);
}

/** Runs every check, two at a time, and prints a line for each; a failed one with its whole story. */
export async function check(): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  const waiting = [...CHECKS];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcome[await report(next)] += 1;
  };
  await Promise.all([work(), work()]);
  return outcome;
}

async function report({ name, verify }: Check): Promise<keyof Outcome> {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  try {
    await verify();
    console.log(`  ok      ${name} (${seconds()} s)`);
    return 'passed';
  } catch (error) {
    console.log(`  FAILED  ${name} (${seconds()} s)\n${error instanceof Error ? error.message : error}`);
    return 'failed';
  }
}

if (import.meta.main) {
  for (const signal of INTERRUPTS) process.on(signal, () => process.exit(130));
  const { failed } = await check();
  process.exitCode = failed > 0 ? 1 : 0;
}
