import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LotView } from '../../../credits/index.ts';
import {
  type DesignEngine,
  designEngines,
  type GenerationState,
  generationStates,
  type PublishStatus,
  publishStates,
} from '../../../generations/index.ts';
import { Order, PageInfo, PageQuery, type SortOrder } from '../../../platform/http/paging.ts';
import { Text } from '../../../platform/http/text.ts';
import { UserProfile } from '../../../users/index.ts';
import { AdminLedgerEntry } from '../credits/admin-credits.dto.ts';

const userSorts = ['joined', 'email', 'credits', 'grants', 'designs', 'activity'] as const;
export type UserSort = (typeof userSorts)[number];

const userFilters = [
  'free',
  'starter',
  'pro',
  'studio',
  'past_due',
  'connected',
  'not_connected',
  'suspended',
] as const;
export type UserFilter = (typeof userFilters)[number];

export class AdminStats {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Accounts.' })
  totalUsers!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Signed in, or asked for a design, in the last 30 days.' })
  activeUsers!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Designs that were ever accepted.' })
  totalGenerations!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Users with a Printify account connected.' })
  connectedUsers!: number;
}

export class AdminUser extends UserProfile {
  @ApiProperty({ format: 'uuid', description: 'For the operations on one user.' })
  id!: string;

  @ApiProperty({ format: 'date-time', description: 'When the account was made.' })
  created_at!: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How often administrators granted credits.' })
  creditGrantsCount!: number;

  @ApiProperty({ description: 'True where a Printify account is connected.' })
  printifyConnected!: boolean;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Designs that were ever accepted.' })
  designCount!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The last sign-in, renewal of a session or design asked for.',
  })
  lastActivity!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Since when they are shut out.' })
  suspended_at!: string | null;
}

export class AdminUserQuery extends PageQuery {
  @ApiProperty({
    required: false,
    maxLength: 320,
    description: 'Part of an email address or a name, in any case; every character stands for itself.',
    example: 'seller',
  })
  @Text({ min: 0, max: 320, tooShort: 'q must be a text.', tooLong: 'q may have at most 320 characters.' })
  q = '';

  @ApiProperty({
    enum: userSorts,
    enumName: 'UserSort',
    default: 'joined',
    required: false,
    description: 'What they are sorted by; of equals the newest comes first.',
  })
  @IsIn(userSorts, { message: `sort must be one of ${userSorts.join(', ')}.` })
  @IsOptional()
  sort: UserSort = 'joined';

  @Order('The largest, newest or last first, or the other way round; who was never active is last.')
  order: SortOrder = 'desc';

  @ApiProperty({ enum: userFilters, enumName: 'UserFilter', required: false, description: 'Only these.' })
  @IsIn(userFilters, { message: `filter must be one of ${userFilters.join(', ')}.` })
  @IsOptional()
  filter?: UserFilter;
}

export class AdminUserPage extends PageInfo {
  @ApiProperty({ type: [AdminUser], description: 'In the order that was asked for.' })
  users!: AdminUser[];
}

export class SuspendUser {
  @ApiProperty({
    minLength: 1,
    maxLength: 300,
    example: 'Chargebacks on three payments',
    description: 'Why; administrators see it, the user does not.',
  })
  @Text({
    min: 1,
    max: 300,
    tooShort: 'Say why the account is suspended.',
    tooLong: 'The reason may have at most 300 characters.',
  })
  reason!: string;
}

export class AdminSuspension {
  @ApiProperty({ format: 'date-time', description: 'Since when.' })
  at!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "The administrator's email; null where their account is gone.",
  })
  by!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why; null where nobody said.' })
  reason!: string | null;
}

export class AdminPrintify {
  @ApiProperty({ format: 'date-time', description: 'When it was connected.' })
  connected_at!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The title of the chosen shop.' })
  shop!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the token ends; null where it does not say.',
  })
  token_expires_at!: string | null;
}

export class AdminGeneration {
  @ApiProperty({ format: 'uuid', description: 'The design.' })
  id!: string;

  @ApiProperty({ description: 'As the seller wrote it.' })
  idea!: string;

  @ApiProperty({ enum: generationStates, enumName: 'GenerationState', description: 'How far it is.' })
  status!: GenerationState;

  @ApiProperty({
    enum: publishStates,
    enumName: 'PublishStatus',
    description: 'Where the product stands on its way to the shop.',
  })
  publish_status!: PublishStatus;

  @ApiProperty({ enum: designEngines, enumName: 'DesignEngine', description: 'Who drew it.' })
  engine!: DesignEngine;

  @ApiProperty({ format: 'date-time', description: 'When it was accepted.' })
  created_at!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed; else null.' })
  error_message!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 79_770,
    description:
      'What its pictures cost at the image model, in millionths of a dollar; null where no model drew it, or a price is not known.',
  })
  image_cost_micros!: number | null;
}

export class AdminPayment {
  @ApiProperty({ description: "Stripe's payment intent." })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Cents.' })
  amount!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Cents.' })
  refunded!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Cents.' })
  disputed!: number;

  @ApiProperty({ format: 'date-time', description: 'When it was paid.' })
  paid_at!: string;

  @ApiProperty({ description: 'What was bought.' })
  description!: string;
}

export class AdminSession {
  @ApiProperty({ format: 'uuid', description: 'Names the session.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'As the browser told it at sign-in.' })
  user_agent!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '203.0.113.7',
    description: 'Address that the sign-in came from.',
  })
  ip!: string | null;

  @ApiProperty({ format: 'date-time', description: 'When somebody signed in.' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When its tokens were last renewed.' })
  refreshed_at!: string;
}

export class AdminUserDetails {
  @ApiProperty({ type: AdminUser, description: 'The account.' })
  user!: AdminUser;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the address was confirmed; null where it was not.',
  })
  email_confirmed_at!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When somebody last signed in; null where nobody did.',
  })
  last_sign_in_at!: string | null;

  @ApiProperty({ type: AdminSuspension, nullable: true, description: 'By whom and why; null where not suspended.' })
  suspension!: AdminSuspension | null;

  @ApiProperty({
    type: AdminPrintify,
    nullable: true,
    description: 'The Printify account; null where none is connected.',
  })
  printify!: AdminPrintify | null;

  @ApiProperty({ type: [AdminGeneration], description: 'The 20 newest.' })
  generations!: AdminGeneration[];

  @ApiProperty({ type: [LotView], description: 'The 50 newest, empty and expired ones too.' })
  lots!: LotView[];

  @ApiProperty({ type: [AdminLedgerEntry], description: 'The 50 newest.' })
  ledger!: AdminLedgerEntry[];

  @ApiProperty({ type: [AdminPayment], description: 'The 50 newest.' })
  payments!: AdminPayment[];

  @ApiProperty({ type: [AdminSession], description: 'The 50 most recently used.' })
  sessions!: AdminSession[];
}
