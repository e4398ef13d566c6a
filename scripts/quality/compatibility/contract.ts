/** What the check reads of an OpenAPI document. */
export interface Contract {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  'x-scope'?: string;
  'x-deprecation'?: { sunset: string };
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export type Content = Record<string, { schema?: Schema }>;

export interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const reference = '#/components/schemas/';

/** The name of the schema that is referred to. */
export function nameOf({ $ref, allOf }: Schema): string | undefined {
  if ($ref) return $ref.slice(reference.length);
  return allOf?.length === 1 && allOf[0] ? nameOf(allOf[0]) : undefined;
}

/** A schema with what it refers to and what it is made of in place, one level deep. */
export function resolve(schema: Schema, schemas: Contract['components']['schemas']): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const referred = $ref ? [schemas[$ref.slice(reference.length)] ?? {}] : [];
  const parts = [...referred, ...allOf].map((part) => resolve(part, schemas));
  return parts.reduce(merge, own);
}

function merge(whole: Schema, part: Schema): Schema {
  return {
    ...part,
    ...whole,
    ...(part.properties && { properties: { ...part.properties, ...whole.properties } }),
    ...(part.required && { required: [...part.required, ...(whole.required ?? [])] }),
  };
}
