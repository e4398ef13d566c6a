import { userMetadata } from '../../users/model/user-row.ts';
import { audience } from './claims.ts';
import { type FactorRow, toWireFactor } from './wire-factor.ts';

export interface UserRow {
  id: string;
  identityId: string;
  email: string;
  newEmail: string | null;
  userMetadata: unknown;
  emailConfirmedAt: Date | null;
  confirmationSentAt: Date | null;
  recoverySentAt: Date | null;
  emailChangeSentAt: Date | null;
  lastSignInAt: Date | null;
  bannedUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Left out where they were not read. */
  factors?: FactorRow[];
}

export const appMetadata = { provider: 'email', providers: ['email'] };

/** A user as the wire protocol shows it. Times that are not set are left out, not null. */
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

export interface WireSession {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
  /** Unix seconds. */
  expires_at: number;
  refresh_token: string;
  user: WireUser;
  /** Where the password is weaker than the policy of today. */
  weak_password?: { message: string; reasons: string[] };
}

export function toWireUser(user: UserRow): WireUser {
  return {
    ...common(user.email, toMetadataClaim(user)),
    id: user.id,
    role: audience,
    ...time('email_confirmed_at', user.emailConfirmedAt),
    ...time('confirmed_at', user.emailConfirmedAt),
    ...time('confirmation_sent_at', user.confirmationSentAt),
    ...time('recovery_sent_at', user.recoverySentAt),
    ...time('last_sign_in_at', user.lastSignInAt),
    ...time('banned_until', user.bannedUntil),
    ...(user.newEmail ? { new_email: user.newEmail } : {}),
    ...time('email_change_sent_at', user.emailChangeSentAt),
    identities: [toIdentity(user)],
    ...(user.factors?.length ? { factors: user.factors.map(toWireFactor) } : {}),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

/** Answers a sign-up with an address that is taken: nothing of the real user; its client reads the empty `identities`. */
export function toDecoyUser(email: string, metadata: object, now: Date): WireUser {
  const at = now.toISOString();
  return {
    ...common(email, metadata),
    id: crypto.randomUUID(),
    role: '',
    confirmation_sent_at: at,
    identities: [],
    created_at: at,
    updated_at: at,
  };
}

/** Answers a sign-up with an address that awaits its confirmation: as the first one, and nothing of what that one sent. */
export function toPendingUser(email: string, metadata: object, now: Date): WireUser {
  const none = { newEmail: null, emailConfirmedAt: null, recoverySentAt: null, emailChangeSentAt: null };
  const unused = { lastSignInAt: null, bannedUntil: null };
  const times = { confirmationSentAt: now, createdAt: now, updatedAt: now };
  const ids = { id: uuidOf(now), identityId: uuidOf(now) };
  return toWireUser({ ...none, ...unused, ...times, ...ids, email, userMetadata: metadata });
}

/** Of version 7, as the ids of users are. */
function uuidOf(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** What was given at sign-up, and whether the address is confirmed, which no user can set. */
export function toMetadataClaim(user: UserRow): object {
  return { ...userMetadata.parse(user.userMetadata), email_verified: user.emailConfirmedAt !== null };
}

function common(email: string, metadata: object) {
  return {
    aud: audience,
    email,
    phone: '',
    app_metadata: appMetadata,
    user_metadata: metadata,
    is_anonymous: false,
  };
}

function toIdentity(user: UserRow): WireIdentity {
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
