import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { AdminLedgerEntry, AdminLedgerQuery, GrantCredits, GrantedCredits } from './admin-credits.dto.ts';
import { AdminCreditsService } from './admin-credits.service.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin')
export class AdminCreditsController {
  constructor(private readonly credits: AdminCreditsService) {}

  @Post('grant-credits')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'grantCredits', summary: 'Give a user credits, for 90 days' })
  @ApiOkResponse({ type: GrantedCredits })
  @ApiProblems('forbidden', 'validation_failed', 'not_found')
  grantCredits(@CurrentUser() admin: AuthUser, @Body() body: GrantCredits): Promise<GrantedCredits> {
    return this.credits.grantCredits(admin.id, body);
  }

  @Get('ledger')
  @ApiOperation({ operationId: 'listAdminLedger', summary: "Every change of anybody's credits, newest first" })
  @ApiOkResponse({ type: [AdminLedgerEntry] })
  @ApiProblems('forbidden', 'validation_failed')
  listAdminLedger(@Query() query: AdminLedgerQuery): Promise<AdminLedgerEntry[]> {
    return this.credits.listAdminLedger(query);
  }
}
