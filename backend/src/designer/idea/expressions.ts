/** How somebody looks who screams, laughs, weeps, fears or rages. */

import type { Expression } from '../figures/expressions/expression.ts';
import { hasFigure } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import type { Sighting } from '../words/lexicon.ts';
import { isLimbs } from '../words/outfits.ts';
import { isMascot, isMood, moodNamed, moodOf, SLEEP } from '../words/roles.ts';
import { type Cast, MOST_ACCENTS } from './cast.ts';

const WORDS: Readonly<Record<Expression, string>> = {
  screaming: 'screaming yelling shouting hollering shrieking screeching howling roaring bellowing ranting',
  laughing: 'laughing giggling cackling chuckling',
  yawning: 'yawning',
  crying: 'crying weeping sobbing bawling',
  angry: 'angry furious raging enraged growling snarling hissing',
  scared: 'scared afraid frightened terrified nervous worried anxious panicking spooked',
  astonished: 'surprised shocked astonished amazed startled gasping',
  winking: 'winking',
  'tongue-out': 'tongueshowing',
};

const EXPRESSION_OF: ReadonlyMap<string, Expression> = new Map(
  Object.entries(WORDS).flatMap(([expression, words]) =>
    words.split(' ').map((word) => [word, expression as Expression] as const),
  ),
);

/** "Husky screaming", "scared cat"; but a wolf of a picture that howls has its own. */
export function withExpression(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents = [] } = cast;
  const behind = words.slice(at + length, at + length + 2);
  const said = [...behind, words[at - 1] ?? ''].find((word) => EXPRESSION_OF.has(word)) ?? '';
  const expression = EXPRESSION_OF.get(said);
  // A "crying sloth" is printed, and looks as always.
  const isName = expression === 'crying' && !behind.includes(said);
  const isTaken = [companion?.motif, ...accents].includes(SLEEP);
  if (!expression || isName || subject !== motif || isTaken || !hasFigure(HEAD_OF[subject] ?? subject)) return cast;
  if (isMascot(subject) || companion?.relation === 'versus') return cast;
  const mood = moodNamed(expression);
  if (companion?.motif === subject && companion.relation === 'beside' && accents.every((one) => one === subject))
    return {
      ...cast,
      companion: { motif: mood, relation: 'wear' },
      accents: [subject, ...accents].slice(0, MOST_ACCENTS),
    };
  if (!companion) return { ...cast, companion: { motif: mood, relation: 'wear' } };
  // Beside something a head is drawn as it always is.
  const isShown = companion.relation !== 'beside' || accents.some(isLimbs);
  return isShown ? { ...cast, accents: [...accents.slice(0, MOST_ACCENTS - 1), mood] } : cast;
}

/** Whether a deed is seen in the face. */
export const isSeenInFace = (deed: string, pictures: readonly string[]): boolean =>
  pictures.some((picture) => isMood(picture) && EXPRESSION_OF.get(deed) === moodOf(picture));
