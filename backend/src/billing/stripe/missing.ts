import { AppError } from '../../platform/errors/app-error.ts';

/** Null for what is not there; every other failure goes on. */
export function isMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
