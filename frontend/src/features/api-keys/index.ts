export { SCOPE_NAMES, SCOPES } from './scopes.ts';
