import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { type FailurePlace, failurePlaces, type Provider, providers } from '../../../generations/index.ts';

export const chartSpans = [7, 30, 90, 365] as const;
export type ChartSpan = (typeof chartSpans)[number];

export class ChartsQuery {
  @ApiProperty({
    type: 'integer',
    enum: chartSpans,
    default: 30,
    required: false,
    description: 'Days, today included.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsIn(chartSpans, { message: `days must be one of ${chartSpans.join(', ')}.` })
  days: ChartSpan = 30;
}

export class ChartDay {
  @ApiProperty({ format: 'date', example: '2026-11-21', description: 'In UTC.' })
  date!: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Accounts made that day that still exist.' })
  sign_ups!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Designs accepted.' })
  designs!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Credits of plans and packs, less what refunds and disputes took back that day: it may be negative.',
  })
  credits_sold!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Credits spent on designs, less what was given back that day: it may be negative.',
  })
  credits_spent!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Cents that design models billed that day, as far as their prices are known.',
  })
  model_costs!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Cents that were paid that day; what was refunded or disputed later is not taken off.',
  })
  revenue!: number;
}

/** The figures of a day, summed up over several. */
export class ChartTotals extends OmitType(ChartDay, ['date']) {}

export class FailureCount {
  @ApiProperty({
    enum: failurePlaces,
    enumName: 'FailurePlace',
    description: 'The step of a design that failed; waiting: none had begun.',
  })
  step!: FailurePlace;

  @ApiProperty({ enum: providers, enumName: 'FailureProvider', description: 'Whose failure it was.' })
  provider!: Provider;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How often.' })
  count!: number;
}

export class AdminCharts {
  @ApiProperty({ format: 'date', example: '2026-10-23', description: 'First day.' })
  from!: string;

  @ApiProperty({ format: 'date', example: '2026-11-21', description: 'Last day: today.' })
  to!: string;

  @ApiProperty({ type: [ChartDay], description: 'Every day from `from` to `to`.' })
  days!: ChartDay[];

  @ApiProperty({ type: ChartTotals, description: 'The sums of as many days before `from`.' })
  previous!: ChartTotals;

  @ApiProperty({ type: [FailureCount], description: 'Designs and publishings that failed, the most frequent first.' })
  failures!: FailureCount[];
}
