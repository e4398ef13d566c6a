import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsInt, Max, Min } from 'class-validator';
import { clampedSize, defaultSettings, numberOr, settingLimits } from '../../model/setting-limits.ts';

const { monthlyPreviewLimit, newUserCredits, size, dailyCostLimit, sketchSheetsPerDay, extraProductCredits } =
  settingLimits;

const Count = (name: keyof typeof defaultSettings) => Transform(({ value }) => numberOr(value, defaultSettings[name]));
/** Needs no check: the transformation makes a valid size of any value. */
const Size = (name: keyof typeof defaultSettings) =>
  applyDecorators(
    Allow(),
    Transform(({ value }) => clampedSize(value, defaultSettings[name])),
  );

const CostLimit = (name: 'dailyCostLimit' | 'sellerDailyCostLimit', description: string) =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: 0, maximum: dailyCostLimit, default: 0, description }),
    Max(dailyCostLimit, { message: `A limit of costs may be at most ${dailyCostLimit} dollars.` }),
    Min(0, { message: 'A limit of costs cannot be negative.' }),
    IsInt({ message: 'A limit of costs must be whole dollars.' }),
    Count(name),
  );

/** Settings for all users. A value that is absent or no number becomes its default. */
export class AdminSettings {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: monthlyPreviewLimit,
    default: defaultSettings.monthlyPreviewLimit,
    deprecated: true,
    description: 'No longer limits anything.',
  })
  @Max(monthlyPreviewLimit, { message: `The monthly preview limit may be at most ${monthlyPreviewLimit}.` })
  @Min(0, { message: 'The monthly preview limit cannot be negative.' })
  @IsInt({ message: 'The monthly preview limit must be a whole number.' })
  @Count('monthlyPreviewLimit')
  monthlyPreviewLimit: number = defaultSettings.monthlyPreviewLimit;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: newUserCredits,
    default: defaultSettings.newUserCredits,
    description: 'Credits of a new account.',
  })
  @Max(newUserCredits, { message: `A new user gets at most ${newUserCredits} credits.` })
  @Min(0, { message: 'The credits of a new user cannot be negative.' })
  @IsInt({ message: 'The credits of a new user must be a whole number.' })
  @Count('newUserCredits')
  newUserCredits: number = defaultSettings.newUserCredits;

  @ApiProperty({
    type: 'integer',
    minimum: size.min,
    maximum: size.max,
    default: defaultSettings.defaultWidth,
    description: 'Pixels in which pictures are asked for. What is beyond the limits becomes the limit.',
  })
  @Size('defaultWidth')
  defaultWidth: number = defaultSettings.defaultWidth;

  @ApiProperty({
    type: 'integer',
    minimum: size.min,
    maximum: size.max,
    default: defaultSettings.defaultHeight,
    description: 'As the width.',
  })
  @Size('defaultHeight')
  defaultHeight: number = defaultSettings.defaultHeight;

  @CostLimit(
    'dailyCostLimit',
    'Dollars that design models may cost in a day (UTC). At the limit designs by AI wait for the next day. 0: no limit.',
  )
  dailyCostLimit: number = defaultSettings.dailyCostLimit;

  @CostLimit('sellerDailyCostLimit', 'The same for each seller.')
  sellerDailyCostLimit: number = defaultSettings.sellerDailyCostLimit;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: sketchSheetsPerDay,
    default: defaultSettings.sketchSheetsPerDay,
    description: 'Sheets of four sketches by AI that a seller may have drawn in 24 hours. 0: none.',
  })
  @Max(sketchSheetsPerDay, { message: `A seller may have at most ${sketchSheetsPerDay} sheets of sketches a day.` })
  @Min(0, { message: 'The sheets of sketches cannot be negative.' })
  @IsInt({ message: 'The sheets of sketches must be a whole number.' })
  @Count('sketchSheetsPerDay')
  sketchSheetsPerDay: number = defaultSettings.sketchSheetsPerDay;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: extraProductCredits,
    default: defaultSettings.extraProductCredits,
    description: 'Credits that each product of a design costs beside its first one: 0 or 1.',
  })
  @Max(extraProductCredits, { message: `A further product may cost at most ${extraProductCredits} credit.` })
  @Min(0, { message: 'The credits of a further product cannot be negative.' })
  @IsInt({ message: 'The credits of a further product must be a whole number.' })
  @Count('extraProductCredits')
  extraProductCredits: number = defaultSettings.extraProductCredits;
}
