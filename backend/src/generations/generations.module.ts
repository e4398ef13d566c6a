import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BlockedTermsModule } from '../blocked-terms/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { PrintifyModule } from '../printify/index.ts';
import { ProfitModule } from '../profit/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { DiscardUndecidedHandler } from './discard-undecided.handler.ts';
import { EndMails } from './end-mails.ts';
import { FollowPublishHandler } from './follow-publish.handler.ts';
import { GenerateController } from './generate.controller.ts';
import { GenerationEnds } from './generation-ends.ts';
import { GenerationStream } from './generation-stream.ts';
import { GenerationsController } from './generations.controller.ts';
import { GenerationsService } from './generations.service.ts';
import { HistoryService } from './history.service.ts';
import { ListingController } from './listing/listing.controller.ts';
import { ListingService } from './listing/listing.service.ts';
import { ListingWriter } from './listing/listing-writer.ts';
import { SyncListingHandler } from './listing/sync-listing.handler.ts';
import { OpenAiClient } from './openai/openai-client.ts';
import { OpenAiImageModel } from './openai/openai-image-model.ts';
import { OpenAiListingWriter } from './openai/openai-listing-writer.ts';
import { PipelineRunner } from './pipeline-runner.ts';
import { ConceptsService } from './press/concepts.service.ts';
import { PressController } from './press/press.controller.ts';
import { Press } from './press/press.ts';
import { PressStudio } from './press/press-studio.ts';
import { PrintEngine } from './print-engine.ts';
import { ProduceDesignHandler } from './produce-design.handler.ts';
import { Publisher } from './publisher.ts';
import { RemoveSurplusHandler } from './remove-surplus.handler.ts';
import { RepublishService } from './republish.service.ts';
import { RescueHandler } from './rescue.handler.ts';
import { ReviewService } from './review.service.ts';
import { CreateProductStep } from './steps/create-product.step.ts';
import { CutOutStep } from './steps/cut-out.step.ts';
import { DrawStep } from './steps/draw.step.ts';
import { PublishStep } from './steps/publish.step.ts';
import { Steps } from './steps/steps.ts';
import { UploadStep } from './steps/upload.step.ts';
import { WriteListingStep } from './steps/write-listing.step.ts';
import { VariantsController } from './variants/variants.controller.ts';
import { VariantsService } from './variants/variants.service.ts';

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
