import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { GenerationView, ListGenerations } from './generation.dto.ts';
import { GenerationStream } from './generation-stream.ts';
import { GenerationsService } from './generations.service.ts';
import { GenerationEventInfo } from './history.dto.ts';
import { HistoryService } from './history.service.ts';
import { isCurrent, tagOf } from './list-etag.ts';

const idParam = { name: 'id', format: 'uuid', description: 'Id of the design.' };

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
  @ApiOperation({ operationId: 'listGenerations', summary: 'Your designs, newest first' })
  @ApiOkResponse({
    type: [GenerationView],
    headers: { ETag: { description: 'Send it back as If-None-Match', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'Nothing has changed since the answer with this ETag' })
  @ApiProblems('validation_failed')
  async list(
    @CurrentUser() user: AuthUser,
    @Query() { limit }: ListGenerations,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationView[] | undefined> {
    const tag = tagOf(user.id, await this.generations.version(user.id), limit);
    void reply.header('ETag', tag).header('Cache-Control', 'private, no-cache');
    if (!isCurrent(request.headers['if-none-match'], tag)) return this.generations.list(user.id, limit);
    void reply.status(304);
    return undefined;
  }

  @Get('events')
  @ApiOperation({ operationId: 'streamGenerations', summary: 'Changes of your designs as they happen' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description: 'Server-sent events: `generation` with a design as data, `refresh` where some may have been missed',
    schema: { type: 'string' },
  })
  @ApiProblems()
  events(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.stream.open(user, request, reply);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getGeneration', summary: 'One of your designs' })
  @ApiParam(idParam)
  @ApiOkResponse({ type: GenerationView })
  @ApiProblems('not_found')
  async read(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<GenerationView> {
    const generation = await this.generations.view(user.id, id);
    if (!generation) throw new AppError('not_found');
    return generation;
  }

  @Get(':id/history')
  @ApiOperation({ operationId: 'getGenerationHistory', summary: 'What happened to one of your designs, oldest first' })
  @ApiParam(idParam)
  @ApiOkResponse({ type: [GenerationEventInfo] })
  @ApiProblems('not_found')
  readHistory(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<GenerationEventInfo[]> {
    return this.history.read(user.id, id);
  }
}
