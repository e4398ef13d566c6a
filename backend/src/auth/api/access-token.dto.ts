import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { Text } from '../../platform/http/text.ts';

const noAddress = 'username is the address of an account.';
const noPassword = 'password is the password of the account.';

export class CreateAccessToken {
  @ApiProperty({ enum: ['password'], example: 'password', description: 'Always `password`.' })
  @IsIn(['password'], { message: 'grant_type must be password.' })
  grant_type!: string;

  @ApiProperty({ maxLength: 255, example: 'seller@inkloom.example', description: 'The address of the account.' })
  @Text({ min: 1, max: 255, tooShort: noAddress, tooLong: noAddress })
  username!: string;

  @ApiProperty({ format: 'password', maxLength: 200, example: 'print-workshop', description: 'Its password.' })
  @MaxLength(200, { message: noPassword })
  @IsString({ message: noPassword })
  password!: string;
}

export class AccessToken {
  @ApiProperty({ description: 'The bearer of every other operation.' })
  access_token!: string;

  @ApiProperty({ enum: ['bearer'], description: 'Always `bearer`.' })
  token_type!: 'bearer';

  @ApiProperty({ type: 'integer', example: 3600, description: 'Seconds until it expires.' })
  expires_in!: number;

  @ApiProperty({ description: 'For the next tokens, at `/auth/v1/token?grant_type=refresh_token`.' })
  refresh_token!: string;
}
