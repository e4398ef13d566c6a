export const SCENES = [
  'beach',
  'mountains',
  'forest',
  'desert',
  'lake',
  'farm',
  'snow',
  'storm',
  'night',
  'space',
  'city',
  'sun',
] as const;

export type Scene = (typeof SCENES)[number];

const byWord = <Name extends string>(lists: Partial<Record<Name, string>>): ReadonlyMap<string, Name> =>
  new Map(
    Object.entries<string | undefined>(lists).flatMap(([name, words = '']) =>
      words.split(' ').map((word): [string, Name] => [word.replaceAll('_', ' '), name as Name]),
    ),
  );

/** Surroundings and weather: these words name the scene itself. */
export const LANDSCAPES = byWord<Scene>({
  storm: 'storm storms stormy stormy_sky stormy_skies thunderstorm hurricane rain rainy',
  snow: 'snow snowy snowstorm blizzard snowfall flurries ice icy arctic glacier glaciers',
  beach:
    'beach ocean sea high_seas rough_seas seaside coast coastline shore seashore island tropical wave waves palm_tree palm_trees palms surf harbor underwater',
  mountains:
    'mountain mountains cliff cliffs bluff bluffs crag crags peak peaks summit alpine ridge hills hillside hilltop a_hill moor moors moorland road roads highway',
  forest:
    'forest woods woodland wilderness pine_tree pine_trees pines jungle rainforest fog foggy mist misty campsite campground camp_site aspens birches redwoods sequoias evergreens',
  desert: 'desert canyon dunes dune mesa badlands',
  lake: 'lake river pond creek stream brook waterfall marsh swamp reeds cattails wetland wetlands bayou',
  farm: 'farm field fields meadow prairie pasture farmland countryside cornfield corn_field vegetable_garden garden_rows the_garden a_garden her_garden his_garden',
  space: 'space galaxy outer_space milky_way nebula cosmos',
  night:
    'night midnight moonlight night_sky starry full_moon stars moon northern_lights aurora aurora_borealis on_stage',
  city: 'city skyline downtown cityscape skyscrapers city_street street streets',
  sun: 'sunset sunrise sun sunshine dawn dusk horizon',
});

/** What these words name is around any scene; alone they name theirs. */
export const WEAK_SCENES: ReadonlySet<string> = new Set('fog foggy mist misty road roads highway'.split(' '));

/** What a scene has of its own, where its idea names it so: jungles have no pines, the ocean no palms. */
export type Setting =
  | 'jungle'
  | 'ocean'
  | 'road'
  | 'hills'
  | 'cliff'
  | 'dunes'
  | 'corn'
  | 'underwater'
  | 'fog'
  | 'aurora'
  | 'glacier'
  | 'reeds'
  | 'street'
  | 'camp'
  | 'garden'
  | 'stage'
  | 'rough';

export const SETTINGS: ReadonlyMap<string, Setting> = byWord({
  jungle: 'jungle rainforest',
  ocean: 'the_ocean open_ocean open_sea the_sea high_seas rough_seas choppy_seas',
  road: 'road roads highway',
  hills: 'hills hillside hilltop a_hill moor moors moorland',
  dunes: 'dunes dune',
  corn: 'cornfield corn_field',
  cliff: 'cliff cliffs',
  underwater: 'underwater shipwreck coral coral_reef reef ocean_floor sea_floor deep_sea under_the_sea',
  fog: 'fog foggy mist misty',
  aurora: 'northern_lights aurora aurora_borealis',
  glacier: 'glacier glaciers',
  reeds: 'reeds cattails marsh swamp wetland wetlands bayou',
  street: 'city_street street streets',
  camp: 'campsite campground camp_site',
  garden: 'vegetable_garden garden_rows the_garden a_garden her_garden his_garden',
  stage: 'on_stage',
  rough: 'stormy_sea stormy_seas stormy_ocean stormy_waters stormy_waves rough_sea',
});

/** Those that other scenes have, too, are not here. */
export const SCENE_OF_SETTING: Partial<Record<Setting, readonly Scene[]>> = {
  jungle: ['forest'],
  ocean: ['beach'],
  road: ['mountains', 'desert', 'forest', 'farm'],
  hills: ['mountains', 'farm'],
  cliff: ['mountains', 'beach'],
  dunes: ['desert'],
  corn: ['farm'],
  underwater: ['beach'],
  glacier: ['snow'],
  reeds: ['lake'],
  street: ['city'],
  camp: ['forest'],
  garden: ['farm'],
  stage: ['night'],
  rough: ['storm'],
};

/** Of the words for a scene at night, those that make any other scene dark. */
export const NIGHT_WORDS: ReadonlySet<string> = new Set('night midnight moonlight starry moon'.split(' '));

/** Their water has pines beside it, no palms. */
export const COLD_COASTS: ReadonlySet<string> = new Set(
  'maine lakes ontario seattle vancouver alaska oregon newfoundland scotia scotland ireland norway iceland puffin puffins rocky nordic acadia duluth minnesota michigan wisconsin superior huron erie'.split(
    ' ',
  ),
);

/** Words that suggest surroundings without naming them. */
export const SCENE_HINTS = byWord<Scene>({
  beach: 'outer_banks surfing surfer hawaii summer aloha vacation sailing salty shark lighthouse',
  mountains:
    'hiking hike ski skiing climb climbing snowboarding adventure outdoors explore wander wanderlust yellowstone yosemite trail national_park mount mt',
  forest:
    'camping camp campfire nature tree trees bear wolf moose deer elk bigfoot hunting sasquatch squatchin squatching lumberjack pine cabin',
  desert: 'cactus western cowboy cowgirl texas arizona rodeo coyote route motorcycle',
  lake: 'fishing kayak kayaking canoe boat trout jet_ski jet_skis',
  farm: 'barn tractor farmer farmers farming rooster chickens hens',
  snow: 'winter polar_bear iceberg',
  space: 'astronaut cosmic planet alien ufo rocket saturn universe',
  city: 'urban new_york tokyo',
});
