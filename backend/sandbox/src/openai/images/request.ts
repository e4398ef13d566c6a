import { invalid, invalidType, invalidValue, missingParameter, unknownParameter } from '../protocol/errors.ts';
import { modelFor } from '../protocol/models.ts';

export type Quality = 'low' | 'medium' | 'high' | 'xhigh' | 'max';

export interface ImageRequest {
  prompt: string;
  width: number;
  height: number;
  n: number;
  quality: Quality;
  background: 'transparent' | 'opaque' | 'auto';
  format: 'png' | 'jpeg' | 'webp';
  /** 0-100; jpeg and webp only. */
  compression: number;
  stream: boolean;
  partialImages: number;
}

const KNOWN = new Set(
  'prompt model n quality output_format output_compression stream partial_images size moderation background user complexity safety_identifier'.split(
    ' ',
  ),
);

type Body = Record<string, unknown>;

/** @throws OpenAiError 400 or 404, as the service words them */
export function readImageRequest(body: unknown): ImageRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw missingParameter('prompt');
  const given = body as Body;
  for (const name of Object.keys(given)) if (!KNOWN.has(name)) throw unknownParameter(name);
  const prompt = readPrompt(given);
  const model = modelFor('image', given.model);
  const qualities = ['low', 'medium', 'high', ...(model.fine ? ['xhigh', 'max'] : [])];
  const quality = oneOf(given, 'quality', [...qualities, 'auto'], 'auto');
  const format = oneOf(given, 'output_format', ['png', 'jpeg', 'webp'], 'png') as ImageRequest['format'];
  const background = oneOf(
    given,
    'background',
    ['transparent', 'opaque', 'auto'],
    'auto',
  ) as ImageRequest['background'];
  oneOf(given, 'moderation', ['auto', 'low'], 'auto');
  if (background === 'transparent') checkTransparency(format, model.transparent === true);
  const compression = integer(given, 'output_compression', 0, 100);
  if (compression !== undefined && format === 'png') {
    throw invalid(
      'Compression less than 100 is not supported for PNG output format.',
      'output_compression',
      'invalid_value',
    );
  }
  return {
    prompt,
    ...readSize(given.size),
    n: integer(given, 'n', 1, 10) ?? 1,
    quality: (quality === 'auto' ? 'high' : quality) as Quality,
    background,
    format,
    compression: compression ?? 100,
    stream: boolean(given, 'stream'),
    partialImages: integer(given, 'partial_images', 0, 3) ?? 0,
  };
}

export function transparencyRefused() {
  return invalid('Transparent background is not supported for this model.', 'background', 'invalid_value');
}

function checkTransparency(format: string, isSupported: boolean): void {
  if (!isSupported) throw transparencyRefused();
  if (format === 'jpeg') {
    throw invalid('Transparent background is not supported for JPEG output format.', 'background', 'invalid_value');
  }
}

function readPrompt({ prompt }: Body): string {
  if (prompt === undefined || prompt === null) throw missingParameter('prompt');
  if (typeof prompt !== 'string') throw invalidType('prompt', 'a string', prompt);
  if (prompt.length === 0) {
    throw invalid(
      "Invalid 'prompt': empty string. Expected a string with minimum length 1, but got an empty string instead.",
      'prompt',
      'empty_string',
    );
  }
  if (prompt.length > 32_000) {
    throw invalid(
      `Invalid 'prompt': string too long. Expected a string with maximum length 32000, but got a string with length ${prompt.length} instead.`,
      'prompt',
      'string_above_max_length',
    );
  }
  return prompt;
}

/** Any size within the limits of gpt-image-2 and later (O2); auto is a portrait picture here. */
function readSize(size: unknown): { width: number; height: number } {
  if (size === undefined || size === null || size === 'auto') return { width: 1024, height: 1536 };
  if (typeof size !== 'string') throw invalidType('size', 'a string', size);
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  const refuse = (why: string) => invalid(`Invalid size '${size}'. ${why}`, 'size', 'invalid_value');
  if (!match) throw refuse("Expected 'auto' or 'WIDTHxHEIGHT', for example '1024x1536'.");
  const [width, height] = [Number(match[1]), Number(match[2])];
  if (width % 16 || height % 16) throw refuse('Width and height must both be divisible by 16.');
  if (Math.max(width, height) > 3840) throw refuse('The longest edge must be at most 3840 pixels.');
  if (Math.max(width, height) > 3 * Math.min(width, height))
    throw refuse('The aspect ratio must be between 1:3 and 3:1.');
  if (width * height < 655_360)
    throw refuse('Requested resolution is below the current minimum pixel budget of 655360 pixels.');
  if (width * height > 8_294_400)
    throw refuse('Requested resolution exceeds the current maximum pixel budget of 8294400 pixels.');
  return { width, height };
}

function oneOf(body: Body, name: string, supported: readonly string[], fallback: string): string {
  const value = body[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw invalidType(name, 'a string', value);
  if (!supported.includes(value)) throw invalidValue(name, value, supported);
  return value;
}

function integer(body: Body, name: string, min: number, max: number): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value)) throw invalidType(name, 'an integer', value);
  const number = value as number;
  if (number < min) {
    throw invalid(
      `Invalid '${name}': integer below minimum value. Expected a value >= ${min}, but got ${number} instead.`,
      name,
      'integer_below_min_value',
    );
  }
  if (number > max) {
    throw invalid(
      `Invalid '${name}': integer above maximum value. Expected a value <= ${max}, but got ${number} instead.`,
      name,
      'integer_above_max_value',
    );
  }
  return number;
}

function boolean(body: Body, name: string): boolean {
  const value = body[name];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw invalidType(name, 'a boolean', value);
  return value;
}
