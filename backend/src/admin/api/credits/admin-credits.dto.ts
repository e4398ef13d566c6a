import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNumber, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { LedgerEntryView } from '../../../credits/index.ts';
import { BeforeId, QueryNumber } from '../../../platform/http/paging.ts';
import { Text } from '../../../platform/http/text.ts';

/** Credits of one grant. */
const maxGrant = 10_000;

const fieldsMissing = 'Please fill in all fields';

export class GrantCredits {
  @ApiProperty({ format: 'email', maxLength: 255, example: 'seller@inkloom.example', description: 'Whose account.' })
  @Text({ min: 1, max: 255, tooShort: fieldsMissing, tooLong: 'There is no address this long.' })
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
  @QueryNumber({ name: 'limit', max: 500, default: 100, description: 'Newest first; at most so many.' })
  limit = 100;

  @BeforeId()
  before?: string;

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
