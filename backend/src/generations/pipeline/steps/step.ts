import type { Listing } from '../../../listing/index.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { Prisma } from '../../../platform/prisma/prisma.service.ts';
import type { JobDefinition } from '../../../platform/queue/job-definition.ts';
import type { InkTone } from '../../../print/index.ts';
import type { LeftOut } from '../../../printify/index.ts';
import type { HistoryEntry } from '../../history/history.ts';
import type { GenerationRef } from '../../jobs/jobs.ts';
import type { GenerationRequest } from '../../model/generation-request.ts';
import type { StoredPrint } from '../../model/prints.ts';
import type { Review } from '../../model/review.ts';
import type { GenerationState } from '../../model/states.ts';

/** What each step stores. A later step reads only what it says it needs. */
export interface StepResults {
  draw: {
    key: string;
    keyColor: string | null;
    model: string;
    /** The same design in inks for some of the shirts each, where the engine can; none: `key` is for all. */
    versions?: { key: string; ink: InkTone; shirts: string[] }[];
  };
  write_listing: Listing;
  cut_out: {
    prints: StoredPrint[];
    report: Prisma.InputJsonObject;
    /** Why the seller must look first; null where nothing is wrong, or once they have approved it. */
    review: Review | null;
  };
  upload: { uploads: { key: string; uploadId: string }[]; shopId: number };
  create_product: {
    productId: string;
    shopId: number;
    deepLink: string;
    /** True where an earlier call may still make another product. */
    mayBeDouble: boolean;
    /** What was enabled and what was not: the catalog may tell otherwise later. Absent in what was stored before this was. */
    plan?: { variantIds: number[]; leftOut: LeftOut[] };
  };
  publish: {
    status: 'published' | 'publishing' | 'failed';
    externalId: string | null;
    handle: string | null;
    message: string | null;
    mockupUrls: string[];
    /** True where Printify does not know the product any more. */
    gone?: boolean;
  };
}
export type StepName = keyof StepResults;
export const stepNames = [
  'draw',
  'write_listing',
  'cut_out',
  'upload',
  'create_product',
  'publish',
] as const satisfies readonly StepName[];

/** Whose failure it can be that a step fails. */
export const providers = ['openai', 'printify', 'ourselves'] as const;
export type Provider = (typeof providers)[number];

export interface StepContext<Needs extends StepName = StepName> {
  generation: Generation;
  request: GenerationRequest;
  results: Pick<StepResults, Needs>;
  /** True where an earlier run may have begun this step and died before it could store its result. */
  resumed: boolean;
  signal: AbortSignal;
  /** Writes columns before the step has ended: what must not be done twice is kept as soon as it is done. */
  keep(columns: Prisma.GenerationUpdateManyMutationInput): Promise<void>;
}

/** A job that follows from a step's result. */
export interface FollowUp {
  job: JobDefinition<GenerationRef>;
  /** Seconds from when the result is stored. */
  startAfter: number;
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

  /** Why a person must look before anything begins that needs this result; null where nobody must. */
  holds(_result: StepResults[Name]): Review | null {
    return null;
  }

  /** What the history should say of the result, beyond that the step is done. */
  tells(_result: StepResults[Name]): HistoryEntry[] {
    return [];
  }

  followUps(_result: StepResults[Name]): FollowUp[] {
    return [];
  }
}

/** Ends a generation with a sentence for the seller. */
export class StepError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly provider: Provider = 'ourselves',
  ) {
    super(message);
  }
}

/** What the seller chose was offered when the design was asked for, and is no more. */
export function colorsUnavailable(): StepError {
  const message = 'The chosen colors are not available at Printify any more. Choose others.';
  return new StepError('colors_unavailable', message, 'printify');
}
