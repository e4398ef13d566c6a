/** Animals with a role: it is named before them, and in one word. */

import { findSightings, isCreatureName, isCreatureWord } from '../words/lexicon.ts';
import { COSTUMES, isMascot } from '../words/roles.ts';
import { ROLES_OF_FOOD, shortRole, TWO_WORD_ROLES } from '../words/trades.ts';

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

/** What an athlete does. */
export const SPORTS_OF: Record<string, string> = {
  weightlifter: 'lifting weights',
  powerlifter: 'lifting weights',
  weightlifting: 'lifting weights',
  powerlifting: 'lifting weights',
  bodybuilder: 'lifting weights',
  skateboarder: 'riding a skateboard',
  skateboarding: 'riding a skateboard',
  surfer: 'riding a surfboard',
  skier: 'skiing',
  snowboarder: 'snowboarding',
  runner: 'running',
  jogger: 'running',
  cyclist: 'riding a bicycle',
  yogi: 'doing yoga',
  bowler: 'bowling',
  swimmer: 'swimming',
  kayaker: 'kayaking',
  dancer: 'dancing',
  skydiver: 'skydiving',
};

/** By the sport that it belongs to. */
function gearOf(sport: string): string {
  if (/hockey/iu.test(sport)) return `${sport} stick`;
  if (/golf/iu.test(sport)) return `${sport} club`;
  return /ball$/iu.test(sport) ? sport : `${sport} ball`;
}

/** "Weightlifter avocado", "skier moose": what it does. */
const ATHLETE = new RegExp(
  `^(an? |the )?(?:marathon |trail )?(${Object.keys(SPORTS_OF).join('|')}) (\\p{L}+)(?=$|,| (?:with|in|on|at)\\b)`,
  'iu',
);

/** "Horse head in a horseshoe". */
const HEAD = /(?<=^(?:an? |the )?)((?:\p{L}+ )?\p{L}+) head(?= (?:in|with)\b)/iu;

/** "Fire captain dalmatian", "flight attendant golden retriever". */
const TWO_WORDS_BEFORE = new RegExp(
  `^(an? |the |two |three )?(${TWO_WORD_ROLES}) ((?:\\p{L}+ )?\\p{L}+?)(s?)(?=$|,| (?:with|holding|in|on|at|and|\\p{L}{3,}ing)\\b)`,
  'iu',
);
/** "Corgi flight attendant", "pickle police officer". */
const TWO_WORDS_BEHIND = new RegExp(
  `^(an? |the |two |three )?((?:\\p{L}+ )?\\p{L}+) (${TWO_WORD_ROLES})s?(?=$|,| (?:with|holding|in|on|at|\\p{L}{3,}ing)\\b)`,
  'iu',
);

/** "Donut cop". */
const FOOD_FIRST = new RegExp(
  `^(an? |the )?((?:\\p{L}+ )?\\p{L}+) (${ROLES_OF_FOOD})(?=$|,| (?:with|holding|in|on|at|\\p{L}{3,}ing)\\b)`,
  'iu',
);

/** "Cute strawberry with a face". */
const WITH_A_FACE =
  /^(an? |the )?(?:(?:cute|happy|kawaii|funny|little) )*((?:\p{L}+ )?\p{L}+) (?:with (?:an? )?(?:(?:cute|happy|smiley|smiling|kawaii|little|big) )*(?:face|smile))(?=$|,)/iu;

/** With its role before it. */
const dressedFirst = (text: string): string =>
  text
    .replace(WITH_A_FACE, (all, article = '', food) => (isFood(food) ? `${article}smiling ${food}` : all))
    .replace(TWO_WORDS_BEFORE, (all, article = '', role, who, many) =>
      isDressed(`${who}${many}`) || isDressed(who) ? `${article}${shortRole(role)} ${who}${many}` : all,
    )
    .replace(TWO_WORDS_BEHIND, (all, article = '', who, role) =>
      isDressed(who) ? `${article}${shortRole(role)} ${who}` : all,
    )
    .replace(FOOD_FIRST, (all, article = '', food, role) =>
      isFood(food) ? `${article}${dressedFood(food, role)}` : all,
    );

/** What is no hat is worn by name. */
function dressedFood(food: string, role: string): string {
  const clothes = { ballerina: 'tutu', superhero: 'cape' }[role.toLowerCase()];
  return clothes ? `${food} in a ${clothes}` : `${role} ${food}`;
}

const isDressed = (name: string) => isCreatureName(name.toLowerCase().split(' ')) || isFood(name);

/** The whole name is one of food. */
export function isFood(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  const [one] = findSightings(words);
  return one?.kind === 'thing' && one.length === words.length && isMascot(one.motif);
}

export const beforeAnimal = (text: string): string =>
  dressedFirst(text)
    .replace(PLAYER, (all, article = '', sport, animal) =>
      isCreatureWord(animal.toLowerCase()) ? `${article}${animal} with a ${gearOf(sport)}` : all,
    )
    .replace(ATHLETE, (all, article = '', athlete, who) =>
      isCreatureWord(who.toLowerCase()) || isMascotWord(who.toLowerCase())
        ? `${article}${who} ${SPORTS_OF[athlete.toLowerCase()]}`
        : all,
    )
    .replace(HEAD, (all, animal) => (isCreatureName(animal.toLowerCase().split(' ')) ? animal : all))
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
  shortBehind(dressedFirst(text)).replace(ANIMAL_FIRST, (all, article = '', animal, role) =>
    Object.hasOwn(COSTUMES, role.toLowerCase()) && isCreatureName(animal.toLowerCase().split(' '))
      ? `${article}${role} ${animal} `
      : all,
  );

const isMascotWord = (word: string) =>
  findSightings([word]).some(({ kind, motif }) => kind === 'thing' && isMascot(motif));
