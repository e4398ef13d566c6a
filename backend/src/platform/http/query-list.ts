import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

interface ListRule {
  name: string;
  values: readonly string[];
  enumName: string;
  description: string;
}

/** Some of a few values, separated by commas or each as a parameter of its own. */
export function QueryList({ name, values, enumName, description }: ListRule) {
  return applyDecorators(
    ApiProperty({ isArray: true, enum: [...values], enumName, required: false, description }),
    Transform(({ value }) =>
      value === undefined ? undefined : [value].flat().flatMap((part) => String(part).split(',')),
    ),
    IsIn(values, { each: true, message: `${name} must be some of ${values.join(', ')}.` }),
    IsOptional(),
  );
}
