import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { type ShirtTone, STYLES, type Style } from '../../../designer/index.ts';
import { BriefField, type SellerBrief } from '../briefs/brief.dto.ts';
import { AnyColorsField, IdeaField, PressStyleField, seedMax } from '../request-fields.ts';
import { DesignDocumentBody } from '../versions/document.dto.ts';

/** A hundred concepts are enough. */
const lastPage = 24;
const notAPage = `page must be a whole number from 0 to ${lastPage}.`;

export class SuggestConcepts {
  @IdeaField()
  idea!: string;

  @PressStyleField('Absent: the style that brief or idea names, else styles that suit it.')
  style?: Style;

  @BriefField()
  brief?: SellerBrief;

  @AnyColorsField('Shirt colors that the concepts are shown on. They choose the inks, not the designs.')
  selectedColors: string[] = [];

  @ApiProperty({
    description: 'Each page has the next four.',
    type: 'integer',
    minimum: 0,
    maximum: lastPage,
    required: false,
    default: 0,
  })
  @Max(lastPage, { message: notAPage })
  @Min(0, { message: notAPage })
  @IsInt({ message: notAPage })
  page = 0;
}

export class ConceptImage {
  @ApiProperty({ description: 'The shirts that its inks are for.', enum: ['light', 'dark', 'any'] })
  ground!: ShirtTone;

  @ApiProperty({ description: 'Which of the requested colors are such shirts.', type: [String] })
  colors!: string[];

  @ApiProperty({ description: 'PNG of 480 x 576 pixels with a transparent background, as a data URL.' })
  url!: string;
}

export class PressConcept {
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

  @ApiProperty({ example: 'badge', description: 'How lettering and art are arranged.' })
  layout!: string;

  @ApiProperty({ description: 'Hex of its inks, darkest first.', type: [String], example: ['#2a1b2e', '#f9c056'] })
  palette!: string[];

  @ApiProperty({ description: 'Every line of lettering, exactly as it prints.', type: [String] })
  texts!: string[];

  @ApiProperty({
    type: DesignDocumentBody,
    description: 'What it is drawn from: change it, and send it as the `document` of a generation.',
  })
  document!: DesignDocumentBody;

  @ApiProperty({ description: 'One for light shirts, one for dark, as the colors need.', type: [ConceptImage] })
  images!: ConceptImage[];
}

export class PressConcepts {
  @ApiProperty({ type: [PressConcept], maxItems: 4, description: 'At most four.' })
  concepts!: PressConcept[];
}
