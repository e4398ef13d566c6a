import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsBoolean, IsEmail, IsIn, IsOptional } from 'class-validator';
import { PageInfo, PageQuery } from '../../platform/http/paging.ts';
import { OneLine, Text } from '../../platform/http/text.ts';
import { Trimmed } from '../../platform/http/validation.ts';

/** No quoted local part, which mail programs read in different ways, and nothing that needs SMTPUTF8. */
const plainAddress = { blacklisted_chars: '"', allow_utf8_local_part: false };

export class SendContactMessage {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Ada Kern', description: 'Who writes.' })
  @Text({ min: 1, max: 100, tooShort: 'Name is required', tooLong: 'Name is too long' })
  @OneLine()
  name!: string;

  @ApiProperty({ format: 'email', maxLength: 254, description: 'Where the answer goes.', example: 'ada@example.com' })
  @IsEmail(plainAddress, { message: 'Please enter a valid email address' })
  @Trimmed()
  email!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 200,
    example: 'Colors of a published design',
    description: 'What it is about.',
  })
  @Text({ min: 1, max: 200, tooShort: 'Subject is required', tooLong: 'Subject is too long' })
  @OneLine()
  subject!: string;

  @ApiProperty({
    minLength: 10,
    maxLength: 2000,
    example: 'Can I add a color to a design that is published already?',
    description: 'What support should know.',
  })
  @Text({ min: 10, max: 2000, tooShort: 'Message must be at least 10 characters', tooLong: 'Message is too long' })
  message!: string;

  @ApiProperty({
    type: String,
    required: false,
    description: 'Left empty by people, who do not see it. What is sent with it filled is answered and forgotten.',
  })
  @Allow()
  website?: unknown;
}

export const contactStates = ['open', 'answered', 'all'] as const;
export type ContactState = (typeof contactStates)[number];

export class ContactMessageQuery extends PageQuery {
  @ApiProperty({
    enum: contactStates,
    enumName: 'ContactState',
    default: 'open',
    required: false,
    description: 'Which messages.',
  })
  @IsIn(contactStates, { message: `state must be one of ${contactStates.join(', ')}.` })
  @IsOptional()
  state: ContactState = 'open';
}

export class ContactMessageView {
  @ApiProperty({ format: 'uuid', description: 'For `markContactMessage`.' })
  id!: string;

  @ApiProperty({ example: 'Ada Kern', description: 'Who wrote.' })
  name!: string;

  @ApiProperty({ format: 'email', description: 'Where the answer goes.' })
  email!: string;

  @ApiProperty({ example: 'Colors of a published design', description: 'What it is about.' })
  subject!: string;

  @ApiProperty({ description: 'What they wrote.' })
  message!: string;

  @ApiProperty({ format: 'date-time', description: 'When it came.' })
  received_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was marked answered; null while it is open.',
  })
  answered_at!: string | null;

  @ApiProperty({
    type: String,
    format: 'email',
    nullable: true,
    description: 'Who marked it answered; null where nobody did, or the account is gone.',
  })
  answered_by!: string | null;
}

export class ContactMessagePage extends PageInfo {
  @ApiProperty({ type: [ContactMessageView], description: 'Newest first.' })
  messages!: ContactMessageView[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Messages that are not answered yet.' })
  open!: number;
}

export class MarkContactMessage {
  @ApiProperty({ description: 'True: answered; false: open again.', example: true })
  @IsBoolean({ message: 'answered must be true or false.' })
  answered!: boolean;
}
