import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Matches, Min } from 'class-validator';
import { CanBeLeftOut } from '../../platform/http/can-be-left-out.ts';
import { OneLine, Text } from '../../platform/http/text.ts';
import { type PrintNetwork, printNetworks } from '../model/network.ts';
import { PrintifyConnectionStatus, PrintifyShopInfo } from './connection.dto.ts';

const nameMax = 60;
const networkProperty = {
  enum: printNetworks,
  enumName: 'PrintNetwork',
  description: 'Whose account it is. Printful means Printful Enterprise, which speaks Printify’s API.',
};

const NameRules = () =>
  Text({
    min: 1,
    max: nameMax,
    tooShort: 'Give the connection a name.',
    tooLong: `Use at most ${nameMax} characters for the name.`,
  });

const tokenProperty = {
  description: 'A personal access token of the network, whole. It is stored encrypted and never shown again.',
  minLength: 1,
  maxLength: 4000,
  example: 'sandbox_second-shop',
};

const TokenRules = () =>
  Text({
    min: 1,
    max: 4000,
    tooShort: 'Please enter the API token',
    tooLong: 'This is too long for an API token. Paste the token alone.',
  });
const oneToken = { message: 'This is no API token. Paste the token alone, in one piece.' };

export class CreateConnection {
  @ApiProperty({ ...networkProperty, example: 'printify' })
  @IsIn(printNetworks, { message: 'network must be "printify" or "printful".' })
  network!: PrintNetwork;

  @ApiProperty({ example: 'Second shop', maxLength: nameMax, description: 'Its name; no two of yours are the same.' })
  @OneLine()
  @NameRules()
  name!: string;

  @ApiProperty(tokenProperty)
  @Matches(/^[\x21-\x7e]*$/, oneToken)
  @TokenRules()
  apiToken!: string;
}

export class UpdateConnection {
  @ApiProperty({ required: false, example: 'Outlet', maxLength: nameMax, description: 'Its new name.' })
  @OneLine()
  @NameRules()
  @CanBeLeftOut()
  name?: string;

  @ApiProperty({ ...tokenProperty, required: false })
  @Matches(/^[\x21-\x7e]*$/, oneToken)
  @TokenRules()
  @CanBeLeftOut()
  apiToken?: string;

  @ApiProperty({ required: false, type: 'integer', description: 'The shop to select, one of its shops.' })
  @Type(() => Number)
  @Min(1, { message: 'Choose one of your shops.' })
  @IsInt({ message: 'Choose one of your shops.' })
  @CanBeLeftOut()
  shopId?: number;
}

export class ConnectionView extends PrintifyConnectionStatus {
  @ApiProperty({
    format: 'uuid',
    type: String,
    nullable: true,
    description: 'The connection; null: the first one, which `getPrintifyConnection` describes too.',
  })
  id!: string | null;

  @ApiProperty({ example: 'Second shop', description: 'Its name.' })
  name!: string;

  @ApiProperty(networkProperty)
  network!: PrintNetwork;

  @ApiProperty({ type: [String], description: 'Line-ups that put products there. While there are any, it stays.' })
  lineUps!: string[];
}

export class ConnectionList {
  @ApiProperty({ type: [ConnectionView], description: 'Your connections, the first one first.' })
  connections!: ConnectionView[];
}

/** Where products go, as a person reads it. */
export class ShopView {
  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'The connection; null: the first one.' })
  connectionId!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The shop; null: the selected one of the connection.' })
  shopId!: number | null;

  @ApiProperty({ example: 'Second shop', description: 'Name of the connection.' })
  connection!: string;

  @ApiProperty(networkProperty)
  network!: PrintNetwork;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Paper & Thread',
    description: 'Name of the shop, of the selected one where none is named; null where there is none.',
  })
  title!: PrintifyShopInfo['title'] | null;

  @ApiProperty({ description: 'False where the connection was removed, or has no such shop any more.' })
  isThere!: boolean;
}
