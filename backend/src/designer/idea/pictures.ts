import { motifForEmoji, type Sighting, sightings } from '../words/lexicon.ts';
import {
  ACTIVITIES,
  BACKDROPS,
  CREATURES,
  DEEDS,
  RELATIONS,
  type Relation,
  RIDDEN,
  WORN,
} from '../words/vocabulary.ts';

export interface Pictures {
  subject?: string;
  companion?: { motif: string; relation: Relation };
}

/** Emoji in the text win; then the description's words, then the headline's. All words in lower case. */
export function choosePictures(
  described: readonly string[],
  headline: readonly string[],
  emoji: readonly string[],
): Pictures {
  const [first, second] = emoji.map(motifForEmoji).filter((motif) => motif !== undefined);
  if (first) return arrange(first, second ? { motif: second, relation: 'beside' } : undefined);
  const shown = picturesIn(described);
  return shown.subject ? shown : picturesIn(headline);
}

function picturesIn(words: readonly string[]): Pictures {
  const named = sightings(words.map((word) => (Object.hasOwn(DEEDS, word) ? '' : word)));
  const seen = named.length > 0 ? named : sightings(words);
  const things = seen.filter(({ at, length }) => length > 1 || !BACKDROPS.has(words[at] ?? ''));
  const usable = things.length > 0 ? things : seen;
  const subject = [...usable].sort((p, q) => weight(q, words) - weight(p, words) || leading(p, q, words))[0];
  if (!subject) return {};
  const acting = words
    .filter((_, at) => at !== subject.at)
    .map(activityOf)
    .find(Boolean);
  const activity = CREATURES.has(subject.motif) ? acting : undefined;
  if (activity && activity.motif !== subject.motif) return arrange(subject.motif, activity);
  const others = usable.filter((other) => other !== subject);
  const companions = others.map((other) => ({ motif: other.motif, relation: relationOf(words, subject, other) }));
  const companion = companions.find(({ relation }) => relation !== undefined);
  return arrange(subject.motif, companion?.relation && { motif: companion.motif, relation: companion.relation });
}

/** Of two equal pictures the first is the subject if a relation joins them; else the second, as in "pumpkin spice latte". */
function leading(p: Sighting, q: Sighting, words: readonly string[]): number {
  const [first, second] = p.at < q.at ? [p, q] : [q, p];
  const joined = words.slice(first.at + first.length, second.at).some((word) => Object.hasOwn(RELATIONS, word));
  return joined ? p.at - q.at : q.at - p.at;
}

function activityOf(word: string) {
  return Object.hasOwn(ACTIVITIES, word) ? ACTIVITIES[word] : undefined;
}

/** Creatures before things, things with their own name before things by keyword; worn things last. */
function weight({ motif, at }: Sighting, words: readonly string[]): number {
  return (CREATURES.has(motif) ? 4 : 0) + (isLiteral(motif, words[at] ?? '') ? 2 : 0) - (WORN.has(motif) ? 5 : 0);
}

function isLiteral(motif: string, word: string): boolean {
  return motif.split('-').some((part) => part.length > 2 && (word === part || word === `${part}s`));
}

/** The relation in the words between two pictures; without such a word only if the second has its own name. */
function relationOf(words: readonly string[], subject: Sighting, other: Sighting): Relation | undefined {
  const [first, second] = subject.at < other.at ? [subject, other] : [other, subject];
  const between = words.slice(first.at + first.length, second.at);
  const named = between.map((word) => (Object.hasOwn(RELATIONS, word) ? RELATIONS[word] : undefined)).find(Boolean);
  if (WORN.has(other.motif) && named !== 'versus') return CREATURES.has(subject.motif) ? 'wear' : undefined;
  if (named === 'above' && RIDDEN.has(other.motif)) return 'ride';
  if (named && (subject.at < other.at || named === 'beside' || named === 'versus')) return named;
  if (named) return 'beside';
  return isLiteral(other.motif, words[other.at] ?? '') && between.length === 0 ? 'beside' : undefined;
}

function arrange(subject: string, companion?: Pictures['companion']): Pictures {
  if (subject === 'cowboy-hat' && !companion)
    return { subject: 'skull', companion: { motif: subject, relation: 'wear' } };
  if (!companion || companion.motif === subject) return { subject };
  // A reader has one open book, not a pile.
  const motif = companion.motif === 'books' && companion.relation === 'hold' ? 'open-book' : companion.motif;
  return { subject, companion: { ...companion, motif } };
}
