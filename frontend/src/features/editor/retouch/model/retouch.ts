import type { RetouchBody } from '../../../../api/model/retouchBody.ts';
import type { RetouchCaption } from '../../../../api/model/retouchCaption.ts';
import type { SceneLayer } from '../../engine/engine-tasks.ts';
import { fitFactor } from '../../engine/retouch.ts';
import type { Placement } from '../../model/document.ts';
import { CANVAS } from '../../model/placing.ts';

/** What is edited. */
export type Retouch = RetouchBody;
export type Caption = RetouchCaption;
export type RetouchEdit = Retouch['edits'][number];

/** What the pointer does on the picture, named as its panel. */
export const TOOLS = ['Brush', 'Colors', 'Inks', 'Place', 'Words', 'Redraw'] as const;
export type Tool = (typeof TOOLS)[number];

/** The server's limits. */
const MOST_EDITS = 400;
const MOST_CAPTIONS = 8;
const SCALE = { least: 0.05, most: 8 };
const DISTANCE = 10_000;

export function withEdit(retouch: Retouch, edit: RetouchEdit): Retouch {
  return { ...retouch, edits: [...retouch.edits, edit] };
}

export function hasRoom({ edits }: Retouch): boolean {
  return edits.length < MOST_EDITS;
}

export function hasRoomForWords({ captions }: Retouch): boolean {
  return captions.length < MOST_CAPTIONS;
}

type Placed = Pick<Placement, 'dx' | 'dy' | 'scale' | 'turn'>;

/** As far as the server takes it, without digits that nobody sees. */
export function rounded({ dx, dy, scale, turn }: Placed): Placed {
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    dx: Math.round(within(dx, -DISTANCE, DISTANCE)),
    dy: Math.round(within(dy, -DISTANCE, DISTANCE)),
    scale: Number(within(scale, SCALE.least, SCALE.most).toFixed(4)),
    turn: Number((((((turn + 180) % 360) + 360) % 360) - 180).toFixed(1)),
  };
}

export function withPicture(retouch: Retouch, change: Partial<Retouch['placement']>): Retouch {
  const { crop, mirrored, ...placed } = { ...retouch.placement, ...change };
  return { ...retouch, placement: { ...rounded(placed), ...(crop && { crop }), ...(mirrored && { mirrored }) } };
}

export function withCaption(retouch: Retouch, at: number, change: Partial<Caption>): Retouch {
  const captions = retouch.captions.map((caption, other) => {
    if (other !== at) return caption;
    const changed = { ...caption, ...change };
    return { ...changed, ...rounded(changed) };
  });
  return { ...retouch, captions };
}

export function withoutCaption(retouch: Retouch, at: number): Retouch {
  return { ...retouch, captions: retouch.captions.filter((_, other) => other !== at) };
}

/** In inks that are read on the shirt, below what is there already. */
export function newCaption(count: number, isDark: boolean): Caption {
  const inks = isDark ? { ink: '#fbf3e3', edgeInk: '#1b1b1c' } : { ink: '#1b1b1c', edgeInk: '#fbf3e3' };
  const dy = 1900 - count * 700;
  return { text: 'Your words', face: 'anton', edge: 'none', shape: 'none', ...inks, scale: 0.8, turn: 0, dx: 0, dy };
}

/** The picture as a layer: all of it, before it is placed. */
export function pictureLayer(size: { width: number; height: number }): SceneLayer {
  const factor = fitFactor(size);
  const [w, h] = [size.width * factor, size.height * factor];
  const box = { x: (CANVAS.width - w) / 2, y: (CANVAS.height - h) / 2, w, h };
  return { name: 'Picture', kind: 'motif', box, bounds: box, hidden: false };
}

export function captionLayer(at: number, box: SceneLayer['box']): SceneLayer {
  return { name: `Words ${at + 1}`, kind: 'lettering', box, bounds: box, hidden: false };
}

export function placementOf(placed: Placed): Placement {
  const { dx, dy, scale, turn } = placed;
  return { dx, dy, scale, turn, hidden: false };
}
