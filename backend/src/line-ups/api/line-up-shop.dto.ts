import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Min } from 'class-validator';

const noShop = 'Choose one of your shops.';

/** Where the products of a line-up go. */
export class LineUpShopBody {
  @ApiProperty({
    format: 'uuid',
    type: String,
    nullable: true,
    required: false,
    description: 'A connection of `listConnections`; absent or null: the first one.',
  })
  @IsUUID(undefined, { message: noShop })
  @IsOptional()
  connectionId?: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    required: false,
    description: 'One of its shops; absent or null: its selected one, whichever that is then.',
  })
  @Min(1, { message: noShop })
  @IsInt({ message: noShop })
  @IsOptional()
  shopId?: number | null;
}
