/** Heads that sleep, scream, laugh or weep, whatever else is worn. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { type Expression, isExpression } from '../../figures/expressions/expression.ts';
import { hasFigure } from '../../figures/figure.ts';
import { figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { isCreature, isMood, moodOf, SLEEP } from '../../words/roles.ts';
import { type Clothes, type Draw, type Frame, fitted, headFrame, partAgain } from './outfit.ts';

/** Of the width of a head: what is drawn beside it. */
const MARKS = 0.42;
const SMALL_MARKS = 0.36;

/** The head again with its face; undefined for what is worn. */
export function moodPieces(draw: Draw, motif: string, frame: Frame, style: MotifStyle): Clothes | undefined {
  if (motif !== SLEEP && !isMood(motif)) return undefined;
  if (!hasFigure(frame.name)) return { behind: [], before: [] };
  const { outline: _, keyline: __, ...bare } = style;
  const head = partAgain(draw, figureDrawing(frame.name, faceOf(motif)), headFrame(frame), bare);
  return { behind: [], before: [head, marksBeside(draw, motif, head)] };
}

const faceOf = (motif: string): Expression | 'asleep' => {
  const mood = moodOf(motif);
  return isExpression(mood) ? mood : 'asleep';
};

function marksBeside(draw: Draw, motif: string, { bounds: { x, y, w, h } }: Piece): Piece {
  const side = w * (motif === SLEEP ? MARKS : SMALL_MARKS);
  return draw(motif, { x: x + w * 0.86, y: y - h * 0.12, w: side, h: side }, false);
}

/** "Screaming possum": a face and nothing else is as large as can be. */
export function moodyHead(draw: Draw, head: string, motif: string, slot: Box): Piece[] {
  const face = draw(figureDrawing(head, faceOf(motif)), slot);
  return fitted([face, marksBeside(draw, motif, face)], slot, false);
}

export const isMoodAlone = (head: string, motifs: readonly string[]) =>
  motifs.length === 1 && isMood(motifs[0] ?? '') && hasFigure(head) && isCreature(head);
