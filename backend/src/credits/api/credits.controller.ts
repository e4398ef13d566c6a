import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { CreditsView, LedgerPage, LedgerQuery } from './credits.dto.ts';
import { StatementService } from './statement.service.ts';

@ApiTags('Credits')
@ApiBearerAuth()
@Controller('api/credits')
export class CreditsController {
  constructor(private readonly statement: StatementService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'getCredits',
    summary: 'Your credits, and what of them ends when',
    description: 'The balance, the lots that it consists of, and what expires next.',
  })
  @ApiOkResponse({ type: CreditsView, description: 'Your credits.' })
  @ApiProblems()
  getCredits(@CurrentUser() user: AuthUser): Promise<CreditsView> {
    return this.statement.getCredits(user.id);
  }

  @Get('ledger')
  @Scope('billing:read')
  @ApiOperation({
    operationId: 'listLedger',
    summary: 'Every change of your credits, newest first',
    description: 'One entry for each change of a credit lot. For the next page send `next` as `before`.',
  })
  @ApiOkResponse({ type: LedgerPage, description: 'A page of entries.' })
  @ApiProblems('validation_failed')
  listLedger(@CurrentUser() user: AuthUser, @Query() query: LedgerQuery): Promise<LedgerPage> {
    return this.statement.listLedger(user.id, query);
  }
}
