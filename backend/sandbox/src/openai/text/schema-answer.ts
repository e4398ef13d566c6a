import { invalid } from '../protocol/errors.ts';

export type Schema = Record<string, unknown>;

export type FieldText = (name: string) => string | string[] | undefined;

/** @throws OpenAiError 400 where a strict schema breaks the rules of O3, or a schema cannot be read */
export function checkSchema(schema: unknown, name: string, strict: boolean, param: string): asserts schema is Schema {
  if (typeof schema !== 'object' || schema === null)
    throw refuse(name, param, 'schema must be a JSON Schema of \'type: "object"\'');
  if (!strict) return;
  if ((schema as Schema).type !== 'object') {
    throw refuse(
      name,
      param,
      `schema must be a JSON Schema of 'type: "object"', got 'type: "${String((schema as Schema).type)}"'`,
    );
  }
  checkObjects(schema as Schema, [], (why) => refuse(name, param, why));
}

function refuse(name: string, param: string, why: string) {
  return invalid(`Invalid schema for response_format '${name}': ${why}.`, param);
}

/** In strict mode every object forbids other properties and requires all of its own. */
function checkObjects(schema: Schema, context: string[], refusal: (why: string) => Error): void {
  const place = `In context=(${context.map((part) => `'${part}'`).join(', ')})`;
  const properties = schema.properties as Record<string, Schema> | undefined;
  if (schema.type === 'object' || properties) {
    if (schema.additionalProperties !== false)
      throw refusal(`${place}, 'additionalProperties' is required to be supplied and to be false`);
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const left = Object.keys(properties ?? {}).find((key) => !required.has(key));
    if (left) {
      throw refusal(
        `${place}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${left}'`,
      );
    }
  }
  for (const [key, child] of Object.entries(properties ?? {}))
    checkObjects(child, [...context, 'properties', key], refusal);
  if (isSchema(schema.items)) checkObjects(schema.items, [...context, 'items'], refusal);
  for (const [index, child] of listOf(schema.anyOf).entries())
    checkObjects(child, [...context, 'anyOf', String(index)], refusal);
  for (const [key, child] of Object.entries((schema.$defs ?? {}) as Record<string, Schema>))
    checkObjects(child, [...context, '$defs', key], refusal);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** A schema may refer to itself, so deeper nesting is cut. */
const DEPTH_LIMIT = 12;

export function answerSchema(schema: Schema, text: FieldText): unknown {
  return answer(schema, '', 0, { root: schema, text });
}

interface Context {
  root: Schema;
  text: FieldText;
}

function answer(schema: Schema, name: string, depth: number, context: Context): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum.find((one) => one === context.text(name)) ?? schema.enum[0];
  if (typeof schema.$ref === 'string') return answer(resolve(schema.$ref, context.root), name, depth + 1, context);
  const choices = listOf(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0)
    return answer(
      (depth >= DEPTH_LIMIT && choices.find(({ type }) => type === 'null')) || (choices[0] as Schema),
      name,
      depth + 1,
      context,
    );
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) return answerObject(schema, depth, context);
  if (type === 'array') return answerArray(schema, name, depth, context);
  if (type === 'integer' || type === 'number') return answerNumber(schema);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return answerString(schema, name, context);
}

function resolve(ref: string, root: Schema): Schema {
  const steps = ref.replace(/^#\/?/, '').split('/').filter(Boolean);
  const found = steps.reduce<unknown>((at, step) => (at as Schema | undefined)?.[step], root);
  return isSchema(found) ? found : {};
}

function answerObject(schema: Schema, depth: number, context: Context): object {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const included =
    depth >= DEPTH_LIMIT
      ? properties.filter(([key]) => Array.isArray(schema.required) && schema.required.includes(key))
      : properties;
  if (depth > DEPTH_LIMIT * 2) return {};
  return Object.fromEntries(included.map(([key, child]) => [key, answer(child, key, depth + 1, context)]));
}

function answerArray(schema: Schema, name: string, depth: number, context: Context): unknown[] {
  const items = isSchema(schema.items) ? schema.items : {};
  const min = typeof schema.minItems === 'number' ? schema.minItems : 0;
  const max = typeof schema.maxItems === 'number' ? schema.maxItems : Infinity;
  const known = context.text(name);
  if (Array.isArray(known) && (items.type === 'string' || items.type === undefined) && !items.enum) {
    return known
      .slice(0, max)
      .concat(Array.from({ length: Math.max(0, min - known.length) }, (_, index) => `${name} ${index + 1}`));
  }
  const count = depth >= DEPTH_LIMIT ? min : Math.min(max, Math.max(min, 3));
  return Array.from({ length: Math.min(count, 64) }, () => answer(items, singular(name), depth + 1, context));
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}

function answerNumber({ minimum, maximum, exclusiveMinimum, multipleOf }: Schema): number {
  const min = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1;
  const value = typeof maximum === 'number' ? Math.min(maximum, Math.max(min, 1)) : Math.max(min, 1);
  return typeof multipleOf === 'number' && multipleOf > 0 ? Math.ceil(value / multipleOf) * multipleOf : value;
}

const FORMATS: Record<string, string> = {
  'date-time': '2026-11-20T12:00:00Z',
  date: '2026-11-20',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'someone@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '7c1f9c2e-3a55-4f2b-9d0e-5b8f3f6a1c77',
};

function answerString(schema: Schema, name: string, { text }: Context): string {
  if (typeof schema.format === 'string' && FORMATS[schema.format]) return FORMATS[schema.format] ?? '';
  const known = text(name);
  const words = Array.isArray(known) ? known.join(', ') : (known ?? name.replaceAll('_', ' '));
  const max = typeof schema.maxLength === 'number' ? schema.maxLength : Infinity;
  const min = typeof schema.minLength === 'number' ? schema.minLength : 0;
  return words.slice(0, max).padEnd(min, '.');
}
