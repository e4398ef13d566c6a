import type { Style } from '../canvas/style.ts';
import type { Piece } from '../canvas/svg.ts';
import { badgeLayout } from './badge.ts';
import { brushLayout } from './brush.ts';
import { groovyLayout } from './groovy.ts';
import { monoLayout } from './mono.ts';
import { posterLayout } from './poster.ts';
import { quoteLayout, suitsQuote } from './quote.ts';
import { sloganLayout } from './slogan.ts';
import { stickerLayout } from './sticker.ts';
import type { Studio } from './studio.ts';
import { sunsetLayout } from './sunset.ts';
import { varsityLayout } from './varsity.ts';

export const LAYOUT_NAMES = [
  'sunset',
  'badge',
  'varsity',
  'quote',
  'slogan',
  'poster',
  'sticker',
  'brush',
  'groovy',
  'mono',
] as const;

export type LayoutName = (typeof LAYOUT_NAMES)[number];

export interface Layout {
  name: LayoutName;
  draw(studio: Studio): Piece[];
  suits(studio: Pick<Studio, 'idea'>): boolean;
}

const always = () => true;
const pictured = ({ idea }: Pick<Studio, 'idea'>) => Boolean(idea.subject);
const fewWords = ({ idea }: Pick<Studio, 'idea'>) => idea.headline.length > 0 && idea.headline.length <= 42;

const wordsOnly = ({ idea }: Pick<Studio, 'idea'>) => !idea.subject && idea.headline.length > 0;

const sunset: Layout = {
  name: 'sunset',
  draw: sunsetLayout,
  suits: (studio) => pictured(studio) || Boolean(studio.idea.scene),
};
const badge: Layout = { name: 'badge', draw: badgeLayout, suits: (studio) => pictured(studio) && fewWords(studio) };
const varsity: Layout = { name: 'varsity', draw: varsityLayout, suits: pictured };
const quote: Layout = { name: 'quote', draw: quoteLayout, suits: suitsQuote };
const slogan: Layout = { name: 'slogan', draw: sloganLayout, suits: wordsOnly };
const poster: Layout = { name: 'poster', draw: posterLayout, suits: ({ idea }) => Boolean(idea.subject || idea.scene) };
const sticker: Layout = { name: 'sticker', draw: stickerLayout, suits: always };
const brush: Layout = { name: 'brush', draw: brushLayout, suits: (studio) => !wordsOnly(studio) };
const groovy: Layout = { name: 'groovy', draw: groovyLayout, suits: (studio) => !wordsOnly(studio) };
const mono: Layout = { name: 'mono', draw: monoLayout, suits: always };

export const LAYOUTS_BY_NAME: Record<LayoutName, Layout> = {
  sunset,
  badge,
  varsity,
  quote,
  slogan,
  poster,
  sticker,
  brush,
  groovy,
  mono,
};

/** A layout that is listed twice is chosen twice as often. */
const LAYOUTS: Record<Style, readonly Layout[]> = {
  vintage: [sunset, sunset, { ...badge, suits: (studio) => badge.suits(studio) && !studio.idea.scene }, quote, slogan],
  modern: [poster, poster, quote, slogan],
  cartoon: [sticker],
  grunge: [brush, slogan],
  retro: [groovy, { ...sunset, suits: (studio) => Boolean(studio.idea.scene) }, quote, slogan],
  minimal: [mono],
  varsity: [varsity, badge, slogan],
};

/** Those that draw what is behind the picture. */
const SCENIC: Record<Style, readonly Layout[]> = {
  vintage: [sunset],
  modern: [poster],
  cartoon: [sunset, poster],
  grunge: [sunset, poster],
  retro: [sunset, poster],
  minimal: [poster],
  varsity: [sunset, poster],
};

export function chooseLayout(studio: Studio): Layout {
  const { scene, isSceneNamed } = studio.idea;
  const layouts = scene && isSceneNamed ? SCENIC : LAYOUTS;
  const suitable = layouts[studio.style].filter((layout) => layout.suits(studio));
  return suitable.length > 0 ? studio.random.pick(suitable) : sticker;
}
