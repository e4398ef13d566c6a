import { MINUTE_MS } from '../../platform/time.ts';
import { dayOf, type PublishSchedule, SlotPlan } from './schedule.ts';

/** A design that a schedule publishes, and when. */
export interface PlannedRow {
  id: string;
  at: Date;
  /** It was sent, or tried: its slot stays taken. */
  isSpent: boolean;
}

export interface Release {
  /** To be published now. */
  due: string[];
  /** Their slot was missed: they have another one. */
  moved: { id: string; at: Date }[];
}

/** So much later than its slot a design may go out. */
const graceMs = 30 * MINUTE_MS;

/**
 * What a schedule does at this moment. What was missed (nothing ran, or the batch was paused) does not come out all at
 * once: it takes the next free slots, in its old order.
 */
export function planRelease(schedule: PublishSchedule, rows: readonly PlannedRow[], now: Date): Release {
  const open = rows.filter(({ isSpent, at }) => !isSpent && at <= now).sort((one, other) => +one.at - +other.at);
  const isMissed = ({ at }: PlannedRow) => +now - +at > graceMs || dayOf(schedule, at) !== dayOf(schedule, now);
  const missed = open.filter(isMissed);
  const plan = new SlotPlan(
    schedule,
    rows.filter((row) => !missed.includes(row)).map(({ at }) => at),
  );
  return {
    due: open.filter((row) => !isMissed(row)).map(({ id }) => id),
    moved: missed.map(({ id }) => ({ id, at: plan.takeNext(now) })),
  };
}
