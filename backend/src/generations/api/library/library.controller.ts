import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { type AuthUser, CurrentUser, Public } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { ArchiveService } from '../../archive/archive.service.ts';
import { TrashService } from '../../trash/trash.service.ts';
import { GenerationsService } from '../generations/generations.service.ts';
import { GenerationQuery } from '../generations/list.dto.ts';
import { ArchiveLink, BulkOutcome, FoundIds, GenerationIds, RepublishIds } from './library.dto.ts';
import { LibraryService } from './library.service.ts';

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/generations')
export class LibraryController {
  constructor(
    private readonly generations: GenerationsService,
    private readonly library: LibraryService,
    private readonly trash: TrashService,
    private readonly archives: ArchiveService,
  ) {}

  @Get('ids')
  @Scope('read')
  @ApiOperation({
    operationId: 'listGenerationIds',
    summary: 'The ids of all your designs that filters find',
    description: 'With the filters of `listGenerations`, for what is done with many at once.',
  })
  @ApiOkResponse({ type: FoundIds, description: 'The ids.' })
  @ApiProblems('validation_failed')
  async listGenerationIds(@CurrentUser() user: AuthUser, @Query() query: GenerationQuery): Promise<FoundIds> {
    return { ids: await this.generations.listGenerationIds(user.id, query) };
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Scope('design')
  @ApiOperation({
    operationId: 'deleteGeneration',
    summary: 'Move one of your designs to the trash',
    description:
      'It can be restored for 30 days; then it is removed with its files. A product at Printify stays as it is. Needs a finished design: its `id` comes from `listGenerations`.',
  })
  @ApiIdParam('Id of the design.')
  @ApiNoContentResponse({ description: 'The design is in the trash.' })
  @ApiProblems('not_found', 'not_ready')
  deleteGeneration(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    return this.trash.deleteOne(user.id, id);
  }

  @Post('delete')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'deleteGenerations',
    summary: 'Move up to 500 of your designs to the trash',
    description: 'Those that are being made or published stay. Products at Printify stay as they are.',
  })
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each design.' })
  @ApiProblems('validation_failed', 'rate_limited')
  deleteGenerations(@CurrentUser() user: AuthUser, @Body() { ids }: GenerationIds): Promise<BulkOutcome> {
    return this.library.deleteGenerations(user.id, ids);
  }

  @Post('restore')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'restoreGenerations',
    summary: 'Take up to 500 of your designs out of the trash',
    description: 'A design that you have made again since stays there.',
  })
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each design.' })
  @ApiProblems('validation_failed', 'rate_limited')
  restoreGenerations(@CurrentUser() user: AuthUser, @Body() { ids }: GenerationIds): Promise<BulkOutcome> {
    return this.library.restoreGenerations(user.id, ids);
  }

  @Idempotent()
  @Post('republish')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'republishGenerations',
    summary: 'Republish those of up to 25 of your designs that can be, free of charge',
    description: 'Answers when each is in the shop, has failed, or takes long.',
  })
  @ApiOkResponse({ type: BulkOutcome, description: 'The outcome for each design.' })
  @ApiProblems('validation_failed', 'rate_limited')
  republishGenerations(@CurrentUser() user: AuthUser, @Body() { ids }: RepublishIds): Promise<BulkOutcome> {
    return this.library.republishGenerations(user.id, ids);
  }

  @Idempotent()
  @Post('archive-link')
  @HttpCode(HttpStatus.OK)
  @Scope('read')
  @ApiOperation({
    operationId: 'createArchiveLink',
    summary: 'A link to a ZIP of up to 500 of your designs, for one use',
    description:
      'Print files as PNG, vectors as SVG where a design has them, and all listings as one CSV. Needs a finished design: its `id` goes into `ids`.',
  })
  @ApiOkResponse({ type: ArchiveLink, description: 'The link.' })
  @ApiProblems('validation_failed', 'not_found', 'rate_limited')
  createArchiveLink(@CurrentUser() user: AuthUser, @Body() { ids }: GenerationIds): Promise<ArchiveLink> {
    return this.library.createArchiveLink(user.id, ids);
  }

  /** For a browser's own download, which sends no bearer token: the token in the path is the permission. */
  @Public()
  @Get('archive/:token')
  @Header('Cache-Control', 'no-store')
  @ApiExcludeEndpoint()
  async downloadArchive(@Param('token') token: string): Promise<StreamableFile> {
    const day = new Date().toISOString().slice(0, 10);
    const disposition = `attachment; filename="inkloom-designs-${day}.zip"`;
    return new StreamableFile(await this.archives.download(token), { type: 'application/zip', disposition });
  }
}
