import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { Text } from '../../platform/http/text.ts';

const termDecisions = ['block', 'warn', 'allow'] as const;
type TermDecision = (typeof termDecisions)[number];

const maxTermLength = 60;
const maxNoteLength = 200;

export class SaveBlockedTerm {
  @ApiProperty({
    description: 'One word or several. Case, accents, hyphens, apostrophes and a plural make no difference.',
    minLength: 2,
    maxLength: maxTermLength,
    example: 'acme',
  })
  @Matches(/[\p{L}\p{Nd}]/u, { message: 'The term needs a letter or a digit.' })
  @Text({
    min: 2,
    max: maxTermLength,
    tooShort: 'The term needs at least two characters.',
    tooLong: `The term may have at most ${maxTermLength} characters.`,
  })
  term!: string;

  @ApiProperty({
    enum: termDecisions,
    description:
      'block: no listing may hold it; warn: it costs points; allow: off the list that comes with the product.',
    example: 'block',
  })
  @IsIn(termDecisions, { message: 'severity must be "block", "warn" or "allow".' })
  severity!: TermDecision;

  @ApiProperty({
    description: 'Why, as the end of a sentence for the seller. Empty: the operator does not allow it.',
    maxLength: maxNoteLength,
    example: 'the name belongs to others (Acme Inc.)',
  })
  @Text({
    min: 0,
    max: maxNoteLength,
    tooShort: 'The note must be a text.',
    tooLong: `The note may have at most ${maxNoteLength} characters.`,
  })
  note!: string;
}

export class BlockedTermView extends SaveBlockedTerm {
  @ApiProperty({ format: 'uuid', description: 'For `deleteBlockedTerm`.' })
  id!: string;

  @ApiProperty({ format: 'date-time', description: 'When it was saved first.' })
  created_at!: string;
}
