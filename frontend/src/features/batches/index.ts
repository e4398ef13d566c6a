export { BatchFrame } from './head/batch-frame.tsx';
export { NewBatch } from './import/new-batch.tsx';
export { BatchList } from './list/batch-list.tsx';
export { readRowFilter } from './model/states.ts';
export { BatchRows } from './table/batch-rows.tsx';
