/** Several people in one picture, each a head in a posture. */

import { CROWD_SIZES, CROWD_WORDS, LITTER_SIZES, LITTER_WORDS, litterName } from './animals/litters.ts';
import type { PostureName } from './bodies/postures.ts';
import { drawSubject, findSubject } from './catalog.ts';
import { figure, figurePaws, headAreas, type Pose, postureHands } from './figure.ts';
import { type Area, outlines, type Part } from './notation/head.ts';

interface Place {
  scale: number;
  x: number;
  /** Of what is drawn at its zero. */
  y: number;
  flip?: boolean;
}

type Member = Place & { areas: () => Area[] };

/** Where the feet of all are. */
const FLOOR = 1200;
/** Of a posture that stands on both feet. */
const SOLES = 2370;

const person = (head: string, pose: Pose, scale: number, x: number, flip = false, soles = SOLES): Member => ({
  areas: () => figure(head, pose),
  scale,
  x,
  y: FLOOR - soles * scale,
  flip,
});

/** Parts that are drawn in the units of a person's body. */
const over = ({ scale, x, y, flip }: Place, parts: readonly Part[]): Member => ({
  areas: () => outlines(parts),
  scale,
  x,
  y,
  flip: flip ?? false,
});

const hands = (head: string, posture: PostureName, place: Place): Member => ({
  ...place,
  areas: () => postureHands(head, posture),
});

/** In the units of the body that it belongs to. */
const within = (place: Place, areas: () => Area[], scale: number, x: number, y: number): Member => ({
  areas,
  scale: place.scale * scale,
  x: place.x + (place.flip ? -x : x) * place.scale,
  y: place.y + y * place.scale,
  flip: place.flip ?? false,
});

const thing = (name: string) => () => {
  const subject = findSubject(name);
  return subject ? drawSubject(subject) : [];
};

/** Two who are of one size, with their hands together in the middle. */
function pair(left: string, right: string, posture: PostureName, reach: number, scale = 0.5): Member[] {
  return [person(left, posture, scale, -reach * scale), person(right, posture, scale, reach * scale, true)];
}

const BLANKET: Part = {
  lone: '-270,1520 -230,1340 -60,1260 170,1280 310,1410 280,1570 80,1660 -150,1640',
  fill: '#f6ead2',
  smooth: true,
};
const FOLD: Part = { lone: '-30,1290 60,1640 110,1630 20,1280', fill: '#e3cfa8', flat: true };

function withBaby(head: string): Member[] {
  const parent = person(head, 'cradling', 0.56, 0);
  return [
    parent,
    over(parent, [BLANKET, FOLD]),
    within(parent, () => headAreas('baby-face'), 0.32, -130, 1130),
    hands(head, 'cradling', parent),
  ];
}

const SLING: readonly Part[] = [
  { lone: '-470,1560 -500,1250 -360,1120 -150,1160 -120,1560 -280,1640', fill: '#2f8fa3', smooth: true },
];

function withBabyBehind(head: string): Member[] {
  const parent = person(head, 'walking', 0.56, 60);
  return [
    over(parent, SLING),
    within(parent, () => headAreas('baby-face'), 0.36, -370, 760),
    parent,
    over(parent, [{ lone: '-240,1130 -150,1110 210,1560 150,1640', fill: '#2f8fa3' }]),
  ];
}

const SHINS: readonly Part[] = [
  { pair: '150,1060 290,1060 330,1220 300,1330 200,1330 190,1220', fill: '#3a4f78' },
  { pair: '190,1290 310,1290 350,1370 330,1410 190,1410', fill: '#2e2a33', smooth: true },
];

function onShoulders(head: string, child: string): Member[] {
  const parent = person(head, 'carrying', 0.5, 0);
  return [
    within(parent, () => figure(child, 'ride'), 0.56, 0, -560),
    parent,
    over(parent, SHINS),
    hands(head, 'carrying', parent),
  ];
}

const ROD: readonly Part[] = [
  { lone: '420,1270 446,1246 770,690 756,684', fill: '#8a5733' },
  { lone: '756,686 770,686 800,1380 786,1380', fill: '#5c5a66', flat: true },
  { lone: '764,1370 822,1370 822,1440 793,1480 764,1440', fill: '#c93a33', smooth: true },
];

function fishing(older: string, younger: string): Member[] {
  const [left, right] = [person(older, 'fishing', 0.46, -400), person(younger, 'fishing', 0.36, 270)];
  return [
    left,
    over(left, ROD),
    hands(older, 'fishing', left),
    right,
    over(right, ROD),
    hands(younger, 'fishing', right),
  ];
}

const PACK: readonly Part[] = [
  { lone: '-520,1220 -440,1080 -240,1080 -200,1560 -300,1660 -470,1640 -540,1480', fill: '#c9752f', smooth: true },
  { lone: '-530,1080 -500,1010 -300,1010 -270,1080 -300,1130 -500,1130', fill: '#2f8fa3', smooth: true },
];

function hiker(head: string, scale: number, x: number): Member[] {
  const body = person(head, 'walking', scale, x);
  return [over(body, PACK), body];
}

const RING: readonly Part[] = [
  { lone: '700,1120 850,1120 850,1210 700,1210', fill: '#8e2438' },
  { lone: '700,1120 730,1000 870,1000 850,1120', fill: '#c9405a' },
  { lone: '748,1070 775,1040 803,1070 775,1100', fill: '#cfe6ee', flat: true },
];

function proposal(left: string, right: string): Member[] {
  const suitor = person(left, 'offering', 0.48, -330, false, 2120);
  return [suitor, over(suitor, RING), hands(left, 'offering', suitor), person(right, 'surprised', 0.48, 330)];
}

function reading(older: string, child: string): Member[] {
  const reader = person(older, 'sit', 0.56, -180, false, 1930);
  return [
    person(child, 'sit', 0.42, 380, false, 1930),
    reader,
    within(reader, thing('open-book'), 0.62, 0, 1020),
    within(reader, () => figurePaws(older), 1, 0, 0),
  ];
}

/** One on each side, hand in hand, and the third one in front. */
function withChildren(parent: string, [left = '', right = '', third]: readonly string[]): Member[] {
  return [
    person(parent, 'standing', 0.52, 0),
    person(left, 'hand-up', 0.38, -400),
    person(right, 'hand-up', 0.38, 400, true),
    ...(third ? [person(third, 'standing', 0.34, 0)] : []),
  ];
}

const CHILDREN = {
  daughters: ['girl-face', 'girl-puffs', 'girl-face'],
  sons: ['boy-face', 'boy-cap', 'boy-face'],
  kids: ['boy-face', 'girl-face', 'boy-cap'],
} as const;

/** "father-two-sons", "mother-three-kids". */
const PARENTS = Object.fromEntries(
  (['father', 'mother'] as const).flatMap((parent) =>
    Object.entries(CHILDREN).flatMap(([kind, children]) =>
      (['two', 'three'] as const).map((many) => [
        `${parent}-${many}-${kind}`,
        () => withChildren(`${parent === 'father' ? 'dad' : 'mom'}-face`, children.slice(0, many === 'two' ? 2 : 3)),
      ]),
    ),
  ),
);

/** "Five kittens": side by side, each before the last. */
function litter(head: string, many: number): Member[] {
  const scale = 1.6 / many;
  return Array.from({ length: many }, (_, at) =>
    person(head, 'sit', scale, (at - (many - 1) / 2) * scale * 1110, false, 1930),
  );
}

/** "Six cats": half of them behind the others, whose heads are between theirs. */
function crowd(head: string, many: number): Member[] {
  const front = Math.ceil(many / 2);
  const row = (count: number, by: number) =>
    Array.from({ length: count }, (_, at) => {
      const one = person(head, 'sit', CROWD.scale, (at - (count - 1) / 2 + by) * CROWD.apart, false, 1930);
      return { ...one, y: one.y - (count < front || by > 0 ? CROWD.behind : 0) };
    });
  const isEven = many % 2 === 0;
  return [...row(many - front, isEven ? 0.5 : 0), ...row(front, 0)];
}

const CROWD = { scale: 0.42, apart: 470, behind: 520 };

const counted = (
  kinds: typeof LITTER_WORDS,
  sizes: readonly number[],
  draw: (head: string, many: number) => Member[],
): Record<string, () => Member[]> =>
  Object.fromEntries(
    [...kinds.keys()].flatMap((head) => sizes.map((many) => [litterName(head, many), () => draw(head, many)])),
  );

/** By the name of the picture in the sheets, which have its words. */
const GROUPS: Record<string, () => Member[]> = {
  ...PARENTS,
  ...counted(LITTER_WORDS, LITTER_SIZES, litter),
  ...counted(CROWD_WORDS, CROWD_SIZES, crowd),
  'kids-hand-in-hand': () => pair('boy-face', 'girl-face', 'hand-in-hand', 700),
  'couple-hand-in-hand': () => pair('man-face', 'woman-face', 'hand-in-hand', 700),
  'mother-and-daughter': () => [
    person('mom-face', 'hand-in-hand', 0.52, -300),
    person('girl-face', 'hand-up', 0.4, 386, true),
  ],
  'mother-and-son': () => [
    person('mom-face', 'hand-in-hand', 0.52, -300),
    person('boy-face', 'hand-up', 0.4, 386, true),
  ],
  'father-and-son': () => [
    person('dad-face', 'hand-in-hand', 0.52, -300),
    person('boy-face', 'hand-up', 0.4, 386, true),
  ],
  'father-and-daughter': () => [
    person('dad-face', 'hand-in-hand', 0.52, -300),
    person('girl-face', 'hand-up', 0.4, 386, true),
  ],
  'kids-running': () => [
    person('boy-face', 'run', 0.46, -400, false, 2130),
    person('girl-face', 'run', 0.44, 400, false, 2130),
  ],
  'couple-dancing': () => pair('man-face', 'woman-face', 'waltzing', 760, 0.48),
  'friends-dancing': () => [
    person('woman-curly', 'jumping', 0.44, -400),
    person('man-dark-face', 'jumping', 0.44, 400),
    person('woman-face', 'waltzing', 0.5, 0),
  ],
  'friends-three': () => [
    person('woman-face', 'hand-in-hand', 0.46, -420),
    person('woman-afro', 'hand-in-hand', 0.46, 420, true),
    person('woman-curly', 'jumping', 0.48, 0),
  ],
  'family-of-four': () => [
    person('dad-face', 'standing', 0.5, -400),
    person('mom-face', 'standing', 0.48, 400),
    person('boy-face', 'jumping', 0.36, -130),
    person('girl-face', 'standing', 0.36, 150),
  ],
  'family-of-three': () => [
    person('dad-face', 'hand-in-hand', 0.5, -380),
    person('mom-face', 'hand-in-hand', 0.48, 380, true),
    person('boy-face', 'jumping', 0.36, 0),
  ],
  'family-hiking': () => [
    ...hiker('dad-face', 0.48, -400),
    ...hiker('mom-face', 0.46, 20),
    ...hiker('boy-face', 0.36, 390),
  ],
  'mother-with-baby': () => withBaby('mom-face'),
  'father-with-baby': () => withBaby('dad-face'),
  'grandma-with-baby': () => withBaby('grandma-face'),
  'mother-baby-behind': () => withBabyBehind('mom-face'),
  'father-child-shoulders': () => onShoulders('dad-face', 'boy-face'),
  'father-girl-shoulders': () => onShoulders('dad-face', 'girl-face'),
  'couple-hiking': () => [...hiker('man-face', 0.48, -230), ...hiker('woman-face', 0.46, 230)],
  'mother-child-shoulders': () => onShoulders('mom-face', 'girl-face'),
  'father-son-fishing': () => fishing('dad-face', 'boy-face'),
  'grandpa-fishing-boy': () => fishing('grandpa-face', 'boy-cap'),
  'man-proposing': () => proposal('man-face', 'woman-face'),
  'grandpa-reading': () => reading('grandpa-face', 'girl-face'),
  'grandma-reading': () => reading('grandma-face', 'boy-face'),
  'mother-reading': () => reading('mom-face', 'girl-puffs'),
};

export const isGroup = (name: string): boolean => Object.hasOwn(GROUPS, name);

export function groupAreas(name: string): Area[] {
  return (GROUPS[name]?.() ?? []).flatMap(({ areas, scale, x, y, flip }) =>
    areas().map((area) => ({
      ...area,
      ring: area.ring.map((value, at) => (at % 2 ? value * scale + y : value * (flip ? -scale : scale) + x)),
    })),
  );
}
