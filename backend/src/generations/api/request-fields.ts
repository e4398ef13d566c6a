import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { STYLES } from '../../designer/index.ts';
import { Text } from '../../platform/http/text.ts';

export const seedMax = 2 ** 32 - 1;

const ideaMax = 2000;
export const colorsMax = 100;

export function IdeaField(max = ideaMax) {
  return applyDecorators(
    ApiProperty({
      description: "What to draw, in the seller's own words.",
      minLength: 1,
      maxLength: max,
      example: 'Retro sunset with a surfing cat',
    }),
    Text({
      min: 1,
      max,
      tooShort: 'Please enter a design description',
      tooLong: `The description may have at most ${max} characters. Please shorten it.`,
    }),
  );
}

export function ColorsField(description: string) {
  return applyDecorators(
    ApiProperty({ description, ...colorList, minItems: 1 }),
    ArrayNotEmpty({ message: 'Please select at least one shirt color' }),
    ...colorRules(),
  );
}

export function AnyColorsField(description: string) {
  return applyDecorators(
    ApiProperty({ description, ...colorList, required: false, default: [] }),
    IsArray({ message: 'Colors are given as a list of names.' }),
    ...colorRules(),
  );
}

export function PressStyleField(description: string) {
  return applyDecorators(
    ApiProperty({ description, enum: STYLES, enumName: 'PressStyle', required: false }),
    IsIn(STYLES, { message: `style must be one of ${STYLES.join(', ')}.` }),
    IsOptional(),
  );
}

const colorList = {
  isArray: true,
  type: String,
  maxItems: colorsMax,
  uniqueItems: true,
  example: ['Black', 'Navy'],
} as const;

/** In the order in which they are checked. */
function colorRules() {
  return [
    ArrayMaxSize(colorsMax, { message: `Choose at most ${colorsMax} colors.` }),
    EachOnce('Choose each color once.'),
    IsString({ each: true, message: 'Colors are given by name.' }),
    MaxLength(100, { each: true, message: 'A color name is too long.' }),
  ];
}

/** As ArrayUnique, whose time grows with the square of the list; anybody may send a very long one. */
export function EachOnce(message: string) {
  const validate = (value: unknown) => !Array.isArray(value) || new Set(value).size === value.length;
  return ValidateBy({ name: 'eachOnce', validator: { validate, defaultMessage: () => message } });
}
