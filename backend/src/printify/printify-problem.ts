import { AppError } from '../platform/errors/app-error.ts';
import { PrintifyError } from './client/printify-error.ts';

/** Turns Printify's refusal of a call that a person waits for into ours; anything else is thrown on. */
export function printifyProblem(error: unknown): AppError {
  if (!(error instanceof PrintifyError)) throw error;
  const { kind, message } = error;
  switch (kind) {
    case 'unauthorized':
    case 'forbidden':
    case 'shop_gone':
      return new AppError('provider_not_connected', message, { requiresSetup: true, message });
    case 'rate_limited':
    case 'unavailable':
      return new AppError('provider_unavailable', message);
    default:
      return new AppError('provider_failed', message);
  }
}
