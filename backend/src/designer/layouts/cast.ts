/** Combines the pictures of an idea in one slot, by their relation: on, riding, wearing, holding, versus, beside. */

import { type Box, grow, place, union } from '../canvas/geometry.ts';
import { group, type Piece } from '../canvas/svg.ts';
import { hasTag, sideEyeOf } from '../figures/catalog.ts';
import { faceOf, HANDS_HEIGHT, hasFigure, type Pose } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { type Drawing, drawing, drawMotif, figureDrawing, type MotifStyle } from '../figures/motif.ts';
import type { Idea } from '../idea/idea.ts';
import { motifInks } from '../inks/palette.ts';
import { WORN } from '../words/roles.ts';
import type { Scene } from '../words/scenes.ts';
import type { Studio } from './studio.ts';

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
  const draw: Draw = (source, box, foot = seat, change = {}) =>
    drawMotif(typeof source === 'string' ? drawing(source) : source, box, { ...style, ...change }, studio.ids, foot);
  const head = HEAD_OF[subject] ?? subject;
  if (!companion) return [draw(head, slot)];
  const isActive = hasFigure(head) && ['hold', 'ride', 'above'].includes(companion.relation);
  const worn = isActive ? accents.find((motif) => WORN.has(motif)) : undefined;
  const small = accents.filter((motif) => motif !== worn);
  if (small.length === 0) return pairPieces({ draw, style, seat, worn }, head, companion, slot);
  const room = { ...slot, x: slot.x + slot.w * 0.1, w: slot.w * 0.8 };
  const pieces = pairPieces({ draw, style, seat, worn }, head, companion, room);
  return [...pieces, ...atFoot(draw, small, slot, pieces)];
}

/** Small, on both sides of the others and a little before them. */
function atFoot(draw: Draw, motifs: readonly string[], slot: Box, pieces: readonly Piece[]): Piece[] {
  const { y, h } = union(pieces.map(({ bounds }) => bounds));
  const side = Math.min(slot.w * 0.3, h * 0.36);
  const top = y + h - side;
  const spots = [slot.x, slot.x + slot.w - side];
  return motifs.map((motif, at) =>
    draw(HEAD_OF[motif] ?? motif, { x: spots[at] ?? slot.x, y: top, w: side, h: side }, true),
  );
}

interface Hand {
  draw: Draw;
  style: MotifStyle;
  seat: boolean;
  /** On the head of a figure that does something else, too. */
  worn: string | undefined;
}

function pairPieces(hand: Hand, head: string, companion: Companion, slot: Box): Piece[] {
  const { draw, style, seat, worn } = hand;
  const other = HEAD_OF[companion.motif] ?? companion.motif;
  switch (companion.relation) {
    case 'above':
    case 'ride':
      return dressed(hand, head, poseOn(companion), riding(draw, head, companion, roomFor(slot, worn)));
    case 'wear':
      return wearing(draw, head, companion.motif, slot);
    case 'versus':
      return versus(draw, head, other, slot);
    case 'hold':
      if (!hasFigure(head)) return center(holding(draw, head, companion.motif, slot, seat), slot);
      return center(
        dressed(hand, head, 'sit', inHands(draw, head, companion.motif, roomFor(slot, worn), seat, style)),
        slot,
      );
    default:
      return center(beside(draw, head, other, slot), slot);
  }
}

type Companion = NonNullable<Idea['companion']>;

/** A hat stands above the head. */
const roomFor = (slot: Box, worn: string | undefined): Box =>
  worn && !isEyewear(worn) ? { ...slot, y: slot.y + slot.h * 0.14, h: slot.h * 0.86 } : slot;

/** Puts what is worn on the figure among the pieces. */
function dressed({ draw, style, worn }: Hand, head: string, pose: Pose, pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ name }) => name === head);
  const body = pieces[at];
  const face = faceOf(head);
  if (!worn || !body || !face) return pieces;
  const { scale, dx, dy } = placement(body.bounds, figureDrawing(head, pose), style);
  const hat = onHead(draw, worn, { middle: dx + 640 * scale, scale, heightOf: (y) => dy + y * scale, face });
  return [...pieces.slice(0, at + 1), hat, ...pieces.slice(at + 1)];
}

type Draw = (source: string | Drawing, box: Box, seat?: boolean, change?: Partial<MotifStyle>) => Piece;

/** The whole creature if there is a picture of it: a head alone cannot ride. */
function wholeBody(name: string): string {
  return Object.keys(HEAD_OF).find((key) => HEAD_OF[key] === name) ?? name;
}

const STOOD_ON = new Set(['skateboard', 'surfboard', 'water-wave', 'cloud', 'sled', 'snowboard', 'robot-vacuum']);

function riding(draw: Draw, rider: string, companion: Companion, slot: Box): Piece[] {
  const { motif, relation } = companion;
  if (!hasFigure(rider)) return onTop(draw, wholeBody(rider), motif, relation === 'ride' ? 0.34 : 0.22, 0.38, slot);
  const place = poseOn(companion) === 'stand' ? standing : seated;
  return place(draw, rider, motif, slot);
}

const poseOn = ({ motif, relation }: Companion): Pose =>
  relation === 'above' || STOOD_ON.has(motif) ? 'stand' : 'ride';

/** A rider on a mount: `share` of the slot's height belongs to the mount, and the rider's foot sinks into it by `sunk`. */
function onTop(draw: Draw, rider: string | Drawing, motif: string, sunk: number, share: number, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const below = draw(motif, { x: x + w * 0.04, y: y + h * (1 - share), w: w * 0.92, h: h * share }, true);
  const footing = below.bounds.y + below.bounds.h * sunk;
  return [below, draw(rider, { x: x + w * 0.08, y, w: w * 0.84, h: footing - y }, true)];
}

function standing(draw: Draw, rider: string, motif: string, slot: Box): Piece[] {
  return onTop(draw, figureDrawing(rider, 'stand'), motif, motif === 'surfboard' ? 0.62 : 0.3, 0.32, slot);
}

function seated(draw: Draw, rider: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const below = draw(motif, { x, y: y + h * 0.46, w, h: h * 0.54 }, true);
  const waist = below.bounds.y + below.bounds.h * 0.52;
  const above = draw(figureDrawing(rider, 'ride'), { x: x + w * 0.12, y, w: w * 0.76, h: waist - y }, true);
  return [above, below];
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
  const { scale, dx, dy } = placement(body.bounds, source, style);
  const paws = figureDrawing(holder, 'paws');
  const lines = thicker(style, Math.max(source.box.w, source.box.h) / Math.max(paws.box.w, paws.box.h) / 2);
  const bounds = place(grow(paws.box, reachOf(paws, lines)), scale, dx, dy);
  const long = LONG_THINGS.has(held) || hasTag(held, 'long');
  const side = (long ? 1180 : 760) * scale;
  const thing = { x: dx + 640 * scale - side / 2, y: dy + (HANDS_HEIGHT - 40) * scale - side / 2, w: side, h: side };
  return [body, draw(held, thing, false), draw(paws, bounds, false, lines)];
}

/** For a small part of a picture: lines are as wide as their share of its size. */
function thicker({ outline, keyline, ...style }: MotifStyle, factor: number): MotifStyle {
  return {
    ...style,
    outline: outline && { ...outline, width: outline.width * factor },
    keyline: keyline && { ...keyline, width: keyline.width * factor },
  };
}

function reachOf({ box }: Drawing, { outline, keyline }: MotifStyle): number {
  return ((outline?.width ?? 0) + (keyline?.width ?? 0)) * Math.max(box.w, box.h);
}

/** From a drawing's own units to the canvas, by the box that it was drawn into. */
function placement(bounds: Box, source: Drawing, style: MotifStyle): { scale: number; dx: number; dy: number } {
  const outer = grow(source.box, reachOf(source, style));
  const scale = bounds.w / outer.w;
  return { scale, dx: bounds.x - outer.x * scale, dy: bounds.y - outer.y * scale };
}

function holding(draw: Draw, holder: string, held: string, { x, y, w, h }: Box, seat: boolean): Piece[] {
  const body = draw(holder, { x, y, w: w * 0.88, h }, seat);
  const { bounds } = body;
  const hand = { x: bounds.x + bounds.w * 0.66, y: bounds.y + bounds.h * 0.56, w: w * 0.44, h: h * 0.44 };
  return [body, draw(held, hand, false)];
}

function beside(draw: Draw, first: string, second: string, { x, y, w, h }: Box): Piece[] {
  const left = draw(first, { x, y, w: w * 0.68, h }, true);
  const { bounds } = left;
  const right = { x: bounds.x + bounds.w * 0.82, y: y + h * 0.42, w: w * 0.46, h: bounds.y + bounds.h - y - h * 0.42 };
  return [left, draw(second, right, true)];
}

function versus(draw: Draw, first: string, second: string, { x, y, w, h }: Box): Piece[] {
  const half = { y, w: w * 0.52, h };
  return [draw(first, { x, ...half }, true, { flip: true }), draw(second, { x: x + w * 0.48, ...half }, true)];
}

/** Of a head from the side, in radii of its eye: glasses and hats, and where a hat sits over the eye. */
const SIDE = { glasses: 8, hat: 9, over: 2.2, behind: 1.2 };

/** Glasses and hats of a creature that is seen from the side. */
function wearingAside(draw: Draw, wearer: string, worn: string, slot: Box, eye: { x: number; y: number; r: number }) {
  const { x, y, w, h } = slot;
  const body = draw(wearer, { x, y: y + h * 0.12, w, h: h * 0.88 }, true);
  const { box } = drawing(wearer);
  const scale = body.bounds.h / box.h;
  const at = { x: body.bounds.x + (640 + eye.x - box.x) * scale, y: body.bounds.y + (eye.y - box.y) * scale };
  const r = eye.r * scale;
  if (isEyewear(worn)) {
    const wide = SIDE.glasses * r;
    return [body, draw(worn, { x: at.x - wide / 2, y: at.y - wide * 0.3, w: wide, h: wide * 0.6 }, false)];
  }
  const wide = SIDE.hat * r;
  const foot = at.y - SIDE.over * r + wide * 0.2;
  return [body, draw(worn, { x: at.x + SIDE.behind * r - wide / 2, y: foot - wide, w: wide, h: wide }, true)];
}

const isEyewear = (worn: string) => worn.includes('glasses') || worn.includes('goggles');

/** Size of glasses and hats in the units of a head. */
const WORN_WIDTH = { glasses: 720, hat: 560, brim: 1180, headphone: 1240 };

function wearing(draw: Draw, wearer: string, worn: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const eye = faceOf(wearer) ? undefined : sideEyeOf(wearer);
  if (eye) return wearingAside(draw, wearer, worn, slot, eye);
  const body = draw(wearer, { x, y: y + h * 0.2, w, h: h * 0.8 }, true);
  const { bounds } = body;
  const { box } = drawing(wearer);
  const scale = bounds.h / box.h;
  const heightOf = (level: number) => bounds.y + (level - box.y) * scale;
  const spot = { middle: bounds.x + bounds.w / 2, scale, heightOf };
  return [body, onHead(draw, worn, { ...spot, face: faceOf(wearer) ?? faceIn(box) })];
}

interface Face {
  eyes: number;
  brow: number;
  /** Widths of what it wears, where it is no drawn head. */
  widths?: Record<'glasses' | 'hat' | 'brim' | 'headphone', number>;
}

/** Of a picture that is no head. */
const faceIn = ({ y, w, h }: Box): Face => ({
  eyes: y + h * 0.44,
  brow: y + h * 0.06,
  widths: { glasses: w * 0.72, hat: w * 0.5, brim: w, headphone: w * 0.7 },
});

interface HeadSpot {
  middle: number;
  scale: number;
  /** On the canvas, of a height in the units of the head. */
  heightOf: (level: number) => number;
  face: Face;
}

function onHead(draw: Draw, worn: string, { middle, scale, heightOf, face }: HeadSpot): Piece {
  const widths = face.widths ?? WORN_WIDTH;
  if (isEyewear(worn)) {
    const wide = widths.glasses * scale;
    return draw(worn, { x: middle - wide / 2, y: heightOf(face.eyes) - wide * 0.3, w: wide, h: wide * 0.6 }, false);
  }
  if (worn === 'headphone') {
    const wide = widths.headphone * scale;
    const ears = heightOf(face.eyes) + wide * 0.16;
    return draw(worn, { x: middle - wide / 2, y: ears - wide, w: wide, h: wide }, true);
  }
  const brimmed = worn === 'cowboy-hat' || worn === 'sombrero';
  const wide = widths[brimmed ? 'brim' : 'hat'] * scale;
  const foot = heightOf(face.brow) + wide * (brimmed ? 0.16 : 0.2);
  return draw(worn, { x: middle - wide / 2, y: foot - wide, w: wide, h: wide }, true);
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
