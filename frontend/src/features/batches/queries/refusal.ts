import { ApiError } from '../../../api/client/http.ts';

const PASSING = [401, 408, 429];

/** Whether the server would answer the same another time. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);
}
