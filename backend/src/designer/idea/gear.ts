/** What has its name from a sport, a season, a game or a trade. */

import { isDeterminer } from '../words/speech.ts';

export const BALL_SPORTS = new Set(
  'soccer football tennis softball baseball basketball volleyball rugby bowling pickleball golf'.split(' '),
);

const GRADUATION =
  'class graduate graduation grad graduates diploma senior seniors college phd degree masters valedictorian'.split(' ');

/** What has its name from a sport, a game, a trade, or from what is done. */
const SPORTS_GEAR: Record<string, ReadonlySet<string>> = {
  ball: BALL_SPORTS,
  bat: new Set(['baseball', 'softball']),
  glove: new Set(['baseball', 'softball', 'boxing']),
  stick: new Set(['hockey', 'lacrosse']),
  sticks: new Set(['hockey', 'lacrosse']),
  paddle: new Set(['pickleball']),
  hook: new Set(['crochet']),
  clubs: new Set(['golf']),
  egg: new Set(['hatching']),
  basket: new Set(['disc']),
  wheel: new Set(['hamster']),
  flag: new Set(['golf']),
  boots: new Set(
    'combat marine army soldier military veteran hiking hiker hike camping mountain mountains trail work welder lineman ironworker carpenter rain garden gardening'.split(
      ' ',
    ),
  ),
  helmet: new Set(['welder', 'welding', 'firefighter', 'fireman', 'fire', 'motorcycle', 'viking']),
  skates: new Set('roller hockey winter figure snow snowy mountain mountains lake pond frozen christmas'.split(' ')),
  cap: new Set(GRADUATION),
  bottle: new Set('wine winery vineyard vineyards merlot cabernet'.split(' ')),
  badge: new Set('sheriff police deputy cop officer'.split(' ')),
  king: new Set(['chess']),
  queen: new Set(['chess']),
  bishop: new Set(['chess']),
  knight: new Set(['chess']),
};

const SPORT_NAMES = new Map([
  ['softball', 'baseball'],
  ['disc', 'disc golf'],
  ['welder helmet', 'welding'],
  ...'deputy cop officer'.split(' ').map((who) => [who, 'police'] as const),
  ['fireman', 'firefighter'],
  ['fire', 'firefighter'],
  ...'winery vineyard vineyards merlot cabernet'.split(' ').map((where) => [where, 'wine'] as const),
  ...'hockey winter figure snow snowy mountain mountains lake pond frozen christmas'
    .split(' ')
    .map((where) => [`${where} skates`, 'ice'] as const),
  ...'marine army soldier military veteran'.split(' ').map((who) => [who, 'combat'] as const),
  ...'hiker hike camping mountain mountains trail'.split(' ').map((who) => [who, 'hiking'] as const),
  ...'welder lineman ironworker carpenter'.split(' ').map((who) => [who, 'work'] as const),
  ...GRADUATION.map((who) => [`${who} cap`, 'graduation'] as const),
  ...'garden gardening'.split(' ').map((who) => [who, 'rain'] as const),
]);

/** "On a ball"; but "a ball of yarn" and "a snow ball". */
const isBare = (words: readonly string[], at: number) => isDeterminer(words[at - 1] ?? '') && words[at + 1] !== 'of';

/** Pumpkins of the harvest have no face, and the lights of Christmas are on a string. */
export function inSeason(drawn: readonly string[], printed: readonly string[]): string[] {
  const has = (season: ReadonlySet<string>) => [...printed, ...drawn].some((word) => season.has(word));
  const isHarvest = has(HARVEST) && !has(SPOOKY);
  const isChristmas = has(CHRISTMAS);
  return drawn.flatMap((word, at) => {
    if (isHarvest && /^pumpkins?$/u.test(word) && !/^(?:pie|spice)$/u.test(drawn[at + 1] ?? '')) return ['plain', word];
    const isBare = word === 'lights' && !/^(?:string|christmas|northern|fairy|traffic)$/u.test(drawn[at - 1] ?? '');
    return isChristmas && isBare ? ['string', word] : [word];
  });
}

const HARVEST = new Set(
  'fall autumn thanksgiving thankful grateful blessed harvest patch farm farmer barn hay leaves turkey scarecrow sunflower sunflowers gather pie wheat corn apple apples sweater truck wagon wheelbarrow tractor basket crate porch'.split(
    ' ',
  ),
);

const SPOOKY = new Set(
  'halloween spooky witch ghost ghosts skeleton skull bat bats boo trick scary carved carving vampire zombie haunted lantern spider creepy monster frankenstein candy'.split(
    ' ',
  ),
);

const CHRISTMAS = new Set('christmas santa merry reindeer holiday holly jolly elf'.split(' '));

/** A ball is that of the sport that the words name, and so are bats and sticks. */
export function withSport(drawn: readonly string[], printed: readonly string[]): string[] {
  return drawn.flatMap((word, at) => {
    const one = word.replace(/(?<=bat|ball|glove)s$/u, '');
    const sports = Object.hasOwn(SPORTS_GEAR, one) ? SPORTS_GEAR[one] : undefined;
    const sport = [...printed, ...drawn].find((other) => sports?.has(other));
    if (!sport && one === 'ball' && isBare(drawn, at)) return ['beach', word];
    if (!sport || sports?.has(drawn[at - 1] ?? '')) return word;
    if (one === 'ball') return [sport, word];
    return [SPORT_NAMES.get(`${sport} ${one}`) ?? SPORT_NAMES.get(sport) ?? sport, word];
  });
}
