import { Module } from '@nestjs/common';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { GenerationsModule } from '../generations/index.ts';
import { LineUpsModule } from '../line-ups/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { BatchFormController } from './api/batch-form.controller.ts';
import { BatchFormService } from './api/batch-form.service.ts';
import { BatchesController } from './api/batches.controller.ts';
import { BatchesService } from './api/batches.service.ts';
import { RowCellsService } from './api/row-cells.service.ts';
import { RowsController } from './api/rows.controller.ts';
import { RowsService } from './api/rows.service.ts';
import { RowChecker } from './checking/row-checker.ts';
import { PublishPlans } from './publishing/publish-plans.ts';
import { PublishScheduledHandler } from './publishing/publish-scheduled.handler.ts';
import { BatchCredits } from './rows/batch-credits.ts';
import { BatchFactsReader } from './rows/batch-facts.ts';
import { BatchRows } from './rows/batch-rows.ts';
import { AdvanceBatchesHandler } from './running/advance-batches.handler.ts';
import { BatchRunner } from './running/batch-runner.ts';
import { CanceledBatches } from './running/canceled-batches.ts';
import { RowRechecks } from './running/row-rechecks.ts';

@Module({
  imports: [LineUpsModule, BlockedTermsModule, CreditsModule, GenerationsModule, PrintifyModule, SettingsModule],
  controllers: [BatchFormController, BatchesController, RowsController],
  providers: [
    BatchesService,
    BatchFormService,
    RowsService,
    RowCellsService,
    RowChecker,
    RowRechecks,
    BatchRows,
    BatchFactsReader,
    BatchCredits,
    BatchRunner,
    CanceledBatches,
    PublishPlans,
    AdvanceBatchesHandler,
    PublishScheduledHandler,
  ],
})
export class BatchesModule {}
