/** What changes something, or opens what is a user's own. */
export const adminActions = [
  'credits.granted',
  'user.viewed',
  'user.suspended',
  'user.restored',
  'settings.changed',
  'catalog.refreshed',
  'catalog.downloaded',
  'term.saved',
  'term.removed',
  'job.retried',
  'message.answered',
  'message.reopened',
] as const;
export type AdminAction = (typeof adminActions)[number];
