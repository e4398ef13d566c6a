export { AdminModule } from './admin.module.ts';
