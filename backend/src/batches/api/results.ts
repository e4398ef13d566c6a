import { toCsv } from '../../platform/csv.ts';
import type { RowState } from '../model/batch.ts';
import type { RowView } from './row.dto.ts';

const stateNames: Record<RowState, string> = {
  faulty: 'Needs mending',
  waiting: 'Not begun',
  making: 'Being made',
  needs_review: 'Needs your review',
  made: 'Waiting for your approval',
  approved: 'Waiting for its time',
  publishing: 'Being published',
  published: 'Published',
  publish_failed: 'Not published',
  failed: 'Not made',
  skipped: 'Not drawn again',
  discarded: 'Discarded',
  canceled: 'Canceled',
};

const columns: [name: string, value: (row: RowView) => string | null | undefined][] = [
  ['row', ({ position }) => String(position)],
  ['idea', ({ input }) => input.idea],
  ['state', ({ state }) => state],
  ['result', ({ state }) => stateNames[state]],
  ['why', ({ design, faults }) => design?.message ?? faults.map(({ message }) => message).join(' ')],
  ['title', ({ design, input }) => design?.title ?? input.title],
  ['tags', ({ design }) => design?.tags.join(', ')],
  ['colors', ({ design, input }) => (design?.colorsOn ?? input.colors ?? []).join(', ')],
  ['publish_at', ({ plannedAt }) => plannedAt],
  ['listing_url', ({ design }) => design?.externalUrl],
  ['design_id', ({ design }) => design?.id],
];

export function resultsCsv(rows: readonly RowView[]): string {
  return toCsv([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => value(row) ?? ''))]);
}
