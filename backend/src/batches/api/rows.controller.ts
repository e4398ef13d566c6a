import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { BulkOutcome, toBulkOutcome } from '../../generations/index.ts';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { AddRows } from './batch.dto.ts';
import { BatchesService } from './batches.service.ts';
import { ChooseRows, RowCheck, RowPage, RowQuery, RowView, UpdateRow, UpdateRows } from './row.dto.ts';
import { RowCellsService } from './row-cells.service.ts';
import { RowsService } from './rows.service.ts';

@ApiTags('Batches')
@ApiBearerAuth()
@Controller('api/batches/:id')
export class RowsController {
  constructor(
    private readonly batches: BatchesService,
    private readonly rows: RowsService,
    private readonly cells: RowCellsService,
  ) {}

  @Get('rows')
  @Scope('read')
  @ApiOperation({
    operationId: 'listBatchRows',
    summary: 'The rows of a batch, in their order',
    description:
      'In pages: `nextCursor` of one page is the `cursor` of the next. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: RowPage, description: 'A page of rows.' })
  @ApiProblems('validation_failed', 'not_found')
  listBatchRows(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Query() query: RowQuery,
  ): Promise<RowPage> {
    return this.rows.listRows(user.id, id, query);
  }

  @Idempotent()
  @Post('rows')
  @HttpCode(HttpStatus.CREATED)
  @Scope('design')
  @ApiOperation({
    operationId: 'addBatchRows',
    summary: 'Add rows to a batch',
    description: 'They are checked, and come behind the others. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiCreatedResponse({ type: [RowCheck], description: 'The new rows, with what is wrong with each.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'batch_state', 'rate_limited')
  addBatchRows(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() { rows }: AddRows,
  ): Promise<RowCheck[]> {
    return this.batches.addRows(user, id, rows);
  }

  @Patch('rows')
  @Scope('design')
  @ApiOperation({
    operationId: 'updateBatchRows',
    summary: 'Change the same cells of many rows',
    description:
      'They are checked again. With `all`, every row that can still be changed. A row that is approved, being made or published is left as it is, and named. Needs a batch with rows: their ids come from `listBatchRows`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each row.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'rate_limited')
  async updateBatchRows(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() { rowIds, all, ...cells }: UpdateRows,
  ): Promise<BulkOutcome> {
    return toBulkOutcome(await this.cells.update(user.id, id, { rowIds, all }, cells));
  }

  @Patch('rows/:rowId')
  @Scope('design')
  @ApiOperation({
    operationId: 'updateBatchRow',
    summary: 'Change a row of a batch',
    description:
      'It is checked again. A row that is drawn already is drawn anew only by `retryBatchRows`. With `publishAt` an approved row moves to another time. Needs a batch with rows: their ids come from `listBatchRows`.',
  })
  @ApiIdParam('The batch.')
  @ApiParam({ name: 'rowId', format: 'uuid', description: 'The row.', example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b' })
  @ApiOkResponse({ type: RowView, description: 'The row after the change.' })
  @ApiProblems(
    'validation_failed',
    'bad_json',
    'payload_too_large',
    'not_found',
    'not_ready',
    'slot_taken',
    'rate_limited',
  )
  updateBatchRow(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('rowId', PathId) rowId: string,
    @Body() body: UpdateRow,
  ): Promise<RowView> {
    return this.rows.updateRow(user.id, id, rowId, { ...body });
  }

  @Post('rows/approve')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'approveBatchRows',
    summary: 'Approve rows',
    description:
      'Made designs are published: at once, on their own date, or in the next free slots of the schedule. With `all`, every row that this can be done with. Needs a batch with rows: their ids come from `listBatchRows`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each row.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'rate_limited')
  async approveBatchRows(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() chosen: ChooseRows,
  ): Promise<BulkOutcome> {
    return toBulkOutcome(await this.rows.act(user.id, id, 'approve', chosen));
  }

  @Post('rows/discard')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'discardBatchRows',
    summary: 'Discard rows',
    description:
      'Made designs go to the trash for 30 days. A row that has not begun costs nothing. With `all`, every row that this can be done with. Needs a batch with rows: their ids come from `listBatchRows`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each row.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'rate_limited')
  async discardBatchRows(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() chosen: ChooseRows,
  ): Promise<BulkOutcome> {
    return toBulkOutcome(await this.rows.act(user.id, id, 'discard', chosen));
  }

  @Idempotent()
  @Post('rows/retry')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'retryBatchRows',
    summary: 'Try rows again',
    description:
      'What was drawn already is taken to Printify again, free of charge. Anything else is drawn anew, for one credit when its turn comes. With `all`, every row that this can be done with. Needs a batch with rows: their ids come from `listBatchRows`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each row.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'rate_limited')
  async retryBatchRows(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() chosen: ChooseRows,
  ): Promise<BulkOutcome> {
    return toBulkOutcome(await this.rows.act(user.id, id, 'retry', chosen));
  }

  @Post('rows/restore')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'restoreBatchRows',
    summary: 'Take back discarded rows',
    description:
      'Their designs come out of the trash. With `all`, every row that this can be done with. Needs a batch with rows: their ids come from `listBatchRows`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each row.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'rate_limited')
  async restoreBatchRows(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() chosen: ChooseRows,
  ): Promise<BulkOutcome> {
    return toBulkOutcome(await this.rows.act(user.id, id, 'restore', chosen));
  }

  @Get('results.csv')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @Scope('read')
  @ApiOperation({
    operationId: 'exportBatchResults',
    summary: 'What became of each row, as CSV',
    description:
      'UTF-8 with a byte order mark, as spreadsheets read it. Needs a batch: its `id` comes from `listBatches`.',
  })
  @ApiIdParam('The batch.')
  @ApiOkResponse({ description: 'One line for each row.', content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiProblems('not_found')
  async exportBatchResults(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<StreamableFile> {
    const csv = await this.rows.exportRows(user.id, id);
    const disposition = 'attachment; filename="inkloom-batch.csv"';
    return new StreamableFile(Buffer.from(csv), { type: 'text/csv; charset=utf-8', disposition });
  }
}
