import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import {
  LAYOUT_NAMES,
  type LayoutName,
  MOODS,
  MOST_ACCENTS,
  MOST_LINES,
  type Mood,
  PALETTE_NAMES,
  SCENE_NAMES,
  type Scene,
  STYLES,
  type Style,
} from '../../../designer/index.ts';
import { documentLimits } from '../../model/documents/design-document.ts';
import { lineMax } from '../../model/documents/seller-brief.ts';
import { DesignCompanion } from '../versions/document.dto.ts';

/** What a design is to print and draw. What is absent is left to chance, or is nothing. */
export class SellerBrief {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: lineMax },
    maxItems: MOST_LINES,
    description: 'Lines of lettering: the first is set large, the second small.',
    example: ['Surfing cat'],
  })
  words!: string[];

  @ApiProperty({
    maxLength: documentLimits.name,
    description: 'The name of the picture.',
    required: false,
    example: 'cat-face',
  })
  subject?: string;

  @ApiProperty({ type: DesignCompanion, description: 'A second picture, and what the first does.', required: false })
  companion?: DesignCompanion;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: documentLimits.name },
    maxItems: MOST_ACCENTS,
    description: 'Names of further pictures, worn or small at the foot. Only beside a second picture.',
    required: false,
    example: ['sunglasses'],
  })
  accents?: string[];

  @ApiProperty({ enum: SCENE_NAMES, enumName: 'DesignScene', description: 'What is behind them.', required: false })
  scene?: Scene;

  @ApiProperty({
    enum: MOODS,
    enumName: 'DesignMood',
    description: 'How it feels. Where no style is named, one that suits it is drawn.',
    required: false,
  })
  mood?: Mood;

  @ApiProperty({ enum: STYLES, enumName: 'PressStyle', description: 'Of lettering and art.', required: false })
  style?: Style;

  @ApiProperty({ enum: PALETTE_NAMES, enumName: 'PressInks', description: 'The inks.', required: false })
  palette?: string;

  @ApiProperty({
    enum: LAYOUT_NAMES,
    enumName: 'PressLayout',
    description: 'How lettering and art are arranged.',
    required: false,
  })
  layout?: LayoutName;
}

/** Checked by its schema, whose sentences name its fields. */
export function BriefField() {
  return applyDecorators(
    ApiProperty({
      type: SellerBrief,
      description:
        'What to print and draw, as `suggestBrief` has it or as you changed it. Absent: as the idea is read.',
      required: false,
    }),
    IsObject({ message: 'Give what to print and draw.' }),
    IsOptional(),
  );
}
