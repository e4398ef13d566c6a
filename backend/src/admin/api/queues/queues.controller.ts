import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { FailedJob, FailedJobQuery, QueueHealth } from './queues.dto.ts';
import { QueuesService } from './queues.service.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/queues')
export class QueuesController {
  constructor(private readonly queues: QueuesService) {}

  @Get()
  @ApiOperation({ operationId: 'listQueues', summary: 'How many jobs of each kind wait, run and have failed' })
  @ApiOkResponse({ type: [QueueHealth] })
  @ApiProblems('forbidden')
  listQueues(): Promise<QueueHealth[]> {
    return this.queues.listQueues();
  }

  @Get(':name/failed')
  @ApiOperation({ operationId: 'listFailedJobs', summary: 'The jobs of a kind that are out of tries' })
  @ApiOkResponse({ type: [FailedJob] })
  @ApiProblems('forbidden', 'not_found', 'validation_failed')
  listFailedJobs(@Param('name') name: string, @Query() { limit }: FailedJobQuery): Promise<FailedJob[]> {
    return this.queues.listFailedJobs(name, limit);
  }

  @Post(':name/failed/:id/retry')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'retryJob', summary: 'Try a failed job once more' })
  @ApiNoContentResponse()
  @ApiProblems('forbidden', 'not_found', 'job_not_failed')
  retryJob(
    @CurrentUser() admin: AuthUser,
    @Param('name') name: string,
    @Param('id', PathId) id: string,
  ): Promise<void> {
    return this.queues.retryJob(admin.id, name, id);
  }
}
