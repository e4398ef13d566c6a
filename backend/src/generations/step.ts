import type { Generation } from '../platform/prisma/client/client.ts';
import type { Prisma } from '../platform/prisma/prisma.service.ts';
import type { GenerationRequest } from './generation-request.ts';
import type { Listing } from './listing/listing-rules.ts';
import type { GenerationState } from './states.ts';

/** What each step stores. A later step reads only what it says it needs. */
export interface StepResults {
  draw: { key: string; keyColor: string | null; model: string };
  write_listing: Listing;
  cut_out: {
    printKey: string;
    imageKey: string;
    placement: { x: number; y: number; scale: number; angle: 0 };
    report: Prisma.InputJsonObject;
  };
  upload: { uploadId: string; shopId: number };
  create_product: { productId: string; shopId: number; deepLink: string; mockupUrls: string[] };
  publish: {
    status: 'published' | 'publishing' | 'failed';
    externalId: string | null;
    handle: string | null;
    message: string | null;
    mockupUrls: string[];
  };
}
export type StepName = keyof StepResults;

export interface StepContext<Needs extends StepName = StepName> {
  generation: Generation;
  request: GenerationRequest;
  results: Pick<StepResults, Needs>;
  /** True where an earlier run may have begun this step and died before it could store its result. */
  resumed: boolean;
  signal: AbortSignal;
}

/**
 * One step of a generation. It may be run again after a crash, so what it does outside must be harmless
 * when done twice, or looked for before it is done. No step knows the runner.
 */
export abstract class Step<Name extends StepName = StepName, Needs extends StepName = StepName> {
  abstract readonly name: Name;
  /** The state that the seller sees while this is the earliest unfinished step. */
  abstract readonly state: GenerationState;
  abstract readonly needs: readonly Needs[];

  /** @throws StepError, ModelError, PrintifyError, PrintError: each ends the generation with its sentence */
  abstract run(context: StepContext<Needs>): Promise<StepResults[Name]>;

  /** Columns of the generation that follow from the result. */
  abstract patch(result: StepResults[Name]): Prisma.GenerationUpdateManyMutationInput;
}

/** Ends a generation with a sentence for the seller. */
export class StepError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
