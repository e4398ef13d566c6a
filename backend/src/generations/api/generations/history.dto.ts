import { ApiProperty } from '@nestjs/swagger';
import { type EventKind, eventKinds } from '../../history/history.ts';

export class GenerationEventInfo {
  @ApiProperty({ description: 'Grows with time.', example: '4711' })
  id!: string;

  @ApiProperty({ format: 'date-time', description: 'When it happened.' })
  at!: string;

  @ApiProperty({ enum: eventKinds, enumName: 'GenerationEventKind', description: 'What happened.' })
  kind!: EventKind;

  @ApiProperty({ description: 'A sentence for the seller.' })
  message!: string;

  @ApiProperty({
    description: 'What else is known of it; depends on the kind.',
    type: 'object',
    additionalProperties: true,
  })
  detail!: Record<string, unknown>;
}
