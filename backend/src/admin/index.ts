export { AdminModule } from './admin.module.ts';
export { OperationsModule } from './operations.module.ts';
