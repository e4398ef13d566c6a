import { join } from 'node:path';
import { findContractDrift } from '../build/contract.ts';
import { BIN, ROOT, runCommand, STOP_SIGNALS } from '../common/command.mjs';
import { pendingSqlOnScratch } from '../postgres/schema-drift.ts';
import { checkCompatibility } from './compatibility/releases.ts';
import { checkImportRules } from './import-rules.ts';

export interface Outcome {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  group: 'typecheck' | 'lint' | 'drift';
  verify(): Promise<unknown>;
}

const CHECKS: Check[] = [
  { name: 'types of the scripts', group: 'typecheck', verify: () => checkTypes('.') },
  { name: 'types of the backend', group: 'typecheck', verify: () => checkTypes('backend') },
  { name: 'types of the sandbox', group: 'typecheck', verify: () => checkTypes('backend/sandbox') },
  { name: 'types of the client', group: 'typecheck', verify: () => checkTypes('packages/client', '--noEmit') },
  { name: 'types of the front end', group: 'typecheck', verify: () => checkTypes('frontend') },
  { name: 'format and lint', group: 'lint', verify: () => runTool('biome', 'check', '--error-on-warnings') },
  { name: 'import rules', group: 'lint', verify: checkImportRules },
  {
    name: 'contract style',
    group: 'lint',
    verify: () => runTool('redocly', 'lint', 'openapi.yaml', 'auth-openapi.yaml'),
  },
  { name: 'contract', group: 'drift', verify: checkContract },
  { name: 'clients of the release before', group: 'drift', verify: async () => checkCompatibility() },
  { name: 'schema and migrations', group: 'drift', verify: checkSchema },
];

/** The compiler in machine code; tools that need the compiler as a library have the one before it. */
function checkTypes(project: string, ...flags: string[]): Promise<string> {
  return runCommand(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', project, ...flags]);
}

function runTool(name: string, ...args: string[]): Promise<string> {
  return runCommand(join(BIN, name), args, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' });
}

async function checkContract(): Promise<void> {
  const paths = await findContractDrift();
  if (paths.length > 0)
    throw new Error(`These differ from the code (npm run openapi writes them):\n${paths.join('\n')}`);
}

async function checkSchema(): Promise<void> {
  const sql = await pendingSqlOnScratch();
  if (sql) throw new Error(`The migrations lack this (npm run db:migration -- a-name writes it):\n${sql}`);
}

export async function check(group?: string): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  const waiting = CHECKS.filter((one) => !group || one.group === group);
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
  for (const signal of STOP_SIGNALS) process.on(signal, () => process.exit(130));
  const { failed } = await check(process.argv[2]);
  process.exitCode = failed > 0 ? 1 : 0;
}
