/** Segments in which somebody or something does something or is somewhere: nobody speaks. */

import { findSightings, isCreatureName, isCreatureWord } from '../words/lexicon.ts';
import { NO_POSE } from '../words/refrains.ts';
import { COSTUMES, DEEDS } from '../words/roles.ts';
import { CLOSERS, FIGURATIVE, KIN, namesSomebody, PASTIMES, PERSONS } from '../words/speech.ts';
import { KINDS_OF_ROLES } from './animal-roles.ts';
import { pictureStart } from './cut.ts';
import { personAt } from './persons.ts';
import { OBJECTS } from './phrases.ts';
import { PICTORIAL } from './picture-lists.ts';
import { hasOnBody } from './somebody.ts';
import { isAnimal, isCountable, isNamed, speaks, type Token } from './tokens.ts';

/** Words before the head of a description: "a very small red …". */
const LONGEST_LEAD = 6;

/** A thing or person that does something or is somewhere: "Fox reading a book", "A cat in a box". Nobody speaks. */
export function isDescription(tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'speech')) return false;
  const pair = pairLength(tokens);
  const at = tokens.findIndex(({ kind }, index) => index > pair && (kind === 'deed' || kind === 'joint'));
  if (at < 0 || at > LONGEST_LEAD) return false;
  // "Dog walking club" is said, whatever follows; but "golf cart with grandpa driving" is seen.
  const isSeenWith = tokens[at]?.word === 'with' && tokens[at + 1]?.kind === 'person';
  if (CLOSERS.has(tokens[at + 1]?.word ?? '') && tokens.length > at + 2 && !isSeenWith) return false;
  const lead = tokens.slice(0, at);
  // "Bus driver the wheels on the bus" is quoted, too.
  if (lead.some(({ word }, index) => word === 'the' && isTitle(lead[index - 1]))) return false;
  const head = lead.at(-1);
  const determined = lead.some(({ kind }) => kind === 'article' || kind === 'style');
  const thing = head?.kind === 'thing' && !(tokens[at]?.kind === 'joint' && lead.some(({ word }) => KIN.has(word)));
  const opens = lead[0]?.kind === 'article' || lead[0]?.kind === 'style';
  const role = isAnimalWithTrade(lead, head);
  // "Plumber | carrying pipes".
  const isOwnDeed = hasTrade(head) && at < 3 && Object.hasOwn(DEEDS, tokens[at]?.word ?? '');
  const isOwn = role || isTradeOfAnimal(lead) || isOwnDeed || isWhoWith(tokens, at) || isPlainLead(lead, tokens[at]);
  if (!opens && !isOwn && startOfPictures(tokens, at)) return false;
  if (lead.some(isNamed) && !determined && !opensWithPlace(lead)) return false;
  const acts =
    thing ||
    head?.kind === 'person' ||
    (isWho(head, at === 1) && isKnown(tokens, at)) ||
    determined ||
    handlesThing(tokens, at);
  if (tokens[at]?.kind === 'deed') return acts && leadsToThing(tokens, at);
  const creature =
    lead.some(({ kind, word }) => kind === 'thing' && isCreatureWord(word)) && tokens[at]?.word === 'with';
  return (
    (thing ||
      isWhoWith(tokens, at) ||
      (creature && !KIN.has(head?.word ?? '')) ||
      (determined && head?.kind !== 'style')) &&
    isPlaced(tokens, at, determined)
  );
}

/** "Owl professor", "bear police officer"; but of a "horse trainer" the horse is no part. */
function isAnimalWithTrade(lead: readonly Token[], head: Token | undefined): boolean {
  const isLong = KINDS_OF_ROLES.test(lead.at(-2)?.word ?? '');
  const animal = lead.slice(0, isLong ? -2 : -1).map(({ word }) => word);
  const isTrade = hasTrade(head) || (Object.hasOwn(COSTUMES, head?.word ?? '') && !KIN.has(head?.word ?? ''));
  return isTrade && isCreatureName(animal);
}

/** "Accountant cat". */
function isTradeOfAnimal([trade, ...animal]: readonly Token[]): boolean {
  const isTrade =
    Object.hasOwn(COSTUMES, trade?.word ?? '') && /(?:er|or|ist|ian|ant|eer|man|eon)$/u.test(trade?.word ?? '');
  return isTrade && isCreatureName(animal.map(({ word }) => word));
}

/** "Police officer with a dog", "Farmer on a tractor": who has a trade has a thing, but no "heart of gold". */
export function isTradesperson(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint');
  const isLong = at > 2 && !(at === 3 && PASTIMES.has(tokens[1]?.word ?? ''));
  if (isLong || !hasTrade(tokens[at - 1]) || tokens[0]?.kind === 'look') return false;
  const [joint, article, ...thing] = tokens.slice(at);
  const isThing =
    thing.length > 0 && thing.every(({ kind, word }) => kind === 'thing' || kind === 'look' || WORKPLACES.test(word));
  if (joint?.word === 'in' && CLOTHES.test(tokens.at(-1)?.word ?? '')) return true;
  if (article?.kind !== 'article' || !isThing) return false;
  const words = tokens.map(({ word }) => word);
  return joint?.word === 'with' || personAt(words, at - 1) !== undefined;
}

/** Where a trade is at work, though nothing is drawn for it. */
const WORKPLACES = /^(?:trail|track|court|stage|rink|slopes?|runway|sidewalk|porch|bridge|roof|job site)$/u;

/** "Roofer nailing shingles"; but "Never growing up". */
export const isWho = (token: Token | undefined, isFirst = false) =>
  token?.kind === 'word' &&
  /\p{L}{3}(?:er|ist|ian)$/u.test(token.word) &&
  (isFirst || !CLOSERS.has(token.word)) &&
  !NOBODY.has(token.word);

/** "Highland cow mom with flowers on her head". */
export const isAnimalWithOwn = (tokens: readonly Token[]) =>
  !speaks(tokens) && tokens.some(isAnimal) && tokens.some(({ kind }) => kind === 'joint') && hasOnBody(tokens);

/** "Drag racing car doing a burnout": nothing before it is said alone. */
function isPlainLead(lead: readonly Token[], deed: Token | undefined): boolean {
  const isSaid = ({ word, kind }: Token) =>
    ['person', 'name', 'date'].includes(kind) ||
    (word !== 'racing' && (CLOSERS.has(word) || KIN.has(word) || (kind === 'word' && PASTIMES.has(word))));
  return deed?.kind === 'deed' && !NO_POSE.has(deed.word) && lead.length < 4 && !lead.some(isSaid);
}

/** "Surf shack with boards leaning on the wall": what something has does something. */
export function isThingWithDeed(tokens: readonly Token[]): boolean {
  const joint = tokens.findIndex(({ word }) => word === 'with');
  const deed = tokens.findIndex(({ kind, word }, at) => at > joint + 1 && kind === 'deed' && !NO_POSE.has(word));
  const isPlaced =
    tokens[deed + 1]?.kind === 'joint' &&
    /^(?:article|look)$/u.test(tokens.slice(deed + 2).find(isNoJoint)?.kind ?? '');
  const isNamed = tokens.some(
    ({ kind, word }) => kind === 'person' || kind === 'name' || (kind !== 'look' && CLOSERS.has(word)),
  );
  return joint > 0 && deed > 0 && isPlaced && !isNamed && !speaks(tokens);
}

const isNoJoint = ({ kind }: Token) => kind !== 'joint';

/** Who does it, or something around, can be drawn. */
function isKnown(tokens: readonly Token[], at: number): boolean {
  const words = tokens.map(({ word }) => word);
  const isShown =
    tokens.some(({ kind }) => kind === 'scenery') || findSightings(words).some(({ kind }) => kind === 'thing');
  return isShown || [at - 2, at - 1].some((start) => start >= 0 && personAt(words, start) !== undefined);
}

const NOBODY = new Set(
  'never forever ever better together however whatever rather over under after summer winter dinner water river flower forever another other brother sister mother father christian'.split(
    ' ',
  ),
);

/** "Tap dancer with a hat", "bookish girl under a blanket"; but "Horse girl with a saddle". */
function isWhoWith(tokens: readonly Token[], at: number): boolean {
  const [head, joint, article, ...rest] = tokens.slice(at - 1);
  const next = rest.find(({ kind }) => kind !== 'look')?.kind;
  const isPlace = next === 'scenery' && hasTrade(head);
  const isThing = (next === 'thing' || isPlace) && rest.every(({ word }) => word !== 'of');
  const stands = joint?.kind === 'joint' && /^(?:with|on|in|at|under|behind|beside|near)$/u.test(joint.word);
  if (!stands || at < 1 || at > 2 || article?.kind !== 'article' || !head || !isThing) return false;
  if (hasTrade(head) || isWho(head)) return tokens[at - 2]?.kind !== 'thing';
  return (
    ANYBODY.has(head.word) && joint.word !== 'with' && tokens[0]?.kind === 'word' && tokens[0].word.endsWith('ish')
  );
}

/** "Grandpa and grandson building a birdhouse", "boy and his dog fishing off a dock". */
export function isPairDoing(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind, word, continues }) => kind === 'deed' || (continues && word.endsWith('ing')));
  const lead = tokens.slice(0, at).filter(({ kind }) => kind !== 'article');
  // "Mechanic grandpa and granddaughter".
  const pair =
    lead.length === 4 && namesSomebody(lead[0]?.word ?? '') && KIN.has(lead[1]?.word ?? '') ? lead.slice(1) : lead;
  const [first, joint, second] = pair;
  if (pair.length !== 3 || !first || !second || !/^(?:and|&)$/u.test(joint?.word ?? '')) return false;
  const isSomebody = ({ word, kind }: Token) =>
    kind === 'person' || PERSONS.has(word) || isCreatureWord(word) || /^grand(?:kids?|children|child)$/u.test(word);
  const isAble = PERSONS.has(first.word) || (isCreatureWord(first.word) && !NO_POSE.has(tokens[at]?.word ?? ''));
  return isAble && isSomebody(second) && !speaks(tokens) && leadsToThing(tokens, at);
}

export const hasTrade = (token: Token | undefined) =>
  token?.kind === 'person' && !KIN.has(token.word) && !ANYBODY.has(token.word);

/** "Surfside Texas pelican on a post": the place is printed, the rest is drawn. */
function opensWithPlace(lead: readonly Token[]): boolean {
  const first = lead.findIndex((token) => !isNamed(token));
  const rest = first < 1 ? [] : lead.slice(first);
  return rest.length > 0 && rest.every(({ kind }) => kind === 'thing' || kind === 'look') && isAnimal(rest.at(-1));
}

/** Tokens up to the second of two things, one of them a creature: "pineapple and flamingo at the pool". */
function pairLength([one, joint, two, next]: readonly Token[]): number {
  if (!one || !two || !next || (joint?.word !== 'and' && joint?.word !== '&')) return 0;
  const counted = [one, two].every(({ kind, word }) => kind === 'thing' && isCountable(word));
  return counted && (isAnimal(one) || isAnimal(two)) && (next.kind === 'joint' || next.kind === 'deed') ? 2 : 0;
}

/** Of a "horse girl" the horse is no part. */
const ANYBODY = new Set(
  'girl girls boy boys lady man woman guy kid people person friends queen king princess'.split(' '),
);

export const isAnybody = (word: string) => ANYBODY.has(word);

const isTitle = (token: Token | undefined) => token?.kind === 'person' || CLOSERS.has(token?.word ?? '');

/** "Venus flytrap eating a fly": whatever does it, a thing is held, eaten or ridden. */
function handlesThing(tokens: readonly Token[], at: number): boolean {
  const [deed, article, thing] = tokens.slice(at);
  return Object.hasOwn(DEEDS, deed?.word ?? '') && article?.kind === 'article' && thing?.kind === 'thing';
}

/** "Bachelorette party flamingo with sunglasses" begins with a saying. */
export const startOfPictures = (tokens: readonly Token[], end: number) => (pictureStart(tokens) ?? Infinity) <= end;

/** What is done is done to or by something: the rest has a thing, an article or a joint. */
function leadsToThing(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1);
  const ended = rest.some(({ word, kind }) => CLOSERS.has(word) || kind === 'name' || kind === 'date');
  if (rest.length > 0 && !ended && isCreatureWord(tokens[at - 1]?.word ?? '')) return true;
  if (CLOSERS.has(rest.at(-1)?.word ?? '') && rest.every(({ kind }) => kind === 'word')) return false;
  if (rest.length > 0 && rest.every(({ kind }) => kind === 'name' || kind === 'date')) return false;
  if (Object.hasOwn(DEEDS, tokens[at]?.word ?? '')) return rest.length > 0;
  const isThings = tokens[at - 1]?.kind === 'thing' && rest.length === 1 && !ended;
  if (tokens[at]?.word === 'doing' && (PASTIMES.has(rest[0]?.word ?? '') || isThings)) return true;
  return (
    rest.length === 0 || rest.some(({ kind }) => ['thing', 'scenery', 'article', 'joint', 'person'].includes(kind))
  );
}

/** "Cat on a skateboard", "fox with mushrooms"; but "Dogs over people" and "Coffee with friends" are sayings. */
function isPlaced(tokens: readonly Token[], at: number, determined: boolean): boolean {
  const joint = tokens[at]?.word ?? '';
  const next = tokens[at + 1];
  const single = determined || isCountable(tokens[at - 1]?.word ?? '') || PAIRS.test(tokens[at - 1]?.word ?? '');
  if (joint === 'and' || joint === '&' || joint === 'or' || joint === '+')
    return determined && isPictorial(tokens.slice(at));
  if (joint === 'next') return true;
  if (joint === 'of' || joint === 'for' || joint === 'to' || joint === 'before' || joint === 'as') return false;
  if (next?.kind === 'article' || next?.word === 'front') return true;
  if (next?.word === 'top' && tokens[at + 2]?.word === 'of') return true;
  // "Vintage Santa with toys".
  const isThing = tokens[at - 1]?.kind === 'thing';
  if (isThing && joint === 'with' && tokens[0]?.kind === 'style') return true;
  // "Puffin on rocks".
  const isPlural = next === tokens.at(-1) && /[^s]s$/u.test(next?.word ?? '') && !FIGURATIVE.has(next?.word ?? '');
  if (isAnimal(tokens[at - 1]) && single && isPlural && /^(?:in|on|under)$/u.test(joint)) return true;
  // "Cornucopia with fruits and vegetables".
  const [first, and, second, ...more] = tokens.slice(at + 1);
  const isPairOfMany = [first, second].every((token) => /[^s]s$/u.test(token?.word ?? '')) && more.length === 0;
  if (isThing && single && joint === 'with' && and?.word === 'and' && isPairOfMany) return true;
  // "Potted plants on shelf": without an article, as one names pictures.
  const isOne = next === tokens.at(-1) && isCountable(next?.word ?? '');
  if (isThing && isOne && /^(?:in|on|under)$/u.test(joint) && (next?.kind === 'thing' || OBJECTS.has(next?.word ?? '')))
    return true;
  const rest = tokens.slice(at + 1);
  // "Surgeon octopus with scalpels".
  const isTool = rest.length === 1 && rest[0]?.kind === 'word' && !FIGURATIVE.has(rest[0].word);
  if (joint === 'with' && isTool && isTradeOfAnimal(tokens.slice(0, at))) return true;
  // "T-rex with reaching grabber tools".
  const isPlain = rest.every(({ kind, word }) => /^(?:thing|look|word|deed)$/u.test(kind) && !CLOSERS.has(word));
  if (single && joint === 'with' && at < 3 && isAnimal(tokens[at - 1]) && isPlain && rest.at(-1)?.kind === 'thing')
    return true;
  // "Truck with kids lined up".
  const [who, waits] = tokens.slice(at + 1);
  if (
    single &&
    joint === 'with' &&
    who?.kind === 'person' &&
    /^(?:lined|waiting|playing|\p{L}{3,}ing)$/u.test(waits?.word ?? '')
  )
    return true;
  if (joint === 'in' && CLOTHES.test(tokens.at(-1)?.word ?? '')) return true;
  // "Bears on bicycles".
  const [head] = tokens.slice(at - 1);
  const isMany = isAnimal(head) && /s$/u.test(head?.word ?? '') && /^(?:on|in|with)$/u.test(joint);
  if (isMany && next?.kind === 'thing' && !isAnimal(next) && isCountable(next.word.replace(/s$/u, ''))) return true;
  // "Pig in mud".
  if (single && joint === 'in' && next === tokens.at(-1) && MATTER.has(next?.word ?? '')) return true;
  return single && tokens.slice(at + 1, at + 3).some(({ kind }) => ['thing', 'scenery', 'look'].includes(kind));
}

/** Two that are one thing. */
const PAIRS =
  /^(?:skates|boots|shoes|sneakers|glasses|sunglasses|gloves|jeans|scissors|headphones|skis|slippers|mittens|binoculars|dumbbells|clogs|heels)$/u;

/** "In marching band uniform". */
const CLOTHES = /^(?:uniform|costume|outfit|gear|attire|disguise|armor|scrubs|pajamas|overalls|camouflage)$/u;

const MATTER = new Set('mud snow sand grass hay dirt water rain smoke'.split(' '));

const isPictorial = (tokens: readonly Token[]) => tokens.every(({ kind }) => PICTORIAL.has(kind));

/** "Camping under a starry sky with a campfire and tent": where it is done, and with what. */
export function isPastimeAtPlace([pastime, where, article, ...rest]: readonly Token[]): boolean {
  const isDone = /ing$/u.test(pastime?.word ?? '') && PASTIMES.has(pastime?.word ?? '') && where?.kind === 'joint';
  if (!isDone || where?.word === 'with' || article?.kind !== 'article' || speaks(rest)) return false;
  const joint = rest.findIndex(({ word }) => word === 'with');
  const place = rest.slice(0, joint);
  const isPlace = place.some(({ kind }) => kind === 'scenery') && place.every(({ kind }) => kind !== 'name');
  return joint > 0 && isPlace && rest.slice(joint).some(({ kind }) => kind === 'thing');
}
