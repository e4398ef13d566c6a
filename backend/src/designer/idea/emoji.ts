import { clustersOf, inlineMotif } from '../lettering/runs.ts';
import { motifForEmoji } from '../words/lexicon.ts';

export interface Lifted {
  pictures: string[];
  /** The rest, with the emoji between words. */
  text: string;
  unset: string[];
}

/** Pictures in a design; further emoji are set with the words. */
const MOST_PICTURES = 2;

const isEmoji = (cluster: string) =>
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u{1f1e6}-\u{1f1ff}]/u.test(cluster) ||
  inlineMotif(cluster) !== undefined;

/** Takes emoji from both ends of a text: from "🐱 mom", but not from "🍕 > people", which is a sentence. */
export function liftEmoji(text: string): Lifted {
  const clusters = clustersOf(text);
  const unset = [...new Set(clusters.filter((cluster) => isEmoji(cluster) && !motifForEmoji(cluster)))];
  const known = clusters.filter((cluster) => !unset.includes(cluster));
  const first = known.findIndex((cluster) => !isBlank(cluster) && !isEmoji(cluster));
  const last = known.findLastIndex((cluster) => !isBlank(cluster) && !isEmoji(cluster));
  if (first < 0) return { pictures: shown(known), text: spare(known), unset };
  const from = opensWord(known[first]) ? first : 0;
  const to = closesWord(known[last]) ? last + 1 : known.length;
  const ends = [...known.slice(0, from), ...known.slice(to)];
  return { pictures: shown(ends), text: `${known.slice(from, to).join('')} ${spare(ends)}`.trim(), unset };
}

const isBlank = (cluster: string) => /^\s*$/u.test(cluster);
const opensWord = (cluster = '') => /^[\p{L}\p{N}"'“„«「『#@$¡¿(]/u.test(cluster);
const closesWord = (cluster = '') => /[\p{L}\p{N}"'”»」』.!?…)%]$/u.test(cluster);

function distinct(clusters: readonly string[]): string[] {
  return [...new Set(clusters.filter(isEmoji))];
}

function shown(clusters: readonly string[]): string[] {
  return distinct(clusters).slice(0, MOST_PICTURES);
}

function spare(clusters: readonly string[]): string {
  return distinct(clusters).slice(MOST_PICTURES).join(' ');
}
