import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditService } from './audit/audit.service.ts';
import { ChartsController } from './charts/charts.controller.ts';
import { ChartsService } from './charts/charts.service.ts';
import { QueuesController } from './queues/queues.controller.ts';
import { QueuesService } from './queues/queues.service.ts';

/** What an administrator watches over: charts, the job queue, the audit log. */
@Module({
  imports: [UsersModule],
  controllers: [ChartsController, QueuesController, AuditController],
  providers: [ChartsService, QueuesService, AuditService],
})
export class OperationsModule {}
