import type { BatchCounts } from '../../../api/model/batchCounts.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { BatchView } from '../../../api/model/batchView.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { progressOf } from './states.ts';

/** "12 of 34 made". */
export function progressWords(counts: BatchCounts): string {
  const { made, total } = progressOf(counts);
  return total === 0 ? 'Nothing to make' : `${wholeNumber(made)} of ${wholeNumber(total)} made`;
}

/** What of a batch is up to the seller; null where nothing is. */
export function needsOf({ counts, waiting }: Pick<BatchView, 'counts' | 'waiting'>): string | null {
  const { faulty, needs_review, failed, publish_failed } = counts;
  const needs = [
    waiting?.message,
    faulty > 0 && `${pluralize(faulty, 'row')} with errors.`,
    needs_review > 0 && `${pluralize(needs_review, 'design needs', 'designs need')} your review.`,
    failed > 0 && `${pluralize(failed, 'row')} failed.`,
    publish_failed > 0 && `${pluralize(publish_failed, 'design')} not published.`,
  ].filter(Boolean);
  return needs.length > 0 ? needs.join(' ') : null;
}

/** "3 credits spent, 9 to come". */
export function spentWords({ cost: { spent, needed } }: Pick<BatchView, 'cost'>): string {
  const toCome = spent > 0 ? wholeNumber(needed) : pluralize(needed, 'credit');
  const words = [spent > 0 && `${pluralize(spent, 'credit')} spent`, needed > 0 && `${toCome} to come`];
  return words.filter(Boolean).join(', ');
}

/** "12 credits, you have 20." */
export function costWords({ cost: { needed, available } }: Pick<BatchView, 'cost'>): string {
  return `${pluralize(needed, 'credit')}, you have ${wholeNumber(available)}.`;
}

/** Where the credits do not suffice: how far they reach. */
export function shortageWords({ cost: { needed, available } }: Pick<BatchView, 'cost'>): string | null {
  if (available >= needed) return null;
  return available === 0
    ? 'The batch starts automatically once you have credits.'
    : `After ${pluralize(available, 'credit')} the batch pauses, then continues automatically once you have more credits.`;
}

/** As a button names it: a row whose design is there goes to Printify again, any other is drawn again for a credit. */
export function retryVerb(rows: readonly Pick<RowView, 'retryCredits'>[]): 'Try' | 'Draw' {
  return rows.some(({ retryCredits }) => retryCredits === 0) ? 'Try' : 'Draw';
}

/** What a pause holds up, and what becomes of it. */
export function pausedWords({ publish }: Pick<BatchView, 'publish'>): string {
  const later =
    typeof publish === 'object'
      ? 'What misses its time takes the next free one when you resume.'
      : 'What is approved, and what misses its date, goes out when you resume.';
  return `Paused: no further row begins, and nothing more is sent to your shop. ${later}`;
}

/** What is lost by canceling, and what is not. */
export function cancelWords({ counts }: Pick<BatchView, 'counts'>): string {
  const { waiting, faulty, making, approved } = counts;
  const words = [
    waiting + faulty > 0 && 'Rows that have not begun never begin and cost nothing.',
    making > 0 && 'What is being made is finished, or gives its credit back if it only waits.',
    approved > 0 && `${pluralize(approved, 'approved design')} won’t go out: you can approve any of them again.`,
    'What is made stays in your library, and what is in your shop stays there.',
    'A canceled batch can’t be started again.',
  ];
  return words.filter(Boolean).join(' ');
}

const MINUTES_A_DAY = 1_440;

/** "about 3 minutes", for so many designs at the measured pace. */
export function durationWords(designs: number, perMinute: number): string {
  const minutes = Math.max(1, Math.ceil(designs / Math.max(perMinute, 0.01)));
  if (minutes < 90) return `about ${pluralize(minutes, 'minute')}`;
  if (minutes < MINUTES_A_DAY) return `about ${pluralize(Math.round(minutes / 60), 'hour')}`;
  return `about ${pluralize(Math.round(minutes / MINUTES_A_DAY), 'day')}`;
}

/** What Printify allows the seller's account today. */
export function quotaWords({ quota }: Pick<BatchDetails, 'quota'>, timeOf: (iso: string) => string): string {
  const { productsToday, closedUntil, publishesInHalfHour } = quota;
  if (closedUntil)
    return `Printify’s daily limit is reached: it takes further products again ${timeOf(closedUntil)}. Rows wait until then.`;
  const made = `You have made ${pluralize(productsToday, 'product')} at Printify today.`;
  return `${made} It publishes up to ${publishesInHalfHour} in half an hour.`;
}
