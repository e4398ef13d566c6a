/**
 * An answer that refuses, in one of Printify's four shapes (P2). The bodies for a bad token (401), a permission it lacks (403), too many calls
 * (429) and a missing User-Agent (400) are documented nowhere: those are ours, after what the framework behind the
 * real service says by default.
 */
export class PrintifyError extends Error {
  readonly statusCode: number;
  readonly body: object;

  constructor(statusCode: number, body: object) {
    super(JSON.stringify(body));
    this.statusCode = statusCode;
    this.body = body;
  }
}

/** 400 with a code of Printify's table (P2); the reason is what a client shows. */
export function refused(code: number, reason: string, message = 'Validation failed.'): PrintifyError {
  return new PrintifyError(400, { status: 'error', code, message, errors: { reason, code } });
}

/** 400, code 8150: a field is missing or of the wrong kind (P2). */
export function invalidField(field: string, sentence: string): PrintifyError {
  return refused(8150, `${field}: ${sentence}`);
}

/** 404 for what this account has nowhere. */
export function notFound(requestId: string): PrintifyError {
  return new PrintifyError(404, { error: 'Not found', request_id: requestId });
}

/** 401 with an empty object: a shop this token cannot reach looks like a bad token (P2). */
export function unreachableShop(): PrintifyError {
  return new PrintifyError(401, {});
}

export function unauthenticated(): PrintifyError {
  return new PrintifyError(401, { error: 'Unauthenticated.' });
}

/** 403: the token does not carry the permission that the call needs (P2). */
export function forbidden(): PrintifyError {
  return new PrintifyError(403, { error: 'Forbidden' });
}

/** 400 without a code: the catalog lists the provider, and it makes no such product (P2). */
export function decoratorMissing(providerId: number): PrintifyError {
  return new PrintifyError(400, { error: `Decorator ${providerId} not available for this blueprint` });
}
