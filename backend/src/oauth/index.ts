export { OauthModule } from './oauth.module.ts';
export { mountAuthorizationServer } from './server/mount.ts';
