import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Options, Scene } from './faults/fault.ts';
import type { Fleet } from './fleet/fleet.ts';
import { toRow } from './judge-outage.ts';
import type { Row } from './results/report.ts';
import { until } from './results/until.ts';
import { isOver, readDesigns } from './sellers/audit.ts';
import { Load } from './sellers/load.ts';
import { Requests } from './sellers/requests.ts';
import { Seller } from './sellers/seller.ts';

const sellerCount = 2;
const designsEach = 5;
/** Before the fault, so that it comes in the middle of the work. */
const leadMs = 2000;
/** What waits tries again after two minutes at the latest, and then it is done. */
const settleMs = 240_000;
const streamsMs = 15_000;
/** Two listeners would double what one tells; steps that end together make it vary. */
const mostEventsRatio = 1.6;

/** Lets sellers work, injects the fault in the middle of it, waits for every design and judges. */
export async function runOutage(fault: Fault, fleet: Fleet, options: Options): Promise<Row> {
  const requests = new Requests(fleet.url);
  await fleet.sandbox.setFaults();
  const sellers = await Promise.all(Array.from({ length: sellerCount }, () => Seller.signUp(requests)));
  const load = new Load(requests, sellers);
  const scene = { fleet, load, options };
  try {
    const before = await countEvents(scene);
    const pressed = load.press(designsEach, fault.lastsMs(options) + leadMs);
    await sleep(leadMs);
    const span = await fault.inject(scene);
    await pressed;
    await fault.settle?.(scene);
    await untilSettled(scene);
    const problems = await judgeStreams(scene, before);
    const designs = await readDesigns(fleet, sellers);
    const outcome = { fault, scene, span, answers: requests.answers, designs };
    return await toRow(outcome, problems);
  } finally {
    await load.stop();
  }
}

async function untilSettled({ fleet, load }: Scene): Promise<void> {
  await until(
    () => readDesigns(fleet, load.sellers),
    (rows) => rows.every(isOver),
    settleMs,
  );
}

/** Of one design in calm, the most that one window was told. */
async function countEvents({ fleet, load }: Scene): Promise<number> {
  const [seller] = load.sellers;
  const id = await seller?.press();
  if (!seller || !id) return 0;
  await until(
    () => readDesigns(fleet, [seller]),
    (rows) => rows.some((row) => row.id === id && isOver(row)),
    settleMs,
  );
  await sleep(500);
  return Math.max(...(load.streams.get(seller) ?? []).map(({ events }) => events.get(id) ?? 0));
}

async function judgeStreams(scene: Scene, before: number): Promise<string[]> {
  const missed = await until(
    () => findMissed(scene.load),
    (lines) => lines.length === 0,
    streamsMs,
  );
  const after = await countEvents(scene);
  const isDoubled = after > before * mostEventsRatio;
  const listeners = await scene.fleet.database.query(
    `SELECT FROM pg_stat_activity WHERE application_name = 'inkloom-events'`,
  );
  return [
    ...missed,
    ...(isDoubled ? [`${after} events of a design on a stream, ${before} before`] : []),
    ...(listeners.length === scene.fleet.api.length ? [] : [`${listeners.length} sessions listen`]),
  ];
}

/** Every window must show the end of every design of its seller. */
function findMissed({ streams }: Load): string[] {
  return [...streams].flatMap(([{ accepted }, windows]) =>
    windows.flatMap(({ designs }) => {
      const missing = [...accepted].filter((id) => !hasEnded(designs.get(id)));
      return missing.length > 0 ? [`a stream missed the end of ${missing.length} designs`] : [];
    }),
  );
}

function hasEnded(design: { status: string; publish_status: string } | undefined): boolean {
  return design?.status === 'error' || (design?.status === 'finalized' && design.publish_status !== 'publishing');
}
