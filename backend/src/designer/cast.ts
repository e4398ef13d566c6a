/** Puts the idea's pictures together in one slot, as its relation tells: on, riding, wearing, holding, versus, beside. */
import { HEAD_OF, HEADS } from './drawn/heads.ts';
import { type Box, union } from './geometry.ts';
import { drawing, drawMotif, type MotifStyle } from './motif.ts';
import { motifInks } from './palette.ts';
import type { Studio } from './studio.ts';
import { group, type Piece } from './svg.ts';
import type { Relation } from './vocabulary.ts';

/** How the style draws its pictures. */
function motifStyle(studio: Studio): MotifStyle {
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

/** Draws subject and companion into the slot; nothing where the idea shows nothing. */
export function castPieces(studio: Studio, slot: Box, seat = false): Piece[] {
  const { subject, companion } = studio.idea;
  if (!subject) return [];
  const style = motifStyle(studio);
  const draw: Draw = (name, box, foot = seat, change = {}) =>
    drawMotif(drawing(name), box, { ...style, ...change }, studio.ids, foot);
  const head = HEAD_OF[subject] ?? subject;
  if (!companion) return [draw(head, slot)];
  const other = HEAD_OF[companion.motif] ?? companion.motif;
  switch (companion.relation) {
    case 'above':
    case 'ride':
      return riding(draw, wholeBody(subject), companion, slot);
    case 'wear':
      return wearing(draw, head, companion.motif, slot);
    case 'versus':
      return versus(draw, head, other, slot);
    case 'hold':
      return centre(holding(draw, head, companion.motif, slot, seat), slot);
    default:
      return centre(beside(draw, head, other, slot), slot);
  }
}

type Draw = (name: string, box: Box, seat?: boolean, change?: Partial<MotifStyle>) => Piece;

/** The whole animal where the set has one: a head alone rides nothing. */
function wholeBody(name: string): string {
  const body = Object.keys(HEAD_OF).find((key) => HEAD_OF[key] === name);
  return body ?? name;
}

function riding(
  draw: Draw,
  rider: string,
  { motif, relation }: { motif: string; relation: Relation },
  { x, y, w, h }: Box,
): Piece[] {
  const share = Object.hasOwn(HEADS, rider) ? 0.46 : 0.38;
  const below = draw(motif, { x: x + w * 0.04, y: y + h * (1 - share), w: w * 0.92, h: h * share }, true);
  const sunk = Object.hasOwn(HEADS, rider) ? 0.12 : relation === 'ride' ? 0.34 : 0.22;
  const footing = below.bounds.y + below.bounds.h * sunk;
  return [below, draw(rider, { x: x + w * 0.08, y, w: w * 0.84, h: footing - y }, true)];
}

function holding(draw: Draw, holder: string, held: string, { x, y, w, h }: Box, seat: boolean): Piece[] {
  const body = draw(holder, { x, y, w: w * 0.88, h }, seat);
  const { bounds } = body;
  const reach = Object.hasOwn(HEADS, holder) ? 0.62 : 0.66;
  const hand = { x: bounds.x + bounds.w * reach, y: bounds.y + bounds.h * 0.56, w: w * 0.44, h: h * 0.44 };
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

/** Units of a drawn head's square that glasses and hats take. */
const WORN_WIDTH = { glasses: 720, hat: 560, brim: 1180 };

function wearing(draw: Draw, wearer: string, worn: string, { x, y, w, h }: Box): Piece[] {
  const face = draw(wearer, { x, y: y + h * 0.2, w, h: h * 0.8 }, true);
  const head = Object.hasOwn(HEADS, wearer) ? HEADS[wearer] : undefined;
  const { box } = drawing(wearer);
  const scale = face.bounds.h / box.h;
  const middle = face.bounds.x + face.bounds.w / 2;
  if (worn.includes('glasses') || worn === 'goggles') {
    const eyes = face.bounds.y + ((head?.eyes ?? box.y + box.h * 0.44) - box.y) * scale;
    const wide = (head ? WORN_WIDTH.glasses : box.w * 0.72) * scale;
    return [face, draw(worn, { x: middle - wide / 2, y: eyes - wide * 0.3, w: wide, h: wide * 0.6 }, false)];
  }
  const brow = face.bounds.y + ((head?.brow ?? box.y + box.h * 0.06) - box.y) * scale;
  const brimmed = worn === 'cowboy-hat';
  const wide = (head ? WORN_WIDTH[brimmed ? 'brim' : 'hat'] : box.w * (brimmed ? 1 : 0.5)) * scale;
  const foot = brow + wide * (brimmed ? 0.16 : 0.2);
  return [face, draw(worn, { x: middle - wide / 2, y: foot - wide, w: wide, h: wide }, true)];
}

/** Moves pieces together so that their common middle is the slot's. */
function centre(pieces: Piece[], slot: Box): Piece[] {
  const all = union(pieces.map((piece) => piece.bounds));
  const dx = Math.round(slot.x + slot.w / 2 - (all.x + all.w / 2));
  return pieces.map((piece) => ({
    ...piece,
    svg: group({ transform: `translate(${dx} 0)` }, piece.svg),
    bounds: { ...piece.bounds, x: piece.bounds.x + dx },
  }));
}
