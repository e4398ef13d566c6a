import type { RowView } from '../../../api/model/rowView.ts';

/** Whether the shop did not take the design, or a product that it is on could not be made or published. */
export function isNotAllPublished({ state, design }: Pick<RowView, 'state' | 'design'>): boolean {
  const further = state === 'discarded' || state === 'skipped' ? [] : (design?.furtherProducts ?? []);
  return state === 'publish_failed' || further.some(({ status }) => status === 'failed' || status === 'publish_failed');
}
