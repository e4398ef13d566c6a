import type { Box } from '../canvas/geometry.ts';
import type { Piece } from '../canvas/svg.ts';
import type { Idea } from '../idea/idea.ts';
import { mix } from '../inks/color.ts';
import { type Disc, moon, starField } from '../scenery/scenery.ts';
import { isLandscape } from './cast/cast.ts';
import type { Studio } from './studio.ts';

/** Whether there is no sun in its sky. A sun that was chosen as the scene shines. */
export function isDark({ scene, hasDarkSky }: Idea): boolean {
  return scene === 'night' || scene === 'storm' || (hasDarkSky === true && scene !== undefined && scene !== 'sun');
}

/** The stars of a night, and its moon where that is not a picture already; nothing by day. */
export function nightSky({ idea, palette, random }: Studio, stars: { room: Box; count: number }, at: Disc): Piece[] {
  if (!isDark(idea) || idea.scene === 'storm' || idea.scene === 'space') return [];
  const field = starField(stars.room, palette.paper, random, stars.count);
  return showsMoon(idea) ? [field] : [field, moon(at, palette.paper, mix(palette.paper, palette.second, 0.3), random)];
}

/** Older documents do not say whether it is night, and keep the moon that they had. */
function showsMoon(idea: Idea): boolean {
  const pictures = [idea.subject, idea.companion?.motif, ...(idea.accents ?? [])];
  return idea.hasDarkSky === true && !isLandscape(idea) && pictures.some((name) => name?.includes('moon'));
}
