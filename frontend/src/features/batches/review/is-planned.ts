import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { isSchedule } from '../publishing/schedule.ts';

/** Whether an approved design waits for its batch to go on, for its schedule or for a date of its own, which is read a little later. */
export function isPlanned(
  { state, plannedAt, input }: RowView,
  batch: Pick<BatchDetails, 'state' | 'publish'>,
): boolean {
  const isHeld = batch.state === 'paused' || isSchedule(batch.publish);
  return state === 'approved' && (isHeld || plannedAt !== null || input.publishAt !== undefined);
}
