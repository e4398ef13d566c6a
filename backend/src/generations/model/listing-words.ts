import type { Listing } from '../../listing/index.ts';

/** Headline and tagline of a design; either may be empty. */
type Words = readonly string[];

/** Words that a design no longer prints and that its listing names. */
export function mentionsOf(listing: Listing, before: Words, after: Words): string[] {
  const text = [listing.title, listing.description, ...listing.tags].join('\n');
  return before.filter((words) => words && !isAmong(words, after) && patternOf(words).test(text));
}

/** The listing with the new words wherever it names the old ones; words that are gone for good stay. */
export function followWords({ title, description, tags }: Listing, before: Words, after: Words): Listing {
  const changes = before.flatMap((from, at) => {
    const to = after[at] ?? '';
    return from && to && !isAmong(from, after) ? [{ pattern: patternOf(from), to }] : [];
  });
  const follow = (text: string) =>
    changes.reduce((rest, { pattern, to }) => rest.replace(pattern, (found) => written(to, found)), text);
  return { title: follow(title), description: follow(description), tags: tags.map(follow) };
}

/** The idea with the words that are printed in place of those that it names, and those that it lacks in quotes. */
export function ideaPrinting(idea: string, before: Words, after: Words): string {
  const { title: followed } = followWords({ title: idea, description: '', tags: [] }, before, after);
  const lacking = after.filter((words) => words && !patternOf(words).test(followed));
  return [followed, ...lacking.map((words) => `"${words}"`)].join(' ');
}

function isAmong(words: string, others: Words): boolean {
  return others.some((other) => other.toLowerCase() === words.toLowerCase());
}

/** As whole words, with any spaces and in any case. */
function patternOf(words: string): RegExp {
  const escaped = words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}

/** In small letters where the old words were; capitals alone become those of a title. */
function written(words: string, found: string): string {
  if (found === found.toLowerCase()) return words.toLowerCase();
  if (words !== words.toUpperCase()) return words;
  return words.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (initial) => initial.toUpperCase());
}
