import { BIRDS } from './animals/birds.ts';
import { BUSY } from './animals/busy.ts';
import { CRAWLERS } from './animals/crawlers.ts';
import { DINOSAURS } from './animals/dinosaurs.ts';
import { FARM_BREEDS } from './animals/farm-breeds.ts';
import { HOOFED } from './animals/hoofed.ts';
import { LEAPING } from './animals/leaping.ts';
import { LITTERS_OF_ANIMALS } from './animals/litters.ts';
import { MORE_FISH } from './animals/more-fish.ts';
import { MORE_INSECTS } from './animals/more-insects.ts';
import { MOVING } from './animals/moving.ts';
import { ODDITIES } from './animals/oddities.ts';
import { PLAINS_BIRDS } from './animals/plains-birds.ts';
import { RARE_ANIMALS } from './animals/rare.ts';
import { RARE_HEADS } from './animals/rare-heads.ts';
import { RESTING } from './animals/resting.ts';
import { RODEO_AND_LEAPS } from './animals/rodeo-and-leaps.ts';
import { SEA } from './animals/sea.ts';
import { SHORE } from './animals/shore.ts';
import { SONGBIRDS } from './animals/songbirds.ts';
import { STANDING } from './animals/standing.ts';
import { WATER_AND_WOOD_BIRDS } from './animals/water-and-wood-birds.ts';
import { WHOLE } from './animals/whole.ts';
import { WILD } from './animals/wild.ts';
import { WILD_PONIES } from './animals/wild-ponies.ts';
import { YOUNG_BIRDS } from './animals/young-birds.ts';
import { AT_TABLE } from './food/at-table.ts';
import { BAKERY_AND_PASTA } from './food/bakery-and-pasta.ts';
import { BAR_DRINKS } from './food/bar-drinks.ts';
import { CAFE } from './food/cafe.ts';
import { COUNTER_FOOD } from './food/counter-food.ts';
import { DISHES } from './food/dishes.ts';
import { MARKET } from './food/market.ts';
import { MOODS_OF_FOOD } from './food/moods.ts';
import { MORE_FRUIT } from './food/more-fruit.ts';
import { MORE_WORLD_DISHES } from './food/more-world-dishes.ts';
import { PANTRY } from './food/pantry.ts';
import { PRODUCE } from './food/produce.ts';
import { SNACKS } from './food/snacks.ts';
import { STREET_FOOD } from './food/street-food.ts';
import { TREATS } from './food/treats.ts';
import { WORLD_DISHES } from './food/world-dishes.ts';
import { WORLD_PLATES } from './food/world-plates.ts';
import { ACCESSORIES } from './home/accessories.ts';
import { ARMORY } from './home/armory.ts';
import { AROUND_THE_HOUSE } from './home/around-the-house.ts';
import { CARE } from './home/care.ts';
import { CEREMONY } from './home/ceremony.ts';
import { CLEANING } from './home/cleaning.ts';
import { CLEAR_GLASS } from './home/clear-glass.ts';
import { CLOTHES } from './home/clothes.ts';
import { COSTUMES_OF_PETS } from './home/costumes.ts';
import { CRAFT } from './home/craft.ts';
import { EVERYDAY } from './home/everyday.ts';
import { FEAST_DAYS } from './home/feast-days.ts';
import { FEASTS } from './home/feasts.ts';
import { HATS_OF_TRADES } from './home/hats-of-trades.ts';
import { HEADWEAR } from './home/headwear.ts';
import { HOLIDAYS } from './home/holidays.ts';
import { HOUSEHOLD } from './home/household.ts';
import { KEEPSAKES } from './home/keepsakes.ts';
import { KITCHEN } from './home/kitchen.ts';
import { LIGHTS_AND_JARS } from './home/lights-and-jars.ts';
import { OFFICE } from './home/office.ts';
import { ON_THE_SHELF } from './home/on-the-shelf.ts';
import { PARTIES } from './home/parties.ts';
import { PASTIMES_AND_CHORES } from './home/pastimes-and-chores.ts';
import { ROOMS } from './home/rooms.ts';
import { SEWING_ROOM } from './home/sewing-room.ts';
import { SICK_DAY } from './home/sick-day.ts';
import { SMALL_THINGS } from './home/small-things.ts';
import { STACKS } from './home/stacks.ts';
import { TABLE_AND_SINK } from './home/table-and-sink.ts';
import { TOKENS } from './home/tokens.ts';
import { USEFUL_THINGS } from './home/useful-things.ts';
import { UTENSILS } from './home/utensils.ts';
import { WARDROBE } from './home/wardrobe.ts';
import { WORKWEAR } from './home/workwear.ts';
import { WORN_HAIR } from './home/worn-hair.ts';
import { YARD } from './home/yard.ts';
import { BONES } from './nature/bones.ts';
import { BOUQUET } from './nature/bouquet.ts';
import { CREEK_AND_GARDEN } from './nature/creek-and-garden.ts';
import { FLOWERS } from './nature/flowers.ts';
import { FRUIT_TREES } from './nature/fruit-trees.ts';
import { FUNGI } from './nature/fungi.ts';
import { GARDEN } from './nature/garden.ts';
import { GARDEN_FLOWERS } from './nature/garden-flowers.ts';
import { LEGENDS } from './nature/legends.ts';
import { MORE_CREATURES } from './nature/more-creatures.ts';
import { MORE_FLOWERS } from './nature/more-flowers.ts';
import { MYTH } from './nature/myth.ts';
import { NAMED_TREES } from './nature/named-trees.ts';
import { OUTDOORS } from './nature/outdoors.ts';
import { PLANTERS } from './nature/planters.ts';
import { PLANTS } from './nature/plants.ts';
import { POOLSIDE } from './nature/poolside.ts';
import { PRAIRIE_AND_SEABED } from './nature/prairie-and-seabed.ts';
import { SCENES_IN_GLASS } from './nature/scenes-in-glass.ts';
import { SHIRT_SUBJECTS } from './nature/shirt-subjects.ts';
import { SKELETONS_AT_IT } from './nature/skeletons-at-it.ts';
import { STATE_FLOWERS } from './nature/state-flowers.ts';
import { WAYSIDE } from './nature/wayside.ts';
import { WILDFLOWERS } from './nature/wildflowers.ts';
import { CATS } from './pets/cats.ts';
import { DOGS } from './pets/dogs.ts';
import { MOOD_MARKS } from './pets/mood-marks.ts';
import { MORE_CATS } from './pets/more-cats.ts';
import { MORE_DOGS } from './pets/more-dogs.ts';
import { PET_SHOP } from './pets/pet-shop.ts';
import { PET_THINGS } from './pets/pet-things.ts';
import { POSES_OF_PETS } from './pets/poses.ts';
import { PUPPIES } from './pets/puppies.ts';
import { RARER_DOGS } from './pets/rarer-dogs.ts';
import { WRAPS } from './pets/wraps.ts';
import { BACK_ROADS } from './places/back-roads.ts';
import { BUILDINGS } from './places/buildings.ts';
import { BUILT } from './places/built.ts';
import { BY_WATER_AND_ROAD } from './places/by-water-and-road.ts';
import { FAR_PLACES } from './places/far-places.ts';
import { GARAGE } from './places/garage.ts';
import { LADEN_TRUCKS } from './places/laden-trucks.ts';
import { LANDMARKS } from './places/landmarks.ts';
import { MACHINES } from './places/machines.ts';
import { MORE_STATES } from './places/more-states.ts';
import { ON_THE_STREET } from './places/on-the-street.ts';
import { OPEN_CAR } from './places/open-car.ts';
import { PAINTED_STREETS } from './places/painted-streets.ts';
import { PARKS } from './places/parks.ts';
import { ROADSIDE } from './places/roadside.ts';
import { SHOPS } from './places/shops.ts';
import { SKYLINES } from './places/skylines.ts';
import { STATE_FLAGS } from './places/state-flags.ts';
import { STATES } from './places/states.ts';
import { STREET_AND_YARD } from './places/street-and-yard.ts';
import { VEHICLES } from './places/vehicles.ts';
import { WORK_WHEELS } from './places/work-wheels.ts';
import { ACTS } from './play/acts.ts';
import { ATHLETES } from './play/athletes.ts';
import { BALLS } from './play/balls.ts';
import { COUNTED_THINGS } from './play/counted.ts';
import { GAMES } from './play/games.ts';
import { GEAR } from './play/gear.ts';
import { GYM_THINGS } from './play/gym-things.ts';
import { INSTRUMENTS_OF_BANDS } from './play/instruments.ts';
import { LEISURE } from './play/leisure.ts';
import { MASCOT_MOOD_FIGURES } from './play/mascot-moods.ts';
import { MASCOTS } from './play/mascots.ts';
import { MUSIC } from './play/music.ts';
import { MUSICIANS } from './play/musicians.ts';
import { NOVELTIES } from './play/novelties.ts';
import { NUMBERED_JERSEYS } from './play/numbered-jerseys.ts';
import { ODD_DEEDS } from './play/odd-deeds.ts';
import { OLD_INSTRUMENTS } from './play/old-instruments.ts';
import { OLD_MUSIC } from './play/old-music.ts';
import { OUTDOOR_PEOPLE } from './play/outdoor-people.ts';
import { RANCH_AND_RIVER } from './play/ranch-and-river.ts';
import { SMILING } from './play/smiling.ts';
import { SPORTY } from './play/sporty.ts';
import { TABLETOP } from './play/tabletop.ts';
import { TOYS } from './play/toys.ts';
import { TRACK_AND_GYM } from './play/track-and-gym.ts';
import { WEIGHT_ROOM } from './play/weight-room.ts';
import { WESTERN_AND_RETRO } from './play/western-and-retro.ts';
import { AT_WORK } from './work/at-work.ts';
import { CARE_WORK } from './work/care.ts';
import { CLINIC } from './work/clinic.ts';
import { FACES } from './work/faces.ts';
import { FOLK } from './work/folk.ts';
import { PEOPLE_TOGETHER } from './work/groups.ts';
import { HAND_SIGNS } from './work/hand-signs.ts';
import { HAND_TOOLS } from './work/hand-tools.ts';
import { HANDS_AT_IT } from './work/hands-at-it.ts';
import { IN_SERVICE } from './work/in-service.ts';
import { LABORATORY } from './work/laboratory.ts';
import { MORE_FOLK } from './work/more-folk.ts';
import { OBSERVERS } from './work/observers.ts';
import { OLD_MACHINES } from './work/old-machines.ts';
import { ON_THE_JOB } from './work/on-the-job.ts';
import { OUT_AND_ABOUT } from './work/out-and-about.ts';
import { PEOPLE } from './work/people.ts';
import { PERFORMERS } from './work/performers.ts';
import { POWER_TOOLS } from './work/power-tools.ts';
import { SCHOOL_DAYS } from './work/school-days.ts';
import { SWEEPS } from './work/sweeps.ts';
import { TRADE_FOLK } from './work/trade-folk.ts';
import { TRADES } from './work/trades.ts';
import { WHOLE_PEOPLE } from './work/whole-people.ts';
import { WORKSHOP } from './work/workshop.ts';
export const SHEETS: readonly string[] = [
  SWEEPS,
  PERFORMERS,
  PASTIMES_AND_CHORES,
  SHOPS,
  USEFUL_THINGS,
  BUILT,
  OBSERVERS,
  ON_THE_STREET,
  FEAST_DAYS,
  ROOMS,
  FAR_PLACES,
  LABORATORY,
  OUT_AND_ABOUT,
  LIGHTS_AND_JARS,
  BY_WATER_AND_ROAD,
  OLD_MACHINES,
  RARE_HEADS,
  WORK_WHEELS,
  RARE_ANIMALS,
  MORE_WORLD_DISHES,
  ODD_DEEDS,
  OLD_INSTRUMENTS,
  SPORTY,
  ACTS,
  YOUNG_BIRDS,
  LITTERS_OF_ANIMALS,
  SMALL_THINGS,
  ON_THE_JOB,
  CEREMONY,
  IN_SERVICE,
  AT_TABLE,
  SEWING_ROOM,
  INSTRUMENTS_OF_BANDS,
  TABLETOP,
  POWER_TOOLS,
  BIRDS,
  SONGBIRDS,
  DINOSAURS,
  MORE_FISH,
  MORE_INSECTS,
  WILD_PONIES,
  GARDEN_FLOWERS,
  NAMED_TREES,
  FRUIT_TREES,
  STREET_FOOD,
  SNACKS,
  WORLD_PLATES,
  COUNTER_FOOD,
  BAKERY_AND_PASTA,
  BAR_DRINKS,
  MORE_FRUIT,
  WATER_AND_WOOD_BIRDS,
  PLAINS_BIRDS,
  CRAWLERS,
  HOOFED,
  MOVING,
  LEAPING,
  RESTING,
  BUSY,
  ODDITIES,
  SEA,
  SHORE,
  WHOLE,
  STANDING,
  WILD,
  DISHES,
  TREATS,
  CAFE,
  MOODS_OF_FOOD,
  SICK_DAY,
  CRAFT,
  EVERYDAY,
  HOLIDAYS,
  KITCHEN,
  HOUSEHOLD,
  WARDROBE,
  MYTH,
  LEGENDS,
  BONES,
  MORE_CREATURES,
  WILDFLOWERS,
  CREEK_AND_GARDEN,
  STATE_FLOWERS,
  MORE_FLOWERS,
  PRAIRIE_AND_SEABED,
  SCENES_IN_GLASS,
  SHIRT_SUBJECTS,
  PARKS,
  WESTERN_AND_RETRO,
  WEIGHT_ROOM,
  OUTDOORS,
  PLANTERS,
  PLANTS,
  GARDEN,
  WAYSIDE,
  CATS,
  DOGS,
  MORE_DOGS,
  RARER_DOGS,
  MORE_CATS,
  PET_SHOP,
  FARM_BREEDS,
  ...PUPPIES,
  POSES_OF_PETS,
  BUILDINGS,
  BACK_ROADS,
  SKYLINES,
  LADEN_TRUCKS,
  LANDMARKS,
  STATES,
  MORE_STATES,
  VEHICLES,
  ROADSIDE,
  MACHINES,
  ATHLETES,
  OUTDOOR_PEOPLE,
  LEISURE,
  BALLS,
  GAMES,
  GEAR,
  GYM_THINGS,
  NUMBERED_JERSEYS,
  MASCOT_MOOD_FIGURES,
  MASCOTS,
  MUSIC,
  MUSICIANS,
  HAND_TOOLS,
  TRADES,
  PEOPLE,
  FACES,
  FOLK,
  MORE_FOLK,
  TRADE_FOLK,
  AT_WORK,
  CARE_WORK,
  WHOLE_PEOPLE,
  PEOPLE_TOGETHER,
  AROUND_THE_HOUSE,
  STREET_AND_YARD,
  YARD,
  CLOTHES,
  COSTUMES_OF_PETS,
  WORKWEAR,
  WORN_HAIR,
  HEADWEAR,
  KEEPSAKES,
  NOVELTIES,
  PRODUCE,
  MARKET,
  FLOWERS,
  HATS_OF_TRADES,
  WORKSHOP,
  OFFICE,
  CARE,
  CLEANING,
  CLEAR_GLASS,
  WORLD_DISHES,
  PANTRY,
  TOYS,
  TRACK_AND_GYM,
  CLINIC,
  PET_THINGS,
  FEASTS,
  UTENSILS,
  BOUQUET,
  ARMORY,
  POOLSIDE,
  PARTIES,
  STACKS,
  TABLE_AND_SINK,
  TOKENS,
  GARAGE,
  ACCESSORIES,
  STATE_FLAGS,
  HAND_SIGNS,
  HANDS_AT_IT,
  FUNGI,
  OLD_MUSIC,
  MOOD_MARKS,
  WRAPS,
  COUNTED_THINGS,
  RODEO_AND_LEAPS,
  SMILING,
  RANCH_AND_RIVER,
  SCHOOL_DAYS,
  ON_THE_SHELF,
  OPEN_CAR,
  PAINTED_STREETS,
  SKELETONS_AT_IT,
];
