/** Finds the names in a text by its capitals: they are printed, whatever else is drawn. */

import { DEMONYMS, PLACE_HEADS, PLACE_TAILS } from '../words/speech.ts';
import type { TokenKind } from './tokens.ts';

const isCapitalized = (text: string) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(text);

/** Capitals say something only where some words have none, or in "Bear Lake, Utah". */
export function capitalsCount(text: string): boolean {
  if (PLACE_AND_STATE.test(text)) return true;
  const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word));
  const isOfPlace = (word: string) => KNOWN_PLACES.has(word) || PLACE_TAILS.has(word) || PLACE_WORDS.test(word);
  const capitalized = words.filter(
    (word, at) => at > 0 && isCapitalized(word) && !isOfPlace(word.toLowerCase().replace(/[^\p{L}]/gu, '')),
  ).length;
  return capitalized <= Math.max(3, words.length * 0.6) && words.some((word) => !isCapitalized(word));
}

/** "National Park", "North Carolina": their capitals say nothing of the other words. */
const PLACE_WORDS = /^(?:national|state|north|south|west|carolina|dakota|hampshire|rhode|city)$/u;

const PLACE_AND_STATE = new RegExp(
  `^(?:\\p{Lu}[\\p{L}']+ )+(?:${[...PLACE_TAILS].map((word) => word.replace(/^./u, (letter) => letter.toUpperCase())).join('|')}),(?: \\p{Lu}[\\p{L}]+){1,2}$`,
  'u',
);

/**
 * Which words have a capital that means something: not the first of an idea, unless the second has one, or it is
 * a state where something is done or stands: "Alaska grizzly bear catching salmon"; or where things are listed.
 */
export function capitalsOf(texts: readonly string[], opens: boolean, isActing: boolean): boolean[] {
  const capitals = texts.map((text, at) => !(opens && at === 0) && isCapitalized(text));
  if (opens && KNOWN_PLACES.has((texts[0] ?? '').toLowerCase()) && isActing) capitals[0] = true;
  if (opens && capitals[1]) capitals[0] = isCapitalized(texts[0] ?? '');
  return capitals;
}

const KNOWN_PLACES = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio
  oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming canada ireland scotland italy mexico
  paris london yellowstone yosemite nantucket savannah charleston nashville chicago seattle austin denver brooklyn boston miami
  memphis detroit portland houston dallas philadelphia pittsburgh cleveland orlando tampa milwaukee minneapolis sedona moab
  asheville galveston tahoe acadia everglades maui oahu kauai bali jamaica bahamas aruba cancun cabo japan tokyo kyoto rome
  venice greece spain france germany iceland norway england wales dublin edinburgh australia costa
  lisbon portugal porto barcelona madrid seville amsterdam berlin munich bavaria vienna austria prague budapest croatia dubrovnik
  santorini athens istanbul morocco marrakech egypt cairo kenya tanzania nepal india thailand bangkok vietnam hanoi seoul korea
  philippines manila indonesia fiji tahiti sydney melbourne tasmania peru cusco argentina patagonia colombia ecuador galapagos
  panama belize guatemala honduras nicaragua cuba havana barbados bermuda curacao tulum oaxaca cozumel yucatan toronto montreal
  quebec vancouver calgary alberta ontario manitoba saskatchewan newfoundland yukon banff anchorage juneau fairbanks honolulu
  spokane tacoma boise missoula bozeman cheyenne omaha wichita topeka tulsa albuquerque taos tucson flagstaff scottsdale
  sacramento oakland monterey malibu amarillo lubbock laredo marfa waco biloxi chattanooga knoxville gatlinburg louisville
  cincinnati indianapolis duluth albany syracuse manhattan baltimore annapolis roanoke sarasota pensacola destin kennebunkport
  burlington stowe amalfi tuscany sicily provence normandy switzerland zurich belgium bruges denmark copenhagen sweden stockholm
  finland helsinki poland krakow ukraine romania transylvania denali zion shenandoah rainier saguaro haleakala
  katmai kenai canyonlands canaveral biscayne congaree voyageurs cuyahoga serengeti catskills adirondacks berkshires
  poconos ozarks appalachia dolomites mackinac chincoteague assateague sanibel catalina ocracoke provincetown`.split(
    /\s+/,
  ),
);

export const isKnownPlace = (word: string) => KNOWN_PLACES.has(word.toLowerCase());

const NAMEABLE = new Set<TokenKind>(['word', 'thing', 'scenery', 'person', 'look', 'style']);

/** A capital makes a name of a word that is no thing, and of a thing beside such a word. In place. */
export function markNames(
  kinds: TokenKind[],
  words: readonly string[],
  texts: readonly string[],
  { capitals, opens, inner }: { capitals: readonly boolean[]; opens: boolean; inner: ReadonlySet<number> },
): void {
  const sure = words.map((word, at) => isName(word, kinds[at], texts, at, capitals[at] ?? false));
  const nameable = (at: number) =>
    Boolean(capitals[at]) && NAMEABLE.has(kinds[at] ?? 'word') && !isOfLandmark(texts, at, inner);
  // "Cape May".
  const isMay = (at: number) => capitals[at] === true && words[at] === 'may';
  // "Sailboat lake Michigan"; but "hut on a frozen lake Minnesota".
  const isLake = (word: string, at: number) => word === 'lake' && !/^(?:look|article)$/u.test(kinds[at - 1] ?? '');
  const heads = words.map((word, at) => {
    return (
      (capitals[at] || at === 0 || isLake(word, at)) &&
      PLACE_HEADS.has(word) &&
      (sure[at + 1] || (nameable(at + 1) && words[at + 1] !== 'claus') || isMay(at + 1))
    );
  });
  const beside = (at: number) => Boolean(sure[at - 1] || sure[at + 1] || heads[at - 1]);
  const places = namedPlaces(words, nameable, inner);
  const team = !opens && inner.size === 0 && isTeam(words, kinds);
  const named = words.map(
    (_, at) =>
      sure[at] || heads[at] || places.has(at) || (heads[at - 1] && isMay(at)) || (nameable(at) && (team || beside(at))),
  );
  for (const [at, isNamed] of named.entries()) if (isNamed) kinds[at] = 'name';
  // "Amalfi coast lemons".
  for (const [at, word] of words.entries())
    if (
      /^(?:coast|bay|island|islands|valley|peninsula|county)$/u.test(word) &&
      kinds[at - 1] === 'name' &&
      !inner.has(at) &&
      kinds[at + 1] !== 'joint'
    )
      kinds[at] = 'name';
  // "New York City".
  for (const [at, word] of words.entries()) {
    const isCity = word === 'city' && capitals[at];
    if (isCity && kinds[at - 1] === 'name') kinds[at] = 'name';
    // "Ocean City".
    if (isCity && capitals[at - 1] && /^(?:scenery|thing)$/u.test(kinds[at - 1] ?? ''))
      kinds.fill('name', at - 1, at + 1);
  }
  markNumbered(kinds, words, capitals);
}

/** "Eiffel" of "Eiffel tower": drawn, where its last word has no capital. */
function isOfLandmark(texts: readonly string[], at: number, inner: ReadonlySet<number>): boolean {
  let end = at;
  while (inner.has(end + 1)) end++;
  return end > at && /^(?:tower|bridge|needle|arch|gate|wall)$/u.test(texts[end] ?? '');
}

/** "Route 66", "Engine 42": a number behind a capital makes a name of both, also where the word can be drawn. */
function markNumbered(kinds: TokenKind[], words: readonly string[], capitals: readonly boolean[]): void {
  for (const [at, word] of words.entries()) {
    const before = kinds[at - 1] ?? 'word';
    const isNumbered =
      /^\d{1,3}$/u.test(word) && (Boolean(capitals[at - 1]) || (at === 1 && PLACE_HEADS.has(words[0] ?? '')));
    if (isNumbered && (before === 'name' || NAMEABLE.has(before))) kinds.fill('name', at - 1, at + 1);
  }
}

/** "Bear Lake", "Oak Ridge": capitals up to a word that places end on, and no thing of that name. */
function namedPlaces(
  words: readonly string[],
  nameable: (at: number) => boolean,
  inner: ReadonlySet<number>,
): Set<number> {
  const places = new Set<number>();
  for (const [end, word] of words.entries()) {
    if (!PLACE_TAILS.has(word) || !nameable(end) || !nameable(end - 1) || inner.has(end)) continue;
    for (let at = end; nameable(at); at--) places.add(at);
  }
  return places;
}

/** ", Wolverines", ", Golden Eagles 2026": a plural behind a comma, alone but for dates and how it looks. */
function isTeam(words: readonly string[], kinds: readonly TokenKind[]): boolean {
  const others = kinds.filter((kind) => kind !== 'date');
  const plural = words.some((word, at) => kinds[at] === 'thing' && /[^s]s$|wolves$|geese$/u.test(word));
  return plural && others.length < 3 && others.every((kind) => kind === 'thing' || kind === 'look');
}

function isName(
  word: string,
  kind: TokenKind = 'word',
  texts: readonly string[],
  at: number,
  capital: boolean,
): boolean {
  if (THINGS_IN_CAPITALS.test(texts[at] ?? '')) return false;
  // "Badlands | prairie dog".
  if (texts.length === 1 && PARK_ALONE.test(texts[0] ?? '')) return true;
  const initials = /^\p{Lu}{2,}$/u.test(texts[at] ?? '') && texts.some((text) => /\p{Ll}/u.test(text));
  if (initials) return kind === 'word' || kind === 'speech';
  return capital && kind === 'word' && !DEMONYMS.has(word);
}

/** National parks whose names are words for something else, too. */
export const PARKS =
  'Badlands|Glacier|Olympic|Arches|Big Bend|Mesa Verde|Joshua Tree|Grand Canyon|Death Valley|Bryce Canyon|Capitol Reef|Great Basin|Isle Royale|White Sands|Smoky Mountains?|Rocky Mountains?|Grand Tetons?';
const PARK_ALONE = new RegExp(`^(?:${PARKS})$`, 'u');
const THINGS_IN_CAPITALS = /^(?:IV|TV|UFO|DJ|BBQ|RV|ATV|VR|LED|TNT|DNA|CD|VHS|SUV|UTV|OK)$/u;
