import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsString, IsUUID, MaxLength, ValidateBy } from 'class-validator';
import { Text } from '../../platform/http/text.ts';
import { type GenerationState, generationStates, type PublishStatus, publishStates } from '../states.ts';

const ideaMax = 2000;
const colorsMax = 100;
const noColor = 'Please select at least one shirt color';

/** Like ArrayUnique, whose time grows with the square of a list that a stranger may make very long. */
const EachOnce = (message: string) => {
  const validate = (value: unknown) => !Array.isArray(value) || new Set(value).size === value.length;
  return ValidateBy({ name: 'eachOnce', validator: { validate, defaultMessage: () => message } });
};

export class CreateGeneration {
  @ApiProperty({
    description: "What to draw, in the seller's own words.",
    minLength: 1,
    maxLength: ideaMax,
    example: 'Retro sunset with a surfing cat',
  })
  @Text({
    min: 1,
    max: ideaMax,
    tooShort: 'Please enter a design description',
    tooLong: `The description may have at most ${ideaMax} characters. Please shorten it.`,
  })
  idea!: string;

  @ApiProperty({
    description: 'Catalog colour names; one mockup is drawn for each.',
    isArray: true,
    type: String,
    minItems: 1,
    maxItems: colorsMax,
    uniqueItems: true,
    example: ['Black', 'Navy'],
  })
  @MaxLength(100, { each: true, message: 'A color name is too long.' })
  @IsString({ each: true, message: 'Colors are given by name.' })
  @EachOnce('Choose each color once.')
  @ArrayMaxSize(colorsMax, { message: `Choose at most ${colorsMax} colors.` })
  @ArrayNotEmpty({ message: noColor })
  selectedColors!: string[];
}

export class GenerationReference {
  @ApiProperty({ format: 'uuid', example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b' })
  @IsUUID(undefined, { message: 'generationId must be the id of one of your designs.' })
  generationId!: string;
}

export class GenerateOutcome {
  @ApiProperty({ enum: generationStates, enumName: 'GenerationState' })
  status!: GenerationState;

  @ApiProperty({ description: 'True where the same was asked before: nothing is drawn and nothing charged.' })
  cached!: boolean;

  @ApiProperty({ format: 'uuid' })
  generationId!: string;
}

export class RepushOutcome {
  @ApiProperty()
  success!: boolean;

  @ApiProperty({ description: 'Why not, where it was not.', type: String, nullable: true })
  error!: string | null;
}

export class PublishOutcome {
  @ApiProperty({ enum: publishStates, enumName: 'PublishStatus' })
  publishStatus!: PublishStatus;
}
