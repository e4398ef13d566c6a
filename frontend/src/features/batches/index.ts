export { BatchCalendar } from './calendar/batch-calendar.tsx';
export { BatchFrame } from './head/batch-frame.tsx';
export { NewBatch } from './import/new-batch.tsx';
export { BatchList } from './list/batch-list.tsx';
export { BatchListings } from './listings/batch-listings.tsx';
export { readRowFilter } from './model/states.ts';
export { BatchReview } from './review/batch-review.tsx';
export { BatchRows } from './table/batch-rows.tsx';
