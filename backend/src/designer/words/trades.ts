/** Trades of two words, by the one that says what an animal wears for them. */

const TRADES: Record<string, string> = {
  attendant: 'flight attendant|air hostess|cabin attendant',
  firefighter: 'fire captain|fire chief|fire fighter|fire man|fire marshal',
  trucker: 'bus driver|school bus driver|truck driver|taxi driver|cab driver|delivery driver|uber driver',
  racer: 'race car driver|racing driver|go kart driver',
  police: 'police officer|police chief|security guard|traffic cop|mall cop|prison guard',
  teacher: 'school teacher|kindergarten teacher|math teacher|art teacher|history teacher|preschool teacher',
  nurse: 'er nurse|school nurse|icu nurse|night shift nurse',
  realtor: 'real estate agent|estate agent',
  captain: 'sea captain|ferry captain|lighthouse keeper|tugboat captain',
  yogi: 'yoga instructor|yoga teacher',
  luchador: 'lucha libre|lucha libre wrestler|mexican wrestler',
  karate: 'karate kid|karate master|kung fu master|martial artist',
  coach: 'personal trainer|gym coach|gym teacher|football coach|swim coach',
  hairdresser: 'hair stylist|hair dresser',
  chef: 'line cook|head chef|short order cook|pastry chef|sous chef|sushi chef|pizza chef',
  detective: 'private detective|private eye|homicide detective',
  spy: 'secret agent|double agent',
  pilot: 'airline pilot|fighter pilot|helicopter pilot|bush pilot',
  scientist: 'mad scientist|evil scientist|lab scientist|rocket scientist',
  clown: 'circus clown|rodeo clown',
  miner: 'coal miner|gold miner',
  ranger: 'park ranger|forest ranger|zoo keeper',
  mailman: 'mail carrier|mail man|post man|postal worker|letter carrier',
  construction: 'construction worker|oil rig worker|steel worker|iron worker|road worker|utility worker',
  conductor: 'train conductor|train driver|railroad conductor',
  engineer: 'train engineer',
  rockstar: 'rock star',
  fisherman: 'fly fisherman|deep sea fisherman',
  diver: 'scuba diver|deep sea diver',
  lifeguard: 'life guard|beach lifeguard',
  librarian: 'school librarian',
  judge: 'court judge|supreme court judge',
};

const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries(TRADES).flatMap(([short, longs]) => longs.split('|').map((long) => [long, short] as const)),
);

/** Longer ones first. */
export const TWO_WORD_ROLES = [...SHORT.keys()].sort((p, q) => q.length - p.length).join('|');

export const shortRole = (role: string): string => SHORT.get(role.toLowerCase()) ?? role;

/** What food is dressed as: "donut cop", "pickle detective"; but a taco chef makes tacos. */
export const ROLES_OF_FOOD =
  'detective|cop|policeman|police|sheriff|astronaut|cowboy|cowgirl|ninja|samurai|wizard|pirate|viking|superhero|lifeguard|firefighter|knight|surgeon|doctor|nurse|magician|spy|gangster|mobster|rapper|dj|vampire|mummy|zombie|judge|lawyer|soldier|captain|pilot|sailor|lumberjack|ballerina|surfer|skater|mechanic|plumber|professor|scientist|painter|drummer|guitarist|mariachi|burglar';
