/** By field: `title`, `description`, `tags`, `tags.4` for one tag, `price`, or `colorsOn`. */
export type ListingErrors = Record<string, string>;

export interface ShownErrors {
  title: string | undefined;
  tags: string[];
  description: string | undefined;
}

const SAID_ABOVE = 'the same as above.';

/** What is said at each field, each sentence once: a name can be in all of them. */
export function sayOnce(errors: ListingErrors): ShownErrors {
  const said = new Set<string>();
  const once = (message: string | undefined, short: string) => {
    if (!message) return undefined;
    // The sentence quotes the name as it is written there.
    const key = message.toLowerCase();
    const isSaid = said.has(key);
    said.add(key);
    return isSaid ? short : message;
  };
  const title = once(errors.title, '');
  const tags = [...tagGroups(errors)].map(([message, numbers]) => {
    const sentence = once(message, SAID_ABOVE) ?? message;
    return numbers.length > 0 ? `${nameTags(numbers)}: ${sentence}` : sentence;
  });
  return { title, tags, description: once(errors.description, `Here too, ${SAID_ABOVE}`) };
}

/** The numbers of the tags with each message; none where it is about all of them. */
function tagGroups(errors: ListingErrors): Map<string, number[]> {
  const groups = new Map<string, { message: string; numbers: number[] }>();
  for (const [field, message] of Object.entries(errors)) {
    if (field !== 'tags' && !field.startsWith('tags.')) continue;
    const group = groups.get(message.toLowerCase()) ?? { message, numbers: [] };
    if (field !== 'tags') group.numbers.push(Number(field.slice(5)) + 1);
    groups.set(message.toLowerCase(), group);
  }
  return new Map([...groups.values()].map(({ message, numbers }) => [message, numbers]));
}

function nameTags(numbers: number[]): string {
  const names = new Intl.ListFormat('en-US').format(numbers.map(String));
  return numbers.length === 1 ? `Tag ${names}` : `Tags ${names}`;
}
