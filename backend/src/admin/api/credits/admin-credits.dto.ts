import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNumber, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { LedgerEntryView, type LedgerSort, ledgerSorts } from '../../../credits/index.ts';
import { BeforeId, Order, QueryNumber, type SortOrder } from '../../../platform/http/paging.ts';
import { Text } from '../../../platform/http/text.ts';

/** Credits of one grant. */
const maxGrant = 10_000;

const fieldsMissing = 'Please fill in all fields';

export class GrantCredits {
  @ApiProperty({ format: 'email', maxLength: 255, example: 'seller@inkloom.example', description: 'Whose account.' })
  @Text({ min: 1, max: 255, tooShort: fieldsMissing, tooLong: 'This address is too long.' })
  userEmail!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: maxGrant, example: 10, description: 'How many credits.' })
  @Max(maxGrant, { message: `Grant at most ${maxGrant} credits at a time.` })
  @Min(1, { message: 'Grant at least 1 credit.' })
  @IsInt({ message: 'Grant a whole number of credits.' })
  @IsNumber({}, { message: fieldsMissing })
  amount!: number;

  @ApiProperty({
    format: 'uuid',
    required: false,
    description: 'Names this grant: sent again with the same name, nothing more is granted.',
  })
  @IsUUID(undefined, { message: 'requestId must be a UUID.' })
  @IsOptional()
  requestId?: string;
}

export class GrantedCredits {
  @ApiProperty({ format: 'uuid', description: 'Whose account.' })
  user_id!: string;

  @ApiProperty({ format: 'email', description: 'Its address.' })
  email!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many were granted.' })
  amount!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'What the user has now.' })
  credits!: number;

  @ApiProperty({ format: 'date-time', description: 'When they expire.' })
  expires_at!: string;
}

export class AdminLedgerQuery {
  @QueryNumber({ name: 'limit', max: 500, default: 100, description: 'At most so many.' })
  limit = 100;

  @BeforeId('Only entries that come after this one in the order: its `id` is the last of the page before.')
  before?: string;

  @ApiProperty({
    enum: ledgerSorts,
    enumName: 'LedgerSort',
    default: 'date',
    required: false,
    description: 'What they are sorted by; amounts that were spent are below zero.',
  })
  @IsIn(ledgerSorts, { message: `sort must be one of ${ledgerSorts.join(', ')}.` })
  @IsOptional()
  sort: LedgerSort = 'date';

  @Order('The newest or largest first, or the other way round.')
  order: SortOrder = 'desc';

  @ApiProperty({
    enum: ['credit', 'debit'],
    enumName: 'LedgerType',
    required: false,
    description: 'Only what came, or only what went.',
  })
  @IsIn(['credit', 'debit'], { message: 'type must be credit or debit.' })
  @IsOptional()
  type?: 'credit' | 'debit';

  @ApiProperty({ maxLength: 320, required: false, description: 'Only of the account with this email address.' })
  @Text({ min: 0, max: 320, tooShort: 'email must be a text.', tooLong: 'email may have at most 320 characters.' })
  @IsOptional()
  email?: string;

  @ApiProperty({ format: 'uuid', required: false, description: "Only this user's." })
  @IsUUID(undefined, { message: 'user_id must be the id of a user.' })
  @IsOptional()
  user_id?: string;
}

export class AdminLedgerEntry extends LedgerEntryView {
  @ApiProperty({ format: 'uuid', description: 'Whose credits.' })
  user_id!: string;

  @ApiProperty({ format: 'uuid', description: 'The lot that changed.' })
  lot_id!: string;
}
