import type { Box } from '../canvas/geometry.ts';
import type { Piece } from '../canvas/svg.ts';
import type { Idea } from '../idea/idea.ts';
import { mix } from '../inks/color.ts';
import { type Disc, moon, starField } from '../scenery/scenery.ts';
import type { Studio } from './studio.ts';

/** Whether there is no sun in its sky. */
export function isDark({ scene, hasDarkSky }: Idea): boolean {
  return hasDarkSky === true || scene === 'night' || scene === 'storm';
}

/** The stars of a night, and its moon where that is not a picture already; nothing by day. */
export function nightSky({ idea, palette, random }: Studio, stars: { room: Box; count: number }, at: Disc): Piece[] {
  const isClear = idea.scene === 'night' || (idea.hasDarkSky && idea.scene !== 'storm' && idea.scene !== 'space');
  if (!isClear) return [];
  const field = starField(stars.room, palette.paper, random, stars.count);
  const hasMoon = [idea.subject, idea.companion?.motif, ...(idea.accents ?? [])].some((name) => name?.includes('moon'));
  return hasMoon ? [field] : [field, moon(at, palette.paper, mix(palette.paper, palette.second, 0.3), random)];
}
