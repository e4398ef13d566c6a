import { ValidateBy } from 'class-validator';
import type { z } from 'zod';

/** A value that is checked by a schema. The message names the place inside of it. */
export function Parsed(schema: z.ZodType) {
  const issueOf = (value: unknown) => schema.safeParse(value).error?.issues[0];
  return ValidateBy({
    name: 'parsed',
    validator: {
      validate: (value) => !issueOf(value),
      defaultMessage: (at) => issueSentence(at?.property ?? '', issueOf(at?.value)),
    },
  });
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What is wrong, where; in our words where the schema has none of its own. */
export function issueSentence(name: string, issue: z.core.$ZodIssue | undefined): string {
  const place = [name, ...(issue?.path ?? [])].map(String).join('.');
  const words = issue && plainWords(issue);
  return words ? `${place} ${words}` : `${place}: ${issue?.message ?? 'This is not valid.'}`;
}

function plainWords(issue: z.core.$ZodIssue): string | undefined {
  if (!/^(?:Invalid|Too|Unrecognized)\b/u.test(issue.message)) return undefined;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is required.';
      return `must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'too_big':
      return `may have at most ${issue.maximum} ${unitOf(issue.origin)}.`;
    case 'too_small':
      return `must have at least ${issue.minimum} ${unitOf(issue.origin)}.`;
    case 'unrecognized_keys':
      return `has fields that are not known: ${issue.keys.join(', ')}.`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}.`;
    default:
      return undefined;
  }
}

const unitOf = (origin: string) => (origin === 'string' ? 'characters' : 'entries');
