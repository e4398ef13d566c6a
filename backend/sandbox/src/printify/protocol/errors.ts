// Four shapes (P2). Bodies for 401, 403, 429 and a missing User-Agent are not documented: ours are the defaults of
// the framework behind the real service.
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

export function forbidden(): PrintifyError {
  return new PrintifyError(403, { error: 'Forbidden' });
}

/** 400 without a code: the catalog lists the provider, but it takes no orders (P2). */
export function decoratorMissing(providerId: number): PrintifyError {
  return new PrintifyError(400, { error: `Decorator ${providerId} not available for this blueprint` });
}
