import { Controller, Get, Header, HttpCode, HttpStatus, Param, Post, Query, StreamableFile } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiExcludeEndpoint,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser, Public } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { CatalogCsv } from '../csv/catalog-csv.ts';
import { DownloadTickets } from '../csv/download-tickets.ts';
import {
  CatalogDownloadLink,
  CatalogPage,
  CatalogQuery,
  CatalogRefreshAccepted,
  CatalogStatus,
} from './catalog.dto.ts';
import { CatalogService } from './catalog.service.ts';

const csvFile = { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="printify-catalog.csv"' };

@ApiTags('Catalog')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/catalog')
export class CatalogController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly csv: CatalogCsv,
    private readonly tickets: DownloadTickets,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getCatalogStatus',
    summary: 'How large and how old the catalog is, and its refresh',
    description: "The mirror of Printify's catalog in our own database. Needs an administrator.",
  })
  @ApiOkResponse({ type: CatalogStatus, description: 'The state of the catalog.' })
  @ApiProblems('forbidden')
  getCatalogStatus(): Promise<CatalogStatus> {
    return this.catalog.getCatalogStatus();
  }

  @Post('refresh')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({
    operationId: 'refreshCatalog',
    summary: "Read Printify's catalog anew, with your own Printify account",
    description:
      'Starts in the background; `getCatalogStatus` shows how far it is. The old catalog stays until the new one is whole. Needs an administrator with a connected Printify account.',
  })
  @ApiAcceptedResponse({ type: CatalogRefreshAccepted, description: 'The refresh has started.' })
  @ApiProblems('forbidden', 'provider_not_connected')
  refreshCatalog(@CurrentUser() user: AuthUser): Promise<CatalogRefreshAccepted> {
    return this.catalog.refreshCatalog(user.id);
  }

  @Get('variants')
  @ApiOperation({
    operationId: 'listCatalogVariants',
    summary: 'Variants of the catalog that a search finds, by pages',
    description:
      'Without `search` it goes through all of them. For the next page send `next` as `after`. Needs an administrator.',
  })
  @ApiOkResponse({ type: CatalogPage, description: 'A page of variants.' })
  @ApiProblems('forbidden', 'validation_failed')
  listCatalogVariants(@Query() query: CatalogQuery): Promise<CatalogPage> {
    return this.catalog.listCatalogVariants(query);
  }

  @Post('download-link')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'createCatalogDownloadLink',
    summary: 'A link to the CSV for a new browser tab, for one use',
    description:
      "A browser's new tab sends no bearer token: the link works without one, once, for a minute. Needs an administrator.",
  })
  @ApiOkResponse({ type: CatalogDownloadLink, description: 'The link.' })
  @ApiProblems('forbidden')
  createCatalogDownloadLink(@CurrentUser() user: AuthUser): CatalogDownloadLink {
    return { url: `/api/admin/catalog/download/${this.tickets.issue(user.id)}` };
  }

  @Get('download')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'downloadCatalog',
    summary: 'The whole catalog as CSV',
    description: 'Streamed while it is read. Needs an administrator and a catalog: `refreshCatalog` makes one.',
  })
  @ApiOkResponse({
    description: 'One line a variant, after a line of names.',
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems('forbidden', 'not_found', 'rate_limited')
  async downloadCatalog(@CurrentUser() user: AuthUser): Promise<StreamableFile> {
    return new StreamableFile(await this.csv.stream(user.id), csvFile);
  }

  /** For a new tab, which sends no bearer token: the ticket is the permission. */
  @Public()
  @Get('download/:ticket')
  @Header('Cache-Control', 'no-store')
  @ApiExcludeEndpoint()
  async downloadOnce(@Param('ticket') ticket: string): Promise<StreamableFile> {
    const adminId = await this.tickets.redeem(ticket);
    return new StreamableFile(await this.csv.stream(adminId), csvFile);
  }
}
