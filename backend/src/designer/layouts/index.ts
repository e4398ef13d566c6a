/** Which layouts suit which style. */
import type { Studio } from '../studio.ts';
import type { Piece } from '../svg.ts';
import type { Style } from '../types.ts';
import { badgeLayout } from './badge.ts';
import { brushLayout } from './brush.ts';
import { groovyLayout } from './groovy.ts';
import { monoLayout } from './mono.ts';
import { posterLayout } from './poster.ts';
import { stickerLayout } from './sticker.ts';
import { sunsetLayout } from './sunset.ts';
import { varsityLayout } from './varsity.ts';

export interface Layout {
  name: string;
  draw(studio: Studio): Piece[];
  /** Whether the idea gives the layout what it needs. */
  suits(studio: Studio): boolean;
}

const always = () => true;
const pictured = ({ idea }: Studio) => Boolean(idea.subject);
const fewWords = ({ idea }: Studio) => idea.headline.length > 0 && idea.headline.length <= 42;

const LAYOUTS: Record<Style, readonly Layout[]> = {
  vintage: [
    { name: 'sunset', draw: sunsetLayout, suits: pictured },
    { name: 'badge', draw: badgeLayout, suits: (studio) => pictured(studio) && fewWords(studio) && !studio.idea.scene },
    { name: 'varsity', draw: varsityLayout, suits: always },
  ],
  modern: [{ name: 'poster', draw: posterLayout, suits: always }],
  cartoon: [{ name: 'sticker', draw: stickerLayout, suits: always }],
  grunge: [{ name: 'brush', draw: brushLayout, suits: always }],
  retro: [
    { name: 'groovy', draw: groovyLayout, suits: always },
    { name: 'sunset', draw: sunsetLayout, suits: (studio) => pictured(studio) && Boolean(studio.idea.scene) },
  ],
  minimal: [{ name: 'mono', draw: monoLayout, suits: always }],
  varsity: [
    { name: 'varsity', draw: varsityLayout, suits: always },
    { name: 'badge', draw: badgeLayout, suits: (studio) => pictured(studio) && fewWords(studio) },
  ],
};

/** One of the style's layouts that suits the idea. */
export function chooseLayout(studio: Studio): Layout {
  return studio.random.pick(LAYOUTS[studio.style].filter((layout) => layout.suits(studio)));
}
