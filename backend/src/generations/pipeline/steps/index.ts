import { CreateProductStep } from './create-product.step.ts';
import { CutOutStep } from './cut-out.step.ts';
import { DrawStep } from './draw.step.ts';
import { PublishStep } from './publish.step.ts';
import type { Step, StepDefinition } from './step.ts';
import { UploadStep } from './upload.step.ts';
import { WriteListingStep } from './write-listing.step.ts';

/** The pipeline, in the order in which its states are shown. A new step is one more line here. */
export const stepClasses = [
  DrawStep,
  CutOutStep,
  UploadStep,
  WriteListingStep,
  CreateProductStep,
  PublishStep,
] as const;

export const stepDefinitions: readonly StepDefinition<StepName>[] = stepClasses.map(({ definition }) => definition);
export type StepName = (typeof stepClasses)[number]['definition']['name'];
export const stepNames: readonly StepName[] = stepDefinitions.map(({ name }) => name);

/** The steps as Nest made them. */
export class Steps {
  constructor(readonly all: readonly Step[]) {}
}

export const stepProviders = [
  ...stepClasses,
  { provide: Steps, inject: [...stepClasses], useFactory: (...all: Step[]) => new Steps(all) },
];
