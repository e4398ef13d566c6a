import { invalid, invalidValue, missingParameter } from '../protocol/errors.ts';
import { briefText } from './brief.ts';
import { listingText } from './listing.ts';
import { answerSchema, checkSchema } from './schema-answer.ts';

export type Format =
  | { type: 'text' }
  | { type: 'json_object' }
  | { type: 'json_schema'; name: string; schema: Record<string, unknown> };

interface NamedSchema {
  name?: unknown;
  schema?: unknown;
  strict?: unknown;
}

export function readFormat(format: unknown, param: string): Format {
  if (format === undefined || format === null) return { type: 'text' };
  const { type, json_schema: nested } = format as { type?: unknown; json_schema?: NamedSchema };
  if (type === 'text' || type === 'json_object') return { type };
  if (type !== 'json_schema') throw invalidValue(`${param}.type`, type, ['json_object', 'json_schema', 'text']);
  const inside = param === 'response_format' ? 'response_format.json_schema' : param;
  const given = param === 'response_format' ? nested : (format as NamedSchema);
  if (!given) throw missingParameter(inside);
  const { name, schema, strict } = given;
  if (name === undefined) throw missingParameter(`${inside}.name`);
  if (typeof name !== 'string' || !/^[a-zA-Z0-9_-]{1,64}$/.test(name)) {
    throw invalid(
      `Invalid '${inside}.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`,
      `${inside}.name`,
      'invalid_value',
    );
  }
  if (schema === undefined) throw missingParameter(`${inside}.schema`);
  checkSchema(schema, name, strict === true, param);
  return { type: 'json_schema', name, schema };
}

/** Undefined where the model refuses. */
export function answerText(conversation: string, format: Format): string | undefined {
  if (/\bmoderation_blocked\b/i.test(conversation)) return undefined;
  const isBrief = format.type === 'json_schema' && /brief/i.test(format.name);
  const text = isBrief ? briefText(conversation) : listingText(conversation);
  if (format.type === 'json_schema') return JSON.stringify(answerSchema(format.schema, text));
  if (format.type === 'json_object')
    return JSON.stringify({ title: text('title'), description: text('description'), tags: text('tags') });
  return String(text('description'));
}

export const REFUSAL = "I'm sorry, but I can't help with that.";

export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('\n');
}
