import { ApiProperty } from '@nestjs/swagger';
import { type LeftOut, PrintProviderChoice, ShirtBlueprint } from '../../../printify/index.ts';
import { type PrintInk, printInks } from '../../model/products/prints.ts';

export class DesignColor {
  @ApiProperty({ example: 'Navy', description: 'Name of the color at Printify.' })
  color!: string;

  @ApiProperty({ description: 'How the shirt looks, `#rrggbb`.', example: '#1d2740' })
  hex!: string;

  @ApiProperty({
    description: 'Sizes it is sold in, smallest first; none where this color is not for sale.',
    type: [String],
    example: ['S', 'M', 'L'],
  })
  sizes!: string[];

  @ApiProperty({ description: 'True where the design is made in this color and the seller switched it off.' })
  switchedOff!: boolean;

  @ApiProperty({
    description: 'The print that this color takes; null before there are prints.',
    type: String,
    enum: [...printInks, null],
    nullable: true,
  })
  ink!: PrintInk | null;
}

export class PrintAreaInfo {
  @ApiProperty({ example: 4682, description: 'Pixels.' })
  width!: number;

  @ApiProperty({ example: 5787, description: 'Pixels.' })
  height!: number;
}

export class LeftOutInfo {
  @ApiProperty({ enum: ['not_offered', 'out_of_stock', 'too_many'], description: 'Why it is not in the product.' })
  reason!: LeftOut['reason'];

  @ApiProperty({ type: [String], description: 'The colors that this is about.' })
  colors!: string[];

  @ApiProperty({ type: [String], description: 'The sizes that this is about.' })
  sizes!: string[];

  @ApiProperty({ description: 'A sentence for the seller.' })
  message!: string;
}

export class GenerationVariants {
  @ApiProperty({ description: 'False before the product is made: then it is what would be made today.' })
  made!: boolean;

  @ApiProperty({ description: 'False where the catalog is not available, so that the sizes are unknown.' })
  catalogKnown!: boolean;

  @ApiProperty({
    description: 'What it is printed on; null where Printify is not available.',
    type: ShirtBlueprint,
    nullable: true,
  })
  blueprint!: ShirtBlueprint | null;

  @ApiProperty({
    type: PrintProviderChoice,
    nullable: true,
    description: 'Who prints it; null where Printify is not available.',
  })
  provider!: PrintProviderChoice | null;

  @ApiProperty({
    description: 'The area that the print files are made for, in pixels at 300 DPI; null where the sizes are unknown.',
    type: PrintAreaInfo,
    nullable: true,
  })
  printArea!: PrintAreaInfo | null;

  @ApiProperty({ description: 'The chosen colors, then every other that this shirt comes in.', type: [DesignColor] })
  colors!: DesignColor[];

  @ApiProperty({ description: 'What was asked for and is not in the product.', type: [LeftOutInfo] })
  leftOut!: LeftOutInfo[];
}
