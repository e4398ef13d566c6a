import type { OpenAPIObject } from '@nestjs/swagger';
import { describeError, type ErrorCode } from '../errors/app-error.ts';
import { describeProblems } from '../http/problems.ts';
import { scopeExtension } from '../http/scopes.ts';
import { idempotentExtension } from '../idempotency/idempotent.ts';

type Response = ReturnType<typeof describeProblems>;

interface Operation {
  security?: object[];
  responses: Record<string, Response>;
  [scopeExtension]?: string;
  [idempotentExtension]?: true;
}

/** Answers of the server before an operation is reached, and where one fails. */
const common: Record<string, ErrorCode[]> = {
  '4XX': ['bad_url', 'bad_json', 'validation_failed', 'payload_too_large', 'unsupported_media_type'],
  '5XX': ['internal', 'database_unavailable'],
};

/** Beside the codes of each operation. Of programs it says what the guard does: those without a scope are for people. */
export function addCommonProblems(document: OpenAPIObject): void {
  const responses = Object.entries(common).map(([status, codes]) => [status, describeProblems(codes)] as const);
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as Operation[]) {
      for (const code of codesOf(operation)) addCode(operation, code);
      for (const [status, response] of responses) operation.responses[status] = response;
    }
  }
}

function codesOf(operation: Operation): ErrorCode[] {
  if (!operation.security?.length) return [];
  const ofKeys = ['idempotency_conflict', 'idempotency_in_progress'] as const;
  const ofPrograms: ErrorCode[] = operation[scopeExtension]
    ? ['insufficient_scope', 'rate_limited']
    : ['session_required', 'rate_limited'];
  return [...ofPrograms, ...(operation[idempotentExtension] ? ofKeys : [])];
}

/** Beside the other codes of its status. */
function addCode({ responses }: Operation, code: ErrorCode): void {
  const { status } = describeError(code);
  const added = describeProblems([code]);
  const known = responses[status];
  if (known && code in known.content['application/json'].examples) return;
  if (!known) {
    responses[status] = added;
    return;
  }
  known.description += `\n\n${added.description}`;
  Object.assign(known.content['application/json'].examples, added.content['application/json'].examples);
}
