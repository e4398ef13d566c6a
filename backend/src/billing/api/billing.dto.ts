import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { SubscriptionStatus, SubscriptionTier } from '../../platform/prisma/client/enums.ts';
import { packSizes, type Tier, tiers } from '../model/plans.ts';

const returnPages = ['dashboard', 'settings'] as const;
const billStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void', 'refunded', 'disputed'] as const;

class WithReturn {
  @ApiProperty({ enum: returnPages, required: false, default: 'settings', description: 'The screen to come back to.' })
  @IsOptional()
  @IsIn(returnPages, { message: 'returnTo must be dashboard or settings.' })
  returnTo?: (typeof returnPages)[number];
}

export class CreateCheckout extends WithReturn {
  @ApiProperty({ enum: tiers, enumName: 'PaidTier', example: 'pro', description: 'The plan to subscribe to.' })
  @IsIn(tiers, { message: 'Choose one of the plans: starter, pro or studio.' })
  tier!: Tier;
}

export class BuyCredits extends WithReturn {
  @ApiProperty({ enum: packSizes, enumName: 'PackSize', type: 'integer', example: 25, description: 'The pack to buy.' })
  @IsIn(packSizes, { message: `Choose one of the packs: ${packSizes.join(', ')} credits.` })
  credits!: (typeof packSizes)[number];
}

export class ChangePlan {
  @ApiProperty({ enum: tiers, enumName: 'PaidTier', example: 'studio', description: 'The plan to move to.' })
  @IsIn(tiers, { message: 'Choose one of the plans: starter, pro or studio.' })
  tier!: Tier;
}

export class CheckoutReference {
  @ApiProperty({ example: 'cs_test_a1b2c3', maxLength: 255, description: 'The id of the checkout.' })
  @IsString({ message: 'sessionId must be the id that the checkout page gave back.' })
  @Matches(/^cs_\w{1,250}$/, { message: 'sessionId must be the id that the checkout page gave back.' })
  sessionId!: string;
}

export class HostedPage {
  @ApiProperty({ format: 'uri', description: "A page of the payment provider's. Send the browser there." })
  url!: string;
}

export class CheckoutOutcome {
  @ApiProperty({
    enum: ['open', 'processing', 'paid', 'expired'],
    description: '`processing`: paid there, not in the books yet. Ask again.',
  })
  status!: 'open' | 'processing' | 'paid' | 'expired';

  @ApiProperty({ type: 'integer', nullable: true, example: 250, description: 'What it brought, once it is paid.' })
  credits!: number | null;
}

export class PlanView {
  @ApiProperty({ enum: tiers, enumName: 'PaidTier', description: 'For `createCheckout` and `changePlan`.' })
  tier!: Tier;

  @ApiProperty({ example: 'Pro', description: 'On screen.' })
  name!: string;

  @ApiProperty({ type: 'integer', example: 7900, description: 'Cents a month.' })
  price!: number;

  @ApiProperty({ type: 'integer', example: 250, description: 'Credits a month.' })
  credits!: number;

  @ApiProperty({ type: 'integer', example: 32, description: 'Cents for one credit more.' })
  creditPrice!: number;
}

export class PackView {
  @ApiProperty({
    enum: packSizes,
    enumName: 'PackSize',
    type: 'integer',
    example: 25,
    description: 'For `buyCredits`.',
  })
  credits!: (typeof packSizes)[number];

  @ApiProperty({ type: 'integer', example: 975, description: 'Cents.' })
  price!: number;
}

export class SubscriptionView {
  @ApiProperty({ enum: SubscriptionTier, enumName: 'SubscriptionTier', description: 'Your plan; free without one.' })
  tier!: SubscriptionTier;

  @ApiProperty({ enum: SubscriptionStatus, enumName: 'SubscriptionStatus', description: 'How it stands.' })
  status!: SubscriptionStatus;

  @ApiProperty({ description: 'True where it ends when the month that is paid is over.' })
  cancelAtPeriodEnd!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it renews, or ends.' })
  currentPeriodEnd!: string | null;

  @ApiProperty({ description: "True where the provider's portal has something to show." })
  canManage!: boolean;

  @ApiProperty({ type: [PlanView], description: 'What plans there are, cheapest first.' })
  plans!: PlanView[];

  @ApiProperty({ type: [PackView], description: 'At the price of the plan, or of Starter without one.' })
  packs!: PackView[];
}

export class BillView {
  @ApiProperty({ example: 'in_1Q2w3e', description: "Stripe's id of the invoice or payment." })
  id!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'A1B2C3D4-0001',
    description: 'On the invoice; null where there is none.',
  })
  number!: string | null;

  @ApiProperty({ format: 'date-time', description: 'When it was made.' })
  created_at!: string;

  @ApiProperty({ type: 'integer', example: 7900, description: 'Cents.' })
  total!: number;

  @ApiProperty({ enum: billStatuses, enumName: 'BillStatus', description: 'How it stands at Stripe.' })
  status!: (typeof billStatuses)[number];

  @ApiProperty({ type: String, format: 'uri', nullable: true, description: 'Where it can be read, and paid if open.' })
  url!: string | null;

  @ApiProperty({ example: '25 credits', description: 'What it is for.' })
  description!: string;
}
