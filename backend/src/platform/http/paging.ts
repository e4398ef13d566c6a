import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

export interface NumberRule {
  name: string;
  max: number;
  /** What counts where it is absent: the property's initial value. */
  default: number;
  description?: string;
}

export function QueryNumber({ name, max, ...documented }: NumberRule) {
  const message = `${name} must be a whole number from 1 to ${max}.`;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: max, required: false, ...documented }),
    IsOptional(),
    Type(() => Number),
    Max(max, { message }),
    Min(1, { message }),
    IsInt({ message }),
  );
}

/** Of the last entry of the page before: lists are read newest first. */
export function BeforeId(description = 'Only entries older than this one.') {
  return applyDecorators(
    ApiProperty({ type: String, required: false, description, example: '1042' }),
    IsOptional(),
    Matches(/^\d{1,18}$/, { message: 'before must be the id of an entry.' }),
  );
}

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

export function Order(description: string) {
  return applyDecorators(
    ApiProperty({ enum: sortOrders, enumName: 'SortOrder', default: 'desc', required: false, description }),
    IsIn(sortOrders, { message: 'order must be asc or desc.' }),
    IsOptional(),
  );
}

export class PageQuery {
  @QueryNumber({ name: 'page', max: 100_000, default: 1, description: 'Which page, from 1.' })
  page = 1;

  @QueryNumber({ name: 'per_page', max: 100, default: 25, description: 'How many on a page.' })
  per_page = 25;
}

export class PageInfo {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How much there is on all pages together.' })
  total!: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Which page this is, from 1.' })
  page!: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many on a page.' })
  per_page!: number;
}
