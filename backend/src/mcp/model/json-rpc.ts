import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { Problem } from './refusal.ts';

/** Of errors that only HTTP knows. */
const serverError = -32_000;
const codes: Record<string, number> = {
  bad_json: ErrorCode.ParseError,
  invalid_request: ErrorCode.InvalidRequest,
  internal: ErrorCode.InternalError,
};

/** What concerns no message, or refuses it before it is read, has no id. */
export function jsonRpcError({ code, error: message, ...data }: Problem) {
  return { jsonrpc: '2.0', id: null, error: { code: codes[code] ?? serverError, message, data: { code, ...data } } };
}
