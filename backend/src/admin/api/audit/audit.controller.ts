import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { AuditEntryView, AuditQuery } from './audit.dto.ts';
import { AuditService } from './audit.service.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @ApiOperation({
    operationId: 'listAudit',
    summary: 'What administrators did, newest first unless it is sorted',
    description: 'For more entries send the last `id` as `before`. Needs an administrator.',
  })
  @ApiOkResponse({ type: [AuditEntryView], description: 'The entries.' })
  @ApiProblems('forbidden', 'validation_failed')
  listAudit(@Query() query: AuditQuery): Promise<AuditEntryView[]> {
    return this.audit.listAudit(query);
  }
}
