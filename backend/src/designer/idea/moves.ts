/** What somebody or something does that needs limbs. */

import { hasFigure } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import type { Sighting } from '../words/lexicon.ts';
import { isTiny } from '../words/outfits.ts';
import {
  ACTIVITIES,
  CLINGING,
  CORD,
  DEEDS,
  isCreature,
  isMascot,
  MASCOT_DEEDS,
  MASCOT_MOODS,
  MOVES_OF_BODIES,
  PAIRED_ACTIVITIES,
} from '../words/roles.ts';
import { isDeterminer, JOINTS } from '../words/speech.ts';
import type { Companion } from './cast.ts';
import { isShownDeed } from './deed-words.ts';
import { limbsShowing } from './postures.ts';

/** "Dancing frog", "moose flexing": a body of ours that moves. */
export function movesOf({ motif, at, length }: Sighting, words: readonly string[]): string | undefined {
  // "Wolf pack running".
  const end = at + length + (HERDS.has(words[at + length] ?? '') ? 1 : 0);
  const behind = words.slice(end, end + 3);
  const around = [words[at - 1] ?? '', ...[1, 2, 3].map((many) => behind.slice(0, many).join(' '))];
  const deed = around.findLast((some) => Object.hasOwn(MOVES_OF_BODIES, some));
  const move = deed ? MOVES_OF_BODIES[deed] : undefined;
  if (move && hasFigure(HEAD_OF[motif] ?? motif)) return move;
  return move === CLINGING && (!isCreature(motif) || isTiny(motif)) && !behind[0]?.startsWith('climb')
    ? CORD
    : undefined;
}

const LIMBS = { ...MASCOT_DEEDS, ...MASCOT_MOODS };

/** "Avocado doing yoga", "dancing taco", "crying onion". */
export function mascotLimbs({ motif, at, length }: Sighting, words: readonly string[]): string | undefined {
  const [next = '', after = ''] = words.slice(at + length);
  const deed = [words[at - 1] ?? '', next === 'doing' ? after : next].find((word) => Object.hasOwn(LIMBS, word));
  if (!isMascot(motif)) return undefined;
  return deed ? LIMBS[deed] : isShownDeed(next) || next === 'slipping' ? limbsShowing(next) : undefined;
}

export function activityAt(words: readonly string[], at: number): Companion | undefined {
  const word = words[at] ?? '';
  const pair = `${words[at - 1]} ${word}`;
  if (Object.hasOwn(PAIRED_ACTIVITIES, pair)) return PAIRED_ACTIVITIES[pair];
  // "Shark and a surfer": somebody else.
  if (word === 'surfer' && isDeterminer(words[at - 1] ?? '')) return undefined;
  const next = words[at + 1];
  // "Reading a newspaper" names what is read.
  const isNamed = Object.hasOwn(DEEDS, word) && next !== undefined && !JOINTS.has(next);
  // "Hiking boots".
  if (word === 'hiking' && /^(?:boots?|poles?|sticks?|trail|pack)$/u.test(next ?? '')) return undefined;
  return Object.hasOwn(ACTIVITIES, word) && !isNamed ? ACTIVITIES[word] : undefined;
}

const HERDS = new Set('pack herd family couple pair flock trio team squad'.split(' '));
