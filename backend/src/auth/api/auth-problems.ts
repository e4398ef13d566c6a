import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiDefaultResponse,
  ApiExtraModels,
  ApiProperty,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { AuthError, type AuthErrorCode, authErrorCodes } from '../model/auth-error.ts';

export class AuthProblem {
  @ApiProperty({ type: 'integer', example: 400, description: 'The HTTP status.' })
  code!: number;

  @ApiProperty({
    enum: authErrorCodes,
    enumName: 'AuthErrorCode',
    example: 'invalid_credentials',
    description: 'What happened, for a program.',
  })
  error_code!: AuthErrorCode;

  @ApiProperty({ example: 'Invalid login credentials', description: 'What happened, for a person.' })
  msg!: string;

  @ApiProperty({ required: false, description: 'Of a failure of the server: its id in the log.' })
  error_id?: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    description: 'For `weak_password`: `reasons` lists what the password lacks.',
  })
  weak_password?: Record<string, unknown>;
}

/** Answers of the server before an operation is reached. */
const common = [new AuthError('bad_json'), new AuthError('not_found'), new AuthError('request_entity_too_large')];

export function ApiAuthProblems(...codes: AuthErrorCode[]) {
  return describe(codes.map((code) => new AuthError(code)));
}

/** Of an operation that takes a bearer. */
export function ApiAuthBearerProblems(...codes: AuthErrorCode[]) {
  const refusals = (['no_authorization', 'bad_jwt', 'user_not_found', 'session_not_found'] as const).map(
    (code) => new AuthError(code),
  );
  const suspended = new AuthError('user_banned').asForbidden();
  const own = codes.map((code) => new AuthError(code));
  return applyDecorators(ApiBearerAuth(), describe([...refusals, suspended, ...own]));
}

function describe(errors: AuthError[]) {
  const byStatus = Map.groupBy(errors, ({ status }) => status);
  return applyDecorators(
    ApiExtraModels(AuthProblem),
    ...[...byStatus].map(([status, group]) => ApiResponse({ status, ...describeGroup(group) })),
    ApiResponse({ status: '4XX', ...describeGroup(common) }),
    ApiDefaultResponse(describeGroup([new AuthError('database_unavailable'), new AuthError('unexpected_failure')])),
  );
}

function describeGroup(errors: AuthError[]) {
  const examples = errors.map((error) => [error.code, { summary: error.code, value: toExample(error) }]);
  return {
    description: errors.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
    content: {
      'application/json': { schema: { $ref: getSchemaPath(AuthProblem) }, examples: Object.fromEntries(examples) },
    },
  };
}

function toExample({ status, code, message }: AuthError): AuthProblem {
  return { code: status, error_code: code, msg: message };
}
