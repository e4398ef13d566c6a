import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  type DesignDocument,
  FACE_NAMES,
  type FaceName,
  LAYOUT_NAMES,
  type LayoutName,
  MOODS,
  MOST_ACCENTS,
  type Mood,
  RELATION_NAMES,
  SCENE_NAMES,
  STYLES,
  type Style,
} from '../../../designer/index.ts';
import { documentLimits } from '../../model/documents/design-document.ts';

type Brief = NonNullable<DesignDocument['brief']>;

const { distance, turn, scale } = documentLimits;
const hex = { pattern: '^#[0-9a-fA-F]{6}$', example: '#e2502f' };

export class DesignCompanion {
  @ApiProperty({ maxLength: documentLimits.name, description: 'The name of its picture.', example: 'surfboard' })
  motif!: string;

  @ApiProperty({
    enum: RELATION_NAMES,
    enumName: 'DesignRelation',
    description: 'What the subject has to do with it.',
    example: 'ride',
  })
  relation!: NonNullable<Brief['companion']>['relation'];
}

export class DesignBrief {
  @ApiProperty({ maxLength: documentLimits.words, description: 'The large words.', example: 'Surf on' })
  headline!: string;

  @ApiProperty({ maxLength: documentLimits.words, description: 'The small words; may be empty.', example: '' })
  tagline!: string;

  @ApiProperty({
    maxLength: documentLimits.name,
    description: 'The name of the picture.',
    required: false,
    example: 'cat-face',
  })
  subject?: string;

  @ApiProperty({ type: DesignCompanion, description: 'A second picture.', required: false })
  companion?: DesignCompanion;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: documentLimits.name },
    maxItems: MOST_ACCENTS,
    description: 'Further pictures, worn or small at the foot.',
    required: false,
  })
  accents?: string[];

  @ApiProperty({ enum: SCENE_NAMES, enumName: 'DesignScene', description: 'What is behind them.', required: false })
  scene?: NonNullable<Brief['scene']>;

  @ApiProperty({ description: 'True where the scene was asked for, and not only suggested.', required: false })
  isSceneNamed?: boolean;

  @ApiProperty({ description: 'True for a dark sky.', required: false })
  hasDarkSky?: boolean;

  @ApiProperty({ enum: STYLES, enumName: 'PressStyle', description: 'The style that was named.', required: false })
  style?: Style;

  @ApiProperty({ enum: MOODS, enumName: 'DesignMood', description: 'What chose the style.', required: false })
  mood?: Mood;

  @ApiProperty({ ...hex, description: 'A color that was asked for.', required: false })
  color?: string;

  @ApiProperty({ description: 'True for words to wear, false for the description of a picture.', example: true })
  slogan!: boolean;

  @ApiProperty({
    type: [String],
    maxItems: documentLimits.unset,
    description: 'What could not be set of the idea. It is not stored.',
    required: false,
    default: [],
  })
  unset!: string[];
}

export class DesignPalette {
  @ApiProperty({ maxLength: documentLimits.name, description: 'Of the inks.', example: 'sunset' })
  name!: string;

  @ApiProperty({ ...hex, description: 'Darkest ink: contours.' })
  ink!: string;

  @ApiProperty({ ...hex, description: 'Lightest ink: letter faces.' })
  paper!: string;

  @ApiProperty({ ...hex, description: 'The main ink.' })
  main!: string;

  @ApiProperty({ ...hex, description: 'The ink that stands out.' })
  accent!: string;

  @ApiProperty({ ...hex, description: 'A further ink.' })
  second!: string;

  @ApiProperty({ ...hex, description: 'A further ink.' })
  third!: string;

  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: documentLimits.glow,
    description: 'From light to deep: suns, stripes, bursts.',
    example: ['#ffdf94', '#f68d40', '#c83b4b'],
  })
  glow!: readonly string[];
}

/** Turned and scaled about the layer's middle, then moved. */
export class DesignLayerChange {
  @ApiProperty({ minimum: -distance, maximum: distance, description: 'To the right, canvas units.', required: false })
  dx?: number;

  @ApiProperty({ minimum: -distance, maximum: distance, description: 'Down, canvas units.', required: false })
  dy?: number;

  @ApiProperty({ minimum: scale.least, maximum: scale.most, description: 'Factor.', required: false, default: 1 })
  scale?: number;

  @ApiProperty({ minimum: -turn, maximum: turn, description: 'Degrees, clockwise.', required: false, default: 0 })
  turn?: number;

  @ApiProperty({ description: 'Left out of the print.', required: false, default: false })
  hidden?: boolean;
}

@ApiExtraModels(DesignLayerChange)
export class DesignArrangement {
  @ApiProperty({
    description: 'By the name of the layer; one that the design does not have is ignored.',
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(DesignLayerChange) },
    selfRequired: false,
    example: { headline: { dx: 100, turn: 4 } },
  })
  changes?: Record<string, DesignLayerChange>;

  @ApiProperty({
    type: [String],
    maxItems: documentLimits.layers,
    description: 'Names of layers from back to front.',
    required: false,
  })
  order?: readonly string[];
}

/** What Press draws from: the same document gives the same picture to the byte. */
export class DesignDocumentBody {
  @ApiProperty({
    maxLength: documentLimits.idea,
    description: 'As the seller wrote it.',
    example: 'Retro sunset with a surfing cat',
  })
  idea!: string;

  @ApiProperty({ enum: STYLES, enumName: 'PressStyle', description: 'Of its lettering.', example: 'retro' })
  style!: Style;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: documentLimits.seed,
    description: 'Of what is left to chance.',
    example: 2716458841,
  })
  seed!: number;

  @ApiProperty({ type: DesignBrief, description: 'Absent: what the idea is read as.', required: false })
  brief?: DesignBrief;

  @ApiProperty({ enum: LAYOUT_NAMES, enumName: 'PressLayout', description: 'Absent: chance.', required: false })
  layout?: LayoutName;

  @ApiProperty({
    enum: FACE_NAMES,
    enumName: 'PressFace',
    description: 'Of the large letters. Absent: chance.',
    required: false,
  })
  face?: FaceName;

  @ApiProperty({ type: DesignPalette, description: 'Absent: chance.', required: false })
  palette?: DesignPalette;

  @ApiProperty({
    minimum: 0,
    maximum: 1,
    description: 'Worn ink, 0 none to 1 much. Absent: as its style has it.',
    required: false,
  })
  wear?: number;

  @ApiProperty({ type: DesignArrangement, description: 'What was placed by hand.', required: false })
  arrangement?: DesignArrangement;
}
