import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { QueryNumber } from '../../../platform/http/paging.ts';
import { QueryList } from '../../../platform/http/query-list.ts';
import { Text } from '../../../platform/http/text.ts';
import { allStyles } from '../../model/documents/style.ts';
import { type ListSort, listSorts } from '../../model/lists/list-cursor.ts';
import { isDayOrTime } from '../../model/lists/time-range.ts';
import {
  type DesignEngine,
  designEngines,
  type GenerationState,
  generationStates,
  type PublishStatus,
  publishStates,
} from '../../model/status/states.ts';

function QueryTime(name: string, description: string) {
  const message = `${name} must be a day (2026-11-20) or a time with its offset (2026-11-20T00:00:00+01:00).`;
  return applyDecorators(
    ApiProperty({ type: String, required: false, description, example: '2026-11-20' }),
    ValidateBy({ name: 'isDayOrTime', validator: { validate: isDayOrTime, defaultMessage: () => message } }),
    IsOptional(),
  );
}

export class GenerationQuery {
  @ApiProperty({
    description:
      'Words of idea, title and tags, each from its beginning, in any order, without regard to case and accents. Every word must match.',
    maxLength: 200,
    required: false,
    example: 'retro cat',
  })
  @Text({ min: 0, max: 200, tooShort: 'Search for a text.', tooLong: 'Search for at most 200 characters.' })
  @IsOptional()
  q?: string;

  @QueryList({ name: 'style', values: allStyles, enumName: 'DesignStyle', description: 'Of one of these styles.' })
  style?: string[];

  @QueryList({
    name: 'state',
    values: generationStates,
    enumName: 'GenerationState',
    description: 'In one of these states; the library shows `preview` and `finalized`.',
  })
  state?: GenerationState[];

  @QueryList({
    name: 'publish',
    values: publishStates,
    enumName: 'PublishStatus',
    description: 'With one of these publish states.',
  })
  publish?: PublishStatus[];

  @ApiProperty({ description: 'Drawn by this engine.', enum: designEngines, enumName: 'DesignEngine', required: false })
  @IsIn(designEngines, { message: 'engine must be "ai" or "press".' })
  @IsOptional()
  engine?: DesignEngine;

  @QueryTime('from', 'Made on this day (in UTC) or later, or at this time or later.')
  from?: string;

  @QueryTime('to', 'Made on this day (in UTC) or earlier, or at this time or earlier.')
  to?: string;

  @ApiProperty({ description: 'True: those in the trash. Otherwise none of them.', required: false, default: false })
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'trash must be true or false.' })
  @IsOptional()
  trash?: boolean;

  @ApiProperty({
    description:
      '`title` from A to Z; `published` and `deleted` with the last first; `score` with the best written listing first, those without one last. Absent: `newest`, and `deleted` in the trash.',
    enum: listSorts,
    enumName: 'GenerationSort',
    required: false,
  })
  @IsIn(listSorts, { message: `sort must be one of ${listSorts.join(', ')}.` })
  @IsOptional()
  sort?: ListSort;
}

export class ListGenerations extends GenerationQuery {
  @QueryNumber({ name: 'limit', max: 100, default: 50, description: 'Most designs in the answer.' })
  limit = 50;

  @ApiProperty({
    description: '`X-Next-Cursor` of the page before, with the same other parameters.',
    required: false,
    maxLength: 1000,
  })
  @MaxLength(1000, { message: 'Take cursor from X-Next-Cursor of the page before.' })
  @IsString({ message: 'Take cursor from X-Next-Cursor of the page before.' })
  @IsOptional()
  cursor?: string;
}
