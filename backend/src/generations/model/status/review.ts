import { z } from 'zod';
import type { PrintReport } from '../../../print/index.ts';

export const reviewReasons = ['background_uncertain', 'print_check_failed'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export const review = z.object({
  reason: z.enum(reviewReasons),
  sentences: z.array(z.string()),
});
export type Review = z.infer<typeof review>;

export const storedReview = review.extend({
  decision: z.enum(['approved', 'cut_again']).optional(),
});
export type StoredReview = z.infer<typeof storedReview>;

export const backgroundChoices = ['clear', 'keep_enclosed', 'keep_all'] as const;
/** `clear` removes all that looks like background, `keep_enclosed` leaves what art surrounds, `keep_all` prints the whole rectangle. */
export type BackgroundChoice = (typeof backgroundChoices)[number];

export const reviewDays = 14;

const rectangle = 'Nothing could be cut out safely: approved as it is, the whole rectangle is printed.';

/** Limits as in print/report/checks.ts. Only a background below its confidence may be approved by a person. */
export function findReview(report: Pick<PrintReport, 'background' | 'checks'>): Review | null {
  const bad = report.checks.filter(({ level }) => level === 'bad');
  if (bad.length === 0) return null;
  const uncertain = bad.every(({ id }) => id === 'background');
  const sentences = bad.map(({ message }) => message);
  if (bad.some(({ id }) => id === 'background') && report.background === 'kept') sentences.push(rectangle);
  return { reason: uncertain ? 'background_uncertain' : 'print_check_failed', sentences };
}
