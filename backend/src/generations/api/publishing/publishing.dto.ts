import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { PublishChoice, PublishWhen } from '../../model/status/publish-choice.ts';

const choosable = ['now', 'approved', 'date'] as const satisfies readonly PublishWhen[];
type Choosable = (typeof choosable)[number];

const dateRule = 'publishAt must be a time with its offset, like 2026-12-01T09:00:00-05:00.';

function PublishField(required: boolean) {
  return applyDecorators(
    ApiProperty({
      description:
        'When the finished product goes to the shop: `now`, as soon as it is made; `approved`, when you say so by `setPublishing`; `date`, at `publishAt`. Until then `publish_status` is `draft`.',
      enum: choosable,
      enumName: 'PublishChoice',
      required,
      ...(required ? { example: 'approved' } : { default: 'now' }),
    }),
    IsIn(choosable, { message: 'publish must be "now", "approved" or "date".' }),
    ...(required ? [] : [IsOptional()]),
  );
}

function PublishAtField() {
  return applyDecorators(
    ApiProperty({
      description: 'For the choice `date`: a time in the future with its offset, like 2030-12-01T09:00:00-05:00.',
      format: 'date-time',
      type: String,
      required: false,
    }),
    IsISO8601({ strict: true, strictSeparator: true }, { message: dateRule }),
    IsOptional(),
  );
}

/** The choice of a single press. */
export class PublishFields {
  @PublishField(false)
  publish?: Choosable;

  @PublishAtField()
  publishAt?: string;
}

export class SetPublishing {
  @PublishField(true)
  publish!: Choosable;

  @PublishAtField()
  publishAt?: string;
}

/** @throws AppError validation_failed where a date is missing, past or too much */
export function toPublishChoice({ publish = 'now', publishAt }: PublishFields, now = new Date()): PublishChoice {
  if (publish !== 'date') {
    if (publishAt) throw refused('A date is only for the choice "date".');
    return { publishWhen: publish, publishAt: null };
  }
  const at = new Date(publishAt ?? '');
  if (Number.isNaN(at.getTime()) || !/[zZ]|[+-]\d\d:?\d\d$/.test(publishAt ?? '')) throw refused(dateRule);
  if (at <= now) throw refused('This time has passed. Choose a later one.');
  if (at.getTime() - now.getTime() > mostAheadMs) throw refused('Choose a time within two years.');
  return { publishWhen: 'date', publishAt: at };
}

const mostAheadMs = 2 * 366 * 24 * 3_600_000;

function refused(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { publishAt: message } });
}
