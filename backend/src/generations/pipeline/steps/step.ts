import type { z } from 'zod';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { Prisma } from '../../../platform/prisma/prisma.service.ts';
import type { JobDefinition } from '../../../platform/queue/job-definition.ts';
import type { HistoryEntry } from '../../history/history.ts';
import type { GenerationRef } from '../../jobs/generation-ref.ts';
import type { GenerationRequest } from '../../model/generation-request.ts';
import type { Review } from '../../model/review.ts';
import type { GenerationState } from '../../model/states.ts';

type Json = Prisma.InputJsonObject;

interface NamedResult<Name extends string = string, Result extends Json = Json> {
  readonly name: Name;
  /** What the step stores. A stored result may come from an older release. */
  readonly result: z.ZodType<Result>;
}

/** Everything about a step but its work. */
export interface StepDefinition<
  Name extends string = string,
  Result extends Json = Json,
  Need extends NamedResult = NamedResult,
> extends NamedResult<Name, Result> {
  /** The state that the seller sees while this is the earliest unfinished step. */
  readonly state: GenerationState;
  /** Steps whose results it reads; they are stored before it begins. */
  readonly needs: readonly Need[];
  /** The history's sentence when it is done. */
  readonly doneMessage: string;
}

export function defineStep<const Name extends string, Result extends Json, Need extends NamedResult = never>(
  definition: StepDefinition<Name, Result, Need>,
): StepDefinition<Name, Result, Need> {
  return definition;
}

export type ResultOf<Definition extends NamedResult> = z.infer<Definition['result']>;

export interface StepContext<Need extends NamedResult = NamedResult> {
  generation: Generation;
  request: GenerationRequest;
  resultOf<Result extends Json>(step: Need & NamedResult<string, Result>): Result;
  /** True where an earlier run may have begun this step and died before it could store its result. */
  resumed: boolean;
  signal: AbortSignal;
  /** Writes columns before the step has ended, so that what must not be done twice is stored as soon as it is done. */
  saveColumns(columns: Prisma.GenerationUpdateManyMutationInput): Promise<void>;
}

/** A job that follows from a step's result. */
export interface FollowUp {
  job: JobDefinition<GenerationRef>;
  /** Seconds from when the result is stored. */
  startAfter: number;
}

/**
 * One step of a generation. It may be run again after a crash, so what it does outside must be harmless when done
 * twice, or searched for before it is done. No step knows the runner.
 */
export abstract class Step<Result extends Json = Json, Need extends NamedResult = NamedResult> {
  abstract readonly definition: StepDefinition<string, Result, Need>;

  /** @throws StepError, ModelError, PrintifyError, PrintError: each ends the generation with its sentence */
  abstract run(context: StepContext<Need>): Promise<Result>;

  /** Columns of the generation that follow from the result. */
  columns(_result: Result): Prisma.GenerationUpdateManyMutationInput {
    return {};
  }

  /** Why a person must check the result before any step begins that needs it; null where nobody must. */
  requiresReview(_result: Result): Review | null {
    return null;
  }

  /** History entries beyond that the step is done. */
  history(_result: Result): HistoryEntry[] {
    return [];
  }

  followUps(_result: Result): FollowUp[] {
    return [];
  }
}

/** The base class of the step that a definition describes. */
export function StepOf<Name extends string, Result extends Json, Need extends NamedResult>(
  definition: StepDefinition<Name, Result, Need>,
) {
  abstract class DefinedStep extends Step<Result, Need> {
    static readonly definition = definition;
    readonly definition = definition;
  }
  return DefinedStep;
}
