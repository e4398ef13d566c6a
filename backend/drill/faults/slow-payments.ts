import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.ts';
import { countKinds, inSeconds, none, type Row } from '../results/report.ts';
import { isGood, Requests } from '../sellers/requests.ts';
import { Seller } from '../sellers/seller.ts';

const checkouts = 40;
const latencyMs = 400;
const reads = 100;
/** Of the slowest read in twenty; other work of the machine is in both. */
const mostRatio = 4;

/** One seller opens many checkouts while Stripe is slow, and another reads their account. */
export async function runSlowPayments(fleet: Fleet): Promise<Row> {
  const requests = new Requests(fleet.url);
  const [buyer, reader] = await Promise.all([Seller.signUp(requests), Seller.signUp(requests)]);
  await fleet.sandbox.setFaults({ provider: 'stripe', fault: { kind: 'latency', ms: latencyMs } });
  const alone = await readOften(reader);
  const opened = Promise.all(Array.from({ length: checkouts }, () => buyer.checkout(10)));
  const beside = await readOften(reader);
  const pages = await opened;
  await fleet.sandbox.setFaults();
  const refused = requests.answers.filter((answer) => !isGood(answer));
  const failed = pages.filter((answer) => !isGood(answer)).length;
  const ratio = beside / alone;
  return {
    fault: `${checkouts} checkouts while Stripe takes ${latencyMs} ms`,
    problems: [
      ...fleet.deaths.splice(0),
      ...(ratio > mostRatio ? [`reading an account took ${ratio.toFixed(1)} times as long as alone`] : []),
      ...(failed > 0 ? [`${failed} checkouts failed: ${countKinds(refused)}`] : []),
    ],
    refused: `${countKinds(refused)} of ${requests.answers.length}`,
    slowest: refused.length > 0 ? inSeconds(Math.max(...refused.map(({ ms }) => ms))) : none,
    recovery: `GET /api/user ${inSeconds(alone)} alone, ${inSeconds(beside)} beside`,
    designs: none,
    credits: none,
  };
}

/** The time that 95 of 100 reads stay below. */
async function readOften(reader: Seller): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < reads; count += 1) {
    times.push((await reader.readUser()).ms);
    await sleep(20);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(reads * 0.95)] ?? 0;
}
