import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { type DesignEngine, designEngines } from '../../generations/model/status/states.ts';
import { mostRows } from '../model/batch.ts';
import { type BatchFormFields, batchFormFields } from '../model/batch-form.ts';
import { Parsed } from './parsed.ts';
import { RowFields } from './row.dto.ts';

/** So that the next one is storable, too. */
const mostVersions = 2_147_483_646;

/** As it is being filled in. */
export class BatchFormSchedule {
  @ApiProperty({ example: 3, description: 'Designs a day.' })
  perDay!: number;

  @ApiProperty({ type: [Number], maxItems: 7, example: [1, 2], description: 'Days of the week: 1 is Monday.' })
  weekdays!: number[];

  @ApiProperty({ type: [String], maxItems: 24, example: ['09:00'], description: 'Times of the day.' })
  times!: string[];

  @ApiProperty({ example: 'America/New_York', maxLength: 60, description: 'Where these times are meant.' })
  timeZone!: string;
}

class BatchFormEncoding {
  @ApiProperty({ maxLength: 60, example: 'windows-1252', description: 'The encoding, by a label that browsers know.' })
  encoding!: string;
}

class BatchFormFile {
  @ApiProperty({ maxLength: 255, example: 'ideas.csv', description: 'Its name.' })
  name!: string;

  @ApiProperty({ type: () => [RowFields], maxItems: mostRows, description: 'The rows that were read.' })
  rows!: RowFields[];

  @ApiProperty({ type: [String], description: 'Columns that were not read.', example: ['Notes'] })
  ignored!: string[];

  @ApiProperty({ type: [String], required: false, description: 'What else is to be known of how it was read.' })
  notes?: string[];

  @ApiProperty({ type: () => BatchFormEncoding, required: false, description: 'Where the encoding was guessed.' })
  guessed?: BatchFormEncoding;
}

class BatchFormIdea {
  @ApiProperty({ format: 'uuid', description: 'The design it is of.' })
  id!: string;

  @ApiProperty({ maxLength: 5000, example: 'Chess knight', description: 'What to draw.' })
  idea!: string;
}

class BatchFormRequest {
  @ApiProperty({ maxLength: 255, description: 'Its Idempotency-Key.' })
  key!: string;

  @ApiProperty({ maxLength: 64, description: 'The SHA-256 of its body, in hexadecimal digits.' })
  digest!: string;
}

export class BatchFormContent implements BatchFormFields {
  @ApiProperty({ maxLength: 100, example: 'Christmas 2026', description: 'The name of the batch.' })
  name!: string;

  @ApiProperty({ maxLength: 2_000_000, example: 'A fox in a hat', description: 'Lines as they were pasted or typed.' })
  text!: string;

  @ApiProperty({ type: () => [BatchFormFile], maxItems: 100, description: 'The files that were read.' })
  files!: BatchFormFile[];

  @ApiProperty({
    type: () => [BatchFormIdea],
    maxItems: mostRows,
    description: 'Ideas that were taken from the library.',
  })
  picked!: BatchFormIdea[];

  @ApiProperty({ type: [String], maxItems: 100, example: ['Black'], description: 'Shirt colors.' })
  colors!: string[];

  @ApiProperty({ enum: designEngines, enumName: 'DesignEngine', description: 'Who draws.' })
  engine!: DesignEngine;

  @ApiProperty({ maxLength: 60, example: 'retro', description: 'The style, or nothing.' })
  style!: string;

  @ApiProperty({
    description: 'When it is to be published. A schedule may still be incomplete.',
    oneOf: [{ type: 'string', enum: ['now', 'approved'] }, { $ref: getSchemaPath(BatchFormSchedule) }],
    example: 'approved',
  })
  publish!: BatchFormFields['publish'];

  @ApiProperty({
    type: () => BatchFormRequest,
    required: false,
    description: 'The request that was sent last, where it has no answer yet.',
  })
  sent?: BatchFormRequest;
}

export class SaveBatchForm {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: mostVersions,
    example: 0,
    description: 'The version it was changed from; 0: there was none.',
  })
  @IsInt()
  @Min(0)
  @Max(mostVersions)
  basedOn!: number;

  @ApiProperty({
    type: () => BatchFormContent,
    nullable: true,
    example: {
      ...{ name: 'Christmas 2026', text: 'A fox in a hat', files: [], picked: [] },
      ...{ colors: ['Black'], engine: 'ai', style: '', publish: 'approved' },
    },
    description: 'The form; null: there is nothing to save.',
  })
  @Parsed(batchFormFields.nullable())
  fields!: BatchFormContent | null;
}

export class SavedBatchForm {
  @ApiProperty({ type: 'integer', example: 1, description: 'Its version: each save makes a higher one; 0: none.' })
  version!: number;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'When it was saved; null: never.' })
  savedAt!: string | null;
}

export class BatchFormView extends SavedBatchForm {
  @ApiProperty({ type: () => BatchFormContent, nullable: true, description: 'The form; null: nothing is saved.' })
  fields!: BatchFormContent | null;
}
