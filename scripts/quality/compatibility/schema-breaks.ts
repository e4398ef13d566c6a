import { type Contract, nameOf, resolve, type Schema } from './contract.ts';

type Schemas = Contract['components']['schemas'];

/** Who sends it: a client must go on to send what it sent, and to read what it read. */
export type Sender = 'client' | 'server';

export interface Pair {
  before: Schema;
  now: Schema;
  /** Where it is, for a person: `CreateGeneration.idea`. */
  at: string;
}

const lowest = ['minLength', 'minimum', 'minItems'] as const;
const highest = ['maxLength', 'maximum', 'maxItems'] as const;

/** Finds what breaks a client between two versions of schemas. Each is compared once, under its own name. */
export class SchemaChecker {
  /** A schema may contain itself. */
  private readonly seen = new Set<string>();

  private readonly sender: Sender;
  private readonly before: Schemas;
  private readonly now: Schemas;

  constructor(sender: Sender, before: Schemas, now: Schemas) {
    this.sender = sender;
    this.before = before;
    this.now = now;
  }

  compare({ before, now, at }: Pair): string[] {
    const pair = { before: resolve(before, this.before), now: resolve(now, this.now), at };
    const changes = compareType(pair, this.sender);
    const name = nameOf(before);
    const key = `${name}>${nameOf(now)}`;
    if (name && this.seen.has(key)) return changes;
    this.seen.add(key);
    return [...changes, ...this.compareParts({ ...pair, at: name ?? at })];
  }

  private compareParts(pair: Pair): string[] {
    return [
      ...(this.sender === 'client' ? compareRequest(pair) : compareResponse(pair)),
      ...this.compareProperties(pair),
      ...this.compareItems(pair),
      ...this.compareVariants(pair),
    ];
  }

  private compareProperties({ before, now, at }: Pair): string[] {
    return Object.entries(before.properties ?? {}).flatMap(([name, property]) => {
      const same = now.properties?.[name];
      if (!same) return [`${at}.${name} was removed`];
      return this.compare({ before: property, now: same, at: `${at}.${name}` });
    });
  }

  private compareItems({ before, now, at }: Pair): string[] {
    const values = [before.additionalProperties, now.additionalProperties];
    return [
      ...this.compareBoth(before.items, now.items, `${at}[]`),
      ...this.compareBoth(values[0], values[1], `${at}.*`),
    ];
  }

  private compareBoth(before: Schema | boolean | undefined, now: Schema | boolean | undefined, at: string): string[] {
    return typeof before === 'object' && typeof now === 'object' ? this.compare({ before, now, at }) : [];
  }

  /** Variants are found by their names; those without one by their places. */
  private compareVariants({ before, now, at }: Pair): string[] {
    const [known, others] = [variantsOf(before), variantsOf(now)];
    return known.flatMap((variant, index) => {
      const name = nameOf(variant) ?? index;
      const same = others.find((other, place) => (nameOf(other) ?? place) === name);
      if (same) return this.compare({ before: variant, now: same, at: `${at}<${name}>` });
      return this.sender === 'client' ? [`${at}<${name}> is no longer accepted`] : [];
    });
  }
}

function variantsOf({ oneOf, anyOf }: Schema): Schema[] {
  return oneOf ?? anyOf ?? [];
}

/** A whole number is a number, but not the other way about. */
function accepts(wanted: Schema, given: Schema): boolean {
  return !wanted.type || wanted.type === given.type || (wanted.type === 'number' && given.type === 'integer');
}

function compareType({ before, now, at }: Pair, sender: Sender): string[] {
  const [wanted, given] = sender === 'client' ? [now, before] : [before, now];
  const changes = accepts(wanted, given)
    ? []
    : [`${at} is ${now.type ?? 'anything'} and was ${before.type ?? 'anything'}`];
  const nulls = Boolean(given.nullable) && !wanted.nullable;
  if (nulls) changes.push(sender === 'client' ? `${at} may no longer be null` : `${at} may now be null`);
  if (wanted.format && wanted.format !== given.format) changes.push(`${at} has another format`);
  return changes;
}

function* compareRequest({ before, now, at }: Pair): Generator<string> {
  for (const name of now.required ?? []) if (!before.required?.includes(name)) yield `${at}.${name} is now required`;
  for (const value of removedValues(before, now)) yield `${at} no longer accepts ${JSON.stringify(value)}`;
  for (const limit of lowest)
    if ((now[limit] ?? -Infinity) > (before[limit] ?? -Infinity)) yield `${at} has a higher ${limit}`;
  for (const limit of highest)
    if ((now[limit] ?? Infinity) < (before[limit] ?? Infinity)) yield `${at} has a lower ${limit}`;
  if (now.pattern && now.pattern !== before.pattern) yield `${at} has another pattern`;
  if (now.uniqueItems && !before.uniqueItems) yield `${at} must now have different items`;
}

/** Without a list of values before, every value that the new one lacks was accepted. */
function removedValues(before: Schema, now: Schema): unknown[] {
  if (!now.enum) return [];
  return before.enum ? before.enum.filter((value) => !now.enum?.includes(value)) : ['any value'];
}

function* compareResponse({ before, now, at }: Pair): Generator<string> {
  for (const name of before.required ?? [])
    if (now.properties?.[name] && !now.required?.includes(name)) yield `${at}.${name} may now be absent`;
}
