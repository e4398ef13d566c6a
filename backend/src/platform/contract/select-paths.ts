import type { OpenAPIObject } from '@nestjs/swagger';

type Selection = Pick<OpenAPIObject, 'paths' | 'components'>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const reference = '#/components/schemas/';

/** These paths of a document, with the schemas that they refer to. */
export function selectPaths(document: OpenAPIObject, isWanted: (path: string) => boolean): Selection {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isWanted(path)));
  const all = document.components?.schemas ?? {};
  const needed = new Set<string>();
  addReferences(paths, all, needed);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name)));
  return { paths, components: { schemas } };
}

function addReferences(value: unknown, schemas: Schemas, needed: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '$ref' || typeof inner !== 'string' || !inner.startsWith(reference)) {
      addReferences(inner, schemas, needed);
      continue;
    }
    const name = inner.slice(reference.length);
    if (needed.has(name)) continue;
    needed.add(name);
    addReferences(schemas[name], schemas, needed);
  }
}
