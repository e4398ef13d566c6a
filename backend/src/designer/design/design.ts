import type { Box } from '../canvas/geometry.ts';
import type { ShirtTone, Style } from '../canvas/style.ts';
import type { LayerKind } from '../canvas/svg.ts';
import type { Palette } from '../inks/palette.ts';

export interface DesignRequest {
  /** In a person's words; any text, also an empty one. */
  idea: string;
  /** Default: the style that the idea names, else one that suits it. */
  style?: Style;
  /** Default: a hash of the idea. The same request with the same seed gives the same bytes. */
  seed?: number;
  shirtTone?: ShirtTone;
}

export interface Layer {
  name: string;
  kind: LayerKind;
  bounds: Box;
  /** SVG markup in canvas coordinates, without the root element. */
  svg: string;
  glyphs?: Box[];
}

export interface Design {
  /** As it prints: worn ink cut out, lettering as outlines. */
  svg: string;
  /** Canvas units: 4500 x 5400, i.e. 15 x 18 inches at 300 DPI. */
  width: number;
  height: number;
  /** From back to front. */
  layers: Layer[];
  texts: string[];
  /** What no typeface has or what does not fit: almost always empty. A caller must show it to the seller. */
  unset: string[];
  palette: Palette;
  style: Style;
  layout: string;
  seed: number;
  /** Worn ink, 0 none to 1 much. */
  wear: number;
}
