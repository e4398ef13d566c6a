import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';
import { Trimmed } from './validation.ts';

export interface TextRule {
  min: number;
  max: number;
  tooShort: string;
  tooLong: string;
}

export const OneLine = () =>
  Transform(({ value }) => (typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value));

/** Lengths in UTF-16 units, as browsers count. */
export function Text({ min, max, tooShort, tooLong }: TextRule) {
  return applyDecorators(
    Trimmed(),
    IsString({ message: tooShort }),
    lengthRule((length) => length >= min, tooShort),
    lengthRule((length) => length <= max, tooLong),
  );
}

/** class-validator's Length counts an emoji of several units as one: more than a column takes. */
function lengthRule(fits: (length: number) => boolean, message: string) {
  const validate = (value: unknown) => typeof value === 'string' && fits(value.length);
  return ValidateBy({ name: message, validator: { validate, defaultMessage: () => message } });
}
