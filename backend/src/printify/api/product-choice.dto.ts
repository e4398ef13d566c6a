import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { Text } from '../../platform/http/text.ts';

const largestId = 2_147_483_647;

export class BlueprintQuery {
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
  @ApiProperty({ example: 12, description: 'The shirt, by its blueprint id at Printify; `searchBlueprints` finds it.' })
  @Type(() => Number)
  @Max(largestId, { message: 'Choose one of the shirts.' })
  @Min(1, { message: 'Choose one of the shirts.' })
  @IsInt({ message: 'Choose one of the shirts.' })
  blueprintId!: number;
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
