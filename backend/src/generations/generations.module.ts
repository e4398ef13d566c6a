import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { LineUpsModule } from '../line-ups/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { ProfitModule } from '../profit/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { AcceptDesigns } from './accepting/accept-designs.ts';
import { BriefsController } from './api/briefs/briefs.controller.ts';
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
import { DesignProductsController } from './api/products/design-products.controller.ts';
import { DesignProductsService } from './api/products/design-products.service.ts';
import { ProductListingController } from './api/products/product-listing.controller.ts';
import { PublishingController } from './api/publishing/publishing.controller.ts';
import { RetouchController } from './api/retouch/retouch.controller.ts';
import { RetouchService } from './api/retouch/retouch.service.ts';
import { SketchesController } from './api/sketches/sketches.controller.ts';
import { TryOutController } from './api/try-out/try-out.controller.ts';
import { TryOutService } from './api/try-out/try-out.service.ts';
import { VariantsController } from './api/variants/variants.controller.ts';
import { VariantsService } from './api/variants/variants.service.ts';
import { VersionsController } from './api/versions/versions.controller.ts';
import { DesignVersionsService } from './api/versions/versions.service.ts';
import { ArchiveService } from './archive/archive.service.ts';
import { BriefsService } from './briefs/briefs.service.ts';
import { CostLimits } from './costs/cost-limits.ts';
import { ImageCostsService } from './costs/image-costs.service.ts';
import { BatchThreads } from './engines/batch-threads.ts';
import { BriefReader } from './engines/brief-reader.ts';
import { ListingWriter } from './engines/listing-writer.ts';
import { EndingModels } from './engines/openai/ending-models.ts';
import { OpenAiBriefReader } from './engines/openai/openai-brief-reader.ts';
import { OpenAiClient } from './engines/openai/openai-client.ts';
import { OpenAiImageModel } from './engines/openai/openai-image-model.ts';
import { OpenAiListingWriter } from './engines/openai/openai-listing-writer.ts';
import { PressImageModel } from './engines/press/press-image-model.ts';
import { PressStudio } from './engines/press/press-studio.ts';
import { PressWarmUp } from './engines/press/press-warm-up.ts';
import { PrintEngine } from './engines/print-engine.ts';
import { ProductArtist } from './engines/product-art/product-artist.ts';
import { RetouchStudio } from './engines/retouch/retouch-studio.ts';
import { SweepDesignsHandler } from './history/sweep-designs.handler.ts';
import { ListingService } from './listing/listing.service.ts';
import { ListingChecks } from './listing/listing-checks.ts';
import { ScoreListingsHandler } from './listing/score-listings.handler.ts';
import { SyncListingHandler } from './listing/sync-listing.handler.ts';
import { BasePictures } from './pictures/base-pictures.ts';
import { Renditions } from './pictures/renditions.ts';
import { GenerationTransitions } from './pipeline/generation-transitions.ts';
import { GenerationMails } from './pipeline/mails/generation-mails.ts';
import { PipelineRunner } from './pipeline/pipeline-runner.ts';
import { ProduceDesignHandler } from './pipeline/produce-design.handler.ts';
import { RecoverStalledHandler } from './pipeline/recover-stalled.handler.ts';
import { RunStore } from './pipeline/run-store.ts';
import { stepProviders } from './pipeline/steps/index.ts';
import { ArtSources } from './products/art-sources.ts';
import { DeleteDuplicateProductsHandler } from './products/delete-duplicate-products.handler.ts';
import { DesignProducts } from './products/design-products.ts';
import { ProductListingService } from './products/listing/product-listing.service.ts';
import { SyncProductListingHandler } from './products/listing/sync-product-listing.handler.ts';
import { MakeProductHandler } from './products/make-product.handler.ts';
import { ProductDrawing } from './products/product-drawing.ts';
import { ProductListings } from './products/product-listings.ts';
import { ProductMaker } from './products/product-maker.ts';
import { ProductMatrices } from './products/product-matrices.ts';
import { ProductPricing } from './products/product-pricing.ts';
import { ProductPublishing } from './products/product-publishing.ts';
import { ProductStore } from './products/product-store.ts';
import { RecoverProductsHandler } from './products/recover-products.handler.ts';
import { ArtUpdates } from './publishing/art-updates.ts';
import { BulkRepublish } from './publishing/bulk-republish.ts';
import { DeleteDuplicatesHandler } from './publishing/delete-duplicates.handler.ts';
import { FollowPublishHandler } from './publishing/follow-publish.handler.ts';
import { PrintUploads } from './publishing/print-uploads.ts';
import { PublishChoices } from './publishing/publish-choices.ts';
import { PublishDesignHandler } from './publishing/publish-design.handler.ts';
import { PublishDueHandler } from './publishing/publish-due.handler.ts';
import { Publisher } from './publishing/publisher.ts';
import { RepublishService } from './publishing/republish.service.ts';
import { DesignDurations } from './queueing/design-durations.ts';
import { DesignGauges } from './queueing/design-gauges.ts';
import { DesignQueue } from './queueing/design-queue.ts';
import { DiscardExpiredHandler } from './review/discard-expired.handler.ts';
import { ReviewService } from './review/review.service.ts';
import { GenerationSearch } from './search/generation-search.ts';
import { SketchesService } from './sketches/sketches.service.ts';
import { PurgeTrashHandler } from './trash/purge-trash.handler.ts';
import { TrashService } from './trash/trash.service.ts';
import { ArtSender } from './versions/art-sender.ts';
import { ArtSyncStore } from './versions/art-sync-store.ts';
import { DesignVersions } from './versions/design-versions.ts';
import { DocumentChecks } from './versions/documents/document-checks.ts';
import { PressDocuments } from './versions/documents/press-documents.ts';
import { RetouchDocuments } from './versions/documents/retouch-documents.ts';
import { DrawVersionHandler } from './versions/draw-version.handler.ts';
import { PartRedrawing } from './versions/part-redrawing.ts';
import { ProductArt } from './versions/product-art.ts';
import { RecoverVersionsHandler } from './versions/recover-versions.handler.ts';
import { RetouchDrawing } from './versions/retouch-drawing.ts';
import { Retouches } from './versions/retouches.ts';
import { SyncArtHandler } from './versions/sync-art.handler.ts';
import { VersionDrawing } from './versions/version-drawing.ts';
import { VersionStore } from './versions/version-store.ts';

@Module({
  imports: [AuthModule, BlockedTermsModule, CreditsModule, LineUpsModule, PrintifyModule, ProfitModule, SettingsModule],
  controllers: [
    GenerateController,
    BriefsController,
    ConceptsController,
    SketchesController,
    TryOutController,
    GenerationsController,
    PublishingController,
    LibraryController,
    VariantsController,
    ListingController,
    VersionsController,
    DesignProductsController,
    ProductListingController,
    RetouchController,
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
    BriefsService,
    ConceptsService,
    SketchesService,
    TryOutService,
    ListingService,
    DesignVersionsService,
    DesignVersions,
    PressDocuments,
    RetouchDocuments,
    Retouches,
    RetouchService,
    RetouchDrawing,
    PartRedrawing,
    RetouchStudio,
    BasePictures,
    DocumentChecks,
    VersionDrawing,
    VersionStore,
    DrawVersionHandler,
    ProductArt,
    ArtSender,
    ArtSyncStore,
    SyncArtHandler,
    RecoverVersionsHandler,
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
    PrintUploads,
    ArtUpdates,
    FollowPublishHandler,
    DeleteDuplicatesHandler,
    DesignQueue,
    DesignDurations,
    DesignGauges,
    PipelineRunner,
    RunStore,
    ...stepProviders,
    GenerationTransitions,
    GenerationMails,
    ProduceDesignHandler,
    RecoverStalledHandler,
    DesignProducts,
    DesignProductsService,
    ArtSources,
    ProductArtist,
    ProductDrawing,
    ProductListings,
    ProductPricing,
    ProductMaker,
    ProductMatrices,
    ProductPublishing,
    ProductStore,
    MakeProductHandler,
    ProductListingService,
    SyncProductListingHandler,
    RecoverProductsHandler,
    DeleteDuplicateProductsHandler,
    PrintEngine,
    Renditions,
    ImageCostsService,
    CostLimits,
    EndingModels,
    OpenAiClient,
    OpenAiImageModel,
    PressImageModel,
    BatchThreads,
    PressStudio,
    PressWarmUp,
    { provide: BriefReader, useClass: OpenAiBriefReader },
    { provide: ListingWriter, useClass: OpenAiListingWriter },
  ],
  exports: [AcceptDesigns, GenerationTransitions, PublishChoices, RepublishService, ReviewService, TrashService],
})
export class GenerationsModule {}
