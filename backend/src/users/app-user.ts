import { ApiProperty } from '@nestjs/swagger';
import type { User } from '../platform/prisma/client/client.ts';

export const subscriptionTiers = ['free', 'starter', 'pro', 'studio'] as const;
export const subscriptionStatuses = ['active', 'past_due', 'canceled', 'none'] as const;

/** What a user is called, and the plan and credits they have. */
export class UserProfile {
  @ApiProperty({ example: 'Ada Kern' })
  name!: string;

  @ApiProperty({ format: 'email', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true, example: null })
  avatar_url!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, example: 20, description: 'Credits in lots that have not expired.' })
  credits!: number;

  @ApiProperty({ example: false })
  is_admin!: boolean;

  @ApiProperty({ enum: subscriptionTiers, enumName: 'SubscriptionTier', example: 'free' })
  subscription_tier!: (typeof subscriptionTiers)[number];

  @ApiProperty({ enum: subscriptionStatuses, enumName: 'SubscriptionStatus', example: 'none' })
  subscription_status!: (typeof subscriptionStatuses)[number];
}

/** The signed-in user, as the product's screens need it. */
export class AppUser extends UserProfile {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 20,
    deprecated: true,
    description: 'No longer limits anything.',
  })
  monthlyPreviewLimit!: number;
}

/** Of a user's row, what a profile is made of. */
export type ProfileRow = Pick<
  User,
  'name' | 'email' | 'userMetadata' | 'avatarUrl' | 'isAdmin' | 'subscriptionTier' | 'subscriptionStatus'
>;

export function toUserProfile(user: ProfileRow, credits: number): UserProfile {
  return {
    name: user.name ?? givenName(user),
    email: user.email,
    avatar_url: user.avatarUrl,
    credits,
    is_admin: user.isAdmin,
    subscription_tier: user.subscriptionTier,
    subscription_status: user.subscriptionStatus,
  };
}

/** The name given at sign-up, else the part of the address before the @. */
function givenName({ userMetadata, email }: ProfileRow): string {
  const { full_name, name } = userMetadata as Record<string, unknown>;
  const given = [full_name, name].find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof given === 'string' ? given.trim().slice(0, 100) : (email.split('@')[0] ?? email);
}
