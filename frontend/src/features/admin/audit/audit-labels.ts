import type { AdminAction } from '../../../api/model/adminAction.ts';
import { dateTime } from '../../../lib/format.ts';

export const ACTION_LABELS: Record<AdminAction, string> = {
  'credits.granted': 'Granted credits',
  'user.viewed': 'Opened user details',
  'user.suspended': 'Suspended an account',
  'user.restored': 'Restored an account',
  'settings.changed': 'Changed settings',
  'catalog.refreshed': 'Refreshed the catalog',
  'catalog.downloaded': 'Downloaded the catalog',
  'term.saved': 'Saved a blocked term',
  'term.removed': 'Removed a blocked term',
  'job.retried': 'Retried a job',
  'message.answered': 'Marked a message answered',
  'message.reopened': 'Reopened a message',
};

/** The details of an entry in a line: "amount: 10, expires at: Feb 19, 2027, 9:20 PM". */
export function formatDetail(detail: object): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${formatValue(value)}`)
    .join(', ');
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function formatValue(value: unknown): string {
  if (typeof value === 'string' && ISO_TIME.test(value)) return dateTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
