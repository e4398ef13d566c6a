import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiResponse } from '@nestjs/swagger';
import { describeError, type ErrorCode, errorCodes } from '../errors/app-error.ts';

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

  @ApiProperty({ description: 'More words for the screen.', required: false })
  message?: string;
}

export function ApiProblems(...codes: ErrorCode[]) {
  return ApiPublicProblems('unauthorized', ...codes);
}

export function ApiPublicProblems(...codes: ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = describeError(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return applyDecorators(
    ...[...byStatus].map(([status, group]) =>
      ApiResponse({
        status,
        type: Problem,
        description: group.map((code) => `\`${code}\`: ${describeError(code).message}`).join('\n\n'),
      }),
    ),
  );
}
