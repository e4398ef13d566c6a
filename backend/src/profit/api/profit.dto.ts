import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { priceLimits } from '../../listing/index.ts';
import { Text } from '../../platform/http/text.ts';
import { type SellersMethod, sellersMethods } from '../../printify/index.ts';
import { type SellerCountry, sellerCountries } from '../model/etsy-fees.ts';
import type { SaleFees } from '../model/sale.ts';
import type { SizeProfit as SizeProfitFigures } from '../model/size-profits.ts';

const priceMessage = 'The price must be between $1.00 and $9999.99.';
const colorsMessage = 'Name colors of this design.';
const shippingMessage = 'Shipping must be between $0.00 and $100.00.';
const taxMessage = 'The sales tax must be between 0 and 30 percent, with at most two decimals.';
const offsiteAds = ['none', 'small', 'large'] as const;

export class SaleTermsQuery {
  @ApiProperty({
    description: "Country of the seller's bank account; EU: another one with the euro.",
    enum: sellerCountries,
    enumName: 'SellerCountry',
    required: false,
    default: 'US',
  })
  @IsIn(sellerCountries, { message: 'Choose one of the countries shown.' })
  country: SellerCountry = 'US';

  @ApiProperty({
    description: 'Country of the buyer, two letters.',
    required: false,
    default: 'US',
    type: String,
    pattern: '^[A-Z]{2}$',
    example: 'US',
  })
  @Matches(/^[A-Z]{2}$/, { message: "The buyer's country has two letters, such as US." })
  shipTo = 'US';

  @ApiProperty({
    description: 'What the buyer pays for shipping, in cents.',
    required: false,
    type: Number,
    default: 0,
    minimum: 0,
    maximum: 10_000,
  })
  @Type(() => Number)
  @Max(10_000, { message: shippingMessage })
  @Min(0, { message: shippingMessage })
  @IsInt({ message: shippingMessage })
  shippingCharged = 0;

  @ApiProperty({
    description: 'Percent of what the buyer pays that should be left.',
    required: false,
    type: Number,
    default: 30,
    minimum: 0,
    maximum: 80,
  })
  @Type(() => Number)
  @Max(80, { message: 'The margin may be at most 80 percent.' })
  @Min(0, { message: 'The margin must be at least 0 percent.' })
  @IsInt({ message: 'The margin must be a whole number of percent.' })
  targetMargin = 30;

  @ApiProperty({
    description: 'A sale through an offsite ad costs 15 % (small: below $10,000 of sales a year) or 12 % (large).',
    enum: offsiteAds,
    enumName: 'OffsiteAds',
    required: false,
    default: 'none',
  })
  @IsIn(offsiteAds, { message: 'Choose none, small or large.' })
  offsiteAds: (typeof offsiteAds)[number] = 'none';

  @ApiProperty({
    description:
      'Percent that the buyer pays on top of price and shipping: Etsy charges its payment fee on it too. Absent: the average of the United States for a buyer there, 0 for every other.',
    required: false,
    type: Number,
    minimum: 0,
    maximum: 30,
    example: 7.52,
  })
  @IsOptional()
  @Type(() => Number)
  @Max(30, { message: taxMessage })
  @Min(0, { message: taxMessage })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: taxMessage })
  salesTax?: number;

  @ApiProperty({
    description: 'How Printify sends it; standard where the print provider does not send it as wanted.',
    enum: sellersMethods,
    enumName: 'ShippingMethod',
    required: false,
    default: 'standard',
  })
  @IsIn(sellersMethods, { message: 'Choose standard or economy.' })
  shippingMethod: SellersMethod = 'standard';
}

export class ProfitQuery extends SaleTermsQuery {
  @ApiProperty({
    description: 'Price of every size without one of its own, in cents.',
    minimum: priceLimits.min,
    maximum: priceLimits.max,
    example: 2499,
  })
  @Type(() => Number)
  @Max(priceLimits.max, { message: priceMessage })
  @Min(priceLimits.min, { message: priceMessage })
  @IsInt({ message: priceMessage })
  price!: number;

  @ApiProperty({
    description: 'Prices of single sizes in cents: `size:price`, with commas between them.',
    required: false,
    type: String,
    maxLength: 600,
    example: '2XL:2699,3XL:2899',
  })
  @Matches(/^([^:,]{1,20}:\d{3,6}(,[^:,]{1,20}:\d{3,6})*)?$/, {
    message: `Prices of sizes look like 2XL:2699,3XL:2899; each between ${priceLimits.min} and ${priceLimits.max} cents.`,
  })
  @Text({ min: 0, max: 600, tooShort: 'Name prices of sizes.', tooLong: 'These are too many prices of sizes.' })
  sizePrices = '';
}

class ColorsQuery {
  @ApiProperty({
    type: [String],
    required: false,
    maxItems: 100,
    description: 'As if these of its colors were for sale, each as a parameter of its own.',
  })
  @Transform(({ value }) => (value === undefined ? undefined : [value].flat()))
  @ArrayMaxSize(100, { message: colorsMessage })
  @IsString({ each: true, message: colorsMessage })
  @IsOptional()
  colorsOn?: string[];
}

/** Without a price or colors: at that of the design, in those that are for sale. */
export class GenerationProfitQuery extends IntersectionType(
  SaleTermsQuery,
  PartialType(PickType(ProfitQuery, ['price'])),
  ColorsQuery,
) {}

/** As of a design; `sizePrices` of those that have one of their own. */
export class ProductProfitQuery extends IntersectionType(
  GenerationProfitQuery,
  PickType(ProfitQuery, ['sizePrices']),
) {}

export class SaleFeesInfo implements SaleFees {
  @ApiProperty({ example: 20, description: 'Fee for the listing, renewed with each sale.' })
  listing!: number;

  @ApiProperty({ example: 162, description: 'Percentage of price and shipping.' })
  transaction!: number;

  @ApiProperty({ example: 100, description: 'For the payment: a percentage and a fixed part.' })
  payment!: number;

  @ApiProperty({ example: 6, description: 'What more the payment fee is because it is taken of the sales tax too.' })
  paymentOnTax!: number;

  @ApiProperty({ example: 0, description: 'Regulatory operating fee of some countries.' })
  regulatory!: number;

  @ApiProperty({ example: 0, description: 'For a sale through an offsite ad.' })
  offsiteAds!: number;

  @ApiProperty({ example: 288, description: 'All of these together.' })
  total!: number;
}

/** Money is US cents. */
export class SizeProfit implements SizeProfitFigures {
  @ApiProperty({ example: 'M', description: 'The size.' })
  size!: string;

  @ApiProperty({ example: 2499, description: 'Price of this size.' })
  price!: number;

  @ApiProperty({
    description: 'What Printify charges for the shirt, in its most expensive color; null until a product has told it.',
    type: Number,
    nullable: true,
    example: 1099,
  })
  cost!: number | null;

  @ApiProperty({
    description: 'What Printify charges for sending one; null where it does not ship there or was not asked.',
    type: Number,
    nullable: true,
    example: 475,
  })
  shipping!: number | null;

  @ApiProperty({ type: SaleFeesInfo, description: "Etsy's fees of one sale." })
  fees!: SaleFeesInfo;

  @ApiProperty({
    description: 'What is left for the seller; negative where it loses money; null where a cost is not known.',
    type: Number,
    nullable: true,
    example: 637,
  })
  left!: number | null;

  @ApiProperty({
    description: 'Percent of what the buyer pays that is left.',
    type: Number,
    nullable: true,
    example: 25,
  })
  margin!: number | null;

  @ApiProperty({ description: 'Lowest price that loses nothing.', type: Number, nullable: true, example: 1794 })
  breakEven!: number | null;

  @ApiProperty({ description: 'Lowest price with the margin aimed at.', type: Number, nullable: true, example: 2688 })
  targetPrice!: number | null;
}

export class ProfitView {
  @ApiProperty({ description: "Of the seller's shirt, smallest first.", type: [SizeProfit] })
  sizes!: SizeProfit[];

  @ApiProperty({ description: 'What to know before publishing at these prices.', type: [String] })
  warnings!: string[];

  @ApiProperty({ description: 'What the figures take for granted.', type: [String] })
  assumptions!: string[];

  @ApiProperty({ description: 'Whether costs are known.' })
  costsKnown!: boolean;

  @ApiProperty({ description: 'How Printify sends it.', enum: sellersMethods, enumName: 'ShippingMethod' })
  shippingMethod!: SellersMethod;

  @ApiProperty({ description: 'Percent of sales tax that is counted.', example: 7.52 })
  salesTax!: number;

  @ApiProperty({ description: "The day of Etsy's fees.", format: 'date', example: '2026-08-13' })
  feesAsOf!: string;

  @ApiProperty({ format: 'uri', description: 'Where Etsy publishes its fees.' })
  feesSource!: string;
}
