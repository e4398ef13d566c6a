import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { FurtherProduct, GenerationPrint } from '../../generations/index.ts';
import { type PublishStatus, publishStates } from '../../generations/model/status/states.ts';
import { QueryNumber } from '../../platform/http/paging.ts';
import { QueryList } from '../../platform/http/query-list.ts';
import { mostRows, type RowChange, type RowFault, type RowState, rowChange, rowStates } from '../model/batch.ts';
import { Parsed } from './parsed.ts';

export class RowFields {
  @ApiProperty({ maxLength: 5000, description: 'What to draw.', example: 'Retro sunset with a surfing cat' })
  idea!: string;

  @ApiProperty({ type: [String], required: false, maxItems: 100, description: 'Shirt colors.', example: ['Black'] })
  colors?: string[];

  @ApiProperty({ required: false, maxLength: 60, description: 'The style, where Press draws.', example: 'retro' })
  style?: string;

  @ApiProperty({ required: false, maxLength: 60, description: 'Who draws: ai or press.', example: 'press' })
  engine?: string;

  @ApiProperty({
    required: false,
    maxLength: 300,
    description: 'What it is printed on: your product of Settings, or nothing.',
    example: 'Bella+Canvas 3001',
  })
  product?: string;

  @ApiProperty({
    required: false,
    maxLength: 100,
    description:
      'What it is put on beside that: one of your line-ups by name or id; absent: your default one; none: nothing.',
    example: 'none',
  })
  lineUp?: string;

  @ApiProperty({ required: false, maxLength: 500, description: 'Your own title; absent, one is written.' })
  title?: string;

  @ApiProperty({
    required: false,
    maxLength: 60,
    description:
      'When it is to be published: a day, or a day and a time. Without an offset it is meant in the time zone of the schedule, or else of the batch.',
    example: '2030-12-01 09:00',
  })
  publishAt?: string;
}

const tableCell = { type: String, required: false, nullable: true };

/** An empty cell is null, or absent. What is wrong with a row is said of that row. */
export class RowRequest {
  @ApiProperty({ ...tableCell, maxLength: 5000, description: 'What to draw.', example: 'Two surfing cats' })
  idea?: string | null;

  @ApiProperty({
    required: false,
    oneOf: [
      { type: 'array', items: { type: 'string' }, maxItems: 100, nullable: true },
      { type: 'string', description: 'Separated by commas.' },
    ],
    description: 'Shirt colors.',
    example: 'Black, Navy',
  })
  colors?: string[] | string | null;

  @ApiProperty({ ...tableCell, maxLength: 60, description: 'The style, where Press draws.', example: 'retro' })
  style?: string | null;

  @ApiProperty({ ...tableCell, maxLength: 60, description: 'Who draws: ai or press.', example: 'press' })
  engine?: string | null;

  @ApiProperty({ ...tableCell, maxLength: 300, description: 'Your product of Settings, or nothing.' })
  product?: string | null;

  @ApiProperty({
    ...tableCell,
    maxLength: 100,
    description: 'One of your line-ups by name or id; absent: your default one; none: nothing.',
    example: 'none',
  })
  lineUp?: string | null;

  @ApiProperty({ ...tableCell, maxLength: 500, description: 'Your own title; absent, one is written.' })
  title?: string | null;

  @ApiProperty({
    ...tableCell,
    maxLength: 60,
    description:
      'When it is to be published: a day, or a day and a time. Without an offset it is meant in the time zone of the schedule, or else of the batch.',
    example: '2030-12-01 09:00',
  })
  publishAt?: string | null;
}

export class RowFaultInfo implements RowFault {
  @ApiProperty({
    enum: ['idea', 'colors', 'style', 'engine', 'product', 'lineUp', 'title', 'publishAt'],
    description: 'Which cell.',
  })
  field!: RowFault['field'];

  @ApiProperty({ description: 'What is wrong and what to do, for a person.' })
  message!: string;

  @ApiProperty({
    enum: ['error', 'warning'],
    description: 'A row with an error is not drawn; a warning is only said.',
  })
  level!: RowFault['level'];
}

export class RowCheck {
  @ApiProperty({ format: 'uuid', description: 'The row.' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Its place in the batch, from 1.' })
  position!: number;

  @ApiProperty({ type: () => [RowFaultInfo], description: 'What is wrong with it.' })
  faults!: RowFaultInfo[];
}

export class RowDesign {
  @ApiProperty({ format: 'uuid', description: 'For `getGeneration`.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Its picture on transparent ground.' })
  imageUrl!: string | null;

  @ApiProperty({ type: () => [GenerationPrint], description: 'As of `getGeneration`: which ink is for which color.' })
  prints!: GenerationPrint[];

  @ApiProperty({ type: [String], description: 'Shirt colors that it was made in.' })
  colors!: string[];

  @ApiProperty({ type: [String], description: 'Those of them that are for sale.' })
  colorsOn!: string[];

  @ApiProperty({ type: String, nullable: true, description: 'Title of the listing.' })
  title!: string | null;

  @ApiProperty({ type: [String], description: 'Tags of the listing.' })
  tags!: string[];

  @ApiProperty({ type: 'integer', description: 'Price in cents, of sizes without a price of their own.' })
  price!: number;

  @ApiProperty({ enum: publishStates, enumName: 'PublishStatus', description: 'Where the product stands.' })
  publishStatus!: PublishStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What went wrong, what it waits for or what it needs, as a sentence for the seller; else null.',
  })
  message!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The listing in the shop, once it is published.' })
  externalUrl!: string | null;

  @ApiProperty({ type: () => [FurtherProduct], description: 'What it is put on beside its first product.' })
  furtherProducts!: FurtherProduct[];
}

export class RowView extends RowCheck {
  @ApiProperty({ enum: rowStates, enumName: 'RowState', description: 'What became of it.' })
  state!: RowState;

  @ApiProperty({ type: () => RowFields, description: 'As it was typed.' })
  input!: RowFields;

  @ApiProperty({
    type: 'integer',
    description:
      'What trying it again costs in credits. 0: the picture that is there goes to Printify once more. Otherwise it is drawn again, with the products of its line-up.',
  })
  retryCredits!: number;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'When it is to be published, once it is approved and planned; when it was, where it went at once.',
  })
  plannedAt!: string | null;

  @ApiProperty({ type: () => RowDesign, nullable: true, description: 'Its design, once it has begun.' })
  design!: RowDesign | null;
}

export class RowPage {
  @ApiProperty({ type: () => [RowView], description: 'In their order.' })
  rows!: RowView[];

  @ApiProperty({ type: String, nullable: true, description: '`cursor` of the next page; null on the last one.' })
  nextCursor!: string | null;
}

export class RowQuery {
  @QueryList({ name: 'state', values: rowStates, enumName: 'RowState', description: 'In one of these states.' })
  state?: RowState[];

  @QueryNumber({ name: 'limit', max: 200, default: 100, description: 'Most rows in the answer.' })
  limit = 100;

  @ApiProperty({ required: false, maxLength: 10, description: '`nextCursor` of the page before.', example: '100' })
  @MaxLength(10, { message: 'Take cursor from nextCursor of the page before.' })
  @IsString({ message: 'Take cursor from nextCursor of the page before.' })
  @IsOptional()
  cursor?: string;
}

/** Null takes a value away: the row then has the batch's. */
export class UpdateRow implements RowChange {
  @ApiProperty({ required: false, maxLength: 5000, description: 'What to draw.', example: 'Two surfing cats' })
  @Parsed(rowChange.shape.idea)
  idea?: string;

  @ApiProperty({ type: [String], required: false, nullable: true, maxItems: 100, description: 'Shirt colors.' })
  @Parsed(rowChange.shape.colors)
  colors?: string[] | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: 60,
    description: 'The style, for Press.',
    example: 'retro',
  })
  @Parsed(rowChange.shape.style)
  style?: string | null;

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: 60, description: 'ai or press.' })
  @Parsed(rowChange.shape.engine)
  engine?: string | null;

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: 300, description: 'Your product.' })
  @Parsed(rowChange.shape.product)
  product?: string | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: 100,
    description: 'One of your line-ups by name or id, or none.',
  })
  @Parsed(rowChange.shape.lineUp)
  lineUp?: string | null;

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: 500, description: 'Your own title.' })
  @Parsed(rowChange.shape.title)
  title?: string | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: 60,
    description: 'When it is to be published. An approved row moves there, if that time is free.',
  })
  @Parsed(rowChange.shape.publishAt)
  publishAt?: string | null;
}

const noRows = 'rowIds is a list of ids of rows of this batch.';

/** Some rows by id, or all that the action is for. */
export class ChooseRows {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    required: false,
    maxItems: mostRows,
    description: 'These rows.',
    example: ['0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b'],
  })
  @IsUUID('all', { each: true, message: noRows })
  @ArrayMaxSize(mostRows, { message: `At most ${mostRows} rows at once.` })
  @ArrayNotEmpty({ message: 'Choose at least one row.' })
  @IsArray({ message: noRows })
  @IsOptional()
  rowIds?: string[];

  @ApiProperty({ required: false, description: 'All rows that this can be done with.' })
  @IsBoolean({ message: 'all must be true or false.' })
  @IsOptional()
  all?: boolean;
}

/** The same cells for many rows; an idea is one row's own. */
export class UpdateRows extends IntersectionType(ChooseRows, OmitType(UpdateRow, ['idea'])) {}
