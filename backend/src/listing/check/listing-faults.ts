import type { Listing } from '../rules/listing-rules.ts';
import { strictTagKey } from '../rules/tags.ts';
import { blockedIn, whyBlocked } from '../terms/blocked.ts';
import type { Terms } from '../terms/terms.ts';
import { isShouting, shoutedWords } from '../text/capitals.ts';
import { descriptionMax, notInTag, notInTitle, onceInTitle, tagCount, tagMax, titleMax } from '../text/etsy-limits.ts';
import { oneLine, plain } from '../text/text.ts';

/** Keyed by field: `title`, `description`, `tags`, `tags.4`. */
export type ListingFaults = Record<string, string>;

export function cleaned(change: Partial<Listing>): Partial<Listing> {
  const { title, description, tags } = change;
  return {
    ...(title === undefined ? {} : { title: oneLine(plain(title)) }),
    ...(description === undefined ? {} : { description: plain(description) }),
    ...(tags === undefined ? {} : { tags: tags.map((tag) => oneLine(plain(tag))) }),
  };
}

export function faultsOf({ title, description, tags }: Partial<Listing>, blocked: Terms): ListingFaults {
  const faults: ListingFaults = {};
  if (title !== undefined) put(faults, 'title', titleFault(title, blocked));
  if (description !== undefined) put(faults, 'description', descriptionFault(description, blocked));
  if (tags !== undefined) Object.assign(faults, tagFaults(tags, blocked));
  return faults;
}

function titleFault(title: string, blocked: Terms): string | undefined {
  if (!/[\p{L}\p{Nd}]/u.test(title)) return 'Write a title.';
  if (title.length > titleMax) return `Etsy takes ${titleMax} characters; these are ${title.length}.`;
  const [odd] = title.match(notInTitle) ?? [];
  if (odd) return `Etsy takes no “${odd}” in titles: letters, digits, punctuation, math signs, ™ © ® only.`;
  const twice = onceInTitle.find((symbol) => title.indexOf(symbol) !== title.lastIndexOf(symbol));
  if (twice) return `Etsy takes “${twice}” once in a title. Write another one as a word.`;
  if (isShouting(title))
    return `Printify refuses titles that shout. Write ${quoted(shoutedWords(title))} in small letters.`;
  return nameFault(title, blocked);
}

function descriptionFault(description: string, blocked: Terms): string | undefined {
  if (!/[\p{L}\p{Nd}]/u.test(description)) return 'Write a description.';
  if (description.length > descriptionMax)
    return `A description may have ${descriptionMax} characters; these are ${description.length}.`;
  return nameFault(description, blocked);
}

export function tagFaults(tags: readonly string[], blocked: Terms): ListingFaults {
  const faults: ListingFaults = {};
  if (tags.length > tagCount) faults.tags = `Etsy takes ${tagCount} tags; these are ${tags.length}.`;
  const first = new Map<string, number>();
  for (const [at, tag] of tags.entries()) {
    const same = first.get(strictTagKey(tag));
    const fault =
      tagFault(tag, blocked) ??
      (same === undefined ? undefined : `Etsy takes each tag once: this is tag ${same + 1} again.`);
    put(faults, `tags.${at}`, fault);
    if (same === undefined) first.set(strictTagKey(tag), at);
  }
  return faults;
}

function tagFault(tag: string, blocked: Terms): string | undefined {
  if (!/[\p{L}\p{Nd}]/u.test(tag)) return 'Write a word, or take this tag away.';
  if (tag.length > tagMax) return `Etsy takes ${tagMax} characters in a tag; these are ${tag.length}.`;
  const [odd] = tag.match(notInTag) ?? [];
  if (odd) return `Etsy takes no “${odd}” in tags: letters, digits, spaces, hyphens, apostrophes, ™ © ® only.`;
  return nameFault(tag, blocked);
}

function nameFault(text: string, blocked: Terms): string | undefined {
  const match = blockedIn(blocked, text);
  return match && whyBlocked(match);
}

function put(faults: ListingFaults, field: string, fault: string | undefined): void {
  if (fault) faults[field] = fault;
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(', ');
}
