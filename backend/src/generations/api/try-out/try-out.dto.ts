import { ApiProperty } from '@nestjs/swagger';
import { type ShirtTone, STYLES, type Style } from '../../../designer/index.ts';
import { IdeaField, PressStyleField, seedMax } from '../request-fields.ts';

const ideaMax = 200;

export class TryIdea {
  @IdeaField(ideaMax)
  idea!: string;

  @PressStyleField('Absent: the style that the idea names, else one that suits it.')
  style?: Style;
}

export class TriedImage {
  @ApiProperty({ description: 'The shirts that its inks are for.', enum: ['light', 'dark'] })
  shirtTone!: ShirtTone;

  @ApiProperty({ description: 'PNG of 480 x 576 pixels with a transparent background, as a data URL.' })
  url!: string;
}

export class TriedDesign {
  @ApiProperty({
    description: 'With its style, it makes this very design: the `concept` of a generation.',
    type: 'integer',
    minimum: 0,
    maximum: seedMax,
    example: 2716458841,
  })
  seed!: number;

  @ApiProperty({ enum: STYLES, enumName: 'PressStyle', description: 'The style of its lettering.' })
  style!: Style;

  @ApiProperty({ type: [TriedImage], minItems: 2, maxItems: 2, description: 'For light shirts, then for dark ones.' })
  images!: TriedImage[];
}
