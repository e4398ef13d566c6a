import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { LineUpItemBody, LineUpShopBody } from '../../../line-ups/index.ts';
import { mostItems } from '../../../line-ups/model/line-up.ts';
import { ShopView } from '../../../printify/index.ts';
import { type PrintPosition, printPositions } from '../../../printify/model/product-variants.ts';
import { type ProductStage, productStages } from '../../model/products/design-product.ts';
import { type SyncState, syncStates } from '../../model/status/states.ts';
import {
  ColorSwatch,
  FurtherProduct,
  GenerationListing,
  GenerationPrint,
  GenerationWait,
  PrintReportInfo,
} from '../generations/generation.dto.ts';
import { PrintAreaInfo } from '../variants/variants.dto.ts';

export class AddProducts {
  @ApiProperty({ format: 'uuid', required: false, description: 'One of your line-ups. Give this or `items`.' })
  @IsUUID(undefined, { message: 'lineUpId must be the id of one of your line-ups.' })
  @IsOptional()
  lineUpId?: string;

  @ApiProperty({
    type: [LineUpItemBody],
    required: false,
    description: 'The products themselves. Give this or `lineUpId`.',
    maxItems: mostItems,
    example: [{ blueprintId: 68, printProviderId: 1, colors: ['White'], price: 1499 }],
  })
  @ValidateNested({ each: true, message: 'Choose products from the list.' })
  @Type(() => LineUpItemBody)
  @ArrayMaxSize(mostItems, { message: `Choose at most ${mostItems} products.` })
  @ArrayNotEmpty({ message: 'Choose at least one product.' })
  @IsArray({ message: 'Choose at least one product.' })
  @IsOptional()
  items?: LineUpItemBody[];

  @ApiProperty({
    type: LineUpShopBody,
    nullable: true,
    required: false,
    description: 'Where `items` go; absent or null: the selected shop of your first connection. A line-up has its own.',
  })
  @ValidateNested({ message: 'Choose one of your shops.' })
  @Type(() => LineUpShopBody)
  @IsObject({ message: 'Choose one of your shops.' })
  @IsOptional()
  shop?: LineUpShopBody | null;
}

export class ProductPriceBySize {
  @ApiProperty({ description: 'As the catalog calls it.', example: '11oz' })
  size!: string;

  @ApiProperty({ type: 'integer', description: 'Cents.', example: 1599 })
  price!: number;
}

export class ProductPrint extends GenerationPrint {
  @ApiProperty({ description: 'How wide it is, as a share of its print area.', example: 0.94 })
  scale!: number;

  @ApiProperty({
    type: PrintAreaInfo,
    nullable: true,
    description: 'The area it is for, in pixels at 300 DPI; null for older products.',
  })
  print_area!: PrintAreaInfo | null;

  @ApiProperty({
    type: PrintReportInfo,
    nullable: true,
    description: 'The print report of this file on its print area; null for older products.',
  })
  report!: PrintReportInfo | null;
}

export class DesignProductView extends FurtherProduct {
  @ApiProperty({ format: 'uuid', description: 'The product of the design.' })
  id!: string;

  @ApiProperty({ description: 'Its name at Printify.', example: 'Unisex Heavy Blend Hooded Sweatshirt' })
  title!: string;

  @ApiProperty({ description: 'Who prints it.', example: 'Monster Digital' })
  provider!: string;

  @ApiProperty({ type: 'integer', description: 'Blueprint id at Printify.', example: 77 })
  blueprint_id!: number;

  @ApiProperty({ type: 'integer', description: 'Print provider id at Printify.', example: 29 })
  print_provider_id!: number;

  @ApiProperty({ enum: printPositions, enumName: 'PrintPlace', description: 'Which side is printed.' })
  place!: PrintPosition;

  @ApiProperty({ type: [String], description: 'Colors that are for sale.' })
  colors!: string[];

  @ApiProperty({ type: [ColorSwatch], description: 'The same with how they look.' })
  color_swatches!: ColorSwatch[];

  @ApiProperty({
    type: String,
    enum: [...productStages, null],
    nullable: true,
    description: 'What is being done while its status is `making`.',
  })
  stage!: ProductStage | null;

  @ApiProperty({
    description:
      'Whether it shows an earlier version of the design: its update is under way, or failed and can be retried.',
  })
  is_outdated!: boolean;

  @ApiProperty({
    type: ShopView,
    nullable: true,
    description: 'The shop that it is in, or is to be made in; null: the selected one of your first connection.',
  })
  shop!: ShopView | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed or was refused, or is not in the shop.' })
  message!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'How its art prints, in a sentence; null before it is drawn.',
  })
  verdict!: string | null;

  @ApiProperty({ type: GenerationWait, nullable: true, description: 'What it waits for; it goes on by itself.' })
  waiting!: GenerationWait | null;

  @ApiProperty({ type: [ProductPrint], description: 'Its print files, each for some of the colors.' })
  prints!: ProductPrint[];

  @ApiProperty({ type: GenerationListing, nullable: true, description: 'Its words; null before they are written.' })
  listing!: GenerationListing | null;

  @ApiProperty({
    enum: syncStates,
    enumName: 'ListingSyncState',
    description: 'Whether Printify, and the shop, have the newest version of its listing.',
  })
  listing_sync!: SyncState;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Cents; null until its costs are known.',
    example: 4499,
  })
  price!: number | null;

  @ApiProperty({ type: [ProductPriceBySize], description: 'Sizes with a price of their own.' })
  size_prices!: ProductPriceBySize[];

  @ApiProperty({ type: 'integer', description: 'Credits that it costs; given back where it is not made.', example: 0 })
  credits!: number;

  @ApiProperty({ type: [String], description: 'Printify’s pictures of it.' })
  mockup_urls!: string[];

  @ApiProperty({ type: String, nullable: true, description: 'Its page at Printify.' })
  deep_link!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Its page in the shop.' })
  external_url!: string | null;
}

export class DesignProducts {
  @ApiProperty({ type: [DesignProductView], description: 'Beside the first product, in the order they were chosen.' })
  products!: DesignProductView[];

  @ApiProperty({ type: 'integer', description: 'Credits that one more product costs.', example: 0 })
  creditsEach!: number;

  @ApiProperty({ description: 'Whether you have more than one shop, over all connections. False without products.' })
  severalShops!: boolean;
}
