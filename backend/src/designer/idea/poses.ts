/** What is done in a description and cannot be seen in the pictures chosen for it. */

import { HEAD_OF } from '../figures/heads.ts';
import { ACTIVITIES, DEEDS, isVehicle } from '../words/roles.ts';
import { STATES } from '../words/speech.ts';
import type { Cast } from './cast.ts';
import { saidOf } from './deed-words.ts';
import { isSeenInFace } from './expressions.ts';
import { limbsShowing } from './postures.ts';
import { type Token, tokensOf } from './tokens.ts';

/** "Chasing a man", "jumping": in the words of the idea, with what it is done to where that is no picture. */
export function unseenDeeds(drawn: string, cast: Cast): string[] {
  return drawn.split(/[,.;:!?]\s+/u).flatMap((part) => {
    const tokens = tokensOf(part, true, false);
    return tokens.flatMap((token, at) =>
      token.kind === 'deed' && !isSeen(token.word, cast) ? deedAt(tokens, at) : [],
    );
  });
}

function deedAt(tokens: readonly Token[], at: number): string {
  const [article, ...rest] = tokens.slice(at + 1);
  const noun = rest.findIndex(({ kind }) => kind !== 'look');
  const isUnknown = article?.kind === 'article' && /^(?:word|person)$/u.test(rest[noun]?.kind ?? '');
  return tokens
    .slice(at, isUnknown ? at + noun + 3 : at + 1)
    .map(({ word }) => saidOf(word))
    .join(' ');
}

/** Every figure does these, or stands beside what they are done to. */
const PLAIN = new Set(
  'sitting standing racing picking posing looking smiling staring featuring showing wearing named called guarding watching herding meeting growing crossing grazing blooming shining burning glowing rising setting facing waiting relaxing chilling being feeling doing totemstacking'.split(
    ' ',
  ),
);

const SEEN_IN: Record<string, RegExp> = {
  swimming:
    /fish|shark|whale|orca|dolphin|turtle|seal|octopus|squid|koi|ray|manatee|trout|bass|marlin|swan|duck|swimmer/u,
  floating: /fish|jelly|whale|balloon|duck|swan|boat|astronaut/u,
  flying: /bat|bee|butterfly|moth|dragonfly|hummingbird|airplane|saucer|rocket|phoenix|fairy/u,
  hatching: /egg/u,
  spiking: /spike/u,
  pulling: /tow-rope/u,
  towing: /tow-rope/u,
  dragging: /tow-rope/u,
  hauling: /tow-rope/u,
  walking: /dog-leash|walk/u,
  leading: /dog-leash/u,
  barking: /standing-arms/u,
  growling: /standing-arms/u,
  hissing: /standing-arms/u,
  legbalancing: /ballerina/u,
  diving: /swimming-pool|water-splash/u,
  laundering: /wash-tub|washing-machine/u,
  leaning: /fence/u,
  skating: /skat/u,
  skiing: /ski/u,
  snowboarding: /snowboard/u,
  hiking: /walking|hik/u,
  popping: /magic-hat/u,
  peeking: /magic-hat|hollow-log|dug-hole/u,
  burrowing: /dug-hole/u,
  burying: /dug-hole/u,
  chasing: /running-arms/u,
  herding: /running-arms/u,
  following: /running-arms|walking-arms/u,
  pursuing: /running-arms/u,
  fleeing: /running-arms/u,
  escaping: /running-arms/u,
  chased: /running-arms/u,
  sleeping: /sleep/u,
  napping: /sleep/u,
  snoozing: /sleep/u,
  snoring: /sleep/u,
  dozing: /sleep/u,
  strolling: /walking/u,
  wandering: /walking/u,
  prowling: /walking|leap/u,
  trotting: /walking/u,
  marching: /walking/u,
  hanging: /hanging|bat/u,
  crashing: /wave/u,
  jogging: /runn/u,
  partying: /danc/u,
  running: /runn|gallop|leap|sprint/u,
  galloping: /gallop|runn/u,
  sprinting: /runn|gallop/u,
  stampeding: /runn|gallop/u,
  charging: /runn|gallop/u,
  jumping: /jump|leap|dolphin|orca|skipping/u,
  leaping: /jump|leap/u,
  bouncing: /jumping/u,
  cheering: /jumping|cheer/u,
  celebrating: /jumping/u,
  praying: /kneeling|nun-praying/u,
  proposing: /kneeling/u,
  shoving: /pushing/u,
  scaling: /climbing/u,
  pitching: /throwing/u,
  hurling: /throwing/u,
  swinging: /swinging|batting/u,
  practicing: /meditating/u,
  dancing: /danc|waltzing/u,
};

/** "Two giraffes kissing". */
const TENDER = new Set(['kissing', 'hugging', 'cuddling', 'snuggling']);

function isSeen(word: string, { subject = '', companion, accents = [] }: Cast): boolean {
  if (TENDER.has(word) && companion?.relation === 'versus') return true;
  if (/^(?:hauling|transporting)$/u.test(word) && isVehicle(companion?.motif ?? '') && companion?.relation === 'ride')
    return true;
  if (word === 'clinging' && companion?.relation === 'hold' && companion.motif === subject) return true;
  if (PLAIN.has(word) || STATES.has(word)) return true;
  const pictures = [subject, companion?.motif ?? '', ...accents];
  if (pictures.includes(limbsShowing(word) ?? '-') || isSeenInFace(word, pictures)) return true;
  const names = pictures.map((name) => `${name} ${HEAD_OF[name] ?? ''}`).join(' ');
  if (names.split(/[ -]/u).includes(word) || (Object.hasOwn(SEEN_IN, word) && SEEN_IN[word]?.test(names))) return true;
  if (Object.hasOwn(ACTIVITIES, word) && names.includes(ACTIVITIES[word]?.motif ?? ' ')) return true;
  return (
    Object.hasOwn(DEEDS, word) && DEEDS[word] !== 'beside' && (DEEDS[word] !== 'over' || companion?.relation === 'over')
  );
}
