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
export function nightSky(
  { idea, palette, dyes, random }: Studio,
  stars: { room: Box; count: number },
  at: Disc,
): Piece[] {
  if (!isDark(idea) || idea.scene === 'storm' || idea.scene === 'space') return [];
  const field = starField(stars.room, palette.paper, random, stars.count);
  if (showsMoon(idea)) return [field];
  const dye = dyes.get('crescent-moon') ?? dyes.get('full-moon');
  const shadow = dye ? mix(dye, palette.ink, 0.3) : mix(palette.paper, palette.second, 0.3);
  return [field, moon(dye ? { ...at, r: at.r * 1.24 } : at, dye ?? palette.paper, shadow, random)];
}

/** Of the sun that an idea names a color of, from its top down; `usual` where it names none. */
export function sunInks({ dyes, palette }: Studio, usual: readonly string[]): readonly string[] {
  const dye = dyes.get('sun-with-face') ?? dyes.get('sun');
  return dye ? [0.3, 0.15, 0].map((share) => mix(dye, palette.paper, share)) : usual;
}

/** Older documents do not say whether it is night, and keep the moon that they had. */
function showsMoon(idea: Idea): boolean {
  const pictures = [idea.subject, idea.companion?.motif, ...(idea.accents ?? [])];
  return idea.hasDarkSky === true && !isLandscape(idea) && pictures.some((name) => name?.includes('moon'));
}
