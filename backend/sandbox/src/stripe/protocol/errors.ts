import type { CardFailure } from './wire.ts';

interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

export class StripeError extends Error {
  readonly statusCode: number;
  readonly body: ErrorBody;

  constructor(statusCode: number, body: ErrorBody) {
    super(body.message);
    this.statusCode = statusCode;
    this.body = body;
  }
}

export function invalid(param: string, message: string, code = 'parameter_invalid'): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', code, message, param });
}

export function impossible(message: string, code?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
}

/** 404 where the id is in the path, 400 where it is a parameter; the real service does both. */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  const status = param === 'id' ? 404 : 400;
  const message = `No such ${kind}: '${id}'`;
  return new StripeError(status, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function cardRefused(failure: CardFailure): StripeError {
  return new StripeError(402, failure);
}
