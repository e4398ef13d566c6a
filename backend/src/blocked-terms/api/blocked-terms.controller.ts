import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { BlockedTerms } from '../terms/blocked-terms.service.ts';
import { BlockedTermView, SaveBlockedTerm } from './blocked-terms.dto.ts';
import { toBlockedTermView } from './blocked-terms.mapper.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/blocked-terms')
export class BlockedTermsController {
  constructor(private readonly terms: BlockedTerms) {}

  @Get()
  @ApiOperation({
    operationId: 'listBlockedTerms',
    summary: 'What was added to the list of blocked names, or allowed',
    description: 'The list that comes with the product is not shown. Needs an administrator.',
  })
  @ApiOkResponse({ type: [BlockedTermView], description: 'Your own list.' })
  @ApiProblems('forbidden')
  async listBlockedTerms(): Promise<BlockedTermView[]> {
    return (await this.terms.listTerms()).map(toBlockedTermView);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'saveBlockedTerm',
    summary: 'Block, warn of or allow a name; the same name again is changed',
    description: 'Works at once, for listings of all sellers. Needs an administrator.',
  })
  @ApiOkResponse({ type: BlockedTermView, description: 'The term as it is stored.' })
  @ApiProblems('validation_failed', 'bad_json', 'forbidden')
  async saveBlockedTerm(@CurrentUser() admin: AuthUser, @Body() body: SaveBlockedTerm): Promise<BlockedTermView> {
    return toBlockedTermView(await this.terms.saveTerm(admin.id, body));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'deleteBlockedTerm',
    summary: 'Take back a decision about a name',
    description:
      'What the list that comes with the product says of the name counts again. Needs an administrator and a term: its `id` comes from `listBlockedTerms`.',
  })
  @ApiIdParam('The term.')
  @ApiNoContentResponse({ description: 'The term is deleted.' })
  @ApiProblems('not_found', 'forbidden')
  deleteBlockedTerm(@CurrentUser() admin: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    return this.terms.deleteTerm(admin.id, id);
  }
}
