import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { ProfitModule } from '../profit/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { PressController } from './api/concepts/concepts.controller.ts';
import { ConceptsService } from './api/concepts/concepts.service.ts';
import { GenerateController } from './api/generate/generate.controller.ts';
import { GenerationStream } from './api/generations/generation-stream.ts';
import { GenerationsController } from './api/generations/generations.controller.ts';
import { GenerationsService } from './api/generations/generations.service.ts';
import { HistoryService } from './api/generations/history.service.ts';
import { ListingController } from './api/listing/listing.controller.ts';
import { VariantsController } from './api/variants/variants.controller.ts';
import { VariantsService } from './api/variants/variants.service.ts';
import { ListingWriter } from './engines/listing-writer.ts';
import { OpenAiClient } from './engines/openai/openai-client.ts';
import { OpenAiImageModel } from './engines/openai/openai-image-model.ts';
import { OpenAiListingWriter } from './engines/openai/openai-listing-writer.ts';
import { Press } from './engines/press/press-image-model.ts';
import { PressStudio } from './engines/press/press-studio.ts';
import { PrintEngine } from './engines/print-engine.ts';
import { ListingService } from './listing/listing.service.ts';
import { SyncListingHandler } from './listing/sync-listing.handler.ts';
import { GenerationEnds } from './pipeline/generation-transitions.ts';
import { EndMails } from './pipeline/mails/generation-mails.ts';
import { PipelineRunner } from './pipeline/pipeline-runner.ts';
import { ProduceDesignHandler } from './pipeline/produce-design.handler.ts';
import { RescueHandler } from './pipeline/recover-stalled.handler.ts';
import { CreateProductStep } from './pipeline/steps/create-product.step.ts';
import { CutOutStep } from './pipeline/steps/cut-out.step.ts';
import { DrawStep } from './pipeline/steps/draw.step.ts';
import { Steps } from './pipeline/steps/index.ts';
import { PublishStep } from './pipeline/steps/publish.step.ts';
import { UploadStep } from './pipeline/steps/upload.step.ts';
import { WriteListingStep } from './pipeline/steps/write-listing.step.ts';
import { RemoveSurplusHandler } from './publishing/delete-duplicates.handler.ts';
import { FollowPublishHandler } from './publishing/follow-publish.handler.ts';
import { Publisher } from './publishing/publisher.ts';
import { RepublishService } from './publishing/republish.service.ts';
import { DiscardUndecidedHandler } from './review/discard-expired.handler.ts';
import { ReviewService } from './review/review.service.ts';

@Module({
  imports: [AuthModule, BlockedTermsModule, CreditsModule, PrintifyModule, ProfitModule, SettingsModule],
  controllers: [GenerateController, PressController, GenerationsController, VariantsController, ListingController],
  providers: [
    GenerationsService,
    RepublishService,
    ReviewService,
    HistoryService,
    VariantsService,
    GenerationEnds,
    EndMails,
    GenerationStream,
    PipelineRunner,
    Publisher,
    PrintEngine,
    OpenAiClient,
    OpenAiImageModel,
    Press,
    PressStudio,
    ConceptsService,
    ListingService,
    SyncListingHandler,
    { provide: ListingWriter, useClass: OpenAiListingWriter },
    Steps,
    DrawStep,
    CutOutStep,
    UploadStep,
    WriteListingStep,
    CreateProductStep,
    PublishStep,
    ProduceDesignHandler,
    FollowPublishHandler,
    RescueHandler,
    RemoveSurplusHandler,
    DiscardUndecidedHandler,
  ],
})
export class GenerationsModule {}
