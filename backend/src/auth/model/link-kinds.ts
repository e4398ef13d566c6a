/** What a mail link does. The newest three of a kind work: a stranger who asks for one must not end the owner's. */
export const linkKinds = ['signup', 'recovery', 'email_change'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linksOfAKind = 3;

/** In mails about what happened to an account: ends all sessions and undoes a change of the address. */
export const notMe = 'not_me';

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
