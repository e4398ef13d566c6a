import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type BackgroundChoice, backgroundChoices, type ReviewReason, reviewReasons } from '../../model/review.ts';
import { EachOnce } from '../request-fields.ts';
import { GenerationReference } from './generate.dto.ts';

const colorsMax = 100;

export class FinalizeGeneration extends GenerationReference {
  @ApiProperty({
    description:
      'Cut out again before it goes on: `clear` removes all that looks like background, `keep_enclosed` leaves what the art surrounds, `keep_all` prints the whole rectangle.',
    enum: backgroundChoices,
    enumName: 'BackgroundChoice',
    required: false,
  })
  @IsIn(backgroundChoices, { message: `background must be one of ${backgroundChoices.join(', ')}.` })
  @IsOptional()
  background?: BackgroundChoice;

  @ApiProperty({
    description: 'Other shirt colors, where the design cannot be seen on those it was made for.',
    isArray: true,
    type: String,
    minItems: 1,
    maxItems: colorsMax,
    uniqueItems: true,
    required: false,
    example: ['White'],
  })
  @MaxLength(100, { each: true, message: 'A color name is too long.' })
  @IsString({ each: true, message: 'Colors are given by name.' })
  @EachOnce('Choose each color once.')
  @ArrayMaxSize(colorsMax, { message: `Choose at most ${colorsMax} colors.` })
  @ArrayNotEmpty({ message: 'Please select at least one shirt color' })
  @IsOptional()
  selectedColors?: string[];
}

export class GenerationReview {
  @ApiProperty({ enum: reviewReasons, enumName: 'ReviewReason' })
  reason!: ReviewReason;

  @ApiProperty({ description: 'Sentences for the seller: what is unsure, or what would print badly.', type: [String] })
  sentences!: string[];

  @ApiProperty({ description: 'Whether it may be approved as it is.' })
  can_approve!: boolean;

  @ApiProperty({ description: 'Undecided until then, it is discarded and its credit given back.', format: 'date-time' })
  decide_by!: string;
}
