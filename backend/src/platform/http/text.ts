import { applyDecorators } from '@nestjs/common';
import { IsString, Length, Matches, ValidateIf } from 'class-validator';
import { Trimmed } from './validation.ts';

export interface TextRule {
  min: number;
  max: number;
  /** Said where it is missing or too short. */
  tooShort: string;
  tooLong: string;
}

/** PostgreSQL stores no NUL, and nobody types one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control character is what is looked for
const noNul = /^[^\u0000]*$/;

/** A trimmed text with the messages of the specification; lengths in UTF-16 units, as browsers count. */
export function Text({ min, max, tooShort, tooLong }: TextRule) {
  const long = (value: unknown) => typeof value === 'string' && value.length > max;
  return applyDecorators(
    Trimmed(),
    IsString({ message: tooShort }),
    Length(min, max, { message: ({ value }) => (long(value) ? tooLong : tooShort) }),
    Matches(noNul, { message: 'This text holds a character that cannot be stored (NUL).' }),
  );
}

/** Leaves a property that was not sent unchecked; null is checked. */
export const IfSent = () => ValidateIf((_, value) => value !== undefined);
