/** Whoever has a role, and nothing else. */

import { isCreatureName } from '../words/lexicon.ts';
import { COSTUMES } from '../words/roles.ts';
import { ROLES_OF_FOOD } from '../words/trades.ts';
import { isFood } from './animal-roles.ts';
import { isCountable, type Token } from './tokens.ts';

/** "Surgeon sloth | slow and steady", "detective pickle", "pug astronaut". */
export function isRoleAlone(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word).filter((word) => word !== 'a' && word !== 'the');
  if (words.length < 2 || words.length > LONGEST_ROLE) return false;
  const [[role = '', ...who], [last = '', ...first]] = [words, words.toReversed()];
  const isBefore = Object.hasOwn(COSTUMES, role) && !NO_ROLES.has(role) && isCountable(who.at(-1) ?? '');
  if (isBefore && (isCreatureName(who) || (OF_FOOD.test(role) && isFood(who.join(' '))))) return true;
  const before = first.toReversed();
  return TRADES_OF_ANIMALS.test(last) && (isCreatureName(before) || (OF_FOOD.test(last) && isFood(before.join(' '))));
}

const LONGEST_ROLE = 4;
const OF_FOOD = new RegExp(`^(?:${ROLES_OF_FOOD})$`, 'u');

/** "Cat barista | purr over"; but "dog groomer" and "bear hunter" have a trade with animals. */
const TRADES_OF_ANIMALS =
  /^(?:drummer|guitarist|barista|bartender|chef|baker|astronaut|wizard|ninja|samurai|viking|detective|librarian|firefighter|lifeguard|plumber|electrician|welder|carpenter|lumberjack|dj|boxer|golfer|ballerina|magician|conductor|pirate|cowboy|mechanic|surgeon|nurse|scientist|professor|superhero|mailman|sheriff|cop|gangster|knight|sailor)$/u;

/** Said of an animal in a saying, too: "Party animal", "Space cat". */
const NO_ROLES = new Set(
  'party space christmas birthday fancy royal army king queen grandma granny grandpa jazz patriotic country disco opera zombie snowman'.split(
    ' ',
  ),
);
