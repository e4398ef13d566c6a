import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { CreditsView, LedgerPage, LedgerQuery } from './credits.dto.ts';
import { StatementService } from './statement.service.ts';

@ApiTags('Credits')
@ApiBearerAuth()
@Controller('api/credits')
export class CreditsController {
  constructor(private readonly statement: StatementService) {}

  @Get()
  @ApiOperation({ operationId: 'getCredits', summary: 'Your credits, and what of them ends when' })
  @ApiOkResponse({ type: CreditsView })
  @ApiProblems()
  getCredits(@CurrentUser() user: AuthUser): Promise<CreditsView> {
    return this.statement.getCredits(user.id);
  }

  @Get('ledger')
  @ApiOperation({ operationId: 'listLedger', summary: 'Every change of your credits, newest first' })
  @ApiOkResponse({ type: LedgerPage })
  @ApiProblems('validation_failed')
  listLedger(@CurrentUser() user: AuthUser, @Query() query: LedgerQuery): Promise<LedgerPage> {
    return this.statement.listLedger(user.id, query);
  }
}
