import type { OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode } from '../errors/app-error.ts';
import { describeProblems } from '../http/problems.ts';

/** Answers of the server before an operation is reached, and where one fails. */
const common: Record<string, ErrorCode[]> = {
  '4XX': ['bad_url', 'bad_json', 'validation_failed', 'payload_too_large', 'unsupported_media_type'],
  '5XX': ['internal', 'database_unavailable'],
};

/** Beside the codes of each operation. */
export function addCommonProblems(document: OpenAPIObject): void {
  const responses = Object.entries(common).map(([status, codes]) => [status, describeProblems(codes)] as const);
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as { responses: Record<string, object> }[]) {
      for (const [status, response] of responses) operation.responses[status] = response;
    }
  }
}
