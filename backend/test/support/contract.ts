import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { contractFileVariable } from './shared.ts';

type Schema = Record<string, unknown> & { properties?: Record<string, { description?: string }> };

export interface Operation {
  operationId: string;
  path: string;
  method: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface OpenApiDocument {
  info: { description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>;
  components: { schemas: Record<string, Schema> };
}

/** openapi.yaml and auth-openapi.yaml, as they are committed. */
export const { api: openApi, accounts: authOpenApi }: { api: OpenApiDocument; accounts: OpenApiDocument } = JSON.parse(
  readFileSync(process.env[contractFileVariable] ?? '', 'utf8'),
);

export const operations = operationsOf(openApi);
export const authOperations = operationsOf(authOpenApi);

function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
}

const ajv = new Ajv({ strict: false, allErrors: true });
// Of addresses only the mail server knows whether they are right: RFC 5321 allows what this format refuses.
addFormats.default(ajv, ['uuid', 'date-time', 'date', 'uri']);
ajv.addFormat('email', true);
const schemas = { ...openApi.components.schemas, ...authOpenApi.components.schemas };
ajv.addSchema({ components: { schemas: toJsonSchema(schemas) } }, 'openapi');
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
 * Compares an answer with what openapi.yaml and auth-openapi.yaml say of it. Other paths are left alone.
 *
 * @throws where the status or the code of an error is not documented, or the body is not what the schema says
 */
export function checkAgainstContract(answer: AnswerToCheck): void {
  const operation = findOperation(answer.method, answer.path);
  if (!operation) return;
  if (answer.status >= 400) {
    checkProblem(operation, answer);
    return;
  }
  const documented = operation.responses[answer.status];
  if (!documented) throw mismatch(operation, answer, 'This status is not documented.');
  const types = Object.keys(documented.content ?? {});
  if (types.length === 0) return;
  const type = types.find((one) => answer.contentType?.startsWith(one));
  if (!type) throw mismatch(operation, answer, `The content type is ${answer.contentType}, not ${types.join(' or ')}.`);
  const schema = documented.content?.[type]?.schema;
  if (type === 'application/json' && schema) check(operation, answer, toJsonSchema(schema));
}

function checkProblem(operation: Operation, answer: AnswerToCheck): void {
  const body = JSON.parse(answer.text) as { code: string | number; error_code?: string };
  const code = body.error_code ?? body.code;
  // With the header of auth-js the accounts answer in another shape, which their description tells of.
  const hasNewShape = operation.path.startsWith('/auth/v1/') && code === body.code;
  const schema = operation.path.startsWith('/auth/v1/') ? 'AuthProblem' : 'Problem';
  if (!hasNewShape) check(operation, answer, { $ref: `openapi#/components/schemas/${schema}` });
  if (!codesOf(operation, answer.status).includes(String(code))) {
    throw mismatch(operation, answer, `The code ${code} is not documented.`);
  }
}

/** The codes of errors that an operation may answer with at a status: the names of the examples. */
export function codesOf({ responses }: Operation, status: number): string[] {
  const documented = [responses[status], responses[`${Math.floor(status / 100)}XX`], responses.default];
  return documented.flatMap((response) => Object.keys(response?.content?.['application/json']?.examples ?? {}));
}

/** Every field that the JSON body of an operation may have. */
export function bodyFields({ requestBody }: Operation): string[] {
  return Object.keys(resolve(requestBody?.content['application/json']?.schema).properties ?? {});
}

function resolve(schema: Schema = {}): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name ? (schemas[name] ?? {}) : schema;
}

function findOperation(method: string, path: string): Operation | undefined {
  const parts = (path.split('?')[0] ?? '').split('/');
  const fits = (template: string[]) =>
    template.length === parts.length && template.every((part, at) => part.startsWith('{') || part === parts[at]);
  const matching = [...operations, ...authOperations].filter(
    (one) => one.method === method && fits(one.path.split('/')),
  );
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
    `${operationId} answered ${status} with what the contract does not say:\n${why}\n${text.slice(0, 500)}`,
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
