import { ValidateBy } from 'class-validator';
import type { z } from 'zod';

/** A value that is checked by a schema. The message names the place inside of it. */
export function Parsed(schema: z.ZodType) {
  const issueOf = (value: unknown) => schema.safeParse(value).error?.issues[0];
  const sentence = (name: string, value: unknown) => {
    const issue = issueOf(value);
    return `${[name, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'This is not valid.'}`;
  };
  return ValidateBy({
    name: 'parsed',
    validator: {
      validate: (value) => !issueOf(value),
      defaultMessage: (at) => sentence(at?.property ?? '', at?.value),
    },
  });
}
