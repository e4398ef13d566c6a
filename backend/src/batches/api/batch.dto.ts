import { applyDecorators } from '@nestjs/common';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { type DesignEngine, designEngines } from '../../generations/model/status/states.ts';
import { PageInfo } from '../../platform/http/paging.ts';
import { Text } from '../../platform/http/text.ts';
import {
  type BatchDefaults,
  type BatchPublishing,
  type BatchState,
  type BatchWait,
  batchDefaults,
  batchPublish,
  batchStates,
  batchWaits,
  mostRows,
  type RowState,
  rowRequest,
  rowStates,
} from '../model/batch.ts';
import { isTimeZone, publishSchedule } from '../model/schedule.ts';
import { issueSentence, Parsed } from './parsed.ts';
import { RowCheck, RowRequest } from './row.dto.ts';

export class BatchSchedule {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24, example: 3, description: 'Designs a day.' })
  perDay!: number;

  @ApiProperty({
    type: [Number],
    minItems: 1,
    maxItems: 7,
    example: [1, 2, 3, 4, 5],
    description: 'Days of the week on which designs go out: 1 is Monday, 7 is Sunday.',
  })
  weekdays!: number[];

  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: 24,
    example: ['09:00', '13:00', '18:00'],
    description: 'Times of the day, at least `perDay` of them: each takes one design.',
  })
  times!: string[];

  @ApiProperty({ example: 'America/New_York', maxLength: 60, description: 'Where these times are meant.' })
  timeZone!: string;
}

export class BatchDefaultsInput {
  @ApiProperty({ type: [String], maxItems: 100, example: ['Black', 'Navy'], description: 'Shirt colors.' })
  colors!: string[];

  @ApiProperty({
    required: false,
    maxLength: 60,
    description: 'The style, for rows that Press draws.',
    example: 'retro',
  })
  style?: string;

  @ApiProperty({ enum: designEngines, enumName: 'DesignEngine', default: 'ai', description: 'Who draws.' })
  engine!: DesignEngine;
}

const publishDescription =
  '`now`: each product goes to the shop as soon as it is made. `approved`: when you approve it. A schedule: approved products go out at its pace.';

function PublishField(required: boolean) {
  return applyDecorators(
    ApiProperty({
      description: publishDescription,
      required,
      oneOf: [{ type: 'string', enum: ['now', 'approved'] }, { $ref: getSchemaPath(BatchSchedule) }],
      example: 'approved',
    }),
    publishRule(),
    ...(required ? [] : [IsOptional()]),
  );
}

/** What is wrong with a schedule is said of the schedule, not of all three ways. */
function publishRule() {
  const issueOf = (value: unknown) => {
    const schema = typeof value === 'object' && value !== null ? publishSchedule : batchPublish;
    return schema.safeParse(value).error?.issues[0];
  };
  const sentence = (value: unknown) => {
    const issue = issueOf(value);
    return issue?.path.length ? issueSentence('publish', issue) : 'publish must be "now", "approved" or a schedule.';
  };
  return ValidateBy({
    name: 'publish',
    validator: { validate: (value) => !issueOf(value), defaultMessage: (at) => sentence(at?.value) },
  });
}

function TimeZoneField() {
  const message = 'timeZone must be a name like America/New_York.';
  return applyDecorators(
    ApiProperty({
      required: false,
      maxLength: 60,
      example: 'America/New_York',
      description: 'Where the dates of rows are meant that name no offset, in a batch without a schedule. Absent: UTC.',
    }),
    ValidateBy({
      name: 'timeZone',
      validator: {
        validate: (value) => typeof value === 'string' && value.length <= 60 && isTimeZone(value),
        defaultMessage: () => message,
      },
    }),
    IsOptional(),
  );
}

const nameRule = {
  ...{ min: 1, max: 100 },
  tooShort: 'Give the batch a name.',
  tooLong: 'The name may have at most 100 characters.',
};

const rowsRule = rowRequest.array().max(mostRows, `A batch takes at most ${mostRows} rows.`);

const rowsField = {
  type: () => [RowRequest],
  maxItems: mostRows,
  example: [
    { idea: 'Retro sunset with a surfing cat', colors: 'Black, Navy', title: null },
    { idea: 'Chess knight', colors: ['White'], engine: 'press' },
  ],
  description: `Up to ${mostRows} rows, 50 on the free plan. What is wrong with a row is said in the answer, and can be fixed later.`,
};

export class CreateBatch {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Christmas 2026', description: 'For you.' })
  @Text(nameRule)
  name!: string;

  @ApiProperty(rowsField)
  @Parsed(rowsRule)
  rows!: RowRequest[];

  @ApiProperty({
    type: () => BatchDefaultsInput,
    example: { colors: ['Black', 'Navy'], engine: 'press' },
    description: 'What a row has that names nothing of its own.',
  })
  @Parsed(batchDefaults)
  defaults!: BatchDefaults;

  @PublishField(true)
  publish!: BatchPublishing;

  @TimeZoneField()
  timeZone?: string;
}

export class AddRows {
  @ApiProperty(rowsField)
  @Parsed(rowsRule.min(1, 'Send at least one row.'))
  rows!: RowRequest[];
}

export class UpdateBatch {
  @ApiProperty({ minLength: 1, maxLength: 100, required: false, description: 'For you.' })
  @Text(nameRule)
  @IsOptional()
  name?: string;

  @ApiProperty({
    type: () => BatchDefaultsInput,
    required: false,
    description: 'What a row has that names nothing of its own. Rows that have begun stay as they are.',
  })
  @Parsed(batchDefaults)
  @IsOptional()
  defaults?: BatchDefaults;

  @PublishField(false)
  publish?: BatchPublishing;

  @TimeZoneField()
  timeZone?: string;
}

export class BatchCounts implements Record<RowState, number> {
  @ApiProperty({ type: 'integer', description: 'Cannot be drawn until they are fixed.' })
  faulty!: number;

  @ApiProperty({ type: 'integer', description: 'Not begun and not charged.' })
  waiting!: number;

  @ApiProperty({ type: 'integer', description: 'Being made.' })
  making!: number;

  @ApiProperty({ type: 'integer', description: 'The picture needs your decision.' })
  needs_review!: number;

  @ApiProperty({ type: 'integer', description: 'Made, and waiting for your approval.' })
  made!: number;

  @ApiProperty({ type: 'integer', description: 'Approved, and waiting for their time.' })
  approved!: number;

  @ApiProperty({ type: 'integer', description: 'On their way to the shop.' })
  publishing!: number;

  @ApiProperty({ type: 'integer', description: 'In the shop.' })
  published!: number;

  @ApiProperty({ type: 'integer', description: 'Made, but the shop did not take them.' })
  publish_failed!: number;

  @ApiProperty({ type: 'integer', description: 'Not made; the credit came back.' })
  failed!: number;

  @ApiProperty({ type: 'integer', description: 'You had the same design already: not drawn and not charged.' })
  skipped!: number;

  @ApiProperty({ type: 'integer', description: 'You discarded them.' })
  discarded!: number;

  @ApiProperty({ type: 'integer', description: 'Not begun when the batch was canceled.' })
  canceled!: number;
}

export const noCounts = Object.fromEntries(rowStates.map((state) => [state, 0])) as Record<RowState, number>;

export class BatchWaitInfo {
  @ApiProperty({ enum: batchWaits, enumName: 'BatchWait', description: 'What it waits for.' })
  for!: BatchWait;

  @ApiProperty({ description: 'The same as a sentence for the seller.' })
  message!: string;

  @ApiProperty({ format: 'date-time', description: 'Since when.' })
  since!: string;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'When it goes on by itself, where that is known.',
  })
  until!: string | null;
}

export class BatchCost {
  @ApiProperty({
    type: 'integer',
    description: 'Credits that rows and further products which are not begun will take.',
  })
  needed!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Credits taken so far, for designs and their further products, without those that came back.',
  })
  spent!: number;

  @ApiProperty({ type: 'integer', description: 'Credits that you have.' })
  available!: number;
}

export class BatchPace {
  @ApiProperty({
    description:
      'Designs a minute, as measured lately for the engine of the batch’s defaults; with `now`, no more than Printify publishes.',
  })
  designsPerMinute!: number;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'When the last row will be made at this pace; null where none is left.',
  })
  endExpectedAt!: string | null;
}

export class BatchQuota {
  @ApiProperty({
    type: 'integer',
    description:
      'Products that your account has made at Printify since midnight (UTC), further ones of your designs among them.',
  })
  productsToday!: number;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description:
      'Printify takes no further product of your account until then: its daily limit is reached. Printify does not say how high it is.',
  })
  closedUntil!: string | null;

  @ApiProperty({ type: 'integer', description: 'How many products Printify publishes in half an hour.', example: 200 })
  publishesInHalfHour!: number;
}

export class BatchView {
  @ApiProperty({ format: 'uuid', description: 'The batch.' })
  id!: string;

  @ApiProperty({ description: 'As you called it.' })
  name!: string;

  @ApiProperty({ enum: batchStates, enumName: 'BatchState', description: 'How far it is.' })
  state!: BatchState;

  @ApiProperty({ type: () => BatchDefaultsInput, description: 'What a row has that names nothing of its own.' })
  defaults!: BatchDefaults;

  @ApiProperty({
    description: publishDescription,
    oneOf: [{ type: 'string', enum: ['now', 'approved'] }, { $ref: getSchemaPath(BatchSchedule) }],
  })
  publish!: BatchPublishing;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'America/New_York',
    description: 'Where the dates of rows are meant that name no offset, without a schedule; null: UTC.',
  })
  timeZone!: string | null;

  @ApiProperty({ type: 'integer', description: 'How many rows it has.' })
  rows!: number;

  @ApiProperty({ type: () => BatchCounts, description: 'Rows by state.' })
  counts!: BatchCounts;

  @ApiProperty({ type: () => BatchCost, description: 'What it costs in credits.' })
  cost!: BatchCost;

  @ApiProperty({ type: () => BatchPace, description: 'How fast it goes.' })
  pace!: BatchPace;

  @ApiProperty({
    type: () => BatchWaitInfo,
    nullable: true,
    description: 'Why a running batch begins no row now; null where it goes on.',
  })
  waiting!: BatchWaitInfo | null;

  @ApiProperty({ format: 'date-time', description: 'When it was made.' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'When it was first started.' })
  startedAt!: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'When its last row was drawn.' })
  endedAt!: string | null;
}

export class BatchDetails extends BatchView {
  @ApiProperty({ type: () => BatchQuota, description: 'What Printify allows your account today.' })
  quota!: BatchQuota;
}

export class CreatedBatch {
  @ApiProperty({ format: 'uuid', description: 'The batch.' })
  id!: string;

  @ApiProperty({ type: () => [RowCheck], description: 'One for each row, in their order.' })
  rows!: RowCheck[];
}

export class BatchPage extends PageInfo {
  @ApiProperty({ type: () => [BatchView], description: 'Newest first.' })
  batches!: BatchView[];
}
