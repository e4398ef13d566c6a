/** Whoever plays an instrument. */

import { findSightings } from '../words/lexicon.ts';
import { PERSON_FIGURES } from '../words/persons.ts';
import { isCreature } from '../words/roles.ts';

const INSTRUMENTS = new Map(
  `trumpet trombone saxophone cello flute clarinet accordion tuba piano violin guitar banjo ukulele harmonica harp
  bagpipe bagpipes tambourine xylophone mandolin keyboard bongo bassoon piccolo viola timpani sitar didgeridoo kazoo
  recorder euphonium cornet sousaphone oboe`
    .split(/\s+/)
    .map((word) => [word, word] as const),
)
  .set('sax', 'saxophone')
  .set('fiddle', 'violin')
  .set('bass', 'bass guitar')
  .set('drum', 'drums')
  .set('horn', 'french horn');

/** "Banjo player". */
export const isPlayer = (words: readonly string[], at: number) =>
  /^players?$/u.test(words[at] ?? '') && INSTRUMENTS.has(words[at - 1] ?? '');

/** "Skeleton" in "bass player skeleton" and "frog" in "frog banjo player". */
export const isSomebody = (word: string) =>
  Object.hasOwn(PERSON_FIGURES, word) || findSightings([word]).some(({ motif }) => isCreature(motif));

/** They have a figure of their own, unless it is an animal that plays. */
const PICTURED = new Set(
  'trumpet trombone saxophone sax cello flute clarinet accordion tuba piano violin fiddle guitar bass horn'.split(' '),
);

/** "Bass player skeleton", "frog banjo player": who plays is named before what is played. */
export function withPlayers(words: readonly string[]): string[] {
  const at = words.findIndex((_, index) => isPlayer(words, index));
  if (at < 0) return [...words];
  const name = words[at - 1] ?? '';
  const [before = '', behind = ''] = [words[at - 2], words[at + 1]];
  const who = [behind, before].find((word) => isSomebody(word) && !INSTRUMENTS.has(word));
  if (!who && PICTURED.has(name)) return [...words];
  const deed = [who ?? 'man', 'playing', 'the', ...(INSTRUMENTS.get(name) ?? name).split(' ')];
  return [
    ...words.slice(0, who === before ? at - 2 : at - 1),
    ...deed,
    ...words.slice(who === behind ? at + 2 : at + 1),
  ];
}
