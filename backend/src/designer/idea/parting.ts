/** Tells what is said from what is drawn, in the order of the idea or in another that reads better. */

import { findSightings } from '../words/lexicon.ts';
import { isCreature } from '../words/roles.ts';
import { MASS_NOUNS } from '../words/speech.ts';
import type { SaidAndShown } from './cut.ts';
import { inOrder } from './rewordings.ts';
import { partIdea } from './segments.ts';
import { partSpoken, partTail, partTitle } from './titles.ts';
import { wordsOf } from './tokens.ts';

/** Read in another order where that makes it a description, or changes no word that is printed; a saying keeps its own. */
function partInOrder(text: string): ReturnType<typeof partIdea> {
  const ordered = inOrder(text);
  const parted = ordered === text ? undefined : partIdea(ordered);
  const isVerbatim =
    parted !== undefined && (`, ${text},`.includes(`, ${parted.printed},`) || printsLess(parted, text));
  if (parted && (!parted.printed || isVerbatim || isInOrder(text))) return parted;
  return withTailInOrder(text) ?? partIdea(text);
}

/** "Nail tech | polish bottles": some of what was printed is a picture by its other name. */
function printsLess({ printed, drawn }: ReturnType<typeof partIdea>, text: string): boolean {
  const isOpening = drawn !== '' && text.startsWith(`${printed} `);
  return isOpening && partIdea(text).printed.startsWith(`${printed} `);
}

/** "Mother of cats | three cats in teacups": what stands behind a saying is read in another order, where none of it is said. */
function withTailInOrder(text: string): ReturnType<typeof partIdea> | undefined {
  const [, head = '', tail = ''] = /^([^,]+,\s)(.+)$/u.exec(text) ?? [];
  const ordered = tail ? inOrder(tail) : '';
  if (ordered === tail) return undefined;
  const parted = partIdea(head + ordered);
  const said = wordsOf(head);
  return parted.drawn && wordsOf(parted.printed).every((word) => said.includes(word)) ? parted : undefined;
}

/** "Hockey goalie penguin | save the ice": what is in another order there is a description. */
function isInOrder(text: string): boolean {
  const [, head = '', tail = ''] = /^([^,]+)(,\s.+)$/u.exec(text) ?? [];
  const ordered = inOrder(head);
  if (ordered === head || inOrder(text) !== ordered + tail) return false;
  return !partIdea(ordered).printed || partIdea(ordered + tail).drawn === ordered;
}

const OCCASION =
  / (?:easter|halloween|christmas|thanksgiving|hanukkah|mardi gras|st\.? patrick'?s day|concert|library|office|kitchen|lake|farm|garden|summer|winter|autumn|spring|vacation|birthday)$/iu;

/** "Christmas | cowboy Santa riding a longhorn". */
const HOLIDAY_BEFORE =
  /^(?:christmas|halloween|easter|thanksgiving|valentine) (?=\p{L}+ \p{L}+ (?:\p{L}{3,}ing|in|with|on) )/iu;

/** "Nurse bunny | Easter", "leprechaun dancing | St Patrick's Day": when or where it is seen, behind what is a picture alone. */
function seenThen(text: string): ReturnType<typeof partIdea> | undefined {
  const before = text.replace(OCCASION, '').replace(HOLIDAY_BEFORE, '');
  const hasOccasion = before !== text && !before.includes(',') && before.includes(' ');
  if (!hasOccasion || !partInOrder(text).printed) return undefined;
  const shown = partInOrder(before);
  return shown.drawn && !shown.printed ? { ...shown, drawn: text } : undefined;
}

const WITH_WHOM = /\b(?:my|your|our|the|friends?|family|girls|boys|god|jesus|love|you|me|us|him|her)\b/iu;

/** "Castle with flags", "football helmet with number 12": a picture, though what the thing has may not be known. */
function thingWith(text: string): ReturnType<typeof partIdea> | undefined {
  const [, lead = '', rest = ''] = /^([\p{L}' -]+?) with ([\p{L}\p{N}' -]+)$/u.exec(text) ?? [];
  const words = wordsOf(lead);
  const [first] = findSightings(words);
  const isThing = first?.kind === 'thing' && first.at === 0 && first.length === words.length;
  const isDescribed =
    isThing && !isCreature(first.motif) && !MASS_NOUNS.has(words.at(-1) ?? '') && !WITH_WHOM.test(rest);
  if (!isDescribed || wordsOf(rest).length > 4) return undefined;
  const parted = partInOrder(text);
  const isLettered = wordsOf(parted.printed).length === words.length + wordsOf(rest).length + 1;
  return isLettered ? { ...parted, printed: '', named: [], drawn: text } : undefined;
}

/** A title or a rank is printed, and who has it is drawn, though no mark is between them. */
export function partTitled(text: string): ReturnType<typeof partIdea> {
  const rank = partSpoken(text);
  if (rank) return { ...partIdea(rank.shown), printed: rank.said, drawn: rank.shown };
  const seen = seenThen(text) ?? thingWith(text);
  if (seen) return seen;
  const tail = partTail(text);
  const parted = tail ? withTail(tail) : partInOrder(text);
  const title = partTitle(text);
  if (!title) return parted;
  const [who = ''] = title.shown.split(' ');
  const isParted = parted.printed.startsWith(title.said) && !parted.printed.startsWith(`${title.said} ${who}`);
  return isParted ? parted : { ...partInOrder(title.shown), printed: title.said };
}

/** With what is said before the things as well: "Fire department | ladder truck, | brave and bold". */
function withTail({ said, shown }: SaidAndShown): ReturnType<typeof partIdea> {
  const parted = partInOrder(shown);
  // A thing alone would be printed, too.
  if (parted.printed === shown) return { ...parted, printed: said, drawn: shown };
  return { ...parted, printed: [parted.printed, said].filter(Boolean).join(', ') };
}
