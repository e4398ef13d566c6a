import type { z } from 'zod';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { Prisma } from '../../../platform/prisma/prisma.service.ts';
import type { JobDefinition } from '../../../platform/queue/job-definition.ts';
import type { HistoryEntry } from '../../history/history.ts';
import type { GenerationRequest } from '../../model/documents/generation-request.ts';
import type { GenerationRef } from '../../model/generation-names.ts';
import type { Review } from '../../model/status/review.ts';
import type { GenerationState } from '../../model/status/states.ts';

type Json = Prisma.InputJsonObject;

interface NamedResult<Name extends string = string, Result extends Json = Json> {
  readonly name: Name;
  readonly result: z.ZodType<Result>;
}

export interface StepDefinition<
  Name extends string = string,
  Result extends Json = Json,
  Need extends NamedResult = NamedResult,
> extends NamedResult<Name, Result> {
  /** The state that the seller sees while this is the earliest unfinished step. */
  readonly state: GenerationState;
  readonly needs: readonly Need[];
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

export interface FollowUp {
  job: JobDefinition<GenerationRef>;
  /** Seconds from when the result is stored. */
  startAfter: number;
}

/** It may run again after a crash: what it does outside must be harmless when done twice, or searched for first. */
export abstract class Step<Result extends Json = Json, Need extends NamedResult = NamedResult> {
  abstract readonly definition: StepDefinition<string, Result, Need>;

  /** @throws StepError, ModelError, PrintifyError, PrintError: each ends the generation with its sentence */
  abstract run(context: StepContext<Need>): Promise<Result>;

  columns(_result: Result): Prisma.GenerationUpdateManyMutationInput {
    return {};
  }

  /** Why a person must check the result before any step begins that needs it; null where nobody must. */
  requiresReview(_result: Result): Review | null {
    return null;
  }

  history(_result: Result): HistoryEntry[] {
    return [];
  }

  followUps(_result: Result): FollowUp[] {
    return [];
  }
}

export function StepOf<Name extends string, Result extends Json, Need extends NamedResult>(
  definition: StepDefinition<Name, Result, Need>,
) {
  abstract class DefinedStep extends Step<Result, Need> {
    static readonly definition = definition;
    readonly definition = definition;
  }
  return DefinedStep;
}
