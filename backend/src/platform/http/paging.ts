import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

export interface NumberRule {
  name: string;
  max: number;
  /** What counts where it is absent: the value that the property is made with. */
  default: number;
  description?: string;
}

/** A whole number in a query, at least 1: a page, or how many of a list are asked for. */
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

/** The id of the last entry that is known already, of a list that is read newest first. */
export function BeforeId() {
  return applyDecorators(
    ApiProperty({ type: String, required: false, description: 'Only entries older than this one.', example: '1042' }),
    IsOptional(),
    Matches(/^\d{1,18}$/, { message: 'before must be the id of an entry.' }),
  );
}

/** One page of a list that is read by page numbers. */
export class PageQuery {
  @QueryNumber({ name: 'page', max: 100_000, default: 1 })
  page = 1;

  @QueryNumber({ name: 'per_page', max: 100, default: 25 })
  per_page = 25;
}

/** Which page an answer holds, and of how much. */
export class PageInfo {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How much there is on all pages together.' })
  total!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  page!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  per_page!: number;
}
