/** What a mail link does. There is at most one link of a kind for a user: the newest. */
export const linkKinds = ['signup', 'recovery', 'email_change'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const pkcePrefix = 'pkce_';

const kindsByType: Record<string, LinkKind[]> = {
  signup: ['signup'],
  invite: ['signup'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email_change: ['email_change'],
  email: ['signup', 'recovery'],
};

export function kindsOfType(type: string): LinkKind[] {
  return Object.hasOwn(kindsByType, type) ? (kindsByType[type] ?? []) : [];
}
