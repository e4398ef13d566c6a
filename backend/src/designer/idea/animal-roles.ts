/** Animals with a role: it is named before them, and in one word. */

import { isCreatureName, isCreatureWord } from '../words/lexicon.ts';
import { COSTUMES } from '../words/roles.ts';

/** "Hockey player moose", "train conductor cat": what it does, and its role in one word. */
const PLAYER =
  /^(an? |the )?(?:ice )?(hockey|football|baseball|basketball|soccer|tennis|golf|volleyball) (?:player|goalie) (\p{L}+)\b/iu;
const KINDS = 'train|railroad|steam|police|park|forest|construction|mail|sushi|pastry|pizza|space';
export const KINDS_OF_ROLES = new RegExp(`^(?:${KINDS})$`, 'u');
const LONG_ROLE = new RegExp(
  `\\b(?:${KINDS}) (conductor|engineer|officer|ranger|worker|carrier|chef|explorer) (\\p{L}+)\\b`,
  'iu',
);
const SHORT_ROLES: Record<string, string> = {
  officer: 'police',
  worker: 'construction',
  carrier: 'mailman',
  explorer: 'astronaut',
};

/** By the sport that it belongs to. */
function gearOf(sport: string): string {
  if (/hockey/iu.test(sport)) return `${sport} stick`;
  if (/golf/iu.test(sport)) return `${sport} club`;
  return /ball$/iu.test(sport) ? sport : `${sport} ball`;
}

export const beforeAnimal = (text: string): string =>
  text
    .replace(PLAYER, (all, article = '', sport, animal) =>
      isCreatureWord(animal.toLowerCase()) ? `${article}${animal} with a ${gearOf(sport)}` : all,
    )
    .replace(/^(an? |the )?scuba[- ]diving (\p{L}+)\b/iu, (all, article = '', animal) =>
      isCreatureWord(animal.toLowerCase()) ? `${article}snorkeling ${animal}` : all,
    )
    .replace(LONG_ROLE, (all, role, animal) =>
      isCreatureWord(animal.toLowerCase()) ? `${SHORT_ROLES[role.toLowerCase()] ?? role} ${animal}` : all,
    )
    .replace(/(?<=^(?:conductor|engineer) \p{L}+) and (?=(?:an?|the|his|her)\b)/iu, ' with ');

/** "Bulldog barber with scissors": no barber beside a bulldog. */
const ANIMAL_FIRST = /^(an? |the )?((?:\p{L}+ )?\p{L}+) (?!hunter|fisherman)(\p{L}+) (?=(?:with|holding|in|on|at)\b)/iu;

/** "Koala mail carrier delivering letters". */
const LONG_BEHIND = new RegExp(
  `^(an? |the )?(\\p{L}+) (?:${KINDS}) (conductor|engineer|officer|ranger|worker|carrier|chef)(?=$| (?:with|holding|in|on|at|\\p{L}{3,}ing)\\b)`,
  'iu',
);

const shortBehind = (text: string): string =>
  text.replace(LONG_BEHIND, (all, article = '', animal, role) =>
    isCreatureWord(animal.toLowerCase()) ? `${article}${SHORT_ROLES[role.toLowerCase()] ?? role} ${animal}` : all,
  );

export const roleFirst = (text: string): string =>
  shortBehind(text).replace(ANIMAL_FIRST, (all, article = '', animal, role) =>
    Object.hasOwn(COSTUMES, role.toLowerCase()) && isCreatureName(animal.toLowerCase().split(' '))
      ? `${article}${role} ${animal} `
      : all,
  );
