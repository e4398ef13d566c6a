import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Text } from '../../platform/http/text.ts';
import { type ProductKind, productKinds } from '../../product-kinds/index.ts';
import { type PrintPosition, printPositions } from '../model/product-variants.ts';

const largestId = 2_147_483_647;

const kindProperty = { enum: productKinds, enumName: 'ProductKind', example: 'hoodie' } as const;

export class CatalogQuery {
  @ApiProperty({
    format: 'uuid',
    required: false,
    description: 'In the catalog of this connection, from `listConnections`; absent: of the first one.',
  })
  @IsUUID(undefined, { message: 'connectionId must be the id of one of your connections.' })
  @IsOptional()
  connectionId?: string;
}

export class BlueprintQuery extends CatalogQuery {
  @ApiProperty({
    ...kindProperty,
    required: false,
    default: 't_shirt',
    description: 'Products of this kind alone; T-shirts where it is absent.',
  })
  @IsIn(productKinds, { message: 'Choose a kind of product that we print on.' })
  kind: ProductKind = 't_shirt';

  @ApiProperty({
    description: 'Words that title, brand or model hold, all of them.',
    type: String,
    required: false,
    maxLength: 100,
    example: 'bella 3001',
  })
  @Text({ min: 0, max: 100, tooShort: 'Search for words.', tooLong: 'Search for at most 100 characters.' })
  search = '';
}

export class BlueprintPath {
  @ApiProperty({
    example: 12,
    description: 'The product, by its blueprint id at Printify; `searchBlueprints` finds it.',
  })
  @Type(() => Number)
  @Max(largestId, { message: 'Choose one of the products.' })
  @Min(1, { message: 'Choose one of the products.' })
  @IsInt({ message: 'Choose one of the products.' })
  blueprintId!: number;
}

export class OfferPath extends BlueprintPath {
  @ApiProperty({ example: 29, description: 'Who prints it; `listPrintProviders` has them.' })
  @Type(() => Number)
  @Max(largestId, { message: 'Choose one of the print providers.' })
  @Min(1, { message: 'Choose one of the print providers.' })
  @IsInt({ message: 'Choose one of the print providers.' })
  printProviderId!: number;
}

export class ShirtBlueprint {
  @ApiProperty({ example: 12, description: 'Blueprint id at Printify.' })
  id!: number;

  @ApiProperty({ example: 'Unisex Jersey Short Sleeve Tee', description: 'Its name at Printify.' })
  title!: string;

  @ApiProperty({ example: 'Bella+Canvas', description: 'Who makes it.' })
  brand!: string;

  @ApiProperty({ example: '3001', description: 'The number that its maker gives it.' })
  model!: string;

  @ApiProperty({ type: String, nullable: true, description: 'A picture of it; null where there is none.' })
  imageUrl!: string | null;
}

export class PrintProviderChoice {
  @ApiProperty({ example: 29, description: 'Print provider id at Printify.' })
  id!: number;

  @ApiProperty({ example: 'Monster Digital', description: 'Its name at Printify.' })
  title!: string;

  @ApiProperty({ description: 'Where it ships from.', type: String, nullable: true, example: 'Tampa, FL, US' })
  location!: string | null;
}

export class ProductColorView {
  @ApiProperty({ example: 'Black', description: 'Its name at Printify; what it is where Printify names none.' })
  color!: string;

  @ApiProperty({ example: '#141415', description: 'About how it is, for a swatch.' })
  hex!: string;

  @ApiProperty({ type: [String], example: ['S', 'M', 'L'], description: 'Sizes that are in stock, smallest first.' })
  sizes!: string[];
}

export class ProductVariantsView {
  @ApiProperty({ ...kindProperty, example: 't_shirt', description: 'What kind of product it is.' })
  kind!: ProductKind;

  @ApiProperty({
    description: 'Where it can be printed; around a mug and on the face of a poster is the front.',
    enum: printPositions,
    enumName: 'PrintPosition',
    isArray: true,
    example: ['front', 'back'],
  })
  positions!: PrintPosition[];

  @ApiProperty({ type: [ProductColorView], description: 'Colors that are in stock in some size.' })
  colors!: ProductColorView[];
}

export class ProductChoiceView {
  @ApiProperty({ description: 'False where nothing was chosen and the usual shirt is printed on.' })
  chosen!: boolean;

  @ApiProperty({ type: ShirtBlueprint, description: 'The shirt.' })
  blueprint!: ShirtBlueprint;

  @ApiProperty({ type: PrintProviderChoice, description: 'Who prints it.' })
  provider!: PrintProviderChoice;

  @ApiProperty({ description: 'Sizes that are sold, smallest first.', type: [String], example: ['S', 'M', 'L'] })
  sizes!: string[];

  @ApiProperty({
    description: 'Every size it comes in, smallest first; empty where Printify is not at hand.',
    type: [String],
    example: ['XS', 'S', 'M', 'L', 'XL'],
  })
  comesIn!: string[];

  @ApiProperty({ description: 'In how many colors it comes; 0 where Printify is not at hand.', example: 35 })
  colorCount!: number;
}

export class ChooseProduct {
  @ApiProperty({ example: 12, description: 'One of the shirts of `searchBlueprints`.' })
  @Max(largestId, { message: 'Choose one of the shirts.' })
  @Min(1, { message: 'Choose one of the shirts.' })
  @IsInt({ message: 'Choose one of the shirts.' })
  blueprintId!: number;

  @ApiProperty({ example: 29, description: 'One of the print providers of `listPrintProviders`.' })
  @Max(largestId, { message: 'Choose one of the print providers.' })
  @Min(1, { message: 'Choose one of the print providers.' })
  @IsInt({ message: 'Choose one of the print providers.' })
  printProviderId!: number;

  @ApiProperty({
    description: 'Sizes to sell; none: S to 3XL, as far as it comes in them.',
    type: [String],
    required: false,
    default: [],
    example: ['S', 'M', 'L', 'XL'],
  })
  @MaxLength(20, { each: true, message: 'Choose sizes that the shirt comes in.' })
  @IsString({ each: true, message: 'Choose sizes that the shirt comes in.' })
  @ArrayUnique({ message: 'Choose each size once.' })
  @ArrayMaxSize(40, { message: 'Choose at most 40 sizes.' })
  @IsArray({ message: 'Choose sizes that the shirt comes in.' })
  sizes: string[] = [];
}
