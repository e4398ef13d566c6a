import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { priceLimits } from '../../listing/index.ts';
import { type PrintPosition, printPositions } from '../../printify/model/product-variants.ts';
import { type ProductKind, productKinds } from '../../product-kinds/index.ts';
import { marginLimits } from '../model/line-up.ts';

const largestId = 2_147_483_647;
const noProduct = 'Choose one of the products.';
const noProvider = 'Choose one of the print providers.';
const noColors = 'Choose at least one color.';
const noSizes = 'Choose sizes that the product comes in.';
const noPrice = 'The price must be between $1.00 and $9999.99.';
const noMargin = `The margin must be a whole number from ${marginLimits.min} to ${marginLimits.max} percent.`;

export class LineUpItemBody {
  @ApiProperty({ example: 77, description: 'One of the products of `searchBlueprints`.' })
  @Max(largestId, { message: noProduct })
  @Min(1, { message: noProduct })
  @IsInt({ message: noProduct })
  blueprintId!: number;

  @ApiProperty({ example: 29, description: 'One of the print providers of `listPrintProviders`.' })
  @Max(largestId, { message: noProvider })
  @Min(1, { message: noProvider })
  @IsInt({ message: noProvider })
  printProviderId!: number;

  @ApiProperty({
    description: 'Which side is printed. Around a mug, and on a poster, it is `front`.',
    enum: printPositions,
    enumName: 'PrintPlace',
    required: false,
    default: 'front',
  })
  @IsIn(printPositions, { message: 'place must be "front" or "back".' })
  place: PrintPosition = 'front';

  @ApiProperty({
    description: 'Colors to sell, by their names in `listProductVariants`.',
    type: [String],
    example: ['Black', 'White'],
  })
  @MaxLength(100, { each: true, message: noColors })
  @IsString({ each: true, message: noColors })
  @ArrayUnique({ message: 'Choose each color once.' })
  @ArrayMaxSize(30, { message: 'Choose at most 30 colors.' })
  @ArrayNotEmpty({ message: noColors })
  @IsArray({ message: noColors })
  colors!: string[];

  @ApiProperty({
    description:
      'Sizes to sell; none: all, of clothes S to 3XL (of kids’ T-shirts from XS) as far as it comes in them.',
    type: [String],
    required: false,
    default: [],
    example: ['S', 'M', 'L'],
  })
  @MaxLength(120, { each: true, message: noSizes })
  @IsString({ each: true, message: noSizes })
  @ArrayUnique({ message: 'Choose each size once.' })
  @ArrayMaxSize(40, { message: 'Choose at most 40 sizes.' })
  @IsArray({ message: noSizes })
  sizes: string[] = [];

  @ApiProperty({
    description: 'Cents, for every size. Give this or `margin`.',
    type: 'integer',
    minimum: priceLimits.min,
    maximum: priceLimits.max,
    required: false,
    example: 4499,
  })
  @Max(priceLimits.max, { message: noPrice })
  @Min(priceLimits.min, { message: noPrice })
  @IsInt({ message: noPrice })
  @IsOptional()
  price?: number;

  @ApiProperty({
    description:
      'Percent of what the buyer pays that is to be left after fees, cost and shipping: each size gets its own price. Give this or `price`.',
    type: 'integer',
    minimum: marginLimits.min,
    maximum: marginLimits.max,
    required: false,
  })
  @Max(marginLimits.max, { message: noMargin })
  @Min(marginLimits.min, { message: noMargin })
  @IsInt({ message: noMargin })
  @IsOptional()
  margin?: number;
}

export class LineUpItemView {
  @ApiProperty({ enum: productKinds, enumName: 'ProductKind', description: 'What it is.', example: 'hoodie' })
  kind!: ProductKind;

  @ApiProperty({ example: 77, description: 'Blueprint id at Printify.' })
  blueprintId!: number;

  @ApiProperty({ example: 29, description: 'Print provider id at Printify.' })
  printProviderId!: number;

  @ApiProperty({ example: 'Unisex Heavy Blend Hooded Sweatshirt', description: 'Its name at Printify.' })
  title!: string;

  @ApiProperty({ example: 'Gildan', description: 'Who makes it.' })
  brand!: string;

  @ApiProperty({ example: '18500', description: 'The number that its maker gives it.' })
  model!: string;

  @ApiProperty({ type: String, nullable: true, description: 'A picture of it; null where there is none.' })
  imageUrl!: string | null;

  @ApiProperty({ example: 'Monster Digital', description: 'Who prints it.' })
  provider!: string;

  @ApiProperty({ enum: printPositions, enumName: 'PrintPlace', description: 'Which side is printed.' })
  place!: PrintPosition;

  @ApiProperty({ type: [String], description: 'Colors to sell.', example: ['Black', 'White'] })
  colors!: string[];

  @ApiProperty({ type: [String], description: 'Sizes to sell; none: as `LineUpItemBody` says.', example: [] })
  sizes!: string[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents; null where a margin is set.', example: 4499 })
  price!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Percent; null where a price is set.' })
  margin!: number | null;
}
