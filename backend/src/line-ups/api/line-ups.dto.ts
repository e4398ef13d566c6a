import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { OneLine, Text } from '../../platform/http/text.ts';
import { ShopView } from '../../printify/index.ts';
import { mostItems, nameMax } from '../model/line-up.ts';
import { LineUpItemBody, LineUpItemView } from './line-up-item.dto.ts';
import { LineUpShopBody } from './line-up-shop.dto.ts';

export class LineUpBody {
  @ApiProperty({ example: 'Hoodie, tote and mug', description: 'Its name; no two of yours are the same.' })
  @OneLine()
  @Text({
    min: 1,
    max: nameMax,
    tooShort: 'Give the line-up a name.',
    tooLong: `Use at most ${nameMax} characters for the name.`,
  })
  name!: string;

  @ApiProperty({
    type: Boolean,
    description: 'Whether new designs get it where nothing else is chosen. Another one stops being the default.',
    required: false,
    default: false,
  })
  @IsBoolean({ message: 'isDefault must be true or false.' })
  isDefault = false;

  @ApiProperty({
    type: LineUpShopBody,
    nullable: true,
    required: false,
    description: 'Where its products go; absent or null: the selected shop of your first connection.',
  })
  @ValidateNested({ message: 'Choose one of your shops.' })
  @Type(() => LineUpShopBody)
  @IsObject({ message: 'Choose one of your shops.' })
  @IsOptional()
  shop?: LineUpShopBody | null;

  @ApiProperty({
    type: [LineUpItemBody],
    description: 'Its products, in their order.',
    minItems: 1,
    maxItems: mostItems,
    example: [{ blueprintId: 77, printProviderId: 29, colors: ['Black', 'White'], price: 4499 }],
  })
  @ValidateNested({ each: true, message: 'Choose products from the list.' })
  @Type(() => LineUpItemBody)
  @ArrayMaxSize(mostItems, { message: `Choose at most ${mostItems} products.` })
  @ArrayNotEmpty({ message: 'Choose at least one product.' })
  @IsArray({ message: 'Choose at least one product.' })
  items!: LineUpItemBody[];
}

export class LineUpView {
  @ApiProperty({ format: 'uuid', description: 'The line-up.' })
  id!: string;

  @ApiProperty({ example: 'Hoodie, tote and mug', description: 'Its name.' })
  name!: string;

  @ApiProperty({ description: 'Whether new designs get it where nothing else is chosen.' })
  isDefault!: boolean;

  @ApiProperty({
    type: ShopView,
    nullable: true,
    description: 'Where its products go; null: the selected shop of your first connection.',
  })
  shop!: ShopView | null;

  @ApiProperty({ type: [LineUpItemView], description: 'Its products, in their order.' })
  items!: LineUpItemView[];
}

export class LineUpList {
  @ApiProperty({ type: [LineUpView], description: 'Your line-ups, oldest first.' })
  lineUps!: LineUpView[];

  @ApiProperty({
    type: 'integer',
    description: 'Credits that each product of a line-up costs, beside the credit of the design.',
    example: 0,
  })
  creditsEach!: number;
}
