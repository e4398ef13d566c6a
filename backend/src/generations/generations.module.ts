import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { ProfitModule } from '../profit/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { ConceptsController } from './api/concepts/concepts.controller.ts';
import { ConceptsService } from './api/concepts/concepts.service.ts';
import { GenerateController } from './api/generate/generate.controller.ts';
import { GenerateService } from './api/generate/generate.service.ts';
import { GenerationStream } from './api/generations/generation-stream.ts';
import { GenerationsController } from './api/generations/generations.controller.ts';
import { GenerationsService } from './api/generations/generations.service.ts';
import { HistoryService } from './api/generations/history.service.ts';
import { LibraryController } from './api/library/library.controller.ts';
import { LibraryService } from './api/library/library.service.ts';
import { ListingController } from './api/listing/listing.controller.ts';
import { VariantsController } from './api/variants/variants.controller.ts';
import { VariantsService } from './api/variants/variants.service.ts';
import { ArchiveService } from './archive/archive.service.ts';
import { ImageCostsService } from './costs/image-costs.service.ts';
import { ListingWriter } from './engines/listing-writer.ts';
import { EndingModels } from './engines/openai/ending-models.ts';
import { OpenAiClient } from './engines/openai/openai-client.ts';
import { OpenAiImageModel } from './engines/openai/openai-image-model.ts';
import { OpenAiListingWriter } from './engines/openai/openai-listing-writer.ts';
import { PressImageModel } from './engines/press/press-image-model.ts';
import { PressStudio } from './engines/press/press-studio.ts';
import { PrintEngine } from './engines/print-engine.ts';
import { ListingService } from './listing/listing.service.ts';
import { SyncListingHandler } from './listing/sync-listing.handler.ts';
import { GenerationTransitions } from './pipeline/generation-transitions.ts';
import { GenerationMails } from './pipeline/mails/generation-mails.ts';
import { PipelineRunner } from './pipeline/pipeline-runner.ts';
import { ProduceDesignHandler } from './pipeline/produce-design.handler.ts';
import { RecoverStalledHandler } from './pipeline/recover-stalled.handler.ts';
import { RunStore } from './pipeline/run-store.ts';
import { stepProviders } from './pipeline/steps/index.ts';
import { BulkRepublish } from './publishing/bulk-republish.ts';
import { DeleteDuplicatesHandler } from './publishing/delete-duplicates.handler.ts';
import { FollowPublishHandler } from './publishing/follow-publish.handler.ts';
import { Publisher } from './publishing/publisher.ts';
import { RepublishService } from './publishing/republish.service.ts';
import { DiscardExpiredHandler } from './review/discard-expired.handler.ts';
import { ReviewService } from './review/review.service.ts';
import { GenerationSearch } from './search/generation-search.ts';
import { PurgeTrashHandler } from './trash/purge-trash.handler.ts';
import { TrashService } from './trash/trash.service.ts';

@Module({
  imports: [AuthModule, BlockedTermsModule, CreditsModule, PrintifyModule, ProfitModule, SettingsModule],
  controllers: [
    GenerateController,
    ConceptsController,
    GenerationsController,
    LibraryController,
    VariantsController,
    ListingController,
  ],
  providers: [
    GenerateService,
    GenerationsService,
    GenerationSearch,
    LibraryService,
    TrashService,
    PurgeTrashHandler,
    ArchiveService,
    GenerationStream,
    HistoryService,
    VariantsService,
    ConceptsService,
    ListingService,
    SyncListingHandler,
    ReviewService,
    DiscardExpiredHandler,
    RepublishService,
    BulkRepublish,
    Publisher,
    FollowPublishHandler,
    DeleteDuplicatesHandler,
    PipelineRunner,
    RunStore,
    ...stepProviders,
    GenerationTransitions,
    GenerationMails,
    ProduceDesignHandler,
    RecoverStalledHandler,
    PrintEngine,
    ImageCostsService,
    EndingModels,
    OpenAiClient,
    OpenAiImageModel,
    PressImageModel,
    PressStudio,
    { provide: ListingWriter, useClass: OpenAiListingWriter },
  ],
})
export class GenerationsModule {}
