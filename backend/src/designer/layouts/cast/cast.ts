/** Combines the pictures of an idea in one slot, by their relation: on, riding, wearing, holding, versus, beside. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { ShirtTone, Style } from '../../canvas/style.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { drawing, drawMotif, figureDrawing } from '../../figures/motif.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import type { Idea } from '../../idea/idea.ts';
import type { Palette } from '../../inks/palette.ts';
import { isSeat } from '../../words/outfits.ts';
import type { Patterns } from '../../words/patterns.ts';
import { isCreature, isVehicle, showsDeed } from '../../words/roles.ts';
import type { Scene, Setting } from '../../words/scenes.ts';
import { sizeOf } from '../../words/sizes.ts';
import { armfulPieces, isArmful } from './armful.ts';
import {
  beforeBackdrop,
  besideVehicle,
  betweenTrees,
  inField,
  isBackdrop,
  isField,
  isFlanking,
  isParked,
  isTable,
  manyBefore,
  onTable,
  pairsBefore,
  withSmall,
} from './around.ts';
import { inBonyHand, isBonyHand } from './bony-hand.ts';
import { isLoaded, withCargo } from './cargo.ts';
import { clingingPieces, isClinging } from './clinging.ts';
import { betweenPieces, companyPieces, hasCompany, indoorPieces, isIndoors, isStanding } from './company.ts';
import { crossed, crossedBehind, isCrossedBehind } from './crossed.ts';
import { bicycleUnder, cyclingPieces, cyclists, isCycling } from './cycling.ts';
import { allWearing, dressed, type Hand, inCostume, moveOf, roomFor, wearingAll } from './dressing.ts';
import { familyPieces, isFamily } from './family.ts';
import { feedingPieces, isFeeding } from './feeding.ts';
import { isHeaped } from './filling.ts';
import { firesidePieces, isRoasting } from './fireside.ts';
import { carriedHolder, carriedPair, groupHolding, held, oneInEachHand, withMate } from './holding.ts';
import { huggerPieces, isHugger } from './hugging.ts';
import { enclosedIn, throughGlass } from './in-glass.ts';
import { motifStyle } from './inking.ts';
import { isLeading, leadingPieces } from './leading.ts';
import { isWithLitter, litterPieces } from './litter.ts';
import {
  contestPieces,
  highFivePieces,
  isContest,
  isHighFive,
  isInLove,
  isTeam,
  loversPieces,
  overTogether,
  teamPieces,
  together,
} from './lovers.ts';
import { atSide, belowPerson, beside, bodyBeside, isBelowPerson, isMate, onBroom, versus } from './mates.ts';
import { carryingYoung, isCarryingYoung } from './mounts.ts';
import { center, type Draw, fitted } from './outfit.ts';
import { overheadOf, underIt } from './overhead.ts';
import { isWornByAll, type Parts, partsOf, type Shown } from './parts.ts';
import { posedPieces } from './postures.ts';
import { type Companion, inBed, inRow, over, poseOn, riding, whole } from './riding.ts';
import { alikeRow, aroundBackdrop, isAroundBackdrop } from './rows.ts';
import { chasePieces, gaitPieces, packPieces } from './running.ts';
import { underUmbrella } from './shared.ts';
import { sidePieces } from './sides.ts';
import { isStacked, stackedPieces } from './stacked.ts';
import { belowBoat, isBoatMet, isSwarmed, swarmPieces } from './swarms.ts';
import { isThrough, throughPieces } from './through.ts';
import { isTied, tiedPieces } from './tied.ts';
import { isOpen, withLoad } from './vessels.ts';
import { isWatering, wateringPieces } from './watering.ts';
import { isWearerBeside, wearerPieces } from './wearers.ts';
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
  patterns: Patterns;
}

/** Below the slot are words, which a guitar beside the outline of Tennessee would cover. */
const MOST_BELOW = 0.05;

/** No lower than the slot, but for what a contour and a foot need. */
export function castPieces(studio: Studio, slot: Box, seat = false): Piece[] {
  const pieces = drawCast(studio, slot, seat);
  if (pieces.length === 0) return pieces;
  const { y, h } = union(pieces.map(({ bounds }) => bounds));
  return y + h > slot.y + slot.h * (1 + MOST_BELOW) ? fitted(pieces, slot, seat) : pieces;
}

function drawCast(studio: Studio, slot: Box, seat: boolean): Piece[] {
  const { subject, companion, accents = [] } = studio.idea;
  if (!subject) return [];
  const style = motifStyle(studio);
  const draw: Draw = (source, box, foot = seat, change = {}) => {
    const picture = typeof source === 'string' ? drawing(source) : source;
    const own = { dye: studio.dyes.get(picture.name), pattern: studio.patterns.motifs.get(picture.name) };
    return drawMotif(picture, box, { ...style, ...own, ...change }, studio.ids, foot);
  };
  const head = headOf(subject, companion);
  if (!companion) return [draw(isAtPlace(studio) ? bodyAt(head) : head, slot)];
  const shown: Shown = { subject, head, companion, accents };
  const overhead = overheadOf(shown);
  if (overhead)
    return underIt(draw, overhead.motif, slot, (room) =>
      overhead.rest.companion
        ? castPieces({ ...studio, idea: { ...studio.idea, ...overhead.rest } }, room, seat)
        : [draw(bodyAt(head), room, true)],
    );
  const glass = enclosedIn(shown);
  if (glass)
    return throughGlass(draw, glass, shown, slot, (room) =>
      glass.rest.companion
        ? castPieces({ ...studio, idea: { ...studio.idea, ...glass.rest } }, room, true)
        : [draw(bodyAt(head), room, true)],
    );
  const parts = partsOf(shown);
  const standing = { draw, style, seat, worn: parts.worn };
  const scene = scenePieces(standing, shown, slot);
  if (scene) return scene;
  if (isAroundBackdrop(shown))
    return accents.length === 1
      ? fitted(aroundBackdrop(draw, shown, slot), slot, seat)
      : manyBefore(draw, bodyAt(head), accents.length + 1, companion.motif, slot);
  const { small } = parts;
  if (small.length === 0) return pairs(standing, shown, parts, slot);
  const sides = sidePieces(draw, shown, slot, seat);
  if (sides) return sides;
  const parked = isMate(subject) && isMate(companion.motif) ? small.find(isParked) : undefined;
  const behind = parked ?? small.find((motif) => isBackdrop(motif) || isTable(motif));
  if (behind) return beforePlace(standing, shown, parts, behind, slot);
  if (isWearerBeside(shown, small)) return wearerPieces(standing, shown, slot, small[0]);
  const room = { ...slot, x: slot.x + slot.w * 0.1, w: slot.w * 0.8 };
  const pieces = pairs({ ...standing, isWhole: true }, shown, parts, room);
  return withSmall(draw, small, slot, pieces);
}

/** Before a building, beside a vehicle or on a table. */
function beforePlace(hand: Hand, shown: Shown, parts: Parts, place: string, slot: Box): Piece[] {
  const { small } = parts;
  const front = (room: Box) =>
    isWearerBeside(shown, small)
      ? wearerPieces(hand, shown, room)
      : pairs({ ...hand, seat: true, isWhole: true }, shown, parts, room);
  const others = small.filter((motif) => motif !== place);
  const set = isParked(place) ? besideVehicle : isTable(place) ? onTable : pairsBefore;
  return set(hand.draw, place, slot, (room) => withSmall(hand.draw, others, slot, front(room)));
}

/** Who is drawn walking, or down to the breast, has a head for a body that sits. */
const BODIES: Record<string, string> = { bigfoot: 'bigfoot-face', astronaut: 'astronaut-face' };

function headOf(subject: string, companion?: Companion): string {
  const isSeated = companion?.relation === 'above' && isSeat(companion.motif);
  const needsBody =
    companion?.relation === 'ride' || isSeated || (companion?.relation === 'hold' && subject === 'astronaut');
  return (needsBody ? BODIES[subject] : undefined) ?? HEAD_OF[subject] ?? subject;
}

/** Where a picture is there again: as young, or crossed, or on the other side. */
function alikePieces(hand: Hand, shown: Shown, slot: Box): Piece[] | undefined {
  const { head, companion, accents } = shown;
  const { draw, style } = hand;
  if (isCarryingYoung(shown)) return carryingYoung(draw, shown, { slot, style });
  if (isCrossedBehind(shown)) return crossedBehind(draw, shown, slot);
  if (isHighFive(companion, accents))
    return highFivePieces(draw, [head, HEAD_OF[companion.motif] ?? companion.motif], slot);
  if (isInLove(head, companion, accents) || !isContest(head, companion, accents)) return undefined;
  return contestPieces(draw, head, accents[0] ?? '', slot);
}

/** What is drawn in a way of its own, whoever does it. */
function deedPieces(hand: Hand, shown: Shown, slot: Box): Piece[] | undefined {
  if (isFamily(shown)) return familyPieces(hand.draw, shown, slot);
  if (isArmful(shown)) return armfulPieces(hand, shown, slot);
  if (isWatering(shown)) return wateringPieces(hand, shown, slot);
  if (isRoasting(shown)) return firesidePieces(hand, shown, slot);
  if (isFeeding(shown)) return feedingPieces(hand.draw, shown, hand.style, slot);
  return isHugger(shown) ? huggerPieces(hand.draw, shown, hand.style, slot) : undefined;
}

/** Where several do one thing, or all of them make one picture. */
function scenePieces(hand: Hand, shown: Shown, slot: Box): Piece[] | undefined {
  const { subject, head, companion, accents } = shown;
  const { draw, style, seat, worn } = hand;
  const { motif, relation } = companion;
  if (isWoven(companion, accents)) return wovenPieces(draw, head, motif, { slot, style });
  const hold = accents.find((one) => !worn.includes(one));
  if (isCycling(head, companion)) return cyclists(hand, shown, slot);
  const bicycle = bicycleUnder(head, companion, accents);
  if (bicycle) return cyclingPieces(hand, head, bicycle, slot, motif);
  const [cargo] = accents;
  if (cargo && isLoaded(shown)) return withCargo(draw, head, cargo, { vessel: motif, slot });
  if (isStacked(shown)) return stackedPieces(draw, shown, slot);
  const alike = underUmbrella(draw, shown, slot) ?? alikeRow(draw, shown, slot) ?? alikePieces(hand, shown, slot);
  if (alike) return alike;
  if (isWithLitter(shown)) return litterPieces(draw, shown, slot);
  const done = deedPieces(hand, shown, slot);
  if (done) return done;
  if (isClinging(head, companion, hold)) return center(clingingPieces(draw, head, { companion, hold }, slot), slot);
  if (isSwarmed(shown)) return fitted(swarmPieces(draw, shown, slot), slot, seat);
  const moving = chasePieces(draw, shown, slot) ?? gaitPieces(hand, shown, slot);
  if (moving) return moving;
  const posed = posedPieces({ draw, style, head, companion, accents }, slot);
  if (posed) return posed;
  const many = accents.filter((one) => one === subject).length + 1;
  const move = hasFigure(head) ? moveOf(motif) : undefined;
  if (move && many > 1) return packPieces(draw, figureDrawing(head, move), accents.length + 1, slot);
  if (isLeading(accents)) return center(leadingPieces(draw, head, motif, accents, slot), slot);
  if (isTeam(head, companion, accents))
    return center(teamPieces(draw, [head, HEAD_OF[motif] ?? motif], accents, slot), slot);
  if (relation === 'over' && hasFigure(head) && many > 1 && motif !== subject)
    return overTogether(draw, head, many, motif, slot);
  if (isIndoors(head, companion))
    return center(indoorPieces(draw, [subject, ...accents.filter(isCreature)], motif, slot), slot);
  if (isStanding(companion, accents)) return center(companyPieces(draw, head, motif, slot), slot);
  if (isThrough(head, motif)) return center(throughPieces(draw, head, motif, slot), slot);
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
  const { holdsTwo, mount, carried, other, mate, riders } = parts;
  const { motif } = companion;
  if (holdsTwo) return oneInEachHand(hand, head, [motif, motif], slot);
  if (other) return oneInEachHand(hand, head, [motif, other], slot);
  const many = accents.filter((one) => one === subject).length + 1;
  if (companion.relation === 'hold' && !mount && many > 1 && (isCreature(subject) || hasCompany(head)))
    return groupHolding(hand, head, motif, many, slot);
  if (isWornByAll(companion, subject) && many > 1) return allWearing(hand, head, motif, many, slot);
  if (mount && many > 1) return carriedPair(hand, head, motif, mount, slot);
  if (mount) return carriedHolder(hand, head, motif, mount, slot);
  if (carried) return carriedHolder(hand, head, carried, motif, slot);
  if (mate) return withMate(hand, head, motif, mate, slot);
  const pieces = pairPieces(hand, head, companion, slot);
  if (riders.length === 0) return pieces;
  return inRow(hand.draw, [subject, ...riders], companion, pieces, slot);
}

/** "Bear at a campsite": a head alone is nowhere. */
const isAtPlace = ({ settings }: Studio) => ATS.some((place) => settings?.has(place));

const ATS: readonly Setting[] = ['glacier', 'reeds', 'street', 'camp', 'garden', 'stage'];

const bodyAt = (head: string) =>
  wholeOf(head) ?? whole(head, hasFigure(head) && hasTag(head, 'person') ? 'standing' : 'sit');

function pairPieces(hand: Hand, head: string, companion: Companion, slot: Box): Piece[] {
  const { draw } = hand;
  const { motif, relation } = companion;
  const other = HEAD_OF[motif] ?? motif;
  if (isBoatMet(head, companion)) return center(belowBoat(draw, head, motif, slot), slot);
  switch (relation) {
    case 'above':
    case 'ride':
      return dressed(
        hand,
        head,
        poseOn(head, companion),
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
      if (isBonyHand(head) && !isCreature(motif)) return inBonyHand(draw, motif, slot);
      if (isTied(head, motif)) return tiedPieces(draw, head, motif, slot);
      if (head === 'pickup-truck' && !isCreature(motif)) return center(inBed(draw, motif, head, slot), slot);
      if (isOpen(motif) && isHeaped(head)) return riding(draw, head, { motif, relation: 'ride' }, slot, hand.style);
      return center(held(hand, head, motif, slot), slot);
    default:
      return besidePieces(draw, head, motif, slot);
  }
}

function besidePieces(draw: Draw, head: string, motif: string, slot: Box): Piece[] {
  if (isField(motif) && !isField(head)) return inField(draw, bodyAt(head), motif, slot);
  if (isFlanking(motif)) return betweenTrees(draw, bodyAt(head), motif, slot);
  if (isBackdrop(motif) && isCreature(head)) return beforeBackdrop(draw, bodyAt(head), motif, slot);
  if (isVehicle(motif) && isMate(head) && !hasCompany(head))
    return center(beside(draw, motif, atSide(head), slot), slot);
  if (motif === head && showsDeed(head)) return versus(draw, head, head, slot);
  if (isBelowPerson(head, motif)) return center(belowPerson(draw, head, motif, slot), slot);
  if (isDwarfed(head, motif)) return center(beside(draw, motif, head, slot), slot);
  const pieces = hasCompany(head)
    ? companyPieces(draw, head, motif, slot)
    : beside(draw, head, bodyBeside(head, motif), slot);
  return center(pieces, slot);
}

/** "Guitar and drums": the larger of two things has more of the slot. */
const isDwarfed = (head: string, other: string) =>
  !isCreature(head) && !hasTag(head, 'person') && !isMate(other) && sizeOf(other) > sizeOf(head) * 2.5;

/** Pictures that a scene shows already. */
const SHOWN: Partial<Record<Scene, readonly string[]>> = {
  mountains: ['snow-capped-mountain', 'mountain'],
  forest: ['evergreen-tree'],
  beach: ['palm-tree', 'water-wave'],
  lake: ['water-wave'],
  city: ['cityscape'],
  night: ['crescent-moon', 'star'],
  space: ['ringed-planet', 'star'],
  storm: ['cloud-with-lightning', 'umbrella-with-rain-drops'],
  sun: ['sun-with-face'],
};

export function isLandscape({ subject = '', companion, accents = [], scene, hasDarkSky }: Idea): boolean {
  const isShown = (motif: string) =>
    scene !== undefined &&
    (motif === 'sun-with-face' ||
      SHOWN[scene]?.includes(motif) ||
      (hasDarkSky === true && SHOWN.night?.includes(motif))) === true;
  return [subject, ...(companion ? [companion.motif] : []), ...accents].every(isShown);
}
