import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { contractFileVariable } from './shared.ts';

type Schema = Record<string, unknown>;

export interface Operation {
  operationId: string;
  path: string;
  method: string;
  security?: object[];
  requestBody?: object;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>;
  components: { schemas: Record<string, Schema> };
}

/** openapi.yaml, as it is committed. */
export const openApi: OpenApiDocument = JSON.parse(readFileSync(process.env[contractFileVariable] ?? '', 'utf8'));

export const operations: Operation[] = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

/** Statuses that any operation may answer with, always with a Problem. */
const commonStatuses = new Set([400, 401, 403, 404, 413, 415, 429, 500, 503]);

const ajv = new Ajv({ strict: false, allErrors: true });
// Of addresses only the mail server knows whether they are right: RFC 5321 allows what this format refuses.
addFormats.default(ajv, ['uuid', 'date-time', 'date', 'uri']);
ajv.addFormat('email', true);
ajv.addSchema({ components: { schemas: toJsonSchema(openApi.components.schemas) } }, 'openapi');
const validators = new Map<string, ValidateFunction>();

export interface AnswerToCheck {
  method: string;
  /** With its query, without the origin. */
  path: string;
  status: number;
  contentType: string | null;
  text: string;
}

/**
 * Compares an answer with what openapi.yaml says of it. Paths outside the contract are left alone.
 *
 * @throws where the status is not documented, or the body is not what the schema says
 */
export function checkAgainstContract(answer: AnswerToCheck): void {
  const operation = findOperation(answer.method, answer.path);
  if (!operation) return;
  const documented = operation.responses[answer.status];
  if (!documented) {
    if (!commonStatuses.has(answer.status)) throw mismatch(operation, answer, 'This status is not documented.');
    check(operation, answer, { $ref: 'openapi#/components/schemas/Problem' });
    return;
  }
  const types = Object.keys(documented.content ?? {});
  if (types.length === 0) return;
  const type = types.find((one) => answer.contentType?.startsWith(one));
  if (!type) throw mismatch(operation, answer, `The content type is ${answer.contentType}, not ${types.join(' or ')}.`);
  const schema = documented.content?.[type]?.schema;
  if (type === 'application/json' && schema) check(operation, answer, toJsonSchema(schema));
}

function findOperation(method: string, path: string): Operation | undefined {
  const parts = (path.split('?')[0] ?? '').split('/');
  const fits = (template: string[]) =>
    template.length === parts.length && template.every((part, at) => part.startsWith('{') || part === parts[at]);
  const matching = operations.filter((one) => one.method === method && fits(one.path.split('/')));
  return matching.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

function check(operation: Operation, answer: AnswerToCheck, schema: Schema): void {
  const key = `${operation.operationId} ${answer.status}`;
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  if (validate(JSON.parse(answer.text))) return;
  throw mismatch(operation, answer, (validate.errors ?? []).map(inWords).join('\n'));
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
}

function mismatch({ operationId }: Operation, { status, text }: AnswerToCheck, why: string): Error {
  return new Error(
    `${operationId} answered ${status} with what openapi.yaml does not say:\n${why}\n${text.slice(0, 500)}`,
  );
}

/** OpenAPI 3.0 as JSON Schema: `nullable` becomes a type, references lead into the document, and no field is extra. */
function toJsonSchema<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one) => toJsonSchema(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === '$ref' ? `openapi${inner}` : toJsonSchema(inner)]),
  );
  const closed = schema.type === 'object' && schema.properties && schema.additionalProperties === undefined;
  const exact = closed ? { ...schema, additionalProperties: false } : schema;
  return (nullable === true ? { anyOf: [exact, { type: 'null' }] } : exact) as T;
}
