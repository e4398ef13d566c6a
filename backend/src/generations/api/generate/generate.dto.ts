import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import type { Style } from '../../../designer/index.ts';
import { type DesignEngine, designEngines } from '../../model/engines.ts';
import { type GenerationState, generationStates, type PublishStatus, publishStates } from '../../model/states.ts';
import { ColorsField, IdeaField, PressStyleField } from '../request-fields.ts';

const noConcept = 'concept is the seed of one of the concepts shown.';
/** Seeds are 32 bits wide. */
export const seedMax = 2 ** 32 - 1;

export class CreateGeneration {
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

  @PressStyleField('For Press: the style; absent, the one that the idea names, else one that suits it.')
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
