/** Pictures, and other names of the things that they show. */
const NAMES = `
  graduation-cap = cap and gown, graduation gown, cap and diploma
  books = textbook, textbooks, yearbook, yearbooks, school books
  ledger = binder, ring binder
  thread = thread spool, thread spools, spools of thread
  pin-cushion = pincushion, pincushions
  scissors = shears, fabric scissors, pinking shears, sewing scissors
  yarn = skein, skeins, skein of yarn
  rose = rosebud, rosebuds, boutonniere, corsage
  cabbage-head = kale, spinach
  beans = green beans, green bean, string beans
  table-saw = band saw, bandsaw
  axe = hatchet, hatchets
  wrench = socket wrench, socket wrenches, allen key, torque wrench, ratchet
  bucket = paint can, paint cans, paint buckets
  video-game = gaming controller, gaming controllers, gamepad
  headphone = gaming headset
  laptop = gaming pc, computer monitor, desktop computer
  sword = pixel sword, saber, sabre, rapier, fencing sword
  microphone = mic stand, microphone stand
  drum = bass drum, tom drum
  trumpet = cornet, bugle, flugelhorn
  tuba = euphonium, baritone horn
  musical-note = eighth note, quarter note
  turntable = dj turntable, dj turntables, dj deck
  badminton = badminton racket
  ping-pong = table tennis paddle, table tennis paddles
  running-shoe = shoe, shoes, track shoes, track shoe, tennis shoes
  boxing-glove = mma gloves
  pie = peach cobbler, key lime pie, blueberry pie, pecan pie
  toast = french toast
  meat-on-bone = bbq ribs, rack of ribs
  cooked-rice = rice bowl
  shallow-pan-of-food = curry, paella, jambalaya, biryani, tikka masala, pad thai, bibimbap
  flatbread = naan
  stuffed-flatbread = gyro, gyros
  olive = olives
  bowl-with-spoon = cereal, cereal bowl, bowl of cereal, oatmeal
  potato = sweet potato, baked potato, tater tots
  pot-of-food = dutch oven, stock pot, chili pot
  heartbeat = heartbeat line, ekg line, ecg line, heart rate line, heart monitor, pulse line
  military-medal = purple heart medal, medal of honor
  sport-utility-vehicle = humvee
  helicopter = chinook, chinook helicopter, black hawk helicopter, blackhawk helicopter
  welding-mask = welder helmet, welders helmet, welding hood, welder hood
  military-helmet = soldier helmet, soldiers helmet
  cowboy-hat = cowgirl hat, cowgirl hats
  cowboy-boot = cowgirl boot
  dress = bridal gown
  polaroid = polaroid camera, polaroid cameras
  cupid = cherub, cherubs
  beer-can = cola, cola can
  pea-pods = edamame
  fried-shrimp = tempura
  falafel = hush puppies
  hot-dog = chili dog, chili dogs
  winged-shoe = winged spikes
  wood-shavings = sawdust
  prayer-beads = rosary, rosary beads, rosaries
  library-card = card catalog, card catalogue
  locomotive = train engine, railroad engine
  toy-train = model train engine, model locomotive
  hot-flames = flame
  hiking-boot = boot
  sono-screen = ultrasound
  loud-speaker = speaker, bass speaker, guitar speaker
  team-jersey = jersey
  stethoscope = nurse stethoscope
`;

export const OTHER_NAMES: Record<string, string> = Object.fromEntries(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [motif = '', names = ''] = line.trim().split(' = ');
      return names.split(', ').map((name) => [name, motif] as const);
    }),
);
