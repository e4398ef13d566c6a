import type { User } from '../../platform/prisma/client/client.ts';

export const appMetadata = { provider: 'email', providers: ['email'] };

/** A user as the wire protocol shows it. Times that never came are left out, not null. */
export interface WireUser {
  id: string;
  email: string;
  identities: WireIdentity[];
  user_metadata: unknown;
  [field: string]: unknown;
}

interface WireIdentity {
  identity_id: string;
  [field: string]: unknown;
}

export function toWireUser(user: User): WireUser {
  return {
    ...common(user.email, toMetadata(user)),
    id: user.id,
    role: 'authenticated',
    ...time('email_confirmed_at', user.emailConfirmedAt),
    ...time('confirmed_at', user.emailConfirmedAt),
    ...time('confirmation_sent_at', user.confirmationSentAt),
    ...time('recovery_sent_at', user.recoverySentAt),
    ...time('last_sign_in_at', user.lastSignInAt),
    ...time('banned_until', user.bannedUntil),
    ...(user.newEmail ? { new_email: user.newEmail } : {}),
    ...time('email_change_sent_at', user.emailChangeSentAt),
    identities: [toIdentity(user)],
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

/**
 * What a sign-up with an address that is already somebody's is answered with: a user that does not exist, whose empty
 * `identities` tell the client so, and nothing of the real account.
 */
export function toStranger(email: string, metadata: object): WireUser {
  const now = new Date().toISOString();
  return {
    ...common(email, metadata),
    id: crypto.randomUUID(),
    role: '',
    confirmation_sent_at: now,
    identities: [],
    created_at: now,
    updated_at: now,
  };
}

/** What was given at sign-up, and whether the address is proven, which nobody can claim for themselves. */
export function toMetadata({ userMetadata, emailConfirmedAt }: User): object {
  return { ...(userMetadata as object), email_verified: emailConfirmedAt !== null };
}

function common(email: string, metadata: unknown) {
  return {
    aud: 'authenticated',
    email,
    phone: '',
    app_metadata: appMetadata,
    user_metadata: metadata,
    is_anonymous: false,
  };
}

function toIdentity(user: User): WireIdentity {
  return {
    identity_id: user.identityId,
    id: user.id,
    user_id: user.id,
    identity_data: {
      sub: user.id,
      email: user.email,
      email_verified: user.emailConfirmedAt !== null,
      phone_verified: false,
    },
    provider: 'email',
    ...time('last_sign_in_at', user.lastSignInAt),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    email: user.email,
  };
}

function time(name: string, value: Date | null): Record<string, string> {
  return value ? { [name]: value.toISOString() } : {};
}
