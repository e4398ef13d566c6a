import { AppError } from '../../platform/errors/app-error.ts';
import { StorageUnavailable } from '../../platform/storage/storage.ts';
import { PrintError, WorkerPoolError } from '../../print/index.ts';
import { PrintifyError } from '../../printify/model/printify-error.ts';
import { ModelError } from '../engines/image-model.ts';
import { CostLimitReached } from '../model/cost-limit-reached.ts';
import { type Provider, StepError } from '../model/step-error.ts';
import { stepNames } from './steps/index.ts';

/** Where a design can fail; waiting: before its first step. */
export const failurePlaces = ['waiting', ...stepNames] as const;
export type FailurePlace = (typeof failurePlaces)[number];

export interface Failure {
  code: string;
  provider: Provider;
  message: string;
  /** True where the fault is ours and somebody should mend it. */
  ours: boolean;
}

/** What ends a generation, in a sentence for the seller. An unexpected error says nothing about our inside. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ModelError)
    return { ...codeAndMessage(error), provider: 'openai', ours: error.code === 'model_misconfigured' };
  if (error instanceof StepError) return { ...codeAndMessage(error), provider: error.provider, ours: false };
  if (error instanceof PrintifyError)
    return { code: `printify_${error.kind}`, message: error.message, provider: 'printify', ours: false };
  if (error instanceof PrintError || error instanceof WorkerPoolError)
    return {
      code: error.code,
      message: `We couldn’t prepare the picture for print. ${error.message}`,
      provider: 'ourselves',
      ours: false,
    };
  if (error instanceof CostLimitReached)
    return {
      code: 'cost_limit',
      provider: 'ourselves',
      message: 'We reached today’s limit for AI pictures. Try again tomorrow.',
      ours: true,
    };
  if (error instanceof StorageUnavailable)
    return {
      code: error.code,
      provider: 'ourselves',
      message: 'We couldn’t reach our file storage. Please try again.',
      ours: true,
    };
  // The connection to Printify is missing or incomplete.
  if (error instanceof AppError) return { ...codeAndMessage(error), provider: 'printify', ours: false };
  return {
    code: 'internal',
    provider: 'ourselves',
    message: 'Something went wrong on our side. Please try again.',
    ours: true,
  };
}

function codeAndMessage({ code, message }: ModelError | StepError | AppError): Pick<Failure, 'code' | 'message'> {
  return { code, message };
}
