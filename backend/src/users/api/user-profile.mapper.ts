import type { User } from '../../platform/prisma/client/client.ts';
import { userMetadata } from '../model/user-row.ts';
import type { UserProfile } from './app-user.dto.ts';

export type ProfileRow = Pick<
  User,
  'name' | 'email' | 'userMetadata' | 'avatarUrl' | 'isAdmin' | 'subscriptionTier' | 'subscriptionStatus'
>;

export function toUserProfile(row: ProfileRow, credits: number): UserProfile {
  return {
    name: row.name ?? givenName(row),
    email: row.email,
    avatar_url: row.avatarUrl,
    credits,
    is_admin: row.isAdmin,
    subscription_tier: row.subscriptionTier,
    subscription_status: row.subscriptionStatus,
  };
}

function givenName(row: ProfileRow): string {
  const { full_name, name } = userMetadata.parse(row.userMetadata);
  const given = [full_name, name].find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof given === 'string' ? given.trim().slice(0, 100) : (row.email.split('@')[0] ?? row.email);
}
