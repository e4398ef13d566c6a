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
  'train conductor': 'train-conductor',
  'train engineer': 'train-conductor',
  'delivery driver': 'courier-face',
  courier: 'courier-face',
  'bus driver': 'driver-face',
  'taxi driver': 'driver-face',
  'truck driver': 'trucker-face',
  'construction worker': 'construction-face',
  'boy scout': 'scout-boy',
  'cub scout': 'scout-boy',
  'girl scout': 'scout-girl',
  referee: 'ref-face',
  janitor: 'janitor-face',
  custodian: 'janitor-face',
  lifeguard: 'lifeguard-face',
  detective: 'detective-face',
  burglar: 'burglar-face',
  robber: 'burglar-face',
  sailor: 'sea-captain',
  cheerleader: 'cheerleader-jumping',
  cop: 'police-face',
  grandson: 'boy-face',
  son: 'boy-face',
  granddaughter: 'girl-face',
  daughter: 'girl-face',
  'scuba diver': 'scuba-diver',
  'tap dancer': 'tap-dancer',
  bagpiper: 'bagpiper-playing',
  roofer: 'roofer-working',
  toddler: 'baby-face',
  baby: 'baby-face',
};

/** "Man with a plan" is a saying sooner than "plumber with a plan". */
export const ANYONE = new Set([
  ...KIN,
  'man',
  'guy',
  'woman',
  'lady',
  'boy',
  'kid',
  'girl',
  'toddler',
  'baby',
  'son',
  'daughter',
]);
