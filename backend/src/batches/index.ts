export { BatchesModule } from './batches.module.ts';
