import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiResponse } from '@nestjs/swagger';
import { describeError, type ErrorCode, errorCodes } from '../errors/app-error.ts';

/** The body of every refusal under /api. */
export class Problem {
  /** What happened and what to do, for a person. */
  @ApiProperty({ example: 'Not found' })
  error!: string;

  /** The same for a program. */
  @ApiProperty({ enum: errorCodes, enumName: 'ErrorCode', example: 'not_found' })
  code!: ErrorCode;

  /** For validation_failed: what is wrong, by field. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, selfRequired: false })
  fields?: Record<string, string>;

  /** True where Printify must be connected first. */
  @ApiProperty({ required: false })
  requiresSetup?: boolean;

  /** True where credits must be bought first. */
  @ApiProperty({ required: false })
  requiresPayment?: boolean;

  /** More words for the screen. */
  @ApiProperty({ required: false })
  message?: string;
}

/** Describes the refusals of an operation, grouped by HTTP status. `unauthorized` goes without saying. */
export function ApiProblems(...codes: ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of ['unauthorized' as const, ...codes]) {
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
