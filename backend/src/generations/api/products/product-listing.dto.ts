import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { priceLimits } from '../../../listing/index.ts';
import { SizePrices } from '../../../settings/index.ts';
import { ListingView, SaveListing } from '../listing/listing.dto.ts';

export class UpdateDesignProduct extends SaveListing {
  @ApiProperty({
    description:
      'Cents, of single sizes that it is sold in. Without a `price` the others stay as they are; with one they get that.',
    type: 'object',
    additionalProperties: { type: 'integer', minimum: priceLimits.min, maximum: priceLimits.max },
    selfRequired: false,
    example: { '11oz': 1699 },
  })
  @SizePrices()
  @IsOptional()
  sizePrices?: Record<string, number>;
}

export class ProductListingView extends OmitType(ListingView, ['price']) {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Cents, of the sizes without a price of their own; null until its costs are known.',
    example: 1499,
  })
  price!: number | null;
}
