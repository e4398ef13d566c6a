import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { FailedJob, FailedJobQuery, QueueHealth } from './queues.dto.ts';
import { QueuesService } from './queues.service.ts';

const nameParam = { name: 'name', description: 'The queue: one of the names of `listQueues`.', example: 'send-mail' };

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/queues')
export class QueuesController {
  constructor(private readonly queues: QueuesService) {}

  @Get()
  @ApiOperation({
    operationId: 'listQueues',
    summary: 'How many jobs of each kind wait, run and have failed',
    description: 'Timed work is in it too. Needs an administrator.',
  })
  @ApiOkResponse({ type: [QueueHealth], description: 'The queues.' })
  @ApiProblems('forbidden')
  listQueues(): Promise<QueueHealth[]> {
    return this.queues.listQueues();
  }

  @Get(':name/failed')
  @ApiOperation({
    operationId: 'listFailedJobs',
    summary: 'The jobs of a kind that are out of tries',
    description: 'Failed jobs are stored for a week. Needs an administrator.',
  })
  @ApiParam(nameParam)
  @ApiOkResponse({ type: [FailedJob], description: 'The jobs.' })
  @ApiProblems('forbidden', 'not_found', 'validation_failed')
  listFailedJobs(@Param('name') name: string, @Query() { limit }: FailedJobQuery): Promise<FailedJob[]> {
    return this.queues.listFailedJobs(name, limit);
  }

  @Post(':name/failed/:id/retry')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'retryJob',
    summary: 'Try a failed job once more',
    description:
      'The job waits for a worker again, with all of its tries. Needs an administrator and a failed job: its `id` comes from `listFailedJobs`.',
  })
  @ApiParam(nameParam)
  @ApiIdParam('The job.')
  @ApiNoContentResponse({ description: 'The job waits again.' })
  @ApiProblems('forbidden', 'not_found', 'job_not_failed')
  retryJob(
    @CurrentUser() admin: AuthUser,
    @Param('name') name: string,
    @Param('id', PathId) id: string,
  ): Promise<void> {
    return this.queues.retryJob(admin.id, name, id);
  }
}
