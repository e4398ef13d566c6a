/** How bodies with four legs differ: in their legs, their tails and what is on their coats. */

import { NIGHT } from '../notation/features.ts';

/** In the units of a head. */
export interface Build {
  leg: { upper: number; lower: number };
  /** Of a leg at the body and at its end. */
  widths: readonly [number, number];
  head: { x: number; chin: number; scale: number };
  isHoofed?: boolean;
}

const PAWED: Build = { leg: { upper: 270, lower: 270 }, widths: [230, 150], head: { x: 640, chin: 1330, scale: 0.8 } };
const HOOFED: Build = {
  leg: { upper: 310, lower: 330 },
  widths: [200, 112],
  head: { x: 730, chin: 1180, scale: 0.72 },
  isHoofed: true,
};
const HEAVY: Build = { ...PAWED, leg: { upper: 250, lower: 260 }, widths: [270, 230] };
const TALL: Build = { ...HOOFED, head: { x: 790, chin: 860, scale: 0.68 } };
const LOW: Build = { leg: { upper: 165, lower: 165 }, widths: [210, 150], head: { x: 620, chin: 1420, scale: 0.86 } };

const GRAZERS =
  /horse|donkey|zebra|^cow(?!-cat)|-cow$|angus|hereford|holstein|longhorn|bull-head|bison|yak|buffalo|^ewe|sheep$|^ram$|moose|elk|reindeer|caribou|^deer|^doe$|antelope|goat|unicorn|pegasus|appaloosa|clydesdale|pony|palomino|jackalope/u;
const LONG_NECKED = /giraffe|camel|llama|alpaca/u;
const SHORT_LEGGED =
  /corgi|dachshund|basset|pig|boar|mouse|^mole$|sugar-glider|^rat$|hamster|ferret|skunk|otter|badger|beaver|squirrel|chipmunk|capybara|rabbit|bunny|opossum|armadillo|munchkin|platypus|anteater|kitten|chihuahua|pomeranian|yorkie|maltese|shih-tzu|pekingese|^pug$|scottish-terrier|westie|quokka|meerkat|crocodile/u;

export function buildOf(name: string): Build {
  if (/rhino|elephant|hippo/u.test(name)) return HEAVY;
  if (LONG_NECKED.test(name)) return TALL;
  if (GRAZERS.test(name)) return HOOFED;
  return SHORT_LEGGED.test(name) ? LOW : PAWED;
}

/** Persons, birds, what swims, and whoever goes on two legs: words of their names. */
const TWO_LEGGED = new Set(
  'skull gorilla frog owl eagle rooster puffin penguin axolotl sloth manatee hedgehog monkey chimpanzee orangutan lemur bat walrus seal kangaroo santa leprechaun werewolf vampire frankenstein mummy zombie alien robot devil goblin elf gnome mage witch reaper pirate yeti cyclops medusa mask ninja sphinx spirit minotaur anubis suit griffin'.split(
    ' ',
  ),
);

export const isTwoLegged = (name: string) => name.split('-').some((word) => TWO_LEGGED.has(word));

/** Manes hang down from the tail bone, too. */
export const hasLongTail = (name: string) => /horse|pony|palomino|unicorn|pegasus|clydesdale|appaloosa/u.test(name);

export const hasPlume = (name: string) => /squirrel|chipmunk|skunk/u.test(name);

/** On the coat, by whose it is. */
export const SPOTTED: Record<string, string> = {
  dalmatian: '#37343b',
  leopard: '#3f2a1c',
  cheetah: '#3f2a1c',
  'snow-leopard': '#52565e',
  'bengal-cat': '#5a3420',
  hyena: '#4a3a30',
  giraffe: '#a86a35',
  'cow-face': '#5a3626',
  holstein: '#37343b',
  'cow-cat': '#37343b',
  'calico-cat': '#d98a45',
  'paint-horse': '#8a5231',
  'bluetick-coonhound': '#4a5364',
  'cattle-dog': '#4a5364',
};

export const STRIPED: Record<string, string> = {
  'tiger-face': NIGHT,
  'white-tiger': NIGHT,
  zebra: '#26242b',
  'rainbow-zebra': '#d9437f',
  'cat-face': '#a85a22',
  'tabby-cat': '#5a4a3a',
  'orange-cat': '#b3622a',
  chipmunk: '#5a3626',
};
