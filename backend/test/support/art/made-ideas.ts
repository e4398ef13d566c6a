import { randomFrom } from './random.ts';

const SAYINGS = `
Born to fish|Papa can fix it|Support your local farmers|Lake life|Best dog dad ever|World's okayest golfer|Stay wild|Be kind
I'd rather be camping than working|The mountains are calling and I must go|Not all who wander are lost but I definitely am
Supercalifragilisticexpialidocious|Eat sleep code repeat|Powered by coffee and chaos|Class of 2026|Smith family reunion 2025|Level 18 unlocked
Just a girl who loves horses|Night shift nurse|Roll for initiative|One more chapter|Trust me, I'm an engineer|No|Yes chef|#1 Grandpa|Well
Established in the year of our Lord nineteen hundred and eighty-four|Happy 40th birthday Karen|Ölgemälde & Straßenkätzchen|Gone fishing
My emotional support chicken|It's a beautiful day to leave me alone|Wwwwwwww|iiiiiiii|Antidisestablishmentarianism forever`
  .trim()
  .split(/[|\n]/);

const THINGS =
  'cat|dog|bear|wolf|fox|fish|van|tent|guitar|coffee|tractor|chicken|barn and chickens|wrench and hammer|skull|rocket|mushroom|bee|sailboat|pizza|cactus|bicycle|owl|dragon|sunflower and bee|bear and wolf|cat versus dog|frog on a skateboard|panda riding a bicycle|owl with glasses|skull with a crown|fox holding a balloon|raccoon with sunglasses eating pizza|duck riding a bicycle with a hat and flowers|dog, cat and rabbit'.split(
    '|',
  );
const PLACES =
  '|in the mountains|in a storm|at night|on the beach|in the desert|in the snow|on a farm|in space|by the lake|in the forest|in the city'.split(
    '|',
  );
const SECONDS =
  '|est. 1987|since 2019|Maine 1987|Roswell, New Mexico|and so it goes, year after year|Team 2026|Go'.split('|');

/** Ideas made of sayings, things, places and second lines: the same number gives the same idea. */
export function madeIdea(number: number): string {
  // The first numbers of neighboring seeds are alike.
  const random = randomFrom(Math.imul(number + 1, 0x9e3779b9));
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const saying = pick(SAYINGS);
  const thing = `${pick(THINGS)} ${pick(PLACES)}`.trim();
  const second = pick(SECONDS);
  return pick([
    `${thing} "${saying}"${second && ` "${second}"`}`,
    `${saying}, ${thing}${second && `, ${second}`}`,
    `a ${thing} that says "${saying}"`,
    `"${saying}"${second && ` "${second}"`}`,
    `${thing}${second && `, ${second}`}`,
    saying,
  ]);
}
