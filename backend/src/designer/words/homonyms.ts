/** Words with several meanings, by what is named beside them: the bow of an archer, the bat of a batter. */

type Homonym = readonly [company: RegExp, word: RegExp, meant: string];

const homonym = (company: string, word: string, meant: string): Homonym => [
  new RegExp(`\\b(?:${company})s?\\b`, 'iu'),
  new RegExp(
    `(?<!\\b(?:${meant.split(' ').slice(0, -1).join(' ') || '-'}) )\\b${word}\\b(?! (?:ties?|and arrow))`,
    'giu',
  ),
  meant,
];

const PLANTS =
  'plant|monstera|fern|cactus|succulent|aloe|pothos|orchid|basil|herb|tulip|daisie|daisy|sunflower|flower|wildflower|lavender|rose|bonsai|ivy';

/** What a ribbon is worn for. */
const AWARENESS = [
  'awareness|oncology|cancer|survivor|lupus|autism|fibromyalgia|epilepsy|leukemia',
  'lymphoma|alzheimers|chemo|chronic illness|mental health|suicide prevention|domestic violence|overdose|recovery',
  'sobriety|dementia|migraine|endometriosis|crohns|multiple sclerosis|cystic fibrosis|cerebral palsy|spina bifida',
  'foster care|no one fights alone|support our troops|end the stigma|stronger than the storm',
].join('|');

const RIBBON_COLORS =
  'pink|teal|purple|green|yellow|orange|red|blue|gray|grey|gold|white|periwinkle|lavender|burgundy|silver|turquoise|black|rainbow';

const COFFEE = 'espresso|coffee|moka|latte|barista|caffeine';
const LANTERN_FEASTS = 'lunar new year|chinese new year|lantern festival|mid-autumn|dragon dance';

const EVENING_FEASTS = 'ramadan|eid|eid mubarak|iftar|suhoor|muslim';

const HOMONYMS: readonly Homonym[] = [
  homonym('pie', '(?<!pie )slice(?! of)', 'pie slice'),
  homonym('waves?|surf|surfing|surfer|beach|ocean|swell', 'longboard', 'surfboard'),
  homonym('oysters?|pearls?', '(?:half )?shell(?!fish)', 'oyster'),
  homonym(
    'ponycar|highway|route 66|v8|engine|garage|drag|racing|convertible|car show|(?:19[6-9]\\d)',
    'mustang(?!s)',
    'muscle car',
  ),
  homonym('(?:naughty|nice) list', '(?<!list )scroll', 'naughty list'),
  homonym('wrestling|wrestler|wrestle', '(?<!wrestling )head ?gear', 'wrestling headgear'),
  homonym('archer|archery|arrow|quiver|bullseye|bowhunter|bowhunting', 'bow', 'bow and arrow'),
  homonym('beekeeper|beekeeping|apiary|beehive', 'smoker', 'bee smoker'),
  homonym('beekeeper|beekeeping|apiary', '(?:hat|veil|suit)', 'beekeeper hat'),
  homonym(
    'dock|lake|campfire|camping',
    '(?<!(?:adirondack|rocking|lawn|camp|folding|beach|lounge|camping|director|high) )chairs',
    'lawn chairs',
  ),
  homonym(
    'dispatcher|dispatch|911|police|security|officer|firefighter|trucker|hunting',
    '(?<!walkie |way )radio',
    'two way radio',
  ),
  homonym('tattoo|tattooist', '(?<!tattoo )(?:machine|gun)', 'tattoo machine'),
  homonym(
    'excavator|bulldozer|backhoe|dump truck|heavy equipment|skid steer',
    '(?<!pile of )dirt(?! bike| road)',
    'dirt mound',
  ),
  homonym('bicycle|bike|biker|cyclist|cycling|bmx', '(?<!bicycle |bike |front |back )wheels?', 'bicycle wheel'),
  homonym(
    'snowboard|snowboarder|snowboarding|ski|skier|skiing|snow',
    '(?<!ski |snow |swim |safety )goggles',
    'ski goggles',
  ),
  homonym('cow|dairy|milkman|farm fresh', '(?<!milk |beer |wine |baby )bottle', 'milk bottle'),
  homonym('just married|honeymoon', '(?<!tin |beer |soda )cans', 'tin cans'),
  homonym('cross stitch|embroidery|needlepoint', '(?<!embroidery )hoop', 'embroidery hoop'),
  homonym(
    'ctrl|control alt|coder|coding|programmer|tech support|developer',
    '(?<!computer )keyboard',
    'computer keyboard',
  ),
  homonym('drone', '(?<!remote )controller', 'remote control'),
  homonym('motocross|enduro|dirt track|supercross', '(?<!dirt |pit )bike', 'dirt bike'),
  homonym('navy|naval', '(?<!cruise |pirate |space |battle|war)ship(?! wheel)', 'navy ship'),
  homonym('burger|fries|diner|milk bar', 'shake', 'milkshake'),
  homonym('makeup|mua|lipstick|lashes', '(?<!makeup |hair )brush(?:es)?', 'makeup brushes'),
  homonym(
    'artist|watercolor|easel|canvas|palette',
    '(?<!artist |makeup |hair )(?:paint ?)?brush(?:es)?',
    'artist brushes',
  ),
  homonym(
    '(?<!doing )karate|judo|taekwondo|jiu jitsu|martial arts|dojo',
    '(?:(?:white|black|brown|blue|green|yellow|red|purple) )?(?<!karate )belt',
    'karate belt',
  ),
  homonym('fencing|fencer', '(?<!fencing )mask', 'fencing mask'),
  homonym('opera|masquerade|phantom|mardi gras', '(?<!masquerade |opera |gras )mask', 'masquerade mask'),
  homonym('drill instructor|drill sergeant', '(?<!ranger )hat', 'ranger hat'),
  homonym('miner|coal miner|mining', '(?<!miner |mining |hard )helmet', 'hard hat'),
  homonym('crane operator|crane|tow truck|rigger', '(?<!crane |fish |tow )hook', 'crane hook'),
  homonym('band director|conductor|orchestra|choir', '(?<!conductor |twirling )baton', 'conductor baton'),
  homonym(
    'theater kid|theater|theatre|drama club|broadway|thespian',
    '(?<!comedy |tragedy |theater )masks',
    'theater masks',
  ),
  homonym('court reporter|transcriptionist|secretary', '(?<!computer )keyboard', 'computer keyboard'),
  homonym(
    'volleyball|badminton|tennis',
    '(?<!volleyball |badminton |tennis |butterfly |fishing )net',
    'volleyball net',
  ),
  homonym('beer pong', '(?<!solo |pong )cups', 'solo cups'),
  homonym(
    'ice cream|sprinkles|gelato|waffle cone',
    '(?<!ice cream |snow |traffic |pine |waffle )cones?',
    'ice cream cone',
  ),
  homonym('cornhole', '(?<!cornhole )boards?', 'cornhole board'),
  homonym('ski instructor|skier|skiing|ski patrol|ski', '(?<!ski |fishing |totem )poles', 'ski poles'),
  homonym('mason jar|easel|artist|watercolor', '(?:paint ?)brushes', 'artist brushes'),
  homonym(
    'bride|wedding|grandma|debutante|sorority|southern belle|coquette|bow|lipstick|martini|heels|mrs|wifey',
    '(?<!necklace of |string of )pearls',
    'pearl necklace',
  ),
  homonym('swat|riot police|infantry|sniper', 'helmet', 'military helmet'),
  homonym('ambulance|police|firefighter|emt|paramedic|dispatcher', 'sirens?', 'police light'),
  homonym('air force|air national guard|top gun|squadron', '(?<!fighter |jumbo |private )jet(?! ski)', 'fighter jet'),
  homonym('matcha', '(?<!matcha )bowl', 'matcha bowl'),
  homonym('matcha', '(?<!matcha |bamboo )whisk', 'matcha whisk'),
  ...['bat', 'bats'].map((word) => homonym('baseball|softball|batter|slugger|little league', word, `baseball ${word}`)),
  homonym('basketball|hooper|dunk|dunking', 'net', 'basketball hoop'),
  homonym('guitar|guitarist', 'pick', 'guitar pick'),
  homonym('carpenter|woodworker|contractor|handyman', 'level', 'spirit level'),
  homonym(
    'carpenter|woodworker|woodshop|woodworking|workbench|chisel|saw',
    '(?<!wood |hand |block |jack |woodworking )plane',
    'hand plane',
  ),
  homonym('gymnast|gymnastics', 'rings', 'gymnastic rings'),
  homonym(
    'yoga and wine|wine down|wine mom|wine time|wine lover|wine club|wine tasting|winery|sommelier|merlot|chardonnay',
    '(?<!wine )glass(?:es)?(?! of)',
    'wine glass',
  ),
  homonym('tokyo|japan|japanese|kyoto|osaka|cherry blossom|samurai', '(?<!japanese )temples?', 'japanese temple'),
  homonym('beer|brewery|brewing|hop|lager|ale|ipa', '(?<!beer |coffee )mugs?', 'beer mug'),
  homonym("surf's up|surf|surfing|surfer", '(?<!surf |surf)boards?', 'surfboard'),
  homonym('poker|casino|blackjack|holdem', '(?<!four |pocket |pair of )aces?', 'playing cards'),
  homonym('nail tech|nail artist|manicurist|manicure|nail salon', 'polish(?: bottles?)?', 'nail polish'),
  homonym(
    'christmas|xmas|gnome|reindeer|santa|elf|elves|snowman|snowmen',
    '(?<!antler |string )lights(?! on\\b)',
    'christmas lights',
  ),
  homonym(
    'beach|seaside|ocean|sand|sandy|tropical|poolside|vacation|surf',
    '(?<!beach |cocktail |(?:drink|cocktail|margarita|colada)s? with (?:an? )?(?:little )?)umbrellas?(?! drink)',
    'beach umbrella',
  ),
  homonym(
    'mardi gras|masquerade|fat tuesday|good times roll|bead|bon temp',
    '(?<!gras |face )masks?',
    'mardi gras mask',
  ),
  homonym('gymnast|gymnastics', 'beam', 'balance beam'),
  homonym('fisherman|fishing|angler|trout|bass|crab', 'net', 'landing net'),
  homonym('butterfly|butterflies|bug|insect', 'net', 'butterfly net'),
  homonym('cruise|cruising', 'ship(?! wheel)', 'cruise ship'),
  homonym('church|organist|hymn', 'organ', 'pipe organ'),
  homonym('dentist|dental', 'drill', 'dental drill'),
  homonym('groomer|grooming|poodle', 'brush', 'grooming brush'),
  homonym(
    'painter|paint|painting|archaeologist|paleontologist|fossil|trilobite',
    '(?<!artist |makeup |hair )brush(?:es)?',
    'paintbrush',
  ),
  homonym('prospector|gold|miner', 'pan', 'gold pan'),
  homonym('computer|programmer|gamer|coder', 'mouse', 'computer mouse'),
  homonym(
    'computer|programmer|gamer|coder|working|work from home|office|typing|typist|desk|zoom|deadline|email|laptop',
    'keyboard',
    'computer keyboard',
  ),
  homonym('barber|barbershop', 'pole', 'barber pole'),
  homonym(
    'football|beer|game day|super ?bowl|celery|ranch|hot wings|buffalo sauce',
    '(?<!angel |eagle |bat )wings',
    'chicken wings',
  ),
  homonym('cowboy boot|cowgirl boot|rodeo|lasso|horseshoe', 'hats?(?! (?:rack|box))', 'cowboy hat'),
  homonym('plumber|plumbing|pipefitter|leaky|wrench', 'pipes?(?! wrench)', 'copper pipe'),
  homonym(
    'nurse|nursing|cardiac|cardiology|icu|medic|paramedic|emt|doctor|critical care',
    'heart line',
    'heartbeat line',
  ),
  homonym('crochet|crocheting', 'hooks?', 'crochet hook'),
  homonym('fisherman|angler|fishing', 'rod', 'fishing rod'),
  homonym('veteran|veterans day|soldier|army|military|marine|memorial day', 'helmet', 'military helmet'),
  homonym(
    'veteran|veterans day|soldier|army|military|marine|memorial day|dog tag',
    '(?<!combat )boots',
    'combat boots',
  ),
  homonym('firefighter|fireman|fire department|fire chief|fire axe', 'helmet', 'fire helmet'),
  homonym('welder|welding', "(?<!welders? |welder's )(?:helmet|hood)", 'welding helmet'),
  homonym('biker|motorcycle|motocross|dirt bike|race car driver', 'helmet', 'motorcycle helmet'),
  homonym('hike|hiking|trail|trekking', '(?<!hiking |cowboy )boots?', 'hiking boots'),
  homonym('golf|golfer|golfing|hole in one', 'flags?', 'golf flag'),
  homonym('vampire|dracula', 'cape', 'vampire cape'),
  homonym('painter|painting|paint', 'roller', 'paint roller'),
  homonym('nail tech|manicurist|nail salon', 'polish', 'nail polish'),
  homonym('crane operator|construction|ironworker|rigger', 'crane', 'tower crane'),
  homonym('track|relay|sprinter', 'baton', 'relay baton'),
  homonym('shuffle|poker|blackjack|magician', 'deck', 'playing cards'),
  homonym('bartender|mixologist', 'shaker', 'cocktail shaker'),
  homonym('golfer|golf|golfing', 'club', 'golf club'),
  homonym('golfer|golf|golfing|mini golf', 'tee', 'golf tee'),
  ...'bowling baseball tennis golf soccer basketball football volleyball softball lacrosse rugby pickleball'
    .split(' ')
    .map((sport) =>
      homonym(sport, 'ball', /^(?:foot|volley|basket|soft|base)ball$/u.test(sport) ? sport : `${sport} ball`),
    ),
  ...['baseball', 'softball', 'football'].map((sport) =>
    homonym(sport, 'heart with (?:\\p{L}+ )?(?:stitches|stitching|laces|seams)', `${sport} heart`),
  ),
  homonym('bowling|bowler', 'pins?', 'bowling pins'),
  homonym('poker|casino|blackjack', 'chips?', 'poker chips'),
  homonym(
    'cheese|pickles?|sandwich|dip|snacks?|hot dogs?|couch|salty|crunchy',
    '(?<!potato |tortilla |chocolate |poker |wood |fish and )chips',
    'potato chips',
  ),
  homonym('dirty soda|soda|slushie|lemonade', '(?<!tea |coffee |soda )cup(?! of)', 'soda cup'),
  homonym('beer pong|ping pong', 'balls?', 'ping pong ball'),
  homonym('race car|racing|racer|nascar|speedway|pit crew|go kart', '(?<!checkered )flags?', 'checkered flag'),
  homonym('iced latte|iced coffee|cold brew', '(?<!(?:tea|coffee|paper) )cup(?! of)', 'iced coffee'),
  homonym(COFFEE, 'cup(?! of)', 'coffee cup'),
  homonym('tea|teapot|kettle', 'cup(?! of)', 'tea cup'),
  homonym(COFFEE, '(?<!(?:coffee|espresso|to go|tea) )cups(?! of)', 'coffee cups'),
  homonym('tea|teapot|kettle', '(?<!tea )cups(?! of)', 'china tea cups'),
  homonym('witch|witches|coven', '(?:black hat|(?<=and )hat)', 'witch hat'),
  homonym('snorkel|snorkeling|scuba|diver|diving', 'mask', 'snorkel mask'),
  homonym('snorkel|snorkeling|scuba|diver|diving', '(?:fins|flippers)', 'swim fins'),
  homonym('axe throwing|hatchet throwing', '(?:bullseye|target)', 'axe target'),
  homonym('billiards|pool hall|8 ball|eight ball', 'cue', 'pool cue'),
  homonym('teacher|professor|chalkboard|classroom', 'pointer', 'ruler'),
  homonym(
    PLANTS,
    '(?<!\\b(?:in an?|in the|in|flower|coffee|moka|tea|stock|crock|chamber|lobster|soup|plant) )pots?(?! of)',
    'planter pot',
  ),
  homonym(PLANTS, '(?<=\\b(?:of|in) (?:an?|the) (?:\\p{L}+ )?)(?<!cowboy |hiking |rain |combat )boot', 'cowboy boot'),
  homonym(
    `${AWARENESS}|(?<=^(?:light |dark )?(?:${RIBBON_COLORS}) )ribbon(?= (?:warrior|strong|fighter|month|day)|$)`,
    '(?<!(?:blue|prize|award) )ribbon(?! (?:award|winner))',
    'awareness ribbon',
  ),
  homonym(LANTERN_FEASTS, 'lantern', 'paper lantern'),
  homonym(EVENING_FEASTS, 'lanterns?(?! and| with)', 'ramadan lantern'),
  homonym(LANTERN_FEASTS, 'lanterns', 'paper lanterns'),
  homonym('preschool|kindergarten|toddler|nursery|daycare', 'blocks', 'toy blocks'),
];

/** Places that a thing stands for: it stands behind whoever is there. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  ['(?:carnival|(?:county |state )?fair|amusement park)', 'ferris wheel'],
  ['circus', 'circus tent'],
  ['(?:library|bookstore|book ?shop)', 'bookshelf'],
  ['classroom', 'chalkboard'],
  ['playground', 'swing set'],
  ['concert', 'concert stage'],
  ['(?:barbecue|bbq|cookout)', 'grill'],
  ['(?:barber ?shop|barbers?)', 'barber pole'],
  ['(?:coffee ?shop|cafe|coffee ?house)', 'espresso machine'],
  ['(?:laundromat|laundry room)', 'washing machine'],
  ['(?:hair |beauty )?salon', 'hair dryer'],
  ['bowling alley', 'bowling pins'],
  ['arcade', 'arcade machine'],
  ['casino', 'slot machine'],
  ['gas station', 'gas pump'],
  ["farmer'?s'? market", 'vegetable crate'],
  ['airport', 'suitcase'],
  ['bus stop', 'bus stop sign'],
  ['golf course', 'golf flag'],
  ['disco', 'disco ball'],
  ['post office', 'mailbox'],
  ['(?:movies|movie theater|cinema)', 'popcorn'],
].map(([place, thing]) => [new RegExp(`\\b(?:at|in) (?:an?|the) ${place}\\b`, 'iu'), `beside a ${thing}`] as const);

/** Cities, by what stands in them. */
const CITIES: readonly (readonly [RegExp, string])[] = [
  ['paris', 'eiffel tower'],
  ['london', 'clock tower'],
  ['rome', 'colosseum'],
  ['pisa', 'leaning tower'],
  ['egypt', 'pyramid'],
  ['holland', 'windmill'],
].map(([city, thing]) => [new RegExp(`\\bin ${city}\\b`, 'iu'), `beside the ${thing}`] as const);

/** What is said, with the names that pictures have. */
export const asNamed = (text: string, company = text) =>
  HOMONYMS.reduce((done, [beside, word, meant]) => (beside.test(company) ? done.replace(word, meant) : done), text);

/** With the names that pictures have; `company` is all that is said beside them. */
export const asMeant = (text: string, company: string) =>
  [...PLACES, ...CITIES].reduce((done, [place, thing]) => done.replace(place, thing), asNamed(text, company));
