import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { ProfitModule } from '../profit/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { AcceptDesigns } from './accepting/accept-designs.ts';
import { ConceptsController } from './api/concepts/concepts.controller.ts';
import { ConceptsService } from './api/concepts/concepts.service.ts';
import { FilesController } from './api/files/files.controller.ts';
import { GenerateController } from './api/generate/generate.controller.ts';
import { GenerateService } from './api/generate/generate.service.ts';
import { GenerationStream } from './api/generations/generation-stream.ts';
import { GenerationsController } from './api/generations/generations.controller.ts';
import { GenerationsService } from './api/generations/generations.service.ts';
import { HistoryService } from './api/generations/history.service.ts';
import { KnownLists } from './api/generations/known-lists.ts';
import { LibraryController } from './api/library/library.controller.ts';
import { LibraryService } from './api/library/library.service.ts';
import { ListingController } from './api/listing/listing.controller.ts';
import { PublishingController } from './api/publishing/publishing.controller.ts';
import { TryOutController } from './api/try-out/try-out.controller.ts';
import { TryOutService } from './api/try-out/try-out.service.ts';
import { VariantsController } from './api/variants/variants.controller.ts';
import { VariantsService } from './api/variants/variants.service.ts';
import { ArchiveService } from './archive/archive.service.ts';
import { CostLimits } from './costs/cost-limits.ts';
import { ImageCostsService } from './costs/image-costs.service.ts';
import { ListingWriter } from './engines/listing-writer.ts';
import { EndingModels } from './engines/openai/ending-models.ts';
import { OpenAiClient } from './engines/openai/openai-client.ts';
import { OpenAiImageModel } from './engines/openai/openai-image-model.ts';
import { OpenAiListingWriter } from './engines/openai/openai-listing-writer.ts';
import { PressImageModel } from './engines/press/press-image-model.ts';
import { PressStudio } from './engines/press/press-studio.ts';
import { PressWarmUp } from './engines/press/press-warm-up.ts';
import { PrintEngine } from './engines/print-engine.ts';
import { SweepDesignsHandler } from './history/sweep-designs.handler.ts';
import { ListingService } from './listing/listing.service.ts';
import { ListingChecks } from './listing/listing-checks.ts';
import { ScoreListingsHandler } from './listing/score-listings.handler.ts';
import { SyncListingHandler } from './listing/sync-listing.handler.ts';
import { Renditions } from './pictures/renditions.ts';
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
import { PublishChoices } from './publishing/publish-choices.ts';
import { PublishDesignHandler } from './publishing/publish-design.handler.ts';
import { PublishDueHandler } from './publishing/publish-due.handler.ts';
import { Publisher } from './publishing/publisher.ts';
import { RepublishService } from './publishing/republish.service.ts';
import { DesignGauges } from './queueing/design-gauges.ts';
import { DesignQueue } from './queueing/design-queue.ts';
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
    TryOutController,
    GenerationsController,
    PublishingController,
    LibraryController,
    VariantsController,
    ListingController,
    FilesController,
  ],
  providers: [
    AcceptDesigns,
    GenerateService,
    GenerationsService,
    KnownLists,
    GenerationSearch,
    LibraryService,
    TrashService,
    PurgeTrashHandler,
    SweepDesignsHandler,
    ArchiveService,
    GenerationStream,
    HistoryService,
    VariantsService,
    ConceptsService,
    TryOutService,
    ListingService,
    ListingChecks,
    ScoreListingsHandler,
    SyncListingHandler,
    ReviewService,
    DiscardExpiredHandler,
    RepublishService,
    BulkRepublish,
    PublishChoices,
    PublishDesignHandler,
    PublishDueHandler,
    Publisher,
    FollowPublishHandler,
    DeleteDuplicatesHandler,
    DesignQueue,
    DesignGauges,
    PipelineRunner,
    RunStore,
    ...stepProviders,
    GenerationTransitions,
    GenerationMails,
    ProduceDesignHandler,
    RecoverStalledHandler,
    PrintEngine,
    Renditions,
    ImageCostsService,
    CostLimits,
    EndingModels,
    OpenAiClient,
    OpenAiImageModel,
    PressImageModel,
    PressStudio,
    PressWarmUp,
    { provide: ListingWriter, useClass: OpenAiListingWriter },
  ],
  exports: [AcceptDesigns, GenerationTransitions, PublishChoices, RepublishService, ReviewService, TrashService],
})
export class GenerationsModule {}
