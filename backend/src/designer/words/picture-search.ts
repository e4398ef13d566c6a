import { allSubjects } from '../figures/catalog.ts';
import { HEADS } from '../figures/heads.ts';
import { motifLibrary } from '../figures/motif.ts';
import { SUBJECTS } from '../figures/subjects.ts';
import { THINGS } from '../figures/things.ts';
import { sightings } from './lexicon.ts';

interface Entry {
  name: string;
  words: readonly string[];
}

let entries: Entry[] | undefined;

/** Everything that can be drawn: our own drawings first. */
function pictureList(): Entry[] {
  entries ??= listPictures();
  return entries;
}

function listPictures(): Entry[] {
  const library = motifLibrary();
  const subjects = new Map(allSubjects().map(({ name, words }) => [name, words]));
  const own = [...Object.keys(HEADS), ...subjects.keys(), ...Object.keys(SUBJECTS), ...Object.keys(THINGS)];
  const named = (name: string) => subjects.get(name) ?? library.get(name)?.words ?? [];
  return [...new Set([...own, ...library.keys()])].map((name) => ({
    name,
    words: [...name.split('-'), ...named(name).flatMap((words) => words.split(' '))],
  }));
}

/** Names of pictures, the best first; all of them for no words. */
export function searchPictures(text: string, most: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (words.length === 0)
    return pictureList()
      .slice(0, most)
      .map(({ name }) => name);
  const ranked = pictureList()
    .map((entry) => ({ ...entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ name }) => name);
  return [...new Set([...sightings(words).map(({ motif }) => motif), ...ranked])].slice(0, most);
}

function rankOf({ name, words }: Entry, wanted: readonly string[]): number {
  const ranks = wanted.map((word) => {
    if (name.split('-').includes(word)) return 4;
    if (words.includes(word)) return 3;
    if (name.split('-').some((part) => part.startsWith(word))) return 2;
    return words.some((part) => part.startsWith(word)) ? 1 : 0;
  });
  return ranks.every(Boolean) ? ranks.reduce<number>((sum, rank) => sum + rank, 0) : 0;
}
