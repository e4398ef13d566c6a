import { Body, Controller, Get, HttpCode, HttpStatus, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { PageQuery } from '../../platform/http/paging.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { BatchDetails, BatchPage, BatchSchedule, CreateBatch, CreatedBatch, UpdateBatch } from './batch.dto.ts';
import { BatchesService } from './batches.service.ts';

@ApiTags('Batches')
@ApiExtraModels(BatchSchedule)
@ApiBearerAuth()
@Controller('api/batches')
export class BatchesController {
  constructor(private readonly batches: BatchesService) {}

  @Idempotent()
  @Post()
  @HttpCode(HttpStatus.CREATED)
  @Scope('design')
  @ApiOperation({
    operationId: 'createBatch',
    summary: 'Turn a table of ideas into a batch of designs',
    description:
      'Checks every row and says what is wrong with it. Nothing is drawn and nothing charged before `startBatch`.',
  })
  @ApiCreatedResponse({ type: CreatedBatch, description: 'The batch, with the faults of every row.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'rate_limited')
  createBatch(@CurrentUser() user: AuthUser, @Body() body: CreateBatch): Promise<CreatedBatch> {
    return this.batches.createBatch(user, body);
  }

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'listBatches',
    summary: 'Your batches by pages, newest first',
    description: 'With the number of rows in each state, cost and pace.',
  })
  @ApiOkResponse({ type: BatchPage, description: 'A page of batches.' })
  @ApiProblems('validation_failed')
  listBatches(@CurrentUser() user: AuthUser, @Query() query: PageQuery): Promise<BatchPage> {
    return this.batches.listBatches(user.id, query);
  }

  @Get(':id')
  @Scope('read')
  @ApiOperation({
    operationId: 'getBatch',
    summary: 'One of your batches',
    description:
      'Rows by state, cost, pace, expected end, and what Printify allows today. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BatchDetails, description: 'The batch.' })
  @ApiProblems('not_found')
  getBatch(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<BatchDetails> {
    return this.batches.getBatch(user.id, id);
  }

  @Patch(':id')
  @Scope('design')
  @ApiOperation({
    operationId: 'updateBatch',
    summary: 'Rename a batch, or change its defaults or its schedule',
    description:
      'Rows that have not begun are checked again. With another schedule all that is not published yet is planned again. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BatchDetails, description: 'The batch after the change.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'rate_limited')
  updateBatch(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: UpdateBatch,
  ): Promise<BatchDetails> {
    return this.batches.updateBatch(user, id, body);
  }

  @Idempotent()
  @Post(':id/start')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'startBatch',
    summary: 'Start a batch, or go on with rows that were fixed',
    description:
      'A row is charged when it begins, never before, and gets its credit back where it fails. Out of credits the batch waits, and goes on by itself after a purchase. Done twice is done once. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BatchDetails, description: 'The batch after it.' })
  @ApiProblems('not_found', 'batch_state', 'nothing_to_start', 'rate_limited')
  startBatch(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<BatchDetails> {
    return this.batches.command(user, id, 'start');
  }

  @Post(':id/pause')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'pauseBatch',
    summary: 'Pause a batch',
    description:
      'No further row begins, and nothing more is sent to your shop until the batch goes on. Rows that have begun are finished. Done twice is done once. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BatchDetails, description: 'The batch after it.' })
  @ApiProblems('not_found', 'batch_state', 'rate_limited')
  pauseBatch(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<BatchDetails> {
    return this.batches.command(user, id, 'pause');
  }

  @Post(':id/resume')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'resumeBatch',
    summary: 'Go on with a paused batch',
    description:
      'What its schedule has missed takes the next free slots; what has missed its own date, or would have gone out at once, goes out. Done twice is done once. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BatchDetails, description: 'The batch after it.' })
  @ApiProblems('not_found', 'batch_state', 'rate_limited')
  resumeBatch(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<BatchDetails> {
    return this.batches.command(user, id, 'resume');
  }

  @Post(':id/cancel')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'cancelBatch',
    summary: 'Cancel a batch',
    description:
      'Rows that have not begun never begin and cost nothing. Designs that only wait are canceled, and their credits come back. What is made, or still being made, stays in your library: nothing goes out by itself any more. Done twice is done once. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BatchDetails, description: 'The batch after it.' })
  @ApiProblems('not_found', 'batch_state', 'rate_limited')
  cancelBatch(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<BatchDetails> {
    return this.batches.command(user, id, 'cancel');
  }
}
