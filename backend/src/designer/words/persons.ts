import { KIN } from './speech.ts';

const OWN_FIGURES =
  `man woman boy girl dad mom grandma grandpa nurse doctor dentist teacher professor coach farmer baker chef barber
  hairdresser mechanic plumber electrician lineman welder carpenter trucker pilot soldier firefighter miner hunter lumberjack
  beekeeper biker skier swimmer butcher postman fencer mime`.split(/\s+/);

/** Who is drawn where an idea says what somebody does or has. Alone these words are said: "Plumber", "Best dad ever". */
export const PERSON_FIGURES: Record<string, string> = {
  ...Object.fromEntries(OWN_FIGURES.map((person) => [person, `${person}-face`])),
  guy: 'man-face',
  lady: 'woman-face',
  kid: 'boy-face',
  cook: 'chef-face',
  woodworker: 'carpenter-face',
  fireman: 'firefighter-face',
  officer: 'police-face',
  policeman: 'police-face',
  'police officer': 'police-face',
  mailman: 'postman-face',
  'mail carrier': 'postman-face',
  'park ranger': 'park-ranger',
  'crossing guard': 'crossing-guard',
  'lunch lady': 'lunch-lady',
  veterinarian: 'vet-face',
};

/** "Man with a plan" is a saying sooner than "plumber with a plan". */
export const ANYONE = new Set([...KIN, 'man', 'guy', 'woman', 'lady', 'boy', 'kid', 'girl']);
