import { AppError } from '../platform/errors/app-error.ts';
import { PrintError, WorkerPoolError } from '../print/index.ts';
import { PrintifyError } from '../printify/index.ts';
import { ModelError } from './image-model.ts';
import { type Provider, StepError, stepNames } from './step.ts';

/** Where a design can fail; waiting: before its first step. */
export const failurePlaces = ['waiting', ...stepNames] as const;
export type FailurePlace = (typeof failurePlaces)[number];

export interface Failure {
  code: string;
  provider: Provider;
  /** For the seller: what happened and what to do. */
  message: string;
  /** True where it is a fault of ours and somebody should look. */
  ours: boolean;
}

/** What ends a generation, in words for the seller. An error that nobody foresaw tells nothing of our inside. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ModelError)
    return { ...said(error), provider: 'openai', ours: error.code === 'model_misconfigured' };
  if (error instanceof StepError) return { ...said(error), provider: error.provider, ours: false };
  if (error instanceof PrintifyError)
    return { code: `printify_${error.kind}`, message: error.message, provider: 'printify', ours: false };
  if (error instanceof PrintError || error instanceof WorkerPoolError)
    return {
      code: error.code,
      message: `The picture could not be prepared for print. ${error.message}`,
      provider: 'ourselves',
      ours: false,
    };
  // What the connection to Printify lacks.
  if (error instanceof AppError) return { ...said(error), provider: 'printify', ours: false };
  return {
    code: 'internal',
    provider: 'ourselves',
    message: 'Something went wrong on our side. Your credit was given back. Please try again.',
    ours: true,
  };
}

function said({ code, message }: ModelError | StepError | AppError): Pick<Failure, 'code' | 'message'> {
  return { code, message };
}
