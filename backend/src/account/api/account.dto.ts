import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../platform/http/text.ts';

export class DeleteAccount {
  @ApiProperty({
    minLength: 1,
    maxLength: 200,
    format: 'password',
    description: 'The password of the account, so that an open browser is not enough.',
    example: 'print-workshop',
  })
  @Text({ min: 1, max: 200, tooShort: 'Please enter your password', tooLong: 'Current password is incorrect' })
  password!: string;
}
