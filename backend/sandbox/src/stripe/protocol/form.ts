import { type ParsedQs, parse } from 'qs';
import { StripeError } from './errors.ts';

/** Brackets below one parameter. */
const DEPTH_LIMIT = 12;
/** Elements of one list; more make an object, which no schema takes for a list. */
const LIST_LIMIT = 1000;

/** An empty value stays: it unsets a field (S4). */
export function readForm(text: string): ParsedQs {
  try {
    return parse(text, {
      depth: DEPTH_LIMIT,
      strictDepth: true,
      arrayLimit: LIST_LIMIT,
      parameterLimit: Infinity,
      duplicates: 'last',
      // Without a prototype, or metadata[constructor] would be dropped.
      plainObjects: true,
    });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RangeError') throw error;
    throw new StripeError(400, { type: 'invalid_request_error', message: error.message });
  }
}
