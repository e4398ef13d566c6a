import { ApiProperty } from '@nestjs/swagger';
import {
  type SubscriptionStatus,
  type SubscriptionTier,
  subscriptionStatuses,
  subscriptionTiers,
} from '../model/user-row.ts';

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
  subscription_tier!: SubscriptionTier;

  @ApiProperty({ enum: subscriptionStatuses, enumName: 'SubscriptionStatus', example: 'none' })
  subscription_status!: SubscriptionStatus;
}

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
