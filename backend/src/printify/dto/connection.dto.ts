import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { Text } from '../../platform/http/text.ts';

export class PrintifyShopInfo {
  @ApiProperty({ example: 8123456 })
  id!: number;

  @ApiProperty({ example: 'Paper & Thread' })
  title!: string;

  /** Where the shop sells: etsy, shopify, custom_integration, disconnected, … */
  @ApiProperty({ example: 'etsy' })
  sales_channel!: string;
}

export class PrintifyConnectionStatus {
  @ApiProperty()
  connected!: boolean;

  @ApiProperty({ type: [PrintifyShopInfo] })
  shops!: PrintifyShopInfo[];

  @ApiProperty({ type: Number, nullable: true, example: 8123456 })
  selectedShopId!: number | null;
}

export class ConnectPrintify {
  /** A personal access token from Printify, whole. It is stored encrypted and never shown again. */
  @ApiProperty({ minLength: 1, maxLength: 4000, example: 'sandbox_my-shop' })
  @Text({
    min: 1,
    max: 4000,
    tooShort: 'Please enter your Printify API token',
    tooLong: 'This is too long for a Printify API token. Paste the token alone.',
  })
  apiToken!: string;
}

export class SelectShop {
  @ApiProperty({ example: 8123456 })
  @Type(() => Number)
  @Min(1, { message: 'Choose one of your shops.' })
  @IsInt({ message: 'Choose one of your shops.' })
  shopId!: number;
}

export class PrintifyVariantColor {
  /** The catalog's name of the colour. */
  @ApiProperty({ example: 'Navy' })
  color!: string;

  /** For the swatch. */
  @ApiProperty({ example: '#1d2440' })
  hex!: string;

  /** Sizes it comes in, smallest first. */
  @ApiProperty({ type: [String], example: ['S', 'M', 'L'] })
  variants!: string[];
}
