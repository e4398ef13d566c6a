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
  @ApiOperation({
    operationId: 'grantCredits',
    summary: 'Give a user credits, for 90 days',
    description: 'The sample grants to the demo seller. Needs an administrator.',
  })
  @ApiOkResponse({ type: GrantedCredits, description: 'What was granted.' })
  @ApiProblems('forbidden', 'validation_failed', 'not_found')
  grantCredits(@CurrentUser() admin: AuthUser, @Body() body: GrantCredits): Promise<GrantedCredits> {
    return this.credits.grantCredits(admin.id, body);
  }

  @Get('ledger')
  @ApiOperation({
    operationId: 'listAdminLedger',
    summary: "Every change of anybody's credits, newest first unless it is sorted",
    description:
      'For more entries send the last `id` as `before`. Reading it is written to the audit log, once an hour. Needs an administrator.',
  })
  @ApiOkResponse({ type: [AdminLedgerEntry], description: 'The entries.' })
  @ApiProblems('forbidden', 'validation_failed')
  listAdminLedger(@CurrentUser() admin: AuthUser, @Query() query: AdminLedgerQuery): Promise<AdminLedgerEntry[]> {
    return this.credits.listAdminLedger(admin.id, query);
  }
}
