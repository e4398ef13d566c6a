import { ApiProperty } from '@nestjs/swagger';
import { QueryNumber } from '../../../platform/http/paging.ts';

export class QueueHealth {
  @ApiProperty({ description: 'What kind of job it is.', example: 'send-mail' })
  name!: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Not begun yet, those meant for later included.' })
  waiting!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Failed at least once and to be tried again.' })
  retrying!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Being done by a worker.' })
  running!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Out of tries; kept for a week.' })
  failed!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the job that waits longest could have begun; null where none could.',
  })
  oldest_waiting_at!: string | null;
}

export class FailedJob {
  @ApiProperty({ format: 'uuid', description: 'For `retryJob`.' })
  id!: string;

  @ApiProperty({ example: 'send-mail', description: 'What kind of job it is.' })
  queue!: string;

  @ApiProperty({ format: 'date-time', description: 'When it was enqueued.' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When its last try failed.' })
  failed_at!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How often it was tried.' })
  tries!: number;

  @ApiProperty({
    maxLength: 500,
    description: 'What the last try ended with, in the words of whoever refused it.',
    example: 'connect ECONNREFUSED 127.0.0.1:25',
  })
  error!: string;
}

export class FailedJobQuery {
  @QueryNumber({ name: 'limit', max: 200, default: 50, description: 'The last to fail first; at most so many.' })
  limit = 50;
}
