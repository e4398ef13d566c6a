import { isDatabaseOutage } from '../../platform/postgres/database-outage.ts';
import { isPoolRefusal } from '../../print/index.ts';

/** True where the same job succeeds later and nobody need know of it: the queue runs it again. */
export function isRetriable(error: unknown): boolean {
  return isDatabaseOutage(error) || isPoolRefusal(error);
}
