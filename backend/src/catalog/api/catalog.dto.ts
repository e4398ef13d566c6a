import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Text } from '../../platform/http/text.ts';

export class CatalogProgress {
  @ApiProperty({
    description: 'running, or failed where the last refresh ended without a catalog.',
    enum: ['running', 'failed'],
    enumName: 'CatalogRefreshState',
  })
  state!: 'running' | 'failed';

  @ApiProperty({
    description: 'What is being read: the list of blueprints, their print providers, or the variants of each.',
    enum: ['blueprints', 'providers', 'variants'],
    enumName: 'CatalogPhase',
  })
  phase!: 'blueprints' | 'providers' | 'variants';

  @ApiProperty({ description: 'How many of the phase are read.', example: 120 })
  done!: number;

  @ApiProperty({
    description: 'Of how many; null while that is not known.',
    type: Number,
    nullable: true,
    example: 900,
  })
  total!: number | null;

  @ApiProperty({ description: 'Variants read so far.', example: 14_400 })
  variant_count!: number;

  @ApiProperty({ format: 'date-time', description: 'When the refresh began.' })
  started_at!: string;

  @ApiProperty({ description: 'What holds it up, or why it failed.', type: String, nullable: true })
  trouble!: string | null;
}

export class CatalogStatus {
  @ApiProperty({ description: 'Whether there is a catalog to look into.' })
  exists!: boolean;

  @ApiProperty({ example: 812_430, description: 'Variants in it.' })
  variant_count!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was read from Printify; null where there is none.',
  })
  refreshed_at!: string | null;

  @ApiProperty({
    description: 'A sentence for the screen where there is something to say.',
    type: String,
    nullable: true,
    example: 'No catalog data available. Run refresh to fetch catalog from Printify.',
  })
  message!: string | null;

  @ApiProperty({
    description: 'The refresh that is under way, or the last one where it failed.',
    type: CatalogProgress,
    nullable: true,
  })
  refresh!: CatalogProgress | null;
}

export class CatalogRefreshAccepted {
  @ApiProperty({
    description: 'Variants of the catalog that is there now; the new one takes its place when it is whole.',
  })
  variantCount!: number;

  @ApiProperty({ type: CatalogProgress, description: 'How far the refresh is.' })
  refresh!: CatalogProgress;
}

export class CatalogDownloadLink {
  @ApiProperty({
    description: 'Where the CSV can be had without a bearer token, once, within a minute.',
    example: '/api/admin/catalog/download/0199f0c2-6f0e-7…',
  })
  url!: string;
}

export class CatalogPrintAreaView {
  @ApiProperty({ example: 'front', description: 'Where on the shirt.' })
  position!: string;

  @ApiProperty({ description: 'Pixels.', example: 3709 })
  width!: number;

  @ApiProperty({ description: 'Pixels.', example: 4586 })
  height!: number;
}

export class CatalogVariantView {
  @ApiProperty({ example: 12, description: 'Blueprint id at Printify.' })
  blueprint_id!: number;

  @ApiProperty({ example: 'Unisex Jersey Short Sleeve Tee', description: 'Name of the blueprint.' })
  blueprint_title!: string;

  @ApiProperty({ example: 29, description: 'Print provider id at Printify.' })
  print_provider_id!: number;

  @ApiProperty({ example: 'Monster Digital', description: 'Name of the print provider.' })
  print_provider_name!: string;

  @ApiProperty({ example: 18_100, description: 'Variant id at Printify.' })
  variant_id!: number;

  @ApiProperty({ example: 'Black / S', description: 'Color and size, as Printify writes them.' })
  title!: string;

  @ApiProperty({ example: 'Black', description: 'Name of the color.' })
  color!: string;

  @ApiProperty({ example: 'S', description: 'Name of the size.' })
  size!: string;

  @ApiProperty({ description: 'As the last product that was seen had it; empty where none was.', example: '' })
  sku!: string;

  @ApiProperty({
    description: 'Cents; null where no product was seen yet: the catalog does not tell.',
    type: Number,
    nullable: true,
    example: 1078,
  })
  cost!: number | null;

  @ApiProperty({ description: 'In stock when the catalog was read.' })
  is_available!: boolean;

  @ApiProperty({ type: [CatalogPrintAreaView], description: 'Where it can be printed on.' })
  print_areas!: CatalogPrintAreaView[];
}

export class CatalogPage {
  @ApiProperty({ description: 'Variants that the search finds, all pages together.', example: 299 })
  total!: number;

  @ApiProperty({ type: [CatalogVariantView], description: 'Variants on this page.' })
  variants!: CatalogVariantView[];

  @ApiProperty({ description: 'Give it as `after` for the next page; null on the last.', type: String, nullable: true })
  next!: string | null;
}

export class CatalogQuery {
  @ApiPropertyOptional({
    description:
      'Words of title, brand, print provider, color or size, each from its beginning, in any order; or the beginning of a SKU.',
    maxLength: 200,
    example: 'bella navy 2xl',
  })
  @IsOptional()
  @Text({ min: 0, max: 200, tooShort: 'Search for a text.', tooLong: 'Search for at most 200 characters.' })
  search?: string;

  @ApiPropertyOptional({ description: '`next` of the page before.', example: '12.29.18105' })
  @IsOptional()
  @Matches(/^\d{1,10}\.\d{1,10}\.\d{1,10}$/, { message: 'Take `after` from `next` of the page before.' })
  after?: string;

  @ApiPropertyOptional({ description: 'Variants on a page.', minimum: 1, maximum: 200, default: 100 })
  @IsOptional()
  @Type(() => Number)
  @Max(200, { message: 'A page holds 1 to 200 variants.' })
  @Min(1, { message: 'A page holds 1 to 200 variants.' })
  @IsInt({ message: 'A page holds 1 to 200 variants.' })
  limit?: number;
}
