/** Things that can be drawn, whether there is a picture of them yet or not: they are not lettered. */
export const NOUNS: ReadonlySet<string> = new Set(
  `laser_pointer elf_hat bird_seed oil_can gas_can paint_can earmuffs snow_cone eye_patch paper_bag raincoat belt_buckle hula_hoop pins neon_sign hand_plane deer_stand chicken_nuggets chicken_wings chicken_tenders turkey_leg beef_jerky band_aid band_aids home_plate scuba_diver diver bib rifle lightning_bolt sparks crochet_hook pi_symbol bbq_grill baseball_bat hockey_stick mail_truck delivery_truck garbage_truck loaf bread_loaf dog_tags lily_pad carabiner climbing_rope pipe_wrench chicken_coop rocking_chair fishing_boat wine_glass beer_mug
  flip_flops sea_lion sleigh_ride baby_feet string_lights christmas_lights santa_hat flower_crown puck lighthouse barn cabin windmill castle tower bridge fence silo farmhouse cottage mill tent campfire canoe kayak
  paddle oar lantern anvil hammer wrench screwdriver saw drill chisel tape_measure pliers ladder toolbox bolt nut gear
  space_needle piston spark_plug engine torch forge blowtorch welding_mask hard_hat helmet boots gloves apron rolling_pin whisk
  spatula ladle pan skillet pot kettle grill smoker mixer oven mug cup bottle jar can barrel keg hops wheat barley
  grapes vine corkscrew teapot coffee_pot coffee_bean coffee_beans espresso_machine coffee_mug coffee_cup mason_jar beer_can
  wine_bottle whisky_glass stethoscope syringe bandage pill scrubs mask heartbeat ambulance fire_truck fire_hydrant
  axe hose police_car  handcuffs apple pencil ruler chalkboard crayons backpack school_bus globe microscope
  telescope beaker flask atom rocket satellite book books bookshelf glasses typewriter quill scroll map compass anchor
  ship_wheel helm rope knot sail sailboat boat pirate_ship submarine van camper trailer caravan truck tractor combine
  jeep car bike bicycle motorcycle scooter train locomotive airplane biplane helicopter hot_air_balloon balloon
  balloons kite parachute skateboard surfboard snowboard skis ski sled skates roller_skates ball bat glove racket
  racquet net goal hoop puck stick club clubs tee golf_ball golf_club flag trophy medal whistle dumbbell barbell
  kettlebell dartboard dart bowling_pin bowling_pins fishing_rod fishing_pole hook lure bobber fish_hook arrow bow
  target rifle shotgun duck_call antlers antler guitar bass_guitar electric_guitar banjo fiddle violin cello drum
  drums drumsticks piano keyboard saxophone trumpet trombone flute harmonica microphone turntable vinyl_record
  cassette_tape boombox headphones speaker amplifier camera tripod paintbrush palette easel pen scissors needle thread
  yarn spool sewing_machine knitting_needles quilt loom chess_knight chess_king chess_queen chess_piece chess_board
  rook bishop pawn dice die d20 cards playing domino puzzle controller joystick arcade_machine sword shield crown
  throne wand wizard_hat witch_hat cauldron broom crystal_ball potion pumpkin jack-o-lantern skeleton skull ghost
  spider web coffin tombstone christmas_tree wreath ornament reindeer sleigh gift present snowman candy_cane mistletoe
  stocking bell bells menorah dreidel shamrock pot_of_gold egg eggs basket bunny turkey pie firework fireworks
  american_flag stars stripes heart hearts rose roses ring rings cake cupcake candle candles confetti cross dove
  angel_wings halo praying_hands bible church lotus mandala buddha om feather dreamcatcher flower flowers sunflower
  sunflowers daisy daisies tulip tulips lavender peony poppy wildflowers lily hibiscus cherry_blossom leaf leaves fern
  monstera cactus succulent aloe plant tree oak oak_tree willow birch maple pine palm acorn pinecone mushroom
  mushrooms log stump rock rocks stone stones shell seashell shells starfish coral sand cloud clouds rainbow snowflake
  snowflakes icicle fire flame flames smoke wave moon star planet comet meteor galaxy feet foot footprint footprints
  hand hands eye eyes lips teeth tooth brain lungs bone bones paw paws paw_print paw_prints hoof horseshoe saddle
  lasso cowboy_boot cowboy_boots cowboy_hat spur wagon_wheel stagecoach covered_wagon hay_bale hay corn pitchfork
  shovel rake hoe bucket watering_can wheelbarrow seed seeds beehive hive honeycomb honey_jar carrot carrots tomato
  tomatoes pepper peppers chili onion garlic potato avocado lemon lemons orange peach peaches cherry cherries
  strawberry strawberries blueberry watermelon pineapple banana apples pizza taco tacos burger hot_dog fries donut
  donuts cookie cookies ice_cream sushi ramen noodles bacon steak ribs bbq pretzel bread baguette croissant bagel
  waffle pancake pancakes cheese popcorn candy chocolate lollipop boba fox wolf bear deer elk moose caribou buffalo
  bison cow bull ox calf pig piglet hog boar sheep lamb goat ram horse pony foal donkey mule llama alpaca camel dog
  puppy cat kitten rabbit hare hamster guinea_pig ferret hedgehog mouse rat squirrel chipmunk beaver otter badger
  skunk raccoon possum opossum armadillo lion tiger leopard cheetah jaguar panther cougar lynx bobcat hyena elephant
  rhino hippo giraffe zebra gorilla monkey chimpanzee orangutan lemur sloth koala kangaroo panda chicken chickens hen
  hens rooster chick duck ducks duckling goose swan eagle hawk falcon owl raven crow robin cardinal bluebird bluejay
  hummingbird woodpecker parrot toucan flamingo pelican heron crane penguin puffin seagull peacock ostrich shark whale
  dolphin orca seal walrus manatee octopus squid jellyfish crab lobster shrimp seahorse stingray turtle sea_turtle
  trout bass salmon catfish walleye marlin tuna koi goldfish snake lizard gecko iguana chameleon crocodile alligator
  frog toad salamander axolotl newt tortoise dinosaur t-rex triceratops stegosaurus raptor pterodactyl brachiosaurus
  bee bumblebee butterfly moth dragonfly ladybug beetle ant scorpion snail worm caterpillar firefly dragon unicorn
  pegasus phoenix griffin kraken mermaid fairy gnome elf troll yeti bigfoot werewolf vampire zombie mummy alien robot
  astronaut ninja samurai viking pirate wizard witch knight cyclops minotaur jackalope chupacabra mothman cthulhu
  labrador retriever golden_retriever german_shepherd bulldog french_bulldog pug poodle beagle corgi dachshund husky
  boxer rottweiler doberman chihuahua pitbull pit_bull border_collie collie australian_shepherd great_dane shih_tzu
  yorkie schnauzer dalmatian bernese_mountain_dog greyhound basset_hound pomeranian goldendoodle doodle terrier
  boston_terrier jack_russell siamese_cat maine_coon persian_cat tabby tabby_cat black_cat calico tuxedo_cat sphynx
  sunglasses scarf bandana hat cap beanie suitcase luggage passport umbrella watch clock hourglass key keys lock
  padlock chain diamond gem gun cannon bomb grenade tank laptop computer robot_arm light_bulb lightbulb plug battery
  circuit_board dna molecule tire wheel steering_wheel tow_truck dump_truck excavator bulldozer forklift cement_mixer
  chainsaw lawn_mower lawnmower semi_truck pickup pickup_truck muscle_car hot_rod race_car go_kart roof brick trowel
  paint_roller paint_bucket work_boots safety_goggles traffic_cone pipe pipes wrenches nails faucet toilet plunger mop
  vacuum comb hair_dryer barber_pole razor nail_polish lipstick makeup_brush mirror high_heels tutu ballet_shoes
  pointe_shoes dress suit tie bow_tie mustache beard bench chair table couch bed pillow hammock tub rubber_duck lamp
  window door gate mailbox swing crescent_moon shooting_star northern_lights waterfall volcano iceberg cave geyser
  tidal_wave mountains sunrise sunset`
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
);
