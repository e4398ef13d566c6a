import { ApiProperty } from '@nestjs/swagger';
import { type Scope, scopes } from '../../platform/http/scopes.ts';

export class Grant {
  @ApiProperty({ format: 'uuid', description: 'For `endGrant`.' })
  id!: string;

  @ApiProperty({ example: 'Claude', description: 'As the app calls itself. Nobody has checked it.' })
  name!: string;

  @ApiProperty({ example: 'claude.ai', description: 'Where its answers went when you allowed it.' })
  address!: string;

  @ApiProperty({ enum: scopes, enumName: 'Scope', isArray: true, description: 'What it may do.' })
  scopes!: Scope[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'What it may spend in a day (UTC); null: no limit.' })
  credits_per_day!: number | null;

  @ApiProperty({ format: 'date-time', description: 'When you allowed it.' })
  created_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it last asked for something, to the minute; null: never.',
  })
  last_used_at!: string | null;

  @ApiProperty({ format: 'date-time', description: 'Then it has to ask you again.' })
  ends_at!: string;
}
