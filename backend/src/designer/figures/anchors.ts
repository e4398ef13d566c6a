/** Where figures wear, hold and bite things. */

import { headOnFour, isGait, onFour } from './bodies/four-legged.ts';
import type { GaitName } from './bodies/gaits.ts';
import type { PostureName } from './bodies/postures.ts';
import { leaning, skeletonOf } from './bodies/skeleton.ts';
import { findSubject, sideEyeOf } from './catalog.ts';
import { faceOf, HANDS_HEIGHT, hasFigure, isPosture, type Pose } from './figure.ts';
import { isDressable, type MascotPlace, sharesOf } from './mascots.ts';
import { drawing } from './motif.ts';

export const PLACES = ['head', 'eyes', 'ear', 'mouth', 'neck', 'waist', 'body', 'hand', 'foot', 'back'] as const;
export type Place = (typeof PLACES)[number];

/** In the units of the drawing: to the right of its middle, downward, and how wide the place is. */
export interface Spot {
  x: number;
  y: number;
  w: number;
}

export type Anchors = Partial<Record<Place, readonly Spot[]>>;

/**
 * Of figures that have no body of ours: a family or a picture, then its places, each "x,y,w", several with ";". Read from
 * the drawings.
 */
const SEEN = `
.songbird mouth -580,400,300 neck -280,590,400 hand -430,780,420 foot -120,1225,210;80,1225,210 back 240,520,520
hummingbird mouth -640,400,560 neck -200,480,240 hand -260,640,300 back 0,520,360
dove mouth -545,495,260 neck -260,620,300 hand -380,760,300
parrot mouth -400,440,300 neck -120,620,400 hand -330,800,420 back 100,700,420
toucan mouth -600,420,300 neck 0,640,340 hand -260,800,360
chicken mouth -500,390,280 neck -320,620,300 waist 0,900,760 hand -360,840,420 foot -180,1222,196;50,1222,196 back 180,560,480
baby-chick mouth 0,640,300 neck 0,870,760 hand 560,760,420 foot -180,1240,240;180,1240,240 back 0,800,700
duck mouth -570,480,300 neck -300,610,270 waist -60,960,560 hand -440,800,420 foot -230,1150,310;80,1150,310 back 160,620,480
goose mouth -510,280,260 neck -220,500,200 waist 40,1010,620 hand -300,760,380 foot -80,1260,270;170,1260,270 back 180,620,440
swan mouth -400,330,260 neck -170,600,200 hand -420,760,380 back 160,640,460
turkey head 0,330,330 mouth 0,620,280 neck 0,760,420 waist 0,990,860 hand 360,900,420 foot -190,1290,270;190,1290,270
flamingo mouth -258,250,260 neck -150,560,160 waist 60,800,620 hand -330,760,380 foot -20,1350,300;60,1150,270 back 140,720,340
peacock mouth 0,478,220 neck 0,580,190 hand 200,900,340
emperor-penguin mouth 0,330,320 neck 0,500,640 waist 0,900,980 hand 500,940,460 foot -175,1280,320;175,1280,320 back 0,760,820
pelican mouth -480,517,300 neck -120,500,260 hand -260,800,360 foot 60,1215,160;220,1215,160 back 200,640,420
.heron-body mouth -320,190,240 neck -110,520,140 hand -60,760,300 foot 40,1275,120;150,1275,120
goose-honking mouth -600,300,260 neck -240,560,260 hand -330,800,380 foot -80,1260,270;170,1260,270
loon mouth -500,330,240 neck -300,500,260 back 160,560,420
kiwi-bird mouth -560,700,260 neck -180,640,320 foot -60,1215,160;110,1215,160 back 160,520,460
bug mouth 310,660,240 neck 310,760,240 hand 160,880,360
snail head -380,400,220 mouth -450,640,240 hand -560,900,400 back 130,330,560
snake mouth -440,382,240 neck -120,420,240
gecko mouth 0,330,260 neck 0,380,280 hand 420,330,360
chameleon mouth -560,620,280 neck -180,620,380 hand -420,860,360
tree-frog head 0,330,480 mouth 0,830,420 neck 0,980,720 hand 440,1000,460 foot -360,1140,240;360,1140,240
t-rex mouth -440,560,420 neck 40,640,360 waist 90,900,640 hand -270,800,420 foot 40,1250,290;270,1250,290 back 170,700,420
sauropod mouth -441,230,260 neck -160,520,240 foot -35,1240,190;292,1240,190 back 236,440,520
stegosaurus mouth -600,660,260 neck -420,640,260 foot -180,1140,190;300,1140,190
trout mouth -580,640,280 neck -300,640,300
fish mouth -570,620,280 neck -260,640,300
shark mouth -500,740,340 neck -240,720,400 hand -60,900,400 back 60,420,400
whale mouth -441,790,360 hand -40,860,420 back 77,340,620
orca mouth -620,640,300 back -60,420,460
dolphin mouth -590,630,280 neck -300,640,300 hand -160,820,360 back 60,340,360
octopus head 0,90,620 mouth 0,750,300 neck 0,860,560 hand 600,980,460;-600,980,460 foot -420,1240,200;420,1240,200
squid mouth 0,840,240 hand 380,900,380
crab head 0,215,460 mouth 0,830,320 neck 0,920,420 hand 520,330,440;-520,330,440
lobster head 0,240,360 mouth 0,430,240 neck 0,520,300 hand 440,280,400;-440,280,400
shrimp mouth -330,480,260 hand -200,760,360
turtle head 0,90,270 mouth 0,260,240 neck 0,330,300 hand 600,560,420 back 0,900,520
prairie-dog head 0,200,330 mouth 0,530,200 neck 0,640,300 hand 250,820,360;-250,820,360
tortoise head -600,440,210 mouth -700,600,220 neck -480,680,170 foot -218,1155,200;252,1155,200 back 116,300,720
seahorse mouth -545,320,260 neck -40,480,230 hand -180,660,340
cactus head 0,60,330 hand 500,560,460;-500,560,460
snowman neck 0,420,420 body 0,720,560 hand 529,470,420 foot -220,1350,380;220,1350,380
ghost head 0,110,600 mouth 0,790,240 neck 0,880,600 hand 560,640,460 foot -210,1500,380;210,1500,380
ghost-cute head 0,110,520 mouth 0,640,240 neck 0,760,640 hand 560,590,460 foot -200,1500,360;200,1500,360
honeybee head 0,200,280 mouth 0,330,200 neck 0,400,260 hand 200,640,380
bigfoot head 80,90,240 mouth 150,370,200 neck 40,490,280 hand 390,830,440 foot -300,1240,260;300,1240,260 back -120,560,420
astronaut neck 0,900,640 back 0,1000,900
mermaid-lady head -20,140,400 hand 20,880,460
.l-front head 0,120,340 mouth 0,500,200 neck 0,600,300 hand 440,960,360
.z-head head 330,700,300 neck 330,1070,320
cat-sleeping head -240,700,280
.e-howler neck 20,640,340
wolf-pup-howling neck 30,750,330
turkey-running head 450,150,250 mouth 640,290,200 neck 360,480,220
.e-canid neck 290,590,200
skeleton-guitar head 0,0,260 mouth 0,470,240 neck 0,540,300
skeleton-bass head 0,0,260 mouth 0,470,240 neck 0,540,300
skeleton-acoustic head 0,0,260 mouth 0,470,240 neck 0,540,300
pumpkin-plain head 0,180,520
greek-bust mouth 60,800,260 neck 0,960,420
snowman-cardinal neck -60,550,420 body -60,740,560
mole-digging head 0,215,420 mouth 0,690,220 neck 0,760,520
emu-bird head -175,85,200 mouth -410,215,200 neck -165,430,160
pygmy-goat head 320,225,210 mouth 580,520,200 neck 260,600,260 back -60,530,480
warbler-bird head -310,265,240 mouth -570,450,200 neck -310,560,300
cockatrice-beast head -250,200,260 mouth -530,430,240 neck -250,560,300
moon-sitting-astronaut head 60,180,380
lizard-basking head -440,690,260 neck -280,1000,260 mouth -620,900,160
bearded-dragon head -400,265,280 mouth -610,490,160 neck -220,560,260
penguin-skating head -140,10,460 mouth -210,370,220 neck -100,520,420 hand -590,480,240
otter-floating head -400,210,240 mouth -400,690,180 hand 30,600,380
dog-begging head 90,250,240 mouth 400,480,200 neck 30,610,330 hand 250,800,300
duck-swimming head 250,170,180 mouth 550,330,220 neck 240,460,200
penguin-sliding head 400,490,240 mouth 690,700,200
turtle-swimming mouth 610,570,200 back 0,350,480
kangaroo-hopping mouth 440,320,200 neck 160,470,220 hand 320,540,300
monkey-swinging head 80,90,260 mouth 90,430,160 neck 90,530,260
unicorn-jumping mouth 640,330,200
horse-galloping neck 300,480,240 mouth 620,420,200
horse-standing neck 300,480,240 mouth 620,420,200 back -60,440,420
deer-leaping neck 300,520,200
whole-cow neck 390,480,260 mouth 590,560,200 back 0,380,480
dog-running neck 280,590,230 mouth 640,540,220
dog-sitting neck 30,620,320 mouth 390,500,220
corgi-running neck 320,690,260 mouth 640,620,220
dachshund-walking neck 330,610,220 mouth 640,530,200
cat-loaf neck -220,990,300 head -220,580,280
bear-dancing head 0,140,270 neck 0,560,300
gorilla-lifting head 0,170,230 neck 0,500,300
turtle-hatching head 0,180,270 neck 0,540,260
chick-hatching neck 0,720,440
octopus-armful head 0,90,620 mouth 0,750,300 neck 0,860,560 hand 600,270,520;-600,270,520;740,780,480;-740,780,480
octopus-juggling head 0,250,400 neck 0,740,420
`;

let seen: Map<string, Anchors> | undefined;

function seenAnchors(): Map<string, Anchors> {
  seen ??= new Map(
    SEEN.trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...words] = line.split(' ');
        return [name, readPlaces(words)] as const;
      }),
  );
  return seen;
}

function readPlaces(words: readonly string[]): Anchors {
  const found: Anchors = {};
  for (let at = 0; at < words.length; at += 2) {
    const place = PLACES.find((one) => one === words[at]);
    if (place) found[place] = (words[at + 1] ?? '').split(';').map(readSpot);
  }
  return found;
}

function readSpot(text: string): Spot {
  const [x = 0, y = 0, w = 0] = text.split(',').map(Number);
  return { x, y, w };
}

/** Over the eye on the right. */
const earAt = (name: string): Spot => ({ x: 330, y: (faceOf(name)?.brow ?? 300) + 40, w: 420 });

const NECK: Spot = { x: 0, y: 1150, w: 560 };
const FEET: readonly Spot[] = [
  { x: -300, y: 2140, w: 540 },
  { x: 300, y: 2140, w: 540 },
];
/** From the eyes of a drawn head down to its mouth. */
const MOUTH_BELOW_EYES = 350;

/** A body of ours has its places by its pose, whoever's head it has. */
function bodyAnchors(name: string, pose: Pose): Anchors {
  const eyes = faceOf(name)?.eyes ?? 600;
  if (isPosture(pose)) return postureAnchors(eyes, pose);
  if (isGait(pose)) return gaitAnchors(name, eyes, pose);
  const shared: Anchors = {
    ear: [earAt(name)],
    mouth: [{ x: 0, y: eyes + MOUTH_BELOW_EYES, w: 460 }],
    neck: [NECK],
    body: [{ x: 0, y: 1400, w: 1120 }],
    back: [{ x: 440, y: 1340, w: 900 }],
  };
  if (pose === 'ride') return shared;
  const waist = [{ x: 0, y: 1640, w: 1240 }];
  if (pose !== 'sit' && pose !== 'stand') return { ...shared, waist };
  if (pose === 'sit') return { ...shared, waist, hand: [{ x: 0, y: HANDS_HEIGHT, w: 880 }] };
  const hand = [
    { x: 800, y: 1190, w: 700 },
    { x: -800, y: 1190, w: 700 },
  ];
  return { ...shared, waist, hand, foot: FEET };
}

function postureAnchors(eyes: number, pose: PostureName): Anchors {
  const { lean, arms, legs, head } = skeletonOf(pose);
  const onTrunk = (x: number, y: number, w: number): Spot[] => {
    const [tx, ty] = leaning([x, y], lean);
    return [{ x: tx, y: ty, w }];
  };
  const ends = (limbs: typeof arms, w: number, below: number): Spot[] =>
    limbs.map(({ course: [, , [x, y]] }): Spot => ({ x, y: y + below, w })).reverse();
  return {
    mouth: [{ x: head.dx, y: head.dy + (eyes + MOUTH_BELOW_EYES) * head.scale, w: 460 * head.scale }],
    neck: onTrunk(0, 1120, 460),
    body: onTrunk(0, 1400, 860),
    back: onTrunk(-330, 1360, 640),
    waist: onTrunk(0, 1640, 900),
    hand: ends(arms, 560, 40),
    foot: ends(legs, 400, 90),
  };
}

function gaitAnchors(name: string, eyes: number, gait: GaitName): Anchors {
  const { scale, dx, dy } = headOnFour(name, gait);
  const onTrunk = ([x, y]: readonly [number, number], w: number): readonly Spot[] => {
    const [tx, ty] = onFour([x, y], gait);
    return [{ x: tx, y: ty, w }];
  };
  return {
    mouth: [{ x: dx, y: dy + (eyes + MOUTH_BELOW_EYES) * scale, w: 460 * scale }],
    neck: [{ x: dx - 20, y: dy + 1150 * scale, w: 520 * scale }],
    back: onTrunk([-90, 1150], 640),
  };
}

/** Undefined for a picture whose places nobody has read. */
export function anchorsOf(name: string, pose: Pose): Anchors | undefined {
  if (hasFigure(name)) return bodyAnchors(name, pose);
  const seen = seenPlaces(name);
  if (seen) return { ear: besideEye(name), ...seen };
  return isDressable(name) ? thingAnchors(name) : undefined;
}

/** On the head of who is seen from the side. */
function besideEye(name: string): readonly Spot[] {
  const eye = sideEyeOf(name);
  return eye ? [{ x: eye.x + eye.r * 2.6, y: eye.y - eye.r * 1.6, w: eye.r * 5 }] : [];
}

function seenPlaces(name: string): Anchors | undefined {
  const own = seenAnchors().get(name);
  if (own) return own;
  const family = findSubject(name)
    ?.lines.split(/\s/u)
    .find((part) => seenAnchors().has(part));
  return family ? seenAnchors().get(family) : undefined;
}

function thingAnchors(name: string): Anchors {
  const { box } = drawing(name);
  const spots = (place: MascotPlace): Spot[] =>
    sharesOf(name)[place].map(({ x, y, w }) => ({ x: box.x + box.w * x - 640, y: box.y + box.h * y, w: box.w * w }));
  return { head: spots('head'), eyes: spots('eyes'), neck: spots('neck'), foot: spots('foot') };
}
