import { ApiProperty } from '@nestjs/swagger';

export class UserSession {
  @ApiProperty({ format: 'uuid', description: 'For `endSession`.' })
  id!: string;

  @ApiProperty({ format: 'date-time', description: 'When somebody signed in.' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When its tokens were last renewed.' })
  last_active_at!: string;

  @ApiProperty({ type: String, nullable: true, description: 'As the browser told it at sign-in.' })
  user_agent!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '203.0.113.7',
    description: 'Address that the sign-in came from.',
  })
  ip!: string | null;

  @ApiProperty({ description: 'True for the session that asks.' })
  current!: boolean;
}
