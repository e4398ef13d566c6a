import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { Style } from '../../../designer/index.ts';
import { type BackgroundChoice, backgroundChoices } from '../../model/status/review.ts';
import {
  type DesignEngine,
  designEngines,
  type GenerationState,
  generationStates,
  type PublishStatus,
  publishStates,
} from '../../model/status/states.ts';
import { BriefField, type SellerBrief } from '../briefs/brief.dto.ts';
import { PublishFields } from '../publishing/publishing.dto.ts';
import { ColorsField, colorsMax, EachOnce, IdeaField, PressStyleField, seedMax } from '../request-fields.ts';
import { DesignDocumentBody } from '../versions/document.dto.ts';

const noConcept = 'concept is the seed of one of the concepts shown.';

export class CreateGeneration extends PublishFields {
  @IdeaField()
  idea!: string;

  @ColorsField('Catalog color names; one mockup is drawn for each.')
  selectedColors!: string[];

  @ApiProperty({
    description: 'Who draws: an image model, or Press, the vector designer, which sets the words exactly.',
    enum: designEngines,
    enumName: 'DesignEngine',
    required: false,
    default: 'ai',
  })
  @IsIn(designEngines, { message: 'engine must be "ai" or "press".' })
  engine: DesignEngine = 'ai';

  @BriefField()
  brief?: SellerBrief;

  @PressStyleField('For Press: the style; absent, the one that brief or idea names, else one that suits it.')
  style?: Style;

  @ApiProperty({
    description: 'For Press: the seed of the concept chosen, with its style; absent, the first concept.',
    type: 'integer',
    minimum: 0,
    maximum: seedMax,
    required: false,
  })
  @Max(seedMax, { message: noConcept })
  @Min(0, { message: noConcept })
  @IsInt({ message: noConcept })
  @IsOptional()
  concept?: number;

  @ApiProperty({
    type: DesignDocumentBody,
    description:
      'For Press: exactly what to draw, in place of `style` and `concept`. Its idea is that of the request. It becomes version 0 of the design.',
    required: false,
  })
  @IsObject({ message: 'Give the design.' })
  @IsOptional()
  document?: DesignDocumentBody;

  @ApiProperty({
    description: 'For the image model: the id of a sketch of yours, from `createSketches`, that the picture follows.',
    format: 'uuid',
    required: false,
  })
  @IsUUID(undefined, { message: 'sketch must be the id of one of your sketches.' })
  @IsOptional()
  sketch?: string;

  @ApiProperty({
    description:
      'What it is put on beside the T-shirt of your settings: one of your line-ups, from `listLineUps`; null: nothing. Absent: your default line-up.',
    format: 'uuid',
    type: String,
    nullable: true,
    required: false,
  })
  @IsUUID(undefined, { message: 'lineUpId must be the id of one of your line-ups.' })
  @IsOptional()
  lineUpId?: string | null;
}

export class GenerationReference {
  @ApiProperty({ format: 'uuid', example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', description: 'The design.' })
  @IsUUID(undefined, { message: 'generationId must be the id of one of your designs.' })
  generationId!: string;
}

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
    description: 'Other shirt colors, such as White, where the design cannot be seen on those it was made for.',
    isArray: true,
    type: String,
    minItems: 1,
    maxItems: colorsMax,
    uniqueItems: true,
    required: false,
  })
  @MaxLength(100, { each: true, message: 'A color name is too long.' })
  @IsString({ each: true, message: 'Colors are given by name.' })
  @EachOnce('Choose each color once.')
  @ArrayMaxSize(colorsMax, { message: `Choose at most ${colorsMax} colors.` })
  @ArrayNotEmpty({ message: 'Please select at least one shirt color' })
  @IsOptional()
  selectedColors?: string[];
}

export class GenerateOutcome {
  @ApiProperty({ enum: generationStates, enumName: 'GenerationState', description: 'How far it is.' })
  status!: GenerationState;

  @ApiProperty({ description: 'True where the same was asked before: nothing is drawn, and no design is charged.' })
  cached!: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    required: false,
    description:
      'Products of the line-up that the request names, where you had the design already and it was not on them: it is put on them now.',
  })
  productsAdded?: number;

  @ApiProperty({ format: 'uuid', description: 'For `getGeneration`.' })
  generationId!: string;
}

export class RepushOutcome {
  @ApiProperty({ description: 'True where it was done.' })
  success!: boolean;

  @ApiProperty({ description: 'Why not, where it was not.', type: String, nullable: true })
  error!: string | null;
}

export class PublishOutcome {
  @ApiProperty({
    enum: publishStates,
    enumName: 'PublishStatus',
    description: 'Where the product stands on its way to the shop.',
  })
  publishStatus!: PublishStatus;
}
