/** What stands for a place, where nothing else of its idea can be drawn: "Yellowstone 1872", "Ohio". */

import { byName } from './by-name.ts';

const SIGHTS = `
  buffalo-standing = yellowstone, theodore roosevelt national park, wind cave, custer state park
  half-dome = yosemite
  jack-o-lantern = sleepy hollow
  canyon-mesa = zion, canyonlands, capitol reef, badlands, big bend
  crocodile = everglades, okefenokee
  snow-capped-mountain = denali, rainier, grand teton, grand tetons, tetons, teton, aspen, vail, telluride, breckenridge, banff, jackson hole, park city, whistler, chamonix, zermatt, asheville, blue ridge, blue ridge mountains, shenandoah, lake placid, mount hood, mt hood
  bear = smoky mountains, great smoky mountains, gatlinburg, pigeon forge
  evergreen-tree = redwoods, redwood national park, sequoia, sequoia national park, olympic national park, adirondacks, catskills, black forest, pacific northwest
  lighthouse = acadia, nantucket, marthas vineyard, martha's vineyard, outer banks, montauk, nova scotia, mackinac island, lake michigan, lake superior, lake huron, lake erie, lake ontario, door county
  moss-oak = savannah
  palm-tree = key west, key largo, florida keys, los angeles, hollywood, malibu, san diego, santa monica, charleston, hilton head, palm springs, miami, tampa, naples, destin, daytona, tulum, cancun, cabo, puerto rico, bahamas, jamaica, aruba, bermuda, barbados, cuba, havana, fiji, tahiti, bora bora
  hibiscus = maui, kauai, oahu, honolulu, waikiki
  water-wave = big sur, north shore, santa cruz, huntington beach
  sailboat = annapolis, newport, hamptons, kennebunkport, san juan islands
  crab = chesapeake, chesapeake bay, baltimore
  guitar = memphis, austin, bristol
  river-skyline = chicago, boston, detroit, atlanta, houston, dallas, minneapolis, cleveland, toronto, new york, denver
  bridge = pittsburgh
  liberty-bell = philadelphia, philly
  space-needle = seattle
  alamo-mission = san antonio
  hot-air-balloon-stripes = albuquerque
  cactus = santa fe, tucson, scottsdale, el paso, marfa, taos
  grapes = napa, napa valley, sonoma, tuscany, willamette valley
  lemon = amalfi, amalfi coast, sorrento, capri, positano, sicily
  racing-car = indianapolis, daytona beach, talladega, monaco
  horse-galloping = lexington
  surf-ponies = chincoteague, assateague
  dutch-windmill = amsterdam
  tram-car = lisbon
  violin = vienna
  castle = prague, bavaria, transylvania, edinburgh
`;

const REGIONS = `
  moose = alaska, new hampshire
  palm-tree = california, florida, south carolina
  snow-capped-mountain = colorado, montana, wyoming, switzerland, patagonia, nepal
  evergreen-tree = oregon, west virginia, minnesota
  peach = georgia
  potato = idaho
  horse-galloping = kentucky
  crab = maryland
  sunflower = kansas
  maple-leaf = vermont, quebec
  magnolia = mississippi
  guitar = tennessee
  slot-machine = nevada
  fleur-de-lis = louisiana
  racing-car = indiana
  new-jersey-state = new jersey
  rhode-island-state = rhode island
  north-carolina-state = north carolina
  alabama-state = alabama
  arkansas-state = arkansas
  connecticut-state = connecticut
  delaware-state = delaware
  illinois-state = illinois
  massachusetts-state = massachusetts
  michigan-state = michigan
  ohio-state = ohio
  oklahoma-state = oklahoma
  pennsylvania-state = pennsylvania
  virginia-state = virginia
  north-dakota-state = north dakota
  south-dakota-state = south dakota
  viking-ship = norway
  volcano = iceland
  kangaroo = australia
  kiwi-bird = new zealand
  llama = peru
  giraffe = kenya, tanzania, serengeti
  toucan = costa rica
`;

const REGION_NAMES = byName(REGIONS);
export const PLACE_EMBLEMS = { ...REGION_NAMES, ...byName(SIGHTS) };

/** Those that have a picture by another list. */
const OTHERS = new Set(
  'arizona, texas, hawaii, maine, iowa, nebraska, missouri, utah, wisconsin, national park'.split(', '),
);

/** How little a place says: 2 for "Arizona", 1 for "Grand Canyon", 0 for what is no place. */
export function placeRank(name: string): number {
  if (Object.hasOwn(REGION_NAMES, name) || OTHERS.has(name)) return 2;
  return Object.hasOwn(PLACE_EMBLEMS, name) ? 1 : 0;
}
