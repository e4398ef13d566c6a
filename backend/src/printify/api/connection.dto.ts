import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Matches, Min } from 'class-validator';
import { Text } from '../../platform/http/text.ts';

export class PrintifyShopInfo {
  @ApiProperty({ example: 8123456, description: 'For `selectPrintifyShop`.' })
  id!: number;

  @ApiProperty({ example: 'Paper & Thread', description: 'Its name at Printify.' })
  title!: string;

  @ApiProperty({
    description: 'Where the shop sells: etsy, shopify, custom_integration, disconnected, …',
    example: 'etsy',
  })
  sales_channel!: string;
}

export class PrintifyConnectionStatus {
  @ApiProperty({ description: 'True where a token is stored.' })
  connected!: boolean;

  @ApiProperty({ type: [PrintifyShopInfo], description: 'Shops of the account.' })
  shops!: PrintifyShopInfo[];

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 8123456,
    description: 'The shop that products go to; null where none is chosen.',
  })
  selectedShopId!: number | null;

  @ApiProperty({
    description: 'When the token ends, as it says itself; null where it does not.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  tokenExpiresAt!: string | null;

  @ApiProperty({
    description: 'The permissions that the token carries, as it says itself; null where it does not.',
    type: [String],
    nullable: true,
    example: ['shops.read', 'products.write'],
  })
  scopes!: string[] | null;

  @ApiProperty({
    description: 'What the seller should do soon, such as renew the token; else null.',
    type: String,
    nullable: true,
  })
  warning!: string | null;
}

export class ConnectPrintify {
  @ApiProperty({
    description: 'A personal access token from Printify, whole. It is stored encrypted and never shown again.',
    minLength: 1,
    maxLength: 4000,
    example: 'sandbox_my-shop',
  })
  @Matches(/^[\x21-\x7e]*$/, { message: 'This is no Printify API token. Paste the token alone, in one piece.' })
  @Text({
    min: 1,
    max: 4000,
    tooShort: 'Please enter your Printify API token',
    tooLong: 'This is too long for a Printify API token. Paste the token alone.',
  })
  apiToken!: string;
}

export class SelectShop {
  @ApiProperty({ example: 8123456, description: 'One of the shops of the account.' })
  @Type(() => Number)
  @Min(1, { message: 'Choose one of your shops.' })
  @IsInt({ message: 'Choose one of your shops.' })
  shopId!: number;
}

export class PrintifyVariantColor {
  @ApiProperty({ description: "The catalog's name of the color.", example: 'Navy' })
  color!: string;

  @ApiProperty({ description: 'For the swatch.', example: '#1d2440' })
  hex!: string;

  @ApiProperty({ description: 'Sizes it comes in, smallest first.', type: [String], example: ['S', 'M', 'L'] })
  variants!: string[];
}
