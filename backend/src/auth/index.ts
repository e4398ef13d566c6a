export { AccessWatch } from './access/access-watch.ts';
export { AuthModule } from './auth.module.ts';
export { isSuspended, Suspensions } from './sessions/suspensions.ts';
