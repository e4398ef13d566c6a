import { Injectable } from '@nestjs/common';
import { CreateProductStep } from './create-product.step.ts';
import { CutOutStep } from './cut-out.step.ts';
import { DrawStep } from './draw.step.ts';
import { PublishStep } from './publish.step.ts';
import type { Step } from './step.ts';
import { UploadStep } from './upload.step.ts';
import { WriteListingStep } from './write-listing.step.ts';

/** The pipeline: its steps in the order in which their states are shown. */
@Injectable()
export class Steps {
  readonly all: readonly Step[];

  constructor(
    draw: DrawStep,
    cutOut: CutOutStep,
    upload: UploadStep,
    writeListing: WriteListingStep,
    createProduct: CreateProductStep,
    publish: PublishStep,
  ) {
    this.all = [draw, cutOut, upload, writeListing, createProduct, publish] as unknown as readonly Step[];
  }
}
