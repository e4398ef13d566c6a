import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsInt, IsISO8601, IsOptional, Max, Min } from 'class-validator';
import { type Scope, scopes } from '../../platform/http/scopes.ts';
import { OneLine, Text } from '../../platform/http/text.ts';
import { mostCreditsPerDay, nameMax } from '../model/api-key.ts';

const noScopes = 'Choose at least one scope.';
const noCap = `Credits a day must be a whole number from 0 to ${mostCreditsPerDay}.`;
export const noEnd = 'expiresAt must be a time with its offset, like 2030-12-01T09:00:00-05:00.';

export class CreateApiKey {
  @ApiProperty({ minLength: 1, maxLength: nameMax, description: 'What it is for, in your words.', example: 'Nightly' })
  @OneLine()
  @Text({
    min: 1,
    max: nameMax,
    tooShort: 'Give the key a name.',
    tooLong: `Use at most ${nameMax} characters for the name.`,
  })
  name!: string;

  @ApiProperty({
    enum: scopes,
    enumName: 'Scope',
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    description: 'What it may do. Each stands alone: `design` does not include `read`.',
    example: ['read', 'design'],
  })
  @IsIn(scopes, { each: true, message: `scopes are ${scopes.join(', ')}.` })
  @ArrayUnique({ message: 'Name each scope once.' })
  @ArrayNotEmpty({ message: noScopes })
  @IsArray({ message: noScopes })
  scopes!: Scope[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: mostCreditsPerDay,
    required: false,
    description:
      'Credits that it may spend in a day (UTC). Credits of designs that failed count as not spent. Absent: as many as your account has.',
  })
  @Max(mostCreditsPerDay, { message: noCap })
  @Min(0, { message: noCap })
  @IsInt({ message: noCap })
  @IsOptional()
  creditsPerDay?: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    required: false,
    description: 'When it ends: within two years. Absent: when you remove it.',
  })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: noEnd })
  @IsOptional()
  expiresAt?: string;
}

export class CreatedApiKey {
  @ApiProperty({ format: 'uuid', description: 'The key’s id, for `deleteApiKey`.' })
  id!: string;

  @ApiProperty({
    description: 'The key itself, for `Authorization: Bearer`. This is the only time that it is shown.',
    example: 'ink_4f9QzL2XmB7aTnW0cVyR5dKsJ8uEhGi1oPqZxYtN3wMrFl2A6bCe',
  })
  key!: string;

  @ApiProperty({ description: 'How it begins: it is shown in lists by this.', example: 'ink_4f9QzL2X' })
  prefix!: string;
}

export class ApiKeyView {
  @ApiProperty({ format: 'uuid', description: 'The key.' })
  id!: string;

  @ApiProperty({ description: 'What it is for.', example: 'Nightly' })
  name!: string;

  @ApiProperty({ description: 'How it begins.', example: 'ink_4f9QzL2X' })
  prefix!: string;

  @ApiProperty({ enum: scopes, enumName: 'Scope', isArray: true, description: 'What it may do.' })
  scopes!: Scope[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'Credits a day (UTC); null: no limit of its own.' })
  creditsPerDay!: number | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Credits that it has spent today (UTC).' })
  creditsUsedToday!: number;

  @ApiProperty({ format: 'date-time', description: 'When it was made.' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it ends or ended, if ever.' })
  expiresAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'To the minute; null: never.' })
  lastUsedAt!: string | null;
}
