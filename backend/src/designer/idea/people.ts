/** Ways to say what a picture of several people shows, and the words of that picture. */

const YOUNG = '(?:little )?(?:baby|toddler|kid|child|son|daughter|boy|girl|infant|newborn)';
const OWN = '(?:an? |the |her |his |their )?';
const MOTHER = '(?:mom|mother|mama|mommy|mum|woman)';
const FATHER = '(?:dad|father|daddy|papa|man)';

const phrase = (text: string) => new RegExp(`\\b${text}\\b`, 'iu');

const KINDS: readonly [string, string, string][] = [
  [MOTHER, 'daughter', 'mother beside daughter'],
  [MOTHER, 'son', 'mother beside son'],
  [FATHER, 'daughter', 'father beside daughter'],
  [FATHER, 'son', 'father beside son'],
];

/** "Mom and daughter holding hands". */
const TOGETHER = KINDS.map(([parent, child, pair]): [RegExp, string] => [
  phrase(`${parent} and ${OWN}${child} (?:holding hands|walking|together|dancing)`),
  pair,
]);

/** "Girl dad with two daughters", "mom and her three boys". */
const PARENTS_OF_SEVERAL = [
  [FATHER, 'father'],
  [MOTHER, 'mother'],
].flatMap(([parent, name]) =>
  [
    ['daughters|girls', 'daughters'],
    ['sons|boys', 'sons'],
    ['kids|children', 'kids'],
  ].map(([young, children]): [RegExp, string] => [
    phrase(`(?:(?:girl|boy|proud|the|a) )*${parent} (?:and|with) ${OWN}(two|three) (?:little |young )?(?:${young})`),
    `${name} beside $1 ${children}`,
  ]),
);

export const PEOPLE_REWORDINGS: readonly [RegExp, string][] = [
  ...TOGETHER,
  [
    phrase(
      `(koala|sloth|bear|monkey|gorilla|opossum|possum|duck|swan|elephant|otter|panda|fox|wolf|dragon|turtle|frog) (?:mom|mama|mother) (?:carrying|with|holding) ${OWN}(?:little )?(?:baby|babies|cub) on ${OWN}back`,
    ),
    '$1 with a baby $1 on its back',
  ],
  [phrase('(?:man|woman|girl|boy|guy|lady|kid|dad|mom) skiing(?= (?:down|through|in|on|over))'), 'skier'],
  [phrase('(?:man|woman|girl|boy|guy|lady|kid|dad|mom) snowboarding(?= (?:down|through|in|on|over))'), 'snowboarder'],
  ...PARENTS_OF_SEVERAL,
  // Aboard both sit; their picture on land is one piece.
  [
    phrase(
      `${FATHER} and ${OWN}(?:son|boy)(?: fishing)? (?:in|on|from) (an? (?:\\p{L}+ )?(?:\\p{L}*boat|canoe|kayak|tractor|truck))`,
    ),
    'man and boy in $1',
  ],
  [phrase(`${MOTHER} (?:carrying|with|holding|giving) ${OWN}${YOUNG} on ${OWN}shoulders`), 'mom with kid on shoulders'],
  [
    phrase(
      `${FATHER} (?:carrying|with|holding|giving) ${OWN}(?:little )?(?:grand)?(?:daughter|girl) on ${OWN}shoulders`,
    ),
    'girl atop dad',
  ],
  [phrase('(?:young |old )?(?:couple|man and woman) (?:hiking|backpacking)(?: with backpacks)?'), 'hiker couple'],
  [phrase(`${FATHER} (?:carrying|with|holding|giving) ${OWN}${YOUNG} on ${OWN}shoulders`), 'dad with kid on shoulders'],
  [phrase(`${FATHER} giving ${OWN}${YOUNG} a piggyback(?: ride)?`), 'dad with kid on shoulders'],
  [
    phrase(`${MOTHER} (?:carrying|with|wearing) ${OWN}${YOUNG} (?:on ${OWN}back|in an? (?:carrier|sling|wrap))`),
    'babywearing mom',
  ],
  [phrase(`${MOTHER} holding ${OWN}(?:newborn |sleeping )?baby(?= and\\b)`), 'mother and newborn'],
  [phrase('(?:with )?(?:an? |the |her )?baby on her back'), 'babywearing mom'],
  [
    phrase(
      `${MOTHER} (?:rocking|cradling|carrying|feeding|hugging) ${OWN}(?:newborn |sleeping |little )?(?:baby|newborn|infant)`,
    ),
    'mother and newborn',
  ],
  [
    phrase(
      `${FATHER} (?:holding|rocking|cradling|carrying|feeding|hugging) ${OWN}(?:newborn |sleeping |little )?(?:baby|newborn|infant)`,
    ),
    'father and newborn',
  ],
  [
    phrase(
      `(?:grandma|granny|nana|grandmother) (?:holding|rocking|cradling|carrying) ${OWN}(?:newborn |sleeping )?(?:baby|newborn|grandbaby)`,
    ),
    'grandma and newborn',
  ],
  [
    phrase(
      `${FATHER} (?:(?:and|with) ${OWN}(?:son|boy|kid) fishing|teaching ${OWN}(?:son|boy|kid) (?:how )?to fish|fishing with ${OWN}(?:son|boy|kid))`,
    ),
    'father and son anglers',
  ],
  [
    phrase(
      `(?:grandpa|grandfather|papaw|papa) (?:(?:and|with) ${OWN}grandson fishing|teaching ${OWN}grandson (?:how )?to fish|fishing with ${OWN}grandson)`,
    ),
    'grandpa and grandson anglers',
  ],
  [
    phrase(
      `(?:man|groom|guy|boyfriend|he) (?:proposing|on one knee|kneeling with a ring)(?: to ${OWN}(?:woman|girlfriend|bride|lady|girl))?(?: with a ring)?`,
    ),
    'man on bended knee',
  ],
  [
    phrase(
      '(?<!(?:skeleton|[a-z]+(?:dog|cat|fox|bear|bird|frog|pig|gnome)) )(?:young |happy |old )?couple (?:slow |swing |salsa |line |ballroom )?dancing',
    ),
    'couple at dance',
  ],
  [
    phrase(
      '(?:two |little |a )*(?:kids|children|siblings|boy and (?:a )?girl|girl and (?:a )?boy|brother and sister|(?:best )?friends) holding hands',
    ),
    'kids hand in hand',
  ],
  [phrase('(?:husband and wife|man and woman|couple|newlyweds) holding hands'), 'couple hand in hand'],
  [phrase('family(?: of (?:three|four|five|six|[3-6]))? (?:hiking|on a hike|backpacking|walking)'), 'family on hike'],
  [
    phrase(
      '(?:two |three |four |five |a group of |group of )?(?:best )?(?:friends|girlfriends|besties|bridesmaids|women|girls|ladies) (?:are )?dancing',
    ),
    'friends at dance',
  ],
];
