import type { Fleet } from '../fleet/fleet.ts';
import { countKinds, none, type Row } from '../results/report.ts';
import { until } from '../results/until.ts';
import { auditCredits, isOver, isSold, readDesigns } from '../sellers/audit.ts';
import { isGood, Requests } from '../sellers/requests.ts';
import { Seller } from '../sellers/seller.ts';

/** As many as one may press in a minute. */
const heavyDesigns = 60;
const tries = 5;
/** A model takes this long at least; without it a press takes hardly more than its turn. */
const textDelayMs = 5000;
const mostRatio = 1.2;
const settleMs = 300_000;

/** The single press of one seller, alone and beside another one with many designs waiting. */
export async function runFairness(fleet: Fleet): Promise<Row> {
  const requests = new Requests(fleet.url);
  await fleet.sandbox.setFaults();
  await fleet.sandbox.change({ openai: { textDelayMs } });
  const [heavy, single] = await Promise.all([Seller.signUp(requests), Seller.signUp(requests)]);
  await grant(fleet, heavy, heavyDesigns);
  const alone = await measure(fleet, single);
  await Promise.all(Array.from({ length: heavyDesigns }, () => heavy.press()));
  const beside = await measure(fleet, single);
  const left = (await readDesigns(fleet, [heavy])).filter((row) => !isOver(row)).length;
  await fleet.sandbox.change({ openai: { textDelayMs: 0 } });
  const sellers = [heavy, single];
  const designs = await until(
    () => readDesigns(fleet, sellers),
    (rows) => rows.every(isOver),
    settleMs,
  );
  const credits = await auditCredits(fleet, sellers, designs);
  const unsold = designs.filter((row) => !isSold(row)).length;
  const refused = requests.answers.filter((answer) => !isGood(answer));
  const ratio = beside / alone;
  return {
    fault: `A press beside ${heavyDesigns} waiting designs of another seller`,
    problems: [
      ...fleet.deaths.splice(0),
      ...(ratio > mostRatio ? [`a press took ${ratio.toFixed(2)} times as long as alone`] : []),
      ...(left === 0 ? ['no design was waiting any more'] : []),
      ...(unsold > 0 ? [`${unsold} designs not published`] : []),
      ...credits,
    ],
    refused: `${countKinds(refused)} of ${requests.answers.length}`,
    slowest: none,
    recovery: `${ratio.toFixed(2)} times as long as alone`,
    designs: `${designs.length - unsold} of ${designs.length} published`,
    credits: credits.length === 0 ? 'exact' : 'WRONG',
  };
}

/** The mean time from the press to the finished design, one after the other. */
async function measure(fleet: Fleet, seller: Seller): Promise<number> {
  const began = performance.now();
  for (let time = 0; time < tries; time += 1) {
    const id = await seller.press();
    await until(
      () => readDesigns(fleet, [seller]),
      (rows) => rows.some((row) => row.id === id && (row.status === 'finalized' || isOver(row))),
      settleMs,
    );
  }
  return (performance.now() - began) / tries;
}

async function grant({ database }: Fleet, seller: Seller, credits: number): Promise<void> {
  await database.query(
    `WITH lot AS (
       INSERT INTO credit_lots (id, user_id, source, source_key, amount, expires_at)
       SELECT id, $1, 'grant', 'grant:' || id, $2, now() + interval '1 day' FROM gen_random_uuid() AS id RETURNING id)
     INSERT INTO ledger_entries (user_id, lot_id, cause, delta, description)
     SELECT $1, id, 'grant', $2, 'For the drill' FROM lot`,
    [seller.id, credits],
  );
  seller.granted += credits;
}
