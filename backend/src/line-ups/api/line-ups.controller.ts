import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { LineUps } from '../line-ups/line-ups.ts';
import { LineUpBody, LineUpList, LineUpView } from './line-ups.dto.ts';
import { LineUpsService } from './line-ups.service.ts';

const saveProblems = [
  ...(['validation_failed', 'bad_json', 'payload_too_large', 'rate_limited'] as const),
  ...(['provider_not_connected', 'provider_failed', 'provider_unavailable'] as const),
] as const;

@ApiTags('Line-ups')
@ApiBearerAuth()
@Controller('api/line-ups')
export class LineUpsController {
  constructor(
    private readonly service: LineUpsService,
    private readonly lineUps: LineUps,
  ) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'listLineUps',
    summary: 'Your sets of further products',
    description: 'What designs are put on beside the T-shirt of your settings.',
  })
  @ApiOkResponse({ type: LineUpList, description: 'Your line-ups.' })
  @ApiProblems()
  listLineUps(@CurrentUser() user: AuthUser): Promise<LineUpList> {
    return this.service.listLineUps(user.id);
  }

  @Idempotent()
  @Post()
  @Scope('design')
  @ApiOperation({
    operationId: 'createLineUp',
    summary: 'Save a set of further products',
    description: 'At most 20 sets. Needs a connected Printify account.',
  })
  @ApiCreatedResponse({ type: LineUpView, description: 'The line-up.' })
  @ApiProblems(...saveProblems)
  createLineUp(@CurrentUser() user: AuthUser, @Body() body: LineUpBody): Promise<LineUpView> {
    return this.service.createLineUp(user.id, body);
  }

  @Put(':id')
  @ApiIdParam('The line-up.')
  @Scope('design')
  @ApiOperation({
    operationId: 'replaceLineUp',
    summary: 'Change a set of further products',
    description:
      'For designs from now on; products that are there stay as they are. Needs a line-up: its `id` comes from `listLineUps`. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: LineUpView, description: 'The line-up after the change.' })
  @ApiProblems('not_found', ...saveProblems)
  replaceLineUp(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: LineUpBody,
  ): Promise<LineUpView> {
    return this.service.replaceLineUp(user.id, id, body);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiIdParam('The line-up.')
  @Scope('design')
  @ApiOperation({
    operationId: 'deleteLineUp',
    summary: 'Delete a set of further products',
    description: 'Products that were made by it stay. Needs a line-up: its `id` comes from `listLineUps`.',
  })
  @ApiNoContentResponse({ description: 'It is deleted.' })
  @ApiProblems('not_found')
  deleteLineUp(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    return this.lineUps.remove(user.id, id);
  }
}
