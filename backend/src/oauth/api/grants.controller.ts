import { Controller, Delete, Get, HttpCode, HttpStatus, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppError } from '../../platform/errors/app-error.ts';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { GrantEnds } from '../grants/grant-ends.service.ts';
import { GrantsService } from '../grants/grants.service.ts';
import { Grant } from './grants.dto.ts';
import { toGrant } from './grants.mapper.ts';

@ApiTags('Apps')
@ApiBearerAuth()
@Controller('api/grants')
export class GrantsController {
  constructor(
    private readonly grants: GrantsService,
    private readonly ends: GrantEnds,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listGrants',
    summary: 'Apps that you have connected',
    description: 'What you have allowed each, and when it last used it. Newest first.',
  })
  @ApiOkResponse({ type: [Grant], description: 'Your connected apps.' })
  @ApiProblems()
  async listGrants(@CurrentUser() user: AuthUser): Promise<Grant[]> {
    return (await this.grants.list(user.id)).map(toGrant);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'endGrant',
    summary: 'Disconnect an app',
    description:
      'Its tokens stop working at once. It may ask you again. Needs a connected app: its `id` comes from `listGrants`.',
  })
  @ApiIdParam('The connected app.')
  @ApiNoContentResponse({ description: 'The app is disconnected.' })
  @ApiProblems('not_found')
  async endGrant(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    if (!(await this.ends.endBySeller(user.id, id))) throw new AppError('not_found');
  }
}
