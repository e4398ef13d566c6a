export class OpenAiError extends Error {
  readonly statusCode: number;
  readonly body: { error: Record<string, unknown> };

  constructor(
    statusCode: number,
    error: { message: string; type: string; param?: string; code?: string; moderation_details?: object },
  ) {
    super(error.message);
    this.statusCode = statusCode;
    this.body = { error: { ...error, param: error.param ?? null, code: error.code ?? null } };
  }
}

export function invalid(message: string, param?: string, code?: string): OpenAiError {
  return new OpenAiError(400, { message, type: 'invalid_request_error', param, code });
}

export function unknownParameter(param: string): OpenAiError {
  return invalid(`Unknown parameter: '${param}'.`, param, 'unknown_parameter');
}

export function missingParameter(param: string): OpenAiError {
  return invalid(`Missing required parameter: '${param}'.`, param, 'missing_required_parameter');
}

export function invalidType(param: string, expected: string, value: unknown): OpenAiError {
  return invalid(
    `Invalid type for '${param}': expected ${expected}, but got ${kindOf(value)} instead.`,
    param,
    'invalid_type',
  );
}

export function invalidValue(param: string, value: unknown, supported: readonly string[]): OpenAiError {
  const names = supported.map((name) => `'${name}'`);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}` : names.join('');
  return invalid(`Invalid value: '${String(value)}'. Supported values are: ${list}.`, param, 'invalid_value');
}

/** 404: retired and unknown models look alike. */
export function unknownModel(model: string): OpenAiError {
  return new OpenAiError(404, {
    message: `The model '${model}' does not exist or you do not have access to it.`,
    type: 'invalid_request_error',
    param: 'model',
    code: 'model_not_found',
  });
}

/** 401; `key` is empty where none was sent. */
export function unauthorized(key: string): OpenAiError {
  const message = key
    ? `Incorrect API key provided: ${key.slice(0, 8)}***. You can find your API key at https://platform.openai.com/account/api-keys.`
    : "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).";
  return new OpenAiError(401, { message, type: 'invalid_request_error', code: key ? 'invalid_api_key' : undefined });
}

export function moderationBlocked(requestId: string): OpenAiError {
  return new OpenAiError(400, {
    message: `Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID ${requestId}.`,
    type: 'image_generation_user_error',
    code: 'moderation_blocked',
    moderation_details: { moderation_stage: 'input', categories: ['other'] },
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (Number.isInteger(value)) return 'an integer';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
