/**
 * An error in one of Printify's four shapes (P2). The bodies for a bad token (401), a missing permission (403), too
 * many calls (429) and a missing User-Agent (400) are not documented: ours are the defaults of the framework behind the
 * real service.
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

/** 400 with a code of Printify's table (P2). */
export function refused(code: number, reason: string, message = 'Validation failed.'): PrintifyError {
  return new PrintifyError(400, { status: 'error', code, message, errors: { reason, code } });
}

/** 400, code 8150: a field is missing or of the wrong type (P2). */
export function invalidField(field: string, sentence: string): PrintifyError {
  return refused(8150, `${field}: ${sentence}`);
}

export function notFound(requestId: string): PrintifyError {
  return new PrintifyError(404, { error: 'Not found', request_id: requestId });
}

/** 401 with an empty object: a shop of another account looks like a bad token (P2). */
export function unreachableShop(): PrintifyError {
  return new PrintifyError(401, {});
}

export function unauthenticated(): PrintifyError {
  return new PrintifyError(401, { error: 'Unauthenticated.' });
}

/** 403: the token does not have the permission that the call needs (P2). */
export function forbidden(): PrintifyError {
  return new PrintifyError(403, { error: 'Forbidden' });
}

/** 400 without a code: the catalog lists the provider, but it takes no orders (P2). */
export function decoratorMissing(providerId: number): PrintifyError {
  return new PrintifyError(400, { error: `Decorator ${providerId} not available for this blueprint` });
}
