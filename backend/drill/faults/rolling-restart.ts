import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.ts';
import { countKinds, inSeconds, none, type Row } from '../results/report.ts';
import { until } from '../results/until.ts';
import { auditCredits, isOver, isSold, readDesigns } from '../sellers/audit.ts';
import { type Answer, isGood, Requests } from '../sellers/requests.ts';
import { Seller } from '../sellers/seller.ts';
import type { Options } from './fault.ts';

/** Each is one person, who waits for an answer before the next request. */
const sellerCount = 12;
const designsOfSeller = 5;
const settleMs = 120_000;
/** Of every hundred requests. */
const [presses, signIns] = [1, 3];

/** Every process is asked to stop and started again, one after the other, while each request is counted. */
export async function runRollingRestart(fleet: Fleet, { requests: count }: Options): Promise<Row> {
  const requests = new Requests(fleet.url);
  await fleet.sandbox.setFaults();
  const sellers = await Promise.all(Array.from({ length: sellerCount }, () => Seller.signUp(requests)));
  const rounds = { over: false };
  const restarts = restartAll(fleet).finally(() => {
    rounds.over = true;
  });
  const isEnough = () => rounds.over && requests.answers.length >= count;
  await Promise.all(sellers.map((seller, first) => sendMany(seller, first, isEnough)));
  const codes = await restarts;
  const designs = await until(
    () => readDesigns(fleet, sellers),
    (rows) => rows.every(isOver),
    settleMs,
  );
  const credits = await auditCredits(fleet, sellers, designs);
  const unsold = designs.filter((row) => !isSold(row)).length;
  const problems = [
    ...fleet.deaths.splice(0),
    ...codes.filter((code) => code !== 0).map((code) => `a process ended with ${code}`),
    ...(unsold > 0 ? [`${unsold} designs not published`] : []),
    ...credits,
  ];
  return toRow(requests.answers, problems, {
    designs: `${designs.length - unsold} of ${designs.length} published`,
    credits: credits.length === 0 ? 'exact' : 'WRONG',
  });
}

function toRow(answers: Answer[], problems: string[], rest: Pick<Row, 'designs' | 'credits'>): Row {
  const refused = answers.filter((answer) => !isGood(answer));
  const operations = [...new Set(refused.map(({ operation }) => operation))].join(', ');
  const slowest = Math.max(0, ...refused.map(({ ms }) => ms));
  return {
    fault: `Rolling restart under ${answers.length} requests`,
    problems: [...(refused.length > 0 ? [`${countKinds(refused)} (${operations})`] : []), ...problems],
    refused: `${countKinds(refused)} of ${answers.length}`,
    slowest: refused.length > 0 ? inSeconds(slowest) : none,
    recovery: none,
    ...rest,
  };
}

async function restartAll({ api, workers }: Fleet): Promise<(number | string)[]> {
  const codes: (number | string)[] = [];
  for (const program of [...api, ...workers]) {
    codes.push(await program.end('SIGTERM'));
    await program.start();
    await sleep(1000);
  }
  return codes;
}

async function sendMany(seller: Seller, first: number, isEnough: () => boolean): Promise<void> {
  for (let turn = first; !isEnough(); turn += 1) await sendOne(seller, (turn * 37) % 100);
}

async function sendOne(seller: Seller, kind: number): Promise<void> {
  if (kind < presses && seller.accepted.size < designsOfSeller) await seller.press(AbortSignal.timeout(30_000));
  else if (kind < presses + signIns) await seller.signIn();
  else if (kind % 2 === 0) await seller.poll();
  else await seller.readUser();
}
