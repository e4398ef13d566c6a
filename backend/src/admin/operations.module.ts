import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.ts';
import { AuditController } from './api/audit/audit.controller.ts';
import { AuditService } from './api/audit/audit.service.ts';
import { ChartsController } from './api/charts/charts.controller.ts';
import { ChartsService } from './api/charts/charts.service.ts';
import { QueuesController } from './api/queues/queues.controller.ts';
import { QueuesService } from './api/queues/queues.service.ts';

/** What an administrator watches over: charts, the job queue, the audit log. */
@Module({
  imports: [UsersModule],
  controllers: [ChartsController, QueuesController, AuditController],
  providers: [ChartsService, QueuesService, AuditService],
})
export class OperationsModule {}
