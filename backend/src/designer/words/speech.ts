/** Word classes that part what is said on a shirt from what is drawn on it. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Somebody speaks: a description has none of these. */
export const SPEECH = set(`
  i i'm im i'd i'll i've my me mine myself you your you're youre yours y'all yall we we're us our ours he she they it's its is are am was were be been
  until chill don't dont can't cant won't wont didn't didn doesn't isn't ain't aint wasn't never always just let's lets because please sorry who what when where why how
  if do does did will would may must can could should shall keep stay born save support gonna gotta wanna ask tell trust believe dream choose wait warning beware`);

export const ARTICLES = set('a an the his her its their two three four five some one');

/** "On its back": a part of whoever is drawn. */
export const OWNERS = set('its his her their');

/** Before one thing: no number. */
export const isDeterminer = (word: string) => /^(?:an?|the)$/u.test(word) || OWNERS.has(word);

export const JOINTS = set(`
  and or out with without in on at under over above below behind beside between among near by from of through across into onto upon
  atop against around inside outside before after beneath along toward towards for to as & + n`);

/** A saying does not end on one of these: what follows belongs to it. */
export const OPEN_ENDS = set(`
  love loves loving loved like likes liked need needs needed want wants hate hates prefer prefers drink drinks eat eats ride rides hug hugs pet pets feed
  save saves drop drops catch catches make makes made got get gets have has had buy buys grow grows raise raises collect collects play plays drive drives
  bring brings give gives take takes see saw be is are am was were being become becomes than but so very too more less most many few much no not only just
  my your our his her their its this that these those every any each all both such another other own same
  fresh best good great better bad big little lil tiny small old new young real true happy sad hot cold free wild lazy crazy proud cool sweet dear first last
  mr mrs miss dr st saint uncle aunt born bring brought send seek chase chasing hunt hunts wear wears rock rocks find finds tend tends talk
  i we they he she who hear hears hearing smell smells watch adopt rescue rescues plant plants pick picks read reads mind cuddle kiss kisses protect protects respect feels call calls vs versus meets gonna gotta wanna dig digs`);

/** After these an adjective ends a saying: "Stay wild". */
export const LINKS = set('stay keep be is are am was feel get born go run live life stays keeps looks');

/** A saying that ends on one of these is complete. */
export const CLOSERS = set(`
  it me you us him them myself yourself ever forever always again today tonight tomorrow now too anyway here there away together home
  life vibes vibe time choice trade duty lot everything summer garden club crew squad team gang society league association mode season era mom mama mother dad daddy papa father grandma grandpa nana
  family reunion party trip day week weekend night wife husband sister brother auntie aunt uncle teacher nurse coach lady
  buddy buddies bestie besties partner pal therapy
  bum drumline boss legend champion champions queen king captain camp ranch co company brewing coffeehouse bakery cafe diner garage shop school
  university academy shirt tee department service festival fest fair expo tour racing motors customs farms lounge parlor bar saloon pub tavern motel inn acres orchard vineyard winery ministries church
  contest competition tournament champ championship
  operator worker lineman groomer stylist hairstylist barber technician tech grandmaster therapist hygienist paramedic trainer assistant director realtor accountant pharmacist dispatcher
  counselor roofer machinist landscaper finisher rider racer archer bowler lover addict enthusiast expert survivor collector forager whisperer wrangler godmother godfather
  stepdad stepmom stepfather stepmother nonna nonno abuela abuelo opa oma yaya yiayia gigi lolo lola mamaw papaw meemaw pawpaw granddad grandmother grandfather midwife millwright choir`);

/** Said alone; what comes before it is drawn. */
export const EXCLAMATIONS = set(`
  checkmate touchdown strike bullseye goal cheers aloha namaste howdy yeehaw hello hola ciao bonjour ahoy boo timber bingo yahtzee hooray hurray
  hallelujah amen peace shalom skol prost sláinte cowabunga geronimo bazinga eureka oops meow woof moo roar gobble quack oink honk ribbit neigh believe breathe relax blessed grateful
  thankful adventure explore wander wanderlust freedom serenity harmony courage strength hope faith joy zen`);

/** How a thing is found: with a joint behind it, a description. */
export const STATES = set(`
  loaded parked packed piled stuffed topped
  tangled wrapped curled coiled twined perched seated dressed covered surrounded stuck asleep tucked framed lying draped nestled buried decorated made drawn trapped hidden tied strapped attached spread stacked caught carved painted filled woven dipped crossed entwined`);

/** How a thing looks: drawn with it at best, never lettered. */
export const QUALITIES = set(`
  abstract rustic elegant old big small little tiny giant huge large fat chubby fluffy angry happy sad sleepy grumpy scary spooky creepy wild majestic
  cool cute funny silly crazy adorable baby fierce mighty brave noble
  snowy rainy foggy misty starry sunny dark light bright pale colorful rainbow floral tribal mystical magical mythical cosmic celestial
  downhill uphill upstream downstream
  wooden metal rusty golden silver steel iron stone electric full half crossed broken cracked open round long tall short wide red blue green black white
  yellow pink purple orange brown gray grey gold teal turquoise navy maroon crimson pastel neon tiny mini simple detailed beautiful pretty lovely lush
  rolling ancient antique classic modern futuristic steampunk hand-drawn handdrawn wise curious playful lonely lone single double hungry thirsty checkered
  northern southern american japanese hawaiian mexican irish italian french english victorian medieval egyptian tropical western nordic celtic viking`);

/** Words of a request to an artist: neither printed nor drawn. */
export const ARTWORK = set(`
  crest style styled look design graphic art artwork illustration drawing drawn sketch aesthetic vector logo emblem badge patch sticker clipart print poster typography font fonts
  lettering letters text texture textured lines line outline outlined silhouette shading shaded lighting palette color colors colour colours tones tone
  scheme cottagecore boho bohemian witchy coquette y2k academia background transparent backdrop contrast high-contrast bold bright vivid muted pastel dark light faded worn distressed weathered detailed minimal clean
  simple modern moody dreamy cozy whimsical cartoonish realistic watercolor doodle pixel linocut woodcut stencil engraving halftone pop
  shirt tee t-shirt tshirt hoodie shirts dark-colored front back centered large small only no any kids adults unisex women womens men mens`);

/** Proper adjectives that are no names, though they are written like one. */
export const DEMONYMS = set(`
  american irish italian french german english british scottish mexican japanese chinese korean hawaiian norse nordic viking celtic egyptian greek roman spanish
  victorian christian christmas halloween easter thanksgiving hanukkah valentine valentines monday tuesday wednesday thursday friday saturday sunday
  siberian african asian australian arabian persian scandinavian i i'm i'd i'll i've`);

/** Part of a name with what follows: "Lake Tahoe". */
export const PLACE_HEADS = set(
  'lake mount mt cape fort port saint st san santa new north south east west los las el bear route river camp big joshua grand point',
);

/** Places end on one of these: "Bear Lake". */
export const PLACE_TAILS = set(`
  lake ridge river creek mountain mountains falls springs valley hills hill peaks badlands hollow island islands bay beach canyon park point grove peak pass fork bend bluff
  cove harbor lodge ranch forest woods pond rapids prairie desert gulch trail summit meadow meadows gap sound isle shores landing crossing`);

/** Things that are not counted: "coffee and tacos" is a saying, "skull and rose" a picture. */
export const MASS_NOUNS = set(`
  coffee tea beer wine whiskey bourbon tequila rum vodka gin water sunshine music bacon pizza bbq cheese chocolate sugar honey bread butter salt pepper sand
  snow rain love peace popcorn sushi ramen pasta caffeine espresso football baseball basketball soccer hockey golf fire ice smoke denim leather lace gold corn rice
  sourdough cocoa jazz bluegrass mud dirt grass hay vinyl yarn wool cotton thunder moonshine moonlight champagne prosecco garlic rhubarb jam jelly ink paint steel
  sawdust lumber gravy chrome gasoline diesel`);

/** How or why something is done, in the second half of a pair: "sirens and sarcasm". */
export const ABSTRACT = set(`
  attitude hustle sarcasm sass chaos grit grace glitter faith prayer prayers magic matrimony patience mischief mayhem madness freedom
  anxiety drama dreams determination gratitude courage kindness adrenaline ambition swagger vibes memories melanin manifesting`);

/** Persons by trade or kin: with an action they are drawn, alone they are a title. */
export const PERSONS = set(`
  mom mama mother mum dad daddy father papa grandma grandpa nana granny gramps aunt auntie uncle sister brother son daughter wife husband girl boy woman man lady guy
  girls boys women men kid kids baby nurse doctor teacher coach farmer cowboy cowgirl chef baker cook barista waiter bartender mechanic plumber electrician welder
  carpenter builder trucker driver postman mailman ranger pilot sailor captain soldier veteran firefighter fireman policeman officer detective lawyer judge scientist engineer programmer
  hiker camper climber surfer skier skater runner cyclist biker swimmer dancer ballerina golfer fisherman angler hunter lumberjack gardener beekeeper
  artist painter writer reader musician drummer guitarist singer dj photographer librarian astronaut pirate knight samurai ninja witch wizard king queen prince princess
  blacksmith sheriff santa toddler grandson granddaughter conductor scout referee lifeguard janitor custodian burglar robber cheerleader courier bride groom couple people person friends`);

/** Parents and love: what stands for them says little, so a hobby comes first. */
export const KIN = set('mom mama mother mum grandma nana dad daddy father papa grandpa love');

/** What is danced. */
export const DANCES = set('ballet salsa tango hula samba polka flamenco ballroom disco swing waltz jig breakdance');

/** Sports and hobbies: in a list they are no thing. */
export const PASTIMES = set(`
  golf fishing bowling trip hunting racing tarot camping hiking climbing surfing skiing cycling running boxing wrestling sailing gaming knitting reading gardening
  grilling farming quilting sewing baking football baseball basketball soccer hockey tennis softball volleyball pickleball rugby lacrosse yoga samurai morel`);

/** They end as trades do. */
export const NO_TRADES = set(`
  never forever ever better together however whatever rather over under after summer winter dinner supper water river flower another other brother sister
  mother father easter amber butter letter paper number power tower corner border ginger lavender soccer cancer order wonder weather leather feather
  thunder silver copper pepper sweater banner ladder bumper cheaper bigger older wiser louder faster stronger harder easier happier warmer cooler darker
  lighter slower higher lower longer shorter younger color flavor harbor motor mirror tractor door floor outdoor indoor color armor honor error horror
  christian human women woman men man princess mess less dress press success business happiness goodness wilderness darkness list twist wrist mist fist
  cider spider tiger panther otter beaver badger rooster lobster hamster monster mountaineer deer beer cheer career specimen omen amen german diner trailer poster locker freezer shelter
  theater center counter server printer computer newspaper cucumber clover jumper slipper slippers marker sticker stickers zipper dresser glacier crater
  roller coaster cracker crackers tumbler skyscraper hanger container blender toaster planter planters
  platter shutter starter sampler burger fritter cutter cooker heater grater saucer strainer charger helicopter mower trimmer blower router sprinkler stroller
  scooter transformer thermometer speedometer meter caliper folder binder stapler ruler washer dryer mixer juicer cooler burner lighter opener peeler grinder
  fender reformer chopper shower water filter gutter rafter twister blister fritters`);

/** What is held, fed or built in sayings only. */
export const FIGURATIVE = set(`
  world future life lives dream dreams day days way love history memories chaos time times hope joy change difference magic peace minds mind hearts
  generations generation tomorrow humans attitude purpose passion faith pride end rules limits fun miracles`);

/** Where somebody has something. */
export const BODY_PARTS = set(
  'hip knee knees hair head heads hand hands arm arms mouth teeth neck back shoulder shoulders lap face ear ears eyes nose feet foot belly chest fingers finger lips beard',
);

/** A person that we know, or a trade by its ending. */
const SHORT_TRADES = set(
  'surgeon paramedic emt midwife millwright locksmith goldsmith silversmith gunsmith principal deckhand farmhand stagehand architect mason clerk guard acrobat gymnast clown nun monk cop medic thief maid nanny midwife athlete',
);

export const namesSomebody = (word: string) =>
  PERSONS.has(word) ||
  SHORT_TRADES.has(word) ||
  (/\p{L}{3}(?:er|or|ist|ian|ess|eer|man|woman|men|women)s?$/u.test(word) && !NO_TRADES.has(word));
