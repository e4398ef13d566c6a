import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Text } from '../platform/http/text.ts';

export class Preferences {
  @ApiProperty({ description: 'Mail me when a design is finished.' })
  @IsBoolean({ message: 'mailOnFinished must be true or false.' })
  mailOnFinished!: boolean;

  @ApiProperty({ description: 'Mail me when a design fails.' })
  @IsBoolean({ message: 'mailOnFailed must be true or false.' })
  mailOnFailed!: boolean;
}

export class DeleteAccount {
  @ApiProperty({ minLength: 1, maxLength: 200, format: 'password' })
  @Text({ min: 1, max: 200, tooShort: 'Please enter your password', tooLong: 'Current password is incorrect' })
  password!: string;
}
