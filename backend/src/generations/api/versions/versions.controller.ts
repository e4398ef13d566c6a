import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId, PathNumber } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { GenerationView } from '../generations/generation.dto.ts';
import { CreateDesignVersion, DesignDocumentView, DesignVersion, UpdateProduct } from './versions.dto.ts';
import { DesignVersionsService } from './versions.service.ts';

@ApiTags('Versions')
@ApiBearerAuth()
@ApiIdParam('The design.')
@Controller('api/generations/:id')
export class VersionsController {
  constructor(private readonly versions: DesignVersionsService) {}

  @Get('document')
  @Scope('read')
  @ApiOperation({
    operationId: 'getDesignDocument',
    summary: 'What one of your designs is drawn from',
    description:
      'Of a design of Press: words, pictures, layout, typeface, inks and what was placed by hand. Needs a design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: DesignDocumentView, description: 'The newest document.' })
  @ApiProblems('not_found')
  getDesignDocument(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<DesignDocumentView> {
    return this.versions.getDocument(user.id, id);
  }

  @Get('versions')
  @Scope('read')
  @ApiOperation({
    operationId: 'listDesignVersions',
    summary: 'The versions of one of your designs, newest first',
    description:
      'At most 101. A design that was never edited has one. Needs a design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: [DesignVersion], description: 'The versions.' })
  @ApiProblems('not_found')
  listDesignVersions(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<DesignVersion[]> {
    return this.versions.listVersions(user.id, id);
  }

  @Idempotent()
  @Post('versions')
  @HttpCode(HttpStatus.ACCEPTED)
  @Scope('design')
  @ApiOperation({
    operationId: 'createDesignVersion',
    summary: 'Save a changed design, free of charge',
    description:
      'Its print files are made in the background: an event `version` of `streamGenerations` says when it is `ready`. Your shop stays as it is until `updateProductArt`. Needs a finished design of Press: its `id` comes from `listGenerations`, its document from `getDesignDocument`.',
  })
  @ApiAcceptedResponse({ type: DesignVersion, description: 'The new version.' })
  @ApiProblems(
    ...(['validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'not_ready', 'not_editable'] as const),
    ...(['version_conflict', 'rate_limited', 'busy'] as const),
  )
  createDesignVersion(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: CreateDesignVersion,
  ): Promise<DesignVersion> {
    return this.versions.createVersion(user.id, id, body);
  }

  @Idempotent()
  @Post('versions/:version/restore')
  @HttpCode(HttpStatus.ACCEPTED)
  @Scope('design')
  @ApiOperation({
    operationId: 'restoreDesignVersion',
    summary: 'Save an earlier version of a design once more, as the newest',
    description:
      'As `createDesignVersion` or `createRetouchVersion`, with the document of that version. Needs a finished design of Press: its `id` comes from `listGenerations`.',
  })
  @ApiParam({ name: 'version', type: 'integer', description: 'The number of the version.', example: 0 })
  @ApiAcceptedResponse({ type: DesignVersion, description: 'The new version.' })
  @ApiProblems('validation_failed', 'not_found', 'not_ready', 'not_editable', 'rate_limited', 'busy')
  restoreDesignVersion(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('version', PathNumber) version: number,
  ): Promise<DesignVersion> {
    return this.versions.restoreVersion(user.id, id, version);
  }

  @Idempotent()
  @Post('product-update')
  @HttpCode(HttpStatus.ACCEPTED)
  @Scope('publish')
  @ApiOperation({
    operationId: 'updateProductArt',
    summary: 'Bring the newest version of a design to its product, free of charge',
    description:
      'In the background: the product at Printify stays the same one and gets the new print files; where it is in your shop, the shop gets the new pictures. `art_sync` of the design says how far it is. Needs a design with a product: its `id` comes from `listGenerations`.',
  })
  @ApiAcceptedResponse({ type: GenerationView, description: 'The design.' })
  @ApiProblems(
    ...(['validation_failed', 'bad_json', 'not_found', 'not_ready', 'provider_not_connected'] as const),
    ...(['listing_changed', 'rate_limited'] as const),
  )
  updateProductArt(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: UpdateProduct,
  ): Promise<GenerationView> {
    return this.versions.updateProduct(user.id, id, body.listing ?? false);
  }
}
