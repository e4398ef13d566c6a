import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { isSchedule, publishWords } from './schedule.ts';

/** How designs that are approved go out. The schedule of a canceled batch publishes nothing any more. */
export function releaseWords(
  { state, publish }: Pick<BatchDetails, 'state' | 'publish'>,
  rows: readonly Pick<RowView, 'input'>[],
): string {
  const hasDates = rows.some(({ input }) => input.publishAt);
  if (state === 'canceled')
    return `This batch was canceled. What you approve now goes to your shop at once${hasDates ? ', or on its own date' : ''}.`;
  const words = publishWords(publish);
  return hasDates && !isSchedule(publish) ? words.replace(/\.$/, ', or on its own date.') : words;
}
