import type { AdminAction } from '../../../api/model/adminAction.ts';
import { dateTime } from '../../../lib/format.ts';

export const ACTION_LABELS: Record<AdminAction, string> = {
  'credits.granted': 'Granted credits',
  'user.viewed': 'Opened user details',
  'users.listed': 'Opened the list of users',
  'users.searched': 'Searched users',
  'ledger.listed': 'Opened the credits ledger',
  'messages.listed': 'Opened the contact messages',
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
  'admin.refused': 'Was denied the admin area',
  'account.locked': 'Entered 10 wrong passwords in a row',
  'account.token_reused': 'Had a session used in two places',
  'account.password_changed': 'Changed the password',
  'account.address_change_requested': 'Asked to change the email',
  'account.address_changed': 'Changed the email',
  'account.secured': 'Pressed "This was not me"',
  'account.factors_reset': 'Had two-step sign-in reset by the operator',
  'account.role_granted': 'Became an administrator',
  'account.passkey_added': 'Added a passkey',
  'account.passkey_removed': 'Removed a passkey',
  'account.passkey_copied': 'Used a passkey that may have been copied',
  'account.webhook_created': 'Made a webhook',
  'account.webhook_changed': 'Changed a webhook',
  'account.webhook_rotated': 'Rotated a webhook’s secret',
  'account.webhook_removed': 'Removed a webhook',
  'account.api_key_created': 'Made an API key',
  'account.api_key_removed': 'Removed an API key',
  'account.app_connected': 'Connected an app',
  'account.app_disconnected': 'Disconnected an app',
  'account.app_token_reused': 'Had an app disconnected that used a token twice',
};

/** A detail of an entry, in words. With `before` it was changed from that. */
export interface DetailLine {
  name: string;
  before?: string;
  value: string;
}

/** The details of an entry; of a change only the fields that differ. */
export function detailLines(detail: Record<string, unknown>): DetailLine[] {
  const { before, after, ...rest } = detail;
  if (!isRecord(before) || !isRecord(after)) return toLines(detail);
  const names = Object.keys({ ...before, ...after }).filter((name) => inWords(before[name]) !== inWords(after[name]));
  const changes = names.map((name) => ({
    name: nameInWords(name),
    before: inWords(before[name]),
    value: inWords(after[name]),
  }));
  return [...changes, ...toLines(rest)];
}

function toLines(detail: Record<string, unknown>, parent = ''): DetailLine[] {
  return Object.entries(detail).flatMap(([name, value]) =>
    isRecord(value) ? toLines(value, `${parent}${name} `) : { name: nameInWords(parent + name), value: inWords(value) },
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "New user credits" of `newUserCredits`, "Expires at" of `expires_at`. */
function nameInWords(name: string): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (isRecord(value)) return JSON.stringify(value);
  return typeof value === 'string' && ISO_TIME.test(value) ? dateTime(value) : String(value);
}
