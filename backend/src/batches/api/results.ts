import type { ProductStatus } from '../../generations/model/products/design-product.ts';
import { attributesLine, etsyFormOfShirt } from '../../listing/index.ts';
import { toCsv } from '../../platform/csv.ts';
import { type ProductKind, productKindFacts } from '../../product-kinds/index.ts';
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

const productNames: Record<ProductStatus, string> = {
  waiting: 'not begun',
  making: 'being made',
  refused: 'not made',
  failed: 'failed',
  draft: 'not published yet',
  publishing: 'being published',
  published: 'published',
  publish_failed: 'not published',
};

function wordsOf({ kind, status }: { kind: ProductKind; status: ProductStatus }): string {
  return `${productKindFacts[kind].name}: ${productNames[status]}`;
}

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
  ['etsy_category', (row) => etsyOf(row)?.category],
  ['etsy_attributes', (row) => attributesLine(etsyOf(row) ?? { attributes: [] })],
  ['further_products', ({ design }) => design?.furtherProducts.map(wordsOf).join('; ')],
];

function etsyOf({ design, input }: RowView) {
  return design && etsyFormOfShirt(input.idea ?? '');
}

export function resultsCsv(rows: readonly RowView[]): string {
  return toCsv([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => value(row) ?? ''))]);
}
