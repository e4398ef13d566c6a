import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { GenerationView } from './generation.dto.ts';
import { GenerationStream } from './generation-stream.ts';
import { GenerationsService } from './generations.service.ts';
import { GenerationEventInfo } from './history.dto.ts';
import { HistoryService } from './history.service.ts';
import { ListGenerations } from './list.dto.ts';
import { isCurrent, listEtag } from './list-etag.ts';
import { listHeaders, sendListHeaders } from './list-headers.ts';

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/generations')
export class GenerationsController {
  constructor(
    private readonly generations: GenerationsService,
    private readonly stream: GenerationStream,
    private readonly history: HistoryService,
  ) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'listGenerations',
    summary: 'Your designs, newest first',
    description:
      'In pages: `X-Next-Cursor` of one page is the `cursor` of the next. Designs that are made meanwhile neither repeat nor hide one. Filters are combined. With `If-None-Match` and the ETag of an earlier answer it is answered with 304 until something changes, at almost no cost.',
  })
  @ApiOkResponse({ type: [GenerationView], headers: listHeaders, description: 'Your designs.' })
  @ApiResponse({ status: 304, description: 'Nothing has changed since the answer with this ETag' })
  @ApiProblems('validation_failed')
  async listGenerations(
    @CurrentUser() user: AuthUser,
    @Query() query: ListGenerations,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationView[] | undefined> {
    const etag = listEtag(user.id, await this.generations.findFeedVersion(user.id), query);
    void reply.header('ETag', etag).header('Cache-Control', 'private, no-cache');
    if (isCurrent(request.headers['if-none-match'], etag)) {
      void reply.status(304);
      return undefined;
    }
    const list = await this.generations.listGenerations(user.id, query);
    sendListHeaders(reply, request.url, list);
    return list.generations;
  }

  @Get('events')
  @Scope('read')
  @ApiOperation({
    operationId: 'streamGenerations',
    summary: 'Changes of your designs as they happen',
    description: 'The answer does not end, so that Swagger UI shows it as loading. Try it with `curl --no-buffer`.',
  })
  @ApiOkResponse({
    description:
      'Server-sent events: `generation` with a design as data, `deleted` with the id of one that is gone, `batch` with the id of a batch that has changed, `version` with the `id` of a design and the `version` and `state` of one of its versions, `refresh` where some may have been missed.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblems('rate_limited')
  streamGenerations(@CurrentUser() user: AuthUser, @Res() reply: FastifyReply): void {
    this.stream.open(user, reply);
  }

  @Get(':id')
  @Scope('read')
  @ApiOperation({
    operationId: 'getGeneration',
    summary: 'One of your designs',
    description:
      'Everything about it: state, pictures, listing, print report and product. Needs a design: its `id` comes from `listGenerations`.',
  })
  @ApiIdParam('The design.')
  @ApiOkResponse({ type: GenerationView, description: 'The design.' })
  @ApiProblems('not_found')
  getGeneration(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<GenerationView> {
    return this.generations.getGeneration(user.id, id);
  }

  @Post(':id/cancel')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'cancelGeneration',
    summary: 'Cancel one of your designs that waits, and get its credit back',
    description:
      'For a design whose `waiting.can_cancel` is true. Canceled twice is canceled once. Needs a design that waits: its `id` comes from `listGenerations`.',
  })
  @ApiIdParam('The design.')
  @ApiOkResponse({ type: GenerationView, description: 'The canceled design.' })
  @ApiProblems('not_found', 'not_cancellable')
  cancelGeneration(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<GenerationView> {
    return this.generations.cancelGeneration(user.id, id);
  }

  @Get(':id/history')
  @Scope('read')
  @ApiOperation({
    operationId: 'getGenerationHistory',
    summary: 'What happened to one of your designs, oldest first',
    description:
      'From the accepted request to the published product. Needs a design: its `id` comes from `listGenerations`.',
  })
  @ApiIdParam('The design.')
  @ApiOkResponse({ type: [GenerationEventInfo], description: 'What happened.' })
  @ApiProblems('not_found')
  getGenerationHistory(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<GenerationEventInfo[]> {
    return this.history.getHistory(user.id, id);
  }
}
