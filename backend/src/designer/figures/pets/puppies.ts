/** Puppies of every breed: the head of the dog, round, with large eyes and a small muzzle. */

import { DOGS } from './dogs.ts';
import { MORE_DOGS } from './more-dogs.ts';

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\.d-(?:eyes|soft|small|keen|big)\b/gu, '.d-pup-eyes'],
  [/\.d-(?:nose|long-nose|tiny)(?![\w-])/gu, '.d-pup-nose'],
  [/\.d-(?:muzzle|slim)\b/gu, '.d-pup-muzzle'],
  [/\.d-(?:skull|broad|narrow)\b/gu, '.d-pup-skull'],
  [/ ?\.d-wrinkles\b/gu, ''],
];

/** They have a picture of their own. */
const DRAWN = /^(?:german-shepherd|shepherd-puppy|cerberus|dog)/u;

const SHARED = `= .d-pup-eyes
eyes $iris 225,660 92
= .d-pup-nose
snout $nose 0,840 70
= .d-pup-muzzle
h $muzzle 0,770 90,780 190,850 225,950 170,1060 80,1100 0,1110
= .d-pup-skull
h $coat 0,220 210,230 370,330 470,480 500,660 460,850 350,1010 190,1100 0,1120
= puppy-dog | puppy, puppies, pup, pups, baby dog, little puppy | coat=#dba565 ear=#8f5f38 patch=#8f5f38 muzzle=#fdf6ea belly=#fdf6ea tail=slim
.d-pup-skull .d-halves .d-blaze .d-flop .d-pup-muzzle .d-tongue .d-pup-eyes .d-pup-nose
`;

/** Words. */
const LONGEST_NAME = 4;

const namesOf = (words: string) =>
  (words.split(';')[0] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word && !/s$|puppy|\bdog$|lamb/u.test(word) && word.split(' ').length < LONGEST_NAME);

const puppyNames = (name: string) => [
  `${name} puppy`,
  `${name} puppies`,
  `${name} pup`,
  `${name} pups`,
  `baby ${name}`,
];

function puppyOf(entry: string): string {
  const [head = '', ...lines] = entry.split('\n');
  const [name = '', words = '', tags = ''] = head.split('|');
  const names = [...new Set(namesOf(words).flatMap(puppyNames))];
  const isOther = DRAWN.test(name.trim()) || name.startsWith('.') || names.length === 0;
  if (isOther) return '';
  const text = PARTS.reduce((done, [part, young]) => done.replace(part, young), lines.join('\n'));
  return `= ${name.trim()}-puppy | ${names.join(', ')} |${tags}\n${text}`;
}

function puppiesOf(sheet: string): string {
  const [shared = '', ...entries] = sheet.split(/^= /mu);
  return shared + entries.map(puppyOf).join('');
}

const [first = '', ...others] = [DOGS, MORE_DOGS].map(puppiesOf);

export const PUPPIES = [first.replace(/^(?==)/mu, SHARED), ...others];
