import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module.ts';
import { PrintifyModule } from '../printify/printify.module.ts';
import { EndMails } from './end-mails.ts';
import { FollowPublishHandler } from './follow-publish.handler.ts';
import { GenerateController } from './generate.controller.ts';
import { GenerationEnds } from './generation-ends.ts';
import { GenerationStream } from './generation-stream.ts';
import { GenerationsController } from './generations.controller.ts';
import { GenerationsService } from './generations.service.ts';
import { ImageModel } from './image-model.ts';
import { ListingWriter } from './listing/listing-writer.ts';
import { OpenAiClient } from './openai/openai-client.ts';
import { OpenAiImageModel } from './openai/openai-image-model.ts';
import { OpenAiListingWriter } from './openai/openai-listing-writer.ts';
import { PipelineRunner } from './pipeline-runner.ts';
import { PrintEngine } from './print-engine.ts';
import { ProduceDesignHandler } from './produce-design.handler.ts';
import { Publisher } from './publisher.ts';
import { RepublishService } from './republish.service.ts';
import { RescueHandler } from './rescue.handler.ts';
import { RescueTimer } from './rescue.timer.ts';
import { SettingsController } from './settings/settings.controller.ts';
import { SettingsService } from './settings/settings.service.ts';
import { CreateProductStep } from './steps/create-product.step.ts';
import { CutOutStep } from './steps/cut-out.step.ts';
import { DrawStep } from './steps/draw.step.ts';
import { PublishStep } from './steps/publish.step.ts';
import { Steps } from './steps/steps.ts';
import { UploadStep } from './steps/upload.step.ts';
import { WriteListingStep } from './steps/write-listing.step.ts';

@Module({
  imports: [CreditsModule, PrintifyModule],
  controllers: [GenerateController, GenerationsController, SettingsController],
  providers: [
    GenerationsService,
    RepublishService,
    GenerationEnds,
    EndMails,
    GenerationStream,
    SettingsService,
    PipelineRunner,
    Publisher,
    PrintEngine,
    OpenAiClient,
    { provide: ImageModel, useClass: OpenAiImageModel },
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
    RescueTimer,
  ],
})
export class GenerationsModule {}
