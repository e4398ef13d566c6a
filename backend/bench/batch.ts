import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { freePort } from '../../scripts/common/ports.ts';
import { makeSurroundings, startProduct, stopProcess } from './built.ts';
import { makeSellers, until } from './seller.ts';

/**
 * How many designs a minute batches make, with Press and with the sandbox's model, by one worker process and by two; how
 * two sellers share them; and how many times as long a single press takes beside them as alone.
 * `npm run bench:batch`, and `-- press` or `-- ai` for one of the engines.
 */

const rowsEach = Number(process.env.BENCH_ROWS ?? 40);
/** The median of five was not steady: 1.15 to 1.38 of the same code. */
const presses = 9;
/** To reach. */
const targets = { share: '50 % / 50 %', ofAlone: '1.20' };
/** A model takes this long at least: without it a press takes hardly more than its turn. */
const textDelayMs = 3000;

/** A browser asks after a change, not ten times a second: that took a part of the processors which the press then lacked. */
const askEveryMs = 1000;

type Engine = 'ai' | 'press';

const surroundings = await makeSurroundings();
const { origin, databaseUrl, variables } = surroundings;
const database = new pg.Client(databaseUrl);
await database.connect();
const { call, signUp } = makeSellers(origin, database);
const api = await startProduct({ ...variables, ROLE: 'api' });
await control('/settings', {
  publishDelayMs: 0,
  rateLimits: { enabled: false },
  openai: { imageDelayMs: 0, textDelayMs },
});

const asked = process.argv[2];
const engines = (['ai', 'press'] as const).filter((engine) => !asked || engine === asked);
console.log(`${2 * rowsEach} rows of two sellers, ${presses} single presses of others`);
console.log('engine  workers  designs/min  share of each (target)     press alone  beside  of alone (at most)');
for (const engine of engines) for (const workers of [1, 2]) await measure(engine, workers);

await stopProcess(api);
await database.end();
await surroundings.remove();

async function measure(engine: Engine, workerCount: number): Promise<void> {
  const workers: ChildProcess[] = [];
  for (let count = 0; count < workerCount; count += 1)
    workers.push(await startProduct({ ...variables, ROLE: 'worker', PORT: String(await freePort()) }));
  await press(engine, 1);
  const alone = await press(engine);
  const began = performance.now();
  const batches = await Promise.all([startBatch(engine), startBatch(engine)]);
  const [beside, halfway] = await Promise.all([
    press(engine),
    counts(batches, (made) => made.reduce((sum, one) => sum + one, 0) >= rowsEach),
  ]);
  await counts(batches, (made) => made.every((one) => one === rowsEach));
  const minutes = (performance.now() - began) / 60_000;
  const all = halfway.reduce((sum, one) => sum + one, 0);
  const shares = halfway.map((one) => `${Math.round((100 * one) / all)} %`).join(' / ');
  console.log(
    [
      engine.padEnd(6),
      String(workerCount).padStart(8),
      ((2 * rowsEach) / minutes).toFixed(0).padStart(12),
      `${shares} (${targets.share})`.padStart(28),
      `${alone.toFixed(1)} s`.padStart(13),
      `${beside.toFixed(1)} s`.padStart(7),
      `${(beside / alone).toFixed(2)} (${targets.ofAlone})`.padStart(15),
    ].join(' '),
  );
  for (const worker of workers) await stopProcess(worker);
}

/** Seconds of one press after the other, in the middle. A new seller's each time: the same ideas are drawn again. */
async function press(engine: Engine, times = presses): Promise<number> {
  const token = await signUp(times);
  const took: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const began = performance.now();
    const body = { idea: `A heron number ${count}`, selectedColors: ['Black'], engine };
    const { generationId } = await call<{ generationId: string }>('POST', '/api/generate', token, body);
    await until(
      async () =>
        (await call<{ status: string }>('GET', `/api/generations/${generationId}`, token)).status === 'finalized',
    );
    took.push((performance.now() - began) / 1000);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN;
}

async function startBatch(engine: Engine): Promise<{ id: string; token: string }> {
  const token = await signUp(rowsEach);
  const rows = Array.from({ length: rowsEach }, (_, index) => ({ idea: `An otter number ${index}` }));
  const body = { name: 'Otters', rows, defaults: { colors: ['Black'], engine }, publish: 'approved' };
  const { id } = await call<{ id: string }>('POST', '/api/batches', token, body);
  await call('POST', `/api/batches/${id}/start`, token, {});
  return { id, token };
}

async function counts(
  batches: { id: string; token: string }[],
  isWanted: (made: number[]) => boolean,
): Promise<number[]> {
  let made: number[] = [];
  await until(async () => {
    made = await Promise.all(
      batches.map(async ({ id, token }) => {
        const batch = await call<{ counts: { made: number; failed: number } }>('GET', `/api/batches/${id}`, token);
        if (batch.counts.failed > 0) throw new Error(`${batch.counts.failed} rows failed.`);
        return batch.counts.made;
      }),
    );
    return isWanted(made);
  }, askEveryMs);
  return made;
}

async function control(path: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${variables.SANDBOX_PORT}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}
