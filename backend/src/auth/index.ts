export { AccessWatch } from './access-watch.ts';
export { AuthModule } from './auth.module.ts';
export { isBanned } from './bans.ts';
export { Suspensions } from './suspensions.service.ts';
