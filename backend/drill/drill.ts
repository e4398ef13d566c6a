import { parseArgs } from 'node:util';
import { build } from '../../scripts/build/build.ts';
import { stage } from '../../scripts/common/stage.mjs';
import { runUntilShutdown, type ShutdownHooks } from '../../scripts/launch/shutdown.ts';
import { runFairness } from './faults/fairness.ts';
import type { Options } from './faults/fault.ts';
import { postgresFaults } from './faults/postgres.ts';
import { processFaults } from './faults/processes.ts';
import { providerFaults } from './faults/providers.ts';
import { runRollingRestart } from './faults/rolling-restart.ts';
import { runSlowPayments } from './faults/slow-payments.ts';
import { type Fleet, startFleet } from './fleet/fleet.ts';
import { Monitor } from './fleet/monitor.ts';
import { runOutage } from './outage.ts';
import { failedRow, type Row, toLine, toMarkdown } from './results/report.ts';

/**
 * `npm run drill`: two api and two worker processes behind a balancer go through every fault of production, one after
 * the other, while sellers work; all is judged from outside. `--only name` runs one fault, `--long` lets what is away
 * stay away for ten minutes, `--outage seconds` for so long, `--requests count` sizes the rolling restart.
 */

type Case = (fleet: Fleet, options: Options) => Promise<Row>;

const cases = new Map<string, Case>([
  ...[...postgresFaults, ...providerFaults, ...processFaults].map((fault): [string, Case] => [
    fault.name,
    (fleet, options) => runOutage(fault, fleet, options),
  ]),
  ['rolling-restart', runRollingRestart],
  ['fairness', runFairness],
  ['slow-payments', runSlowPayments],
]);

function readOptions(): Options & { names: string[] } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      long: { type: 'boolean', default: false },
      outage: { type: 'string', default: '60' },
      requests: { type: 'string', default: '10000' },
    },
  });
  const names = values.only ?? [...cases.keys()];
  const unknown = names.filter((name) => !cases.has(name));
  if (unknown.length > 0) throw new Error(`No fault ${unknown.join(', ')}. There are: ${[...cases.keys()].join(', ')}`);
  const outageMs = 1000 * (values.long ? 600 : Number(values.outage));
  return { names, outageMs, requests: Number(values.requests) };
}

async function drill(hooks: ShutdownHooks): Promise<number> {
  const { names, ...options } = readOptions();
  await stage('build', () => build());
  const fleet = await stage('start', () => startFleet(hooks));
  const monitor = new Monitor(fleet);
  const rows: Row[] = [];
  for (const name of names) rows.push(await stage(name, () => runOne(name, fleet, options)));
  monitor.stop();
  console.log(`\n${toMarkdown(rows, monitor.most)}`);
  const violations = monitor.violations();
  for (const violation of violations) console.log(`FAILED: ${violation}`);
  return violations.length > 0 || rows.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

async function runOne(name: string, fleet: Fleet, options: Options): Promise<Row> {
  const row = await (cases.get(name) as Case)(fleet, options).catch((error: Error) => failedRow(name, error));
  console.log(toLine(row));
  return row;
}

await runUntilShutdown(drill);
