/** Whoever hugs something has it before the body and the arms around it, and clings to what is taller. */

import { type Box, place } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { limbsOf } from '../../figures/bodies/posed.ts';
import { postureHug } from '../../figures/figure.ts';
import { huggerOf } from '../../figures/huggers.ts';
import { type Drawing, drawing, type MotifStyle } from '../../figures/motif.ts';
import { areaPaths } from '../../figures/notation/head.ts';
import { boxOf } from '../../figures/paths.ts';
import { type Draw, type Frame, fitted, headFrame, holdingDraw, partAgain, placement, spotOn } from './outfit.ts';
import type { Shown } from './parts.ts';
import { boxOfSource, type Placed, sourceOf } from './posed-things.ts';

/** In the units of the body. */
const THING = { middle: 1430, wide: 1140, tall: 980 };
const TRUNK = { middle: 470, top: -420, tall: 2760 };

/** Of a tree that somebody clings to most of the trunk is seen. */
const TRUNKS: Record<string, string> = {
  'deciduous-tree': 'hugged-trunk',
  'evergreen-tree': 'hugged-pine',
  'christmas-tree': 'hugged-pine',
  'pine-forest': 'hugged-pine',
};

export function hugged(draw: Draw, thing: string, frame: Frame): Placed {
  const { scale } = frame;
  const middle = spotOn(frame, { x: 0, y: THING.middle, w: THING.wide });
  const tall = THING.tall * scale;
  const box = { x: middle.x - middle.w / 2, y: middle.y - tall / 2, w: middle.w, h: tall };
  return { pieces: [draw(sourceOf(thing), box, false)] };
}

export function clungTo(draw: Draw, thing: string, frame: Frame): Placed {
  const source = frame.name === 'koala' && TRUNKS[thing] ? 'hugged-eucalyptus' : (TRUNKS[thing] ?? sourceOf(thing));
  const { w, h } = boxOfSource(source);
  const top = spotOn(frame, { x: TRUNK.middle, y: TRUNK.top, w: 0 });
  const tall = TRUNK.tall * frame.scale;
  const wide = (tall * w) / h;
  return { pieces: [draw(source, { x: top.x - wide / 2, y: top.y, w: wide, h: tall }, true)] };
}

/** The head, too: it leans over what is hugged. */
export function huggingAgain(draw: Draw, posture: 'hugging' | 'clinging', frame: Frame, style: MotifStyle): Piece[] {
  const { keyline: _, ...lined } = style;
  const { outline: __, ...bare } = lined;
  const paths = areaPaths(postureHug(frame.name, posture));
  const limbs: Drawing = { name: 'hug', paths, box: boxOf(paths), partOf: frame.source };
  const head = { ...drawing(frame.name), partOf: frame.source };
  return [partAgain(draw, head, headFrame(frame), bare), partAgain(draw, limbs, frame, lined)];
}

export function isHugger({ head, companion, accents }: Shown): boolean {
  const hugger = huggerOf(head);
  return hugger?.isFist ? companion.relation === 'hold' : hugger !== undefined && accents.includes(limbsOf('hugging'));
}

/** By whoever has no body of ours, and another picture with its arms apart. */
export function huggerPieces(draw: Draw, { head, companion }: Shown, style: MotifStyle, slot: Box): Piece[] {
  const hugger = huggerOf(head);
  if (!hugger) return [];
  const body = draw(hugger.body, slot, true);
  const source = drawing(hugger.body);
  const { scale, dx, dy } = placement(body.bounds, source, style);
  const { y, w, h } = hugger.thing;
  const room = place({ x: 640 - w / 2, y: y - h / 2, w, h }, scale, dx, dy);
  const thing = holdingDraw(draw, style)(sourceOf(companion.motif), room, false);
  const frame: Frame = { name: hugger.body, body, source, anchors: {}, scale, dx, dy };
  const { keyline: _, ...lined } = style;
  const arms = { ...drawing(hugger.arms), partOf: source };
  return fitted([body, thing, partAgain(draw, arms, frame, lined)], slot, true);
}
