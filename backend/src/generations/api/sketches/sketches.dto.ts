import { ApiProperty } from '@nestjs/swagger';
import { BriefField, type SellerBrief } from '../briefs/brief.dto.ts';
import { AnyColorsField, IdeaField } from '../request-fields.ts';

export class CreateSketches {
  @IdeaField()
  idea!: string;

  @AnyColorsField('Shirt colors that the design is meant for.')
  selectedColors: string[] = [];

  @BriefField()
  brief?: SellerBrief;
}

export class Sketch {
  @ApiProperty({ format: 'uuid', description: 'The `sketch` of a generation that follows it.' })
  id!: string;

  @ApiProperty({ format: 'uuid', description: 'The same for those that were drawn together.' })
  sheetId!: string;

  @ApiProperty({ description: 'What it shows.' })
  idea!: string;

  @ApiProperty({
    description: 'PNG; with `w` 160, 320, 640 or 960 a WebP so many pixels wide. Valid for 12 hours at least.',
  })
  imageUrl!: string;

  @ApiProperty({ format: 'date-time', description: 'It can be followed for 30 days.' })
  createdAt!: string;
}

export class Sketches {
  @ApiProperty({ type: [Sketch], description: 'Newest sheet first.' })
  sketches!: Sketch[];
}
