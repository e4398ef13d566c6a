import { type ZodType, z } from 'zod';
import { invalid, StripeError } from './errors.ts';

export const text = z.string().min(1, 'empty').max(5000);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false'], { error: 'boolean' }).transform((value) => value === 'true');
export const url = z
  .string()
  .max(5000)
  .refine(
    (value) => /^https?:$/.test(URL.parse(value.replaceAll('{CHECKOUT_SESSION_ID}', 'id'))?.protocol ?? ''),
    'url',
  );

/** At most 50 names of 40 characters, each with at most 500 (S4). An empty value removes a name, or all of them. */
export const metadata = z
  .union([z.record(z.string().max(40), z.string().max(500)), z.literal('').transform(() => ({}))])
  .refine((value) => Object.keys(value).length <= 50, 'metadata');

export const expandPaths = z.array(z.string().max(200)).max(20);

export const paging = {
  limit: integer.pipe(z.int().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z.strictObject({ gte: integer, gt: integer, lte: integer, lt: integer }).partial().optional(),
  expand: expandPaths.optional(),
};

/** @throws StripeError for the first parameter that is unknown, missing or invalid */
export function parseParams<T>(schema: ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw issue ? refusal(issue, given) : new StripeError(400, { type: 'invalid_request_error', message: 'Invalid' });
}

function refusal(issue: z.core.$ZodIssue, given: unknown): StripeError {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalid(param, `Received unknown parameter: ${param}`, 'parameter_unknown');
  }
  const param = nameOf(issue.path);
  const value = valueAt(given, issue.path);
  if (value === undefined) return invalid(param, `Missing required param: ${param}.`, 'parameter_missing');
  if (value === '')
    return invalid(
      param,
      `You passed an empty string for '${param}'. Leave it out instead.`,
      'parameter_invalid_empty',
    );
  return invalid(param, `Invalid ${param}: ${typeof value === 'string' ? value : issue.message}`);
}

function nameOf(path: PropertyKey[]): string {
  return path.map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`)).join('');
}

function valueAt(given: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given);
}
