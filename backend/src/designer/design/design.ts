import type { Box } from '../canvas/geometry.ts';
import type { ShirtTone, Style } from '../canvas/style.ts';
import type { LayerKind } from '../canvas/svg.ts';
import type { Idea } from '../idea/idea.ts';
import type { Palette } from '../inks/palette.ts';
import type { LayoutName } from '../layouts/index.ts';
import type { FaceName } from '../lettering/fonts.ts';

export interface DesignRequest {
  /** In a person's words; any text, also an empty one. */
  idea: string;
  /** Default: the style that the idea names, else one that suits it. */
  style?: Style;
  /** Default: a hash of the idea. The same request with the same seed gives the same bytes. */
  seed?: number;
  shirtTone?: ShirtTone;
  /** What to print and draw, instead of what the idea is read as. */
  brief?: Idea;
  /** Default: chance chooses among those that suit the style and the brief. */
  layout?: LayoutName;
  /** Of the large letters; default: chance chooses among those of the layout. */
  face?: FaceName;
  palette?: Palette;
  /** Worn ink, 0 none to 1 much; default: that of the style. */
  wear?: number;
  /** What was moved, scaled, turned, hidden or reordered by hand. */
  arrangement?: Arrangement;
}

/** A finished design as data: without the tone of its shirts, for it is pressed for light and for dark ones. */
export type DesignDocument = Omit<DesignRequest, 'shirtTone'> & Required<Pick<DesignRequest, 'style' | 'seed'>>;

export interface Arrangement {
  /** By the layer's name; a name that the design does not have is ignored. */
  changes?: Record<string, LayerChange>;
  /** Names from back to front; layers that are not named stay before the next named one. */
  order?: readonly string[];
}

/** Turned and scaled about the layer's middle, then moved. */
export interface LayerChange {
  /** Canvas units. */
  dx?: number;
  dy?: number;
  /** Factor; default 1. */
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  hidden?: boolean;
}

export interface Layer {
  /** Unique in its design. */
  name: string;
  kind: LayerKind;
  bounds: Box;
  /** SVG markup in canvas coordinates, without the root element. */
  svg: string;
  glyphs?: Box[];
  /** Left out of the print by hand. */
  hidden?: boolean;
}

export interface Design {
  /** As it prints: worn ink cut out, lettering as outlines. */
  svg: string;
  /** Canvas units: for a shirt 4500 x 5400, i.e. 15 x 18 inches at 300 DPI. */
  width: number;
  height: number;
  /** From back to front. */
  layers: Layer[];
  texts: string[];
  /** What no typeface has or what does not fit: almost always empty. A caller must show it to the seller. */
  unset: string[];
  palette: Palette;
  style: Style;
  layout: LayoutName;
  seed: number;
  /** Worn ink, 0 none to 1 much. */
  wear: number;
}
