/** Puts the idea's pictures together in one slot, as its relation tells: on, riding, wearing, holding, versus, beside. */
import { type Box, grow, union } from './geometry.ts';
import { type Drawing, drawing, drawMotif, type MotifStyle } from './motif.ts';
import { motifInks } from './palette.ts';
import type { Studio } from './studio.ts';
import type { Piece } from './svg.ts';

/** How the style draws its pictures. */
export function motifStyle(studio: Studio): MotifStyle {
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
  const main = drawing(subject);
  const draw = (source: Drawing, box: Box, change: Partial<MotifStyle> = {}, foot = seat) =>
    drawMotif(source, box, { ...style, ...change }, studio.ids, foot);
  if (!companion) return [draw(main, slot)];
  const other = drawing(companion.motif);
  const { x, y, w, h } = slot;
  switch (companion.relation) {
    case 'above':
    case 'ride': {
      const below = draw(other, { x: x + w * 0.1, y: y + h * 0.6, w: w * 0.8, h: h * 0.4 }, {}, true);
      const footing = below.bounds.y + below.bounds.h * (companion.relation === 'ride' ? 0.34 : 0.22);
      return [below, draw(main, { x: x + w * 0.08, y, w: w * 0.84, h: footing - y }, {}, true)];
    }
    case 'wear': {
      const face = draw(main, { x, y: y + h * 0.16, w, h: h * 0.84 }, {}, true);
      return [face, draw(other, wornBox(face.bounds, companion.motif), {}, false)];
    }
    case 'versus': {
      const left = draw(main, { x, y, w: w * 0.52, h }, { flip: facesLeft(subject) }, true);
      const right = draw(other, { x: x + w * 0.48, y, w: w * 0.52, h }, { flip: !facesLeft(companion.motif) }, true);
      return [left, right];
    }
    case 'hold': {
      const body = draw(main, { x, y, w: w * 0.84, h }, {}, seat);
      const held = {
        x: body.bounds.x + body.bounds.w * 0.66,
        y: body.bounds.y + body.bounds.h * 0.5,
        w: w * 0.42,
        h: h * 0.42,
      };
      return centre([body, draw(other, held, {}, false)], slot);
    }
    default: {
      const left = draw(main, { x, y, w: w * 0.66, h }, {}, true);
      const right = draw(other, { x: x + w * 0.56, y: y + h * 0.4, w: w * 0.44, h: h * 0.6 }, {}, true);
      return [left, right];
    }
  }
}

/** Where a worn thing goes: hats on the head, glasses over the eyes. */
function wornBox(wearer: Box, motif: string): Box {
  const { x, y, w, h } = wearer;
  const overEyes = motif.includes('glasses') || motif === 'goggles';
  if (overEyes) return { x: x + w * 0.14, y: y + h * 0.3, w: w * 0.72, h: h * 0.26 };
  return { x: x + w * 0.22, y: y - h * 0.17, w: w * 0.56, h: h * 0.36 };
}

/** Noto's animals in profile look to the left. */
function facesLeft(motif: string): boolean {
  return motif !== 'mage';
}

/** Moves pieces together so that their common middle is the slot's; they never leave it upwards. */
function centre(pieces: Piece[], slot: Box): Piece[] {
  const all = union(pieces.map((piece) => piece.bounds));
  const dx = slot.x + slot.w / 2 - (all.x + all.w / 2);
  return pieces.map((piece) => ({
    ...piece,
    svg: `<g transform="translate(${Math.round(dx)} 0)">${piece.svg}</g>`,
    bounds: grow({ ...piece.bounds, x: piece.bounds.x + Math.round(dx) }, 1),
  }));
}
