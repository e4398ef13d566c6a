import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class Preferences {
  @ApiProperty({ description: 'Mail me when a design is finished.', example: true })
  @IsBoolean({ message: 'mailOnFinished must be true or false.' })
  mailOnFinished!: boolean;

  @ApiProperty({ description: 'Mail me when a design fails.', example: true })
  @IsBoolean({ message: 'mailOnFailed must be true or false.' })
  mailOnFailed!: boolean;
}
