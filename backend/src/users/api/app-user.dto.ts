import { ApiProperty } from '@nestjs/swagger';
import {
  type SubscriptionStatus,
  type SubscriptionTier,
  subscriptionStatuses,
  subscriptionTiers,
} from '../model/user-row.ts';

export class UserProfile {
  @ApiProperty({ example: 'Ada Kern', description: 'As given at sign-up, or the first part of the address.' })
  name!: string;

  @ApiProperty({ format: 'email', example: 'ada@example.com', description: 'Confirmed address, in lower case.' })
  email!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    example: null,
    description: 'A picture; null where there is none.',
  })
  avatar_url!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, example: 20, description: 'Credits in lots that have not expired.' })
  credits!: number;

  @ApiProperty({ example: false, description: 'True for administrators.' })
  is_admin!: boolean;

  @ApiProperty({
    enum: subscriptionTiers,
    enumName: 'SubscriptionTier',
    example: 'free',
    description: 'The plan; free without one.',
  })
  subscription_tier!: SubscriptionTier;

  @ApiProperty({
    enum: subscriptionStatuses,
    enumName: 'SubscriptionStatus',
    example: 'none',
    description: 'How the plan stands.',
  })
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
