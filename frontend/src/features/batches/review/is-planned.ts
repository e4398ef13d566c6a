import type { RowView } from '../../../api/model/rowView.ts';
import { type BatchPublish, isSchedule } from '../publishing/schedule.ts';

/** Whether an approved design waits for the batch's schedule or for a date of its own. That is read a little later. */
export function isPlanned({ state, plannedAt, input }: RowView, publish: BatchPublish): boolean {
  return state === 'approved' && (isSchedule(publish) || plannedAt !== null || input.publishAt !== undefined);
}
