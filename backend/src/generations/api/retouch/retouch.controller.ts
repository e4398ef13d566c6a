import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { DesignVersion } from '../versions/versions.dto.ts';
import { CreateRetouchVersion, RedrawPart, RetouchView } from './retouch.dto.ts';
import { RetouchService } from './retouch.service.ts';

@ApiTags('Versions')
@ApiBearerAuth()
@ApiIdParam('The design.')
@Controller('api/generations/:id/retouch')
export class RetouchController {
  constructor(private readonly retouching: RetouchService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'getRetouch',
    summary: 'The picture of one of your designs by an image model, and what was changed of it by hand',
    description:
      'Erased and restored parts, colors that were taken out, other inks, crop and angle, and words over it. Needs a finished design of the AI model: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: RetouchView, description: 'The newest one.' })
  @ApiProblems('not_found', 'not_ready', 'not_editable', 'busy', 'files_unavailable')
  getRetouch(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<RetouchView> {
    return this.retouching.getRetouch(user.id, id);
  }

  @Idempotent()
  @Post('versions')
  @HttpCode(HttpStatus.ACCEPTED)
  @Scope('design')
  @ApiOperation({
    operationId: 'createRetouchVersion',
    summary: 'Save what was changed by hand, free of charge',
    description:
      'As `createDesignVersion`, for a design of the AI model. While such a design waits for your review, the version takes the place of what was cut out, and is approved with `finalizeGeneration`. Needs a finished design of the AI model: its `id` comes from `listGenerations`, the rest from `getRetouch`.',
  })
  @ApiAcceptedResponse({ type: DesignVersion, description: 'The new version.' })
  @ApiProblems(
    ...(['validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'not_ready', 'not_editable'] as const),
    ...(['version_conflict', 'rate_limited', 'busy', 'files_unavailable'] as const),
  )
  createRetouchVersion(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: CreateRetouchVersion,
  ): Promise<DesignVersion> {
    return this.retouching.createVersion(user.id, id, body);
  }

  @Idempotent()
  @Post('redraw')
  @HttpCode(HttpStatus.ACCEPTED)
  @Scope('design')
  @ApiOperation({
    operationId: 'redrawPart',
    summary: 'Have the AI model draw a part of a design anew, for one credit',
    description:
      'Saves what was changed by hand as a version, on a picture in which the model draws the part anew; all else of it stays. The credit is taken at once, and refunded where the version fails. Needs a finished design of the AI model: its `id` comes from `listGenerations`, the rest from `getRetouch`.',
  })
  @ApiAcceptedResponse({ type: DesignVersion, description: 'The new version.' })
  @ApiProblems(
    ...(['validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'not_ready', 'not_editable'] as const),
    ...([
      'insufficient_credits',
      'daily_cap_reached',
      'version_conflict',
      'rate_limited',
      'busy',
      'files_unavailable',
    ] as const),
  )
  redrawPart(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: RedrawPart,
  ): Promise<DesignVersion> {
    return this.retouching.redrawPart(user.id, id, body);
  }
}
