import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { describeError, type ErrorCode, errorCodes } from '../errors/app-error.ts';
import { type Scope, scopes } from './scopes.ts';

export class Problem {
  @ApiProperty({ description: 'What happened and what to do, for a person.', example: 'Not found' })
  error!: string;

  @ApiProperty({
    description: 'The same for a program.',
    enum: errorCodes,
    enumName: 'ErrorCode',
    example: 'not_found',
  })
  code!: ErrorCode;

  @ApiProperty({
    description: 'For validation_failed: what is wrong, by field.',
    type: 'object',
    additionalProperties: { type: 'string' },
    selfRequired: false,
  })
  fields?: Record<string, string>;

  @ApiProperty({ description: 'True where Printify must be connected first.', required: false })
  requiresSetup?: boolean;

  @ApiProperty({ description: 'True where credits must be bought first.', required: false })
  requiresPayment?: boolean;

  @ApiProperty({
    description: 'For version_conflict: the newest version of the design, or of the form.',
    required: false,
  })
  newest?: number;

  @ApiProperty({ description: 'For insufficient_scope: the scope that is missing.', enum: scopes, required: false })
  scope?: Scope;

  @ApiProperty({ description: 'More words for the screen.', required: false })
  message?: string;
}

/** Of an operation that takes a bearer. */
export function ApiProblems(...codes: ErrorCode[]) {
  return ApiPublicProblems('unauthorized', 'account_suspended', 'second_factor_required', ...codes);
}

export function ApiPublicProblems(...codes: ErrorCode[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => describeError(code).status);
  return applyDecorators(
    ApiExtraModels(Problem),
    ...[...byStatus].map(([status, group]) => ApiResponse({ status, ...describeProblems(group) })),
  );
}

/** An example for each code: the codes of a response are the names of its examples. */
export function describeProblems(codes: ErrorCode[]) {
  const schema = { $ref: getSchemaPath(Problem) };
  const examples = Object.fromEntries(codes.map((code) => [code, { summary: code, value: exampleOf(code) }]));
  return {
    description: codes.map((code) => `\`${code}\`: ${describeError(code).message}`).join('\n\n'),
    content: { 'application/json': { schema, examples } },
  };
}

const extras: Partial<Record<ErrorCode, Partial<Problem>>> = {
  validation_failed: { fields: { name: 'Something in this request is not valid. Nothing was changed.' } },
  insufficient_credits: { requiresPayment: true },
  provider_not_connected: { requiresSetup: true },
  insufficient_scope: { scope: 'design' },
  version_conflict: { newest: 3 },
};

function exampleOf(code: ErrorCode): Problem {
  return { error: describeError(code).message, code, ...extras[code] };
}
