import { AppError } from '../platform/errors/app-error.ts';
import { PrintError } from '../print/index.ts';
import { PrintifyError } from '../printify/printify.module.ts';
import { ModelError } from './image-model.ts';
import { StepError } from './step.ts';

export interface Failure {
  code: string;
  /** For the seller: what happened and what to do. */
  message: string;
  /** True where it is a fault of ours and somebody should look. */
  ours: boolean;
}

/** What ends a generation, in words for the seller. An error that nobody foresaw tells nothing of our inside. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ModelError || error instanceof StepError)
    return { code: error.code, message: error.message, ours: error.code === 'model_misconfigured' };
  if (error instanceof PrintifyError) return { code: `printify_${error.kind}`, message: error.message, ours: false };
  if (error instanceof PrintError)
    return { code: error.code, message: `The picture could not be prepared for print. ${error.message}`, ours: false };
  if (error instanceof AppError) return { code: error.code, message: error.message, ours: false };
  return {
    code: 'internal',
    message: 'Something went wrong on our side. Your credit was given back. Please try again.',
    ours: true,
  };
}
