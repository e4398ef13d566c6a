/** Combines the pictures of an idea in one slot, by their relation: on, riding, wearing, holding, versus, beside. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { ShirtTone, Style } from '../../canvas/style.ts';
import { group, type Piece } from '../../canvas/svg.ts';
import { anchorsOf } from '../../figures/anchors.ts';
import { postureOf } from '../../figures/bodies/posed.ts';
import { hasTag } from '../../figures/catalog.ts';
import { HANDS_HEIGHT, hasFigure, type Pose } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, drawing, drawMotif, figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import type { Idea } from '../../idea/idea.ts';
import { motifInks, type Palette } from '../../inks/palette.ts';
import {
  fitOf,
  gripOf,
  isDraped,
  isHandful,
  isLimbs,
  isSeat,
  isSpread,
  isWearable,
  standsInFront,
} from '../../words/outfits.ts';
import { isCreature } from '../../words/roles.ts';
import type { Scene, Setting } from '../../words/scenes.ts';
import { sizeOf } from '../../words/sizes.ts';
import { clingingPieces, coiledPieces, coilOf, isClinging } from './clinging.ts';
import { betweenPieces, companyPieces, hasCompany, indoorPieces, isIndoors, isStanding } from './company.ts';
import { crossed } from './crossed.ts';
import { isEyewear, onTheHead, wearing } from './headwear.ts';
import { isLeading, leadingPieces } from './leading.ts';
import {
  chasePieces,
  isChase,
  isInLove,
  isTeam,
  loversPieces,
  overTogether,
  packPieces,
  teamPieces,
  together,
} from './lovers.ts';
import { mascotPieces } from './mascot.ts';
import { atSide, bodyBeside, isLargerThanAnimals, isMate, onBroom, sheltered } from './mates.ts';
import {
  costumePieces,
  type Draw,
  fitted,
  frameOf,
  handPieces,
  partAgain,
  raisedPieces,
  wornPieces,
} from './outfit.ts';
import { overheadOf, underIt } from './overhead.ts';
import { hasPlaceFor, type Parts, partsOf, type Shown } from './parts.ts';
import { posedPieces } from './postures.ts';
import { type Companion, inRow, inside, isFlat, isHeaped, over, poseOn, riding, seated, whole } from './riding.ts';
import { isRowOfThings, rowOfThings } from './rows.ts';
import { isThrough, throughPieces } from './through.ts';
import { isOpen, withLoad } from './vessels.ts';
import { isWoven, wovenPieces } from './woven.ts';

/** What of a layout's studio its pictures depend on. */
interface Studio {
  idea: Idea;
  style: Style;
  shirtTone: ShirtTone;
  palette: Palette;
  ids: (prefix: string) => string;
  /** None where a picture stands without its scene. */
  settings?: ReadonlySet<Setting>;
  dyes: ReadonlyMap<string, string>;
}

function motifStyle(studio: Studio): MotifStyle {
  const style = styleOf(studio);
  return studio.shirtTone === 'light' ? { ...style, keyline: undefined } : style;
}

function styleOf(studio: Studio): MotifStyle {
  const { palette, style } = studio;
  const { ink, paper } = palette;
  if (style === 'cartoon') {
    return {
      mode: { kind: 'natural' },
      outline: { ink, width: 0.02 },
      keyline: { ink: paper, width: 0.022 },
      halftone: { ink, opacity: 0.28 },
      inked: { ink, width: 0.007 },
    };
  }
  if (style === 'grunge') {
    return {
      mode: { kind: 'tones', tones: [ink, palette.third, palette.accent, paper] },
      outline: { ink, width: 0.016 },
      keyline: { ink: paper, width: 0.012 },
      halftone: { ink },
      inked: { ink, width: 0.008 },
    };
  }
  const inks = { kind: 'inks', inks: motifInks(palette) } as const;
  if (style === 'modern') return { mode: inks, outline: { ink: paper, width: 0.018 } };
  if (style === 'minimal')
    return {
      mode: { kind: 'tones', tones: [ink, palette.main, paper] },
      outline: { ink, width: 0.01 },
      keyline: { ink: paper, width: 0.012 },
    };
  return {
    mode: inks,
    outline: { ink, width: 0.018 },
    keyline: { ink: paper, width: 0.014 },
    halftone: { ink, opacity: 0.85 },
    inked: { ink, width: 0.006 },
  };
}

export function castPieces(studio: Studio, slot: Box, seat = false): Piece[] {
  const { subject, companion, accents = [] } = studio.idea;
  if (!subject) return [];
  const style = motifStyle(studio);
  const draw: Draw = (source, box, foot = seat, change = {}) => {
    const picture = typeof source === 'string' ? drawing(source) : source;
    return drawMotif(picture, box, { ...style, dye: studio.dyes.get(picture.name), ...change }, studio.ids, foot);
  };
  const head = HEAD_OF[subject] ?? subject;
  if (!companion) return [draw(isAtPlace(studio) ? bodyAt(head) : head, slot)];
  const shown: Shown = { subject, head, companion, accents };
  const overhead = overheadOf(shown);
  if (overhead)
    return underIt(draw, overhead.motif, slot, (room) =>
      castPieces({ ...studio, idea: { ...studio.idea, companion: undefined, ...overhead.rest } }, room, seat),
    );
  const parts = partsOf(shown);
  const standing = { draw, style, seat, worn: parts.worn };
  const scene = scenePieces(standing, shown, slot);
  if (scene) return scene;
  const { small } = parts;
  if (small.length === 0) return pairs(standing, shown, parts, slot);
  if (isRowOfThings(shown)) return center(rowOfThings(draw, shown, slot), slot);
  const backdrop = small.find(isBackdrop);
  if (backdrop) {
    const { x, y, w, h } = slot;
    const behind = draw(backdrop, { x: x + w * 0.26, y, w: w * 0.74, h }, true);
    const room = { x, y: y + h * 0.36, w: w * 0.7, h: h * 0.64 };
    const front = pairs({ ...standing, seat: true }, shown, parts, room);
    const others = small.filter((motif) => motif !== backdrop);
    return [behind, ...front, ...atFoot(draw, others, slot, front)];
  }
  const pieces = pairs(standing, shown, parts, { ...slot, x: slot.x + slot.w * 0.1, w: slot.w * 0.8 });
  return [...pieces, ...atFoot(draw, small, slot, pieces)];
}

/** Where several do one thing, or all of them make one picture. */
function scenePieces(hand: Hand, { subject, head, companion, accents }: Shown, slot: Box): Piece[] | undefined {
  const { draw, style, seat, worn } = hand;
  const { motif, relation } = companion;
  if (isWoven(companion, accents)) return wovenPieces(draw, head, motif, { slot, style });
  const hold = accents.find((one) => !worn.includes(one));
  if (isClinging(head, companion, hold)) return center(clingingPieces(draw, head, { companion, hold }, slot), slot);
  const posed = posedPieces({ draw, style, head, companion, accents }, slot);
  if (posed) return posed;
  const many = accents.filter((one) => one === subject).length + 1;
  const move = hasFigure(head) ? moveOf(motif) : undefined;
  if (move && many > 1) return packPieces(draw, figureDrawing(head, move), accents.length + 1, slot);
  if (isLeading(accents)) return center(leadingPieces(draw, head, motif, accents, slot), slot);
  if (isTeam(head, companion, accents)) return center(teamPieces(draw, [head, motif], accents[0], slot), slot);
  if (relation === 'over' && hasFigure(head) && many > 1 && motif !== subject)
    return overTogether(draw, head, many, motif, slot);
  if (isIndoors(head, companion))
    return center(indoorPieces(draw, [subject, ...accents.filter(isCreature)], motif, slot), slot);
  if (isStanding(companion, accents)) return center(companyPieces(draw, head, motif, slot), slot);
  if (isThrough(head, motif)) return center(throughPieces(draw, head, motif, slot), slot);
  if (isChase(companion, accents)) return center(chasePieces(draw, [head, HEAD_OF[motif] ?? motif], slot), slot);
  const company = [motif, ...accents].filter(isCreature);
  if (hasCompany(head) && relation === 'beside' && company.length > 1)
    return center(betweenPieces(draw, head, company, slot), slot);
  return isInLove(head, companion, accents) ? loversPieces(draw, head, slot, seat) : undefined;
}

/** The subject and what belongs to it, with what is heaped in what it holds. */
function pairs(hand: Hand, shown: Shown, parts: Parts, slot: Box): Piece[] {
  return withLoad(hand.draw, parts.load, shown.companion.motif, pairOf(hand, shown, parts, slot));
}

function pairOf(hand: Hand, { subject, head, companion, accents }: Shown, parts: Parts, slot: Box): Piece[] {
  const { holds, holdsTwo, mount, carried, other, mate, riders } = parts;
  const { motif } = companion;
  if (holdsTwo) return oneInEachHand(hand, head, [motif, motif], slot);
  if (other) return oneInEachHand(hand, head, [motif, other], slot);
  const many = accents.filter((one) => one === subject).length + 1;
  if (holds && !mount && many > 1 && hasFigure(head)) return groupHolding(hand, head, motif, many, slot);
  if (mount && many > 1) return carriedPair(hand, head, motif, mount, slot);
  if (mount) return carriedHolder(hand, head, motif, mount, slot);
  if (carried) return carriedHolder(hand, head, carried, motif, slot);
  if (mate) return withMate(hand, head, motif, mate, slot);
  const pieces = pairPieces(hand, head, companion, slot);
  return riders.length > 0 ? inRow(hand.draw, [subject, ...riders], companion, pieces) : pieces;
}

/** "Bear at a campsite": a head alone is nowhere. */
const isAtPlace = ({ settings }: Studio) => ATS.some((place) => settings?.has(place));
const ATS: readonly Setting[] = ['glacier', 'reeds', 'street', 'camp', 'garden', 'stage'];
const bodyAt = (head: string) =>
  wholeOf(head) ?? whole(head, hasFigure(head) && hasTag(head, 'person') ? 'standing' : 'sit');

/** Trees and buildings are larger than who is before them. */
const isBackdrop = (motif: string) =>
  hasTag(motif, 'building') ||
  /^(?:bookshelf-full|chalkboard|swing-set|clothesline-laundry)$/u.test(motif) ||
  (/(?:^|-)(?:tree|birch-trees)$/u.test(motif) && !isWearable(motif));

/** Small, on both sides of the others and a little before them. */
function atFoot(draw: Draw, motifs: readonly string[], slot: Box, pieces: readonly Piece[]): Piece[] {
  const { y, h } = union(pieces.map(({ bounds }) => bounds));
  const side = Math.min(slot.w * 0.3, h * 0.36);
  const top = y + h - side;
  const spots = [slot.x, slot.x + slot.w - side];
  const isWhole = pieces.some(({ bounds }) => bounds.h > bounds.w * 1.2);
  return motifs.map((motif, at) =>
    draw(
      isWhole && isMate(motif) ? atSide(motif) : (HEAD_OF[motif] ?? motif),
      { x: spots[at] ?? slot.x, y: top, w: side, h: side },
      true,
    ),
  );
}

interface Hand {
  draw: Draw;
  style: MotifStyle;
  seat: boolean;
  /** By a figure that does something else, too. */
  worn: readonly string[];
}

function pairPieces(hand: Hand, head: string, companion: Companion, slot: Box): Piece[] {
  const { draw } = hand;
  const { motif, relation } = companion;
  const other = HEAD_OF[motif] ?? motif;
  switch (relation) {
    case 'above':
    case 'ride':
      return dressed(
        hand,
        head,
        poseOn(companion),
        riding(draw, head, companion, roomFor(slot, hand), hand.style),
        slot,
      );
    case 'wear':
      return wearingAll(hand, head, motif, slot);
    case 'versus':
      if (head === other) return together(draw, head, slot);
      return versus(draw, head, other, slot);
    case 'over':
      return center(head.startsWith('witch') ? onBroom(hand, head, other, slot) : over(draw, head, other, slot), slot);
    case 'crossed':
      if (isCreature(head)) return inCostume(hand, head, motif, slot);
      return crossed(draw, head, other, slot) ?? center(beside(draw, head, other, slot), slot);
    case 'hold':
      if (isOpen(motif) && isHeaped(head)) return riding(draw, head, { motif, relation: 'ride' }, slot, hand.style);
      return center(held(hand, head, motif, slot), slot);
    default:
      return center(
        hasCompany(head) ? companyPieces(draw, head, motif, slot) : beside(draw, head, bodyBeside(head, motif), slot),
        slot,
      );
  }
}

/** Of the height of what one is in, where it is open lower than its top. */
const SUNK: Record<string, number> = { 'hot-tub': 0.48, canoe: 0.62, rowboat: 0.5 };

/** "On a surfboard holding a ukulele": before a vehicle, on a board. */
function carriedHolder(hand: Hand, head: string, motif: string, mount: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const onIt = isFlat(mount) || isSeat(mount) || mount === 'tree-branch' || mount === 'mushroom';
  const isChair = isSeat(mount) && /chair|throne/u.test(mount);
  const share = isChair ? 0.66 : mount === 'hot-tub' ? 0.5 : 0.4;
  const below = hand.draw(mount, { x, y: y + h * (1 - share), w, h: h * share }, true);
  const sunk = isFlat(mount) || mount === 'tree-branch' ? 0.55 : isChair ? 0.78 : (SUNK[mount] ?? 0.3);
  const footing = below.bounds.y + below.bounds.h * sunk;
  const holder = held({ ...hand, seat: true }, head, motif, { x: x + w * 0.12, y, w: w * 0.76, h: footing - y });
  return center(onIt ? [below, ...holder] : [...holder, below], slot);
}

/** "Skeleton couple drinking wine on a couch": both are on it, and both have it. */
function carriedPair(hand: Hand, head: string, motif: string, mount: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const below = hand.draw(mount, { x, y: y + h * 0.5, w, h: h * 0.5 }, true);
  const isNarrow = isFlat(mount) || mount === 'tree-branch';
  const footing = below.bounds.y + below.bounds.h * (isNarrow ? 0.55 : isSeat(mount) ? 0.72 : 0.3);
  const { x: left, w: wide } = below.bounds;
  const pair = [0, 0.5].flatMap((share) => {
    const box = { x: left + wide * share, y, w: wide * 0.5, h: footing - y };
    return held({ ...hand, seat: true }, head, motif, box);
  });
  return center([below, ...pair], slot);
}

/** "Two cats drinking wine": each has it; what is raised is over all of them. */
function groupHolding(hand: Hand, head: string, motif: string, many: number, { x, y, w, h }: Box): Piece[] {
  const share = w / (many - (many - 1) * 0.08);
  const isRaised = gripOf(motif) !== undefined;
  const all = Array.from({ length: many }, (_, at) => {
    const box = { x: x + share * 0.92 * at, y, w: share, h };
    return isRaised && at > 0 ? [] : held({ ...hand, seat: true }, head, motif, box);
  });
  const pieces = all.flat();
  const body = isRaised ? pieces.find(({ name }) => name === head)?.bounds : undefined;
  const others = Array.from({ length: body ? many - 1 : 0 }, (_, at) =>
    hand.draw(whole(head, 'stand'), { ...body, x: (body?.x ?? 0) + (body?.w ?? 0) * 0.86 * (at + 1) } as Box, true),
  );
  return fitted([...pieces, ...others], { x, y, w, h }, hand.seat);
}

/** "Grandma baking cookies with her granddaughter": whoever is met is smaller than who holds something, at its side. */
function withMate(hand: Hand, head: string, motif: string, mate: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const isSmall = !hasTag(mate, 'person') || hasTag(mate, 'small');
  const isLarge = wholeOf(mate) !== undefined && sizeOf(mate) > 4;
  const share = isLarge ? 0.9 : isSmall ? 0.56 : 0.86;
  const first = held({ ...hand, seat: true }, head, motif, { x, y, w: w * 0.62, h });
  const { bounds } = first.find(({ name }) => name === head) ?? first[0] ?? { bounds: slot };
  const all = union(first.map((piece) => piece.bounds));
  const side = {
    x: all.x + all.w * 0.92,
    y: bounds.y + bounds.h * (1 - share),
    w: w * (isLarge ? 0.7 : 0.42),
    h: bounds.h * share,
  };
  const body = wholeOf(mate) ?? whole(HEAD_OF[mate] ?? mate, hasTag(mate, 'person') ? 'stand' : 'sit');
  return fitted([...first, hand.draw(body, side, true)], slot, hand.seat);
}

function held(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, style, seat, worn } = hand;
  const room = roomFor(slot, hand);
  if (gripOf(motif) && anchorsOf(head, 'stand')?.hand) return raised(hand, head, motif, slot);
  if (!hasFigure(head) && standsInFront(motif))
    return dressed(hand, head, 'sit', inside(draw, head, motif, room), slot);
  if (motif === 'mushroom' && !hasFigure(head)) return sheltered(draw, head, motif, slot);
  const coil = isHandful(motif) ? undefined : coilOf(head);
  if (coil) return coiledPieces(draw, coil, motif, slot);
  if (!hasFigure(head)) return dressed(hand, head, 'sit', besideHand(hand, head, motif, room), slot);
  const onFeet = worn.some((one) => fitOf(one)?.place === 'foot');
  if (onFeet) return dressed(hand, head, 'stand', inOneHand(hand, head, motif, room), slot);
  if (standsInFront(motif))
    return dressed(hand, head, 'ride', seated(draw, head, motif, room, motif === 'fence' ? 0.4 : 0.58), slot);
  return dressed(hand, head, 'sit', inHands(draw, head, motif, room, seat, style), slot);
}

/** A hat stands above the head. */
const roomFor = (slot: Box, { worn }: Hand): Box =>
  worn.some((motif) => !fitOf(motif) && !isEyewear(motif))
    ? { ...slot, y: slot.y + slot.h * 0.14, h: slot.h * 0.86 }
    : slot;

/** Who is drawn with limbs of a mascot and has a body moves it. */
const MOVE_OF: Record<string, Pose> = {
  'flexing-arms': 'flex',
  'dancing-arms': 'dance',
  'running-arms': 'run',
  'waving-arms': 'wave',
  'beating-arms': 'beat',
  'hanging-arms': 'hang',
};

const moveOf = (motif: string): Pose | undefined => MOVE_OF[motif] ?? postureOf(motif);

/** In more than a hat the whole figure is shown: standing in shoes or boots, else sitting. */
function wearingAll(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, seat, worn } = hand;
  const all = [motif, ...worn];
  const move = hasFigure(head) ? moveOf(motif) : undefined;
  if (move) return dressed(hand, head, move, [draw(figureDrawing(head, move), roomFor(slot, hand), seat)], slot);
  if (isLimbs(motif)) return mascotPieces(draw, [head, motif], slot, hand);
  if (!all.some(fitOf) && all.length === 1) return wearing(draw, head, motif, slot);
  if (isSpread(motif) && !hasPlaceFor(head, motif)) return spread(draw, head, motif, slot);
  if (motif === 'mustache' && !hasPlaceFor(head, motif)) return onFace(draw, head, motif, slot);
  if (isDraped(motif) && !hasPlaceFor(head, motif)) return draped(draw, head, motif, slot);
  if (fitOf(motif) && !hasPlaceFor(head, motif)) return center(beside(draw, head, motif, slot), slot);
  const pose = all.every((one) => (fitOf(one)?.place ?? 'head') !== 'foot') ? 'sit' : 'stand';
  return dressed({ ...hand, worn: all }, head, pose, [draw(whole(head, pose), slot, seat)], slot);
}

function raised(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, style, seat } = hand;
  const body = draw(whole(head, 'stand'), slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  const thing = frame && raisedPieces(draw, motif, frame, style);
  if (!thing) return [body];
  return dressed(hand, head, 'stand', [...thing.behind, body, ...thing.before], slot, true);
}

/** At the side of a figure that stands. */
function inOneHand({ draw, style, seat }: Hand, head: string, motif: string, slot: Box): Piece[] {
  const body = draw(whole(head, 'stand'), slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  if (!frame) return [body];
  return [body, ...handPieces(draw, motif, frame, style)];
}

/** "Panda eating ramen with chopsticks". */
function oneInEachHand(hand: Hand, head: string, motifs: readonly [string, string], slot: Box): Piece[] {
  const { draw, style, seat } = hand;
  const body = draw(whole(head, 'stand'), slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  const [first] = frame?.anchors.hand ?? [];
  if (!frame || !first) return [body];
  const both = frame.anchors.hand?.[1] ? frame.anchors.hand : [first, { ...first, x: -first.x }];
  const things = both.flatMap((spot, at) =>
    handPieces(draw, motifs[at] ?? motifs[0], { ...frame, anchors: { hand: [spot] } }, style),
  );
  return dressed(hand, head, 'stand', [body, ...things], slot, true);
}

/** Of a figure whose places are known; another has it beside itself. */
function besideHand({ draw, style, seat }: Hand, head: string, motif: string, slot: Box): Piece[] {
  if (!anchorsOf(head, 'stand')?.hand) return holding(draw, head, motif, slot, seat);
  const body = draw(head, slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  return frame ? [body, ...handPieces(draw, motif, frame, style)] : [body];
}

/** Puts what is worn on the figure among the pieces, and all of it into the slot. */
function dressed(hand: Hand, head: string, pose: Pose, pieces: Piece[], slot: Box, fits = false): Piece[] {
  const { draw, style, seat, worn } = hand;
  const at = pieces.findIndex(({ name }) => name === head);
  const body = pieces[at];
  const frame = body && frameOf(head, pose, body, style);
  if (!frame) return pieces;
  if (worn.length === 0) return fits ? fitted(pieces, slot, seat) : pieces;
  // A head is drawn again over a scarf: what it wears itself comes after.
  const ordered = [...worn].sort((p, q) => Number(!fitOf(p)) - Number(!fitOf(q)));
  const clothes = ordered.map((motif) => wornPieces(draw, motif, frame, style) ?? onTheHead(draw, motif, frame));
  const behind = clothes.flatMap((one) => one.behind);
  const before = clothes.flatMap((one) => one.before);
  const all = [...behind, ...pieces.slice(0, at + 1), ...before, ...pieces.slice(at + 1)];
  const isPlain = !fits && worn.every((motif) => !fitOf(motif)) && hasFigure(head);
  return isPlain ? all : fitted(all, slot, seat);
}

/** Things longer than the distance between both hands. */
const LONG_THINGS = new Set([
  'guitar',
  'fishing-pole',
  'axe',
  'saxophone',
  'banjo',
  'violin',
  'trumpet',
  'dagger',
  'bow-and-arrow',
  'pick',
]);

function inHands(draw: Draw, holder: string, held: string, slot: Box, seat: boolean, style: MotifStyle): Piece[] {
  const source = figureDrawing(holder, 'sit');
  const body = draw(source, slot, seat);
  const frame = frameOf(holder, 'sit', body, style);
  if (!frame) return [body];
  const { scale, dx, dy } = frame;
  const long = LONG_THINGS.has(held) || hasTag(held, 'long');
  const side = (long ? 1180 : 760) * scale;
  const thing = { x: dx + 640 * scale - side / 2, y: dy + (HANDS_HEIGHT - 40) * scale - side / 2, w: side, h: side };
  const isGlove = held === 'boxing-glove';
  return [
    body,
    draw(hasFigure(held) ? figureDrawing(held, 'sit') : held, thing, false),
    ...(isGlove ? [] : [partAgain(draw, figureDrawing(holder, 'paws'), frame, style)]),
  ];
}

function holding(draw: Draw, holder: string, held: string, { x, y, w, h }: Box, seat: boolean): Piece[] {
  const body = draw(holder, { x, y, w: w * 0.88, h }, seat);
  const { bounds } = body;
  const hand = { x: bounds.x + bounds.w * 0.66, y: bounds.y + bounds.h * 0.56, w: w * 0.44, h: h * 0.44 };
  return [body, draw(held, hand, false)];
}

function beside(draw: Draw, first: string, second: string | Drawing, { x, y, w, h }: Box): Piece[] {
  const left = draw(first, { x, y, w: w * 0.68, h }, true);
  const { bounds } = left;
  const isSmall = typeof second === 'string' ? sizeOf(second) < sizeOf(first) * 0.3 : isLargerThanAnimals(first);
  const top = h * (isSmall ? 0.58 : 0.42);
  const right = {
    x: bounds.x + bounds.w * 0.82,
    y: y + top,
    w: w * (isSmall ? 0.34 : 0.46),
    h: bounds.y + bounds.h - y - top,
  };
  return [left, draw(second, right, true)];
}

function versus(draw: Draw, first: string, second: string, { x, y, w, h }: Box): Piece[] {
  const half = { y, w: w * 0.52, h };
  return [draw(first, { x, ...half }, true, { flip: true }), draw(second, { x: x + w * 0.48, ...half }, true)];
}

/** "Heart with wings". */
function spread(draw: Draw, head: string, behind: string, { x, y, w, h }: Box): Piece[] {
  if (behind === 'hot-flames') return inFlames(draw, head, behind, { x, y, w, h });
  const middle = { x: x + w * 0.24, y: y + h * 0.06, w: w * 0.52, h: h * 0.88 };
  return [draw(behind, { x, y: y + h * 0.1, w, h: h * 0.72 }, false), draw(head, middle, false)];
}

/** They rise above what burns. */
function inFlames(draw: Draw, head: string, flames: string, slot: Box): Piece[] {
  const fire = draw(flames, slot, true);
  const { x, y, w, h } = fire.bounds;
  const thing = draw(head, { x: x + w * 0.14, y: y + h * 0.3, w: w * 0.72, h: h * 0.64 }, true);
  return [fire, thing];
}

/** "Paddle with a mustache". */
function onFace(draw: Draw, head: string, motif: string, slot: Box): Piece[] {
  const body = draw(head, slot, true);
  const { x, y, w, h } = body.bounds;
  return [body, draw(motif, { x: x + w * 0.2, y: y + h * 0.34, w: w * 0.6, h: h * 0.3 }, false)];
}

/** "Camper with string lights": across the upper part of it. */
function draped(draw: Draw, head: string, over: string, slot: Box): Piece[] {
  const body = draw(head, slot, true);
  const { x, y, w, h } = body.bounds;
  return [body, draw(over, { x: x + w * 0.04, y: y + h * 0.2, w: w * 0.92, h: h * 0.4 }, false)];
}

/** Drawn from the side they would be only carried. */
const SUITS: Record<string, string> = { shark: 'shark-suit', 't-rex': 't-rex-suit' };

/** "Pug dressed as a taco": the thing over its body; of another animal its whole figure with this face before it. */
function inCostume(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, style, seat } = hand;
  const other = SUITS[motif] ?? HEAD_OF[motif] ?? motif;
  if (hasFigure(other)) {
    const suit = draw(figureDrawing(other, 'sit'), slot, seat);
    const { x, y, w, h } = suit.bounds;
    return [suit, draw(head, { x: x + w * 0.22, y: y + h * 0.4, w: w * 0.56, h: h * 0.36 })];
  }
  if (!hasFigure(head)) return center(beside(draw, head, motif, slot), slot);
  const body = draw(figureDrawing(head, 'sit'), slot, seat);
  const frame = frameOf(head, 'sit', body, style);
  return frame ? fitted([body, ...costumePieces(draw, motif, frame, style)], slot, seat) : [body];
}

/** Moves all pieces so that their common middle is that of the slot. */
function center(pieces: Piece[], slot: Box): Piece[] {
  const all = union(pieces.map((piece) => piece.bounds));
  const dx = Math.round(slot.x + slot.w / 2 - (all.x + all.w / 2));
  return pieces.map((piece) => ({
    ...piece,
    svg: group({ transform: `translate(${dx} 0)` }, piece.svg),
    bounds: { ...piece.bounds, x: piece.bounds.x + dx },
  }));
}

/** Pictures that a scene shows already. */
const SHOWN: Partial<Record<Scene, readonly string[]>> = {
  mountains: ['snow-capped-mountain', 'mountain', 'compass', 'hiking-boot'],
  forest: ['evergreen-tree', 'compass'],
  beach: ['palm-tree', 'water-wave'],
  lake: ['water-wave'],
  city: ['cityscape'],
  night: ['crescent-moon', 'star'],
  space: ['ringed-planet', 'star'],
  storm: ['cloud-with-lightning', 'umbrella-with-rain-drops'],
  snow: ['snowflake'],
  sun: ['sun-with-face'],
};

export function isLandscape({ subject = '', companion, scene }: Idea): boolean {
  return !companion && scene !== undefined && (SHOWN[scene]?.includes(subject) ?? false);
}
