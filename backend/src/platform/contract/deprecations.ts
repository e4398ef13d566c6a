import type { OpenAPIObject } from '@nestjs/swagger';
import type { Deprecation } from '../deprecation/announce-deprecations.ts';
import { deprecationExtension } from '../deprecation/deprecated.ts';

interface Operation {
  deprecated?: boolean;
  description?: string;
  [deprecationExtension]?: Deprecation;
}

/** Says of each operation that is deprecated until when it works, and what to use in its place. */
export function addDeprecations(document: OpenAPIObject): void {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as Operation[]) {
      const deprecation = operation[deprecationExtension];
      if (deprecation) markDeprecated(operation, deprecation);
    }
  }
}

function markDeprecated(operation: Operation, { since, sunset, link }: Deprecation): void {
  operation.deprecated = true;
  const words = `Deprecated since ${since}; it may be away from ${sunset} on. In its place: ${link}`;
  operation.description = [operation.description, words].filter(Boolean).join('\n\n');
}
