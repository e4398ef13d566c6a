/** What a person who changes a design can choose from. */
import { type Box, pathData } from '../canvas/geometry.ts';
import { STYLES, type Style } from '../canvas/style.ts';
import { createIds } from '../canvas/svg.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { drawing, drawMotif } from '../figures/motif.ts';
import { type Idea, readIdea } from '../idea/idea.ts';
import { type Palette, palettesOf } from '../inks/palette.ts';
import { LAYOUT_NAMES, LAYOUTS_BY_NAME, type LayoutName } from '../layouts/index.ts';
import { FACE_NAMES, type FaceName, faceFor, LATIN_FACES } from '../lettering/fonts.ts';
import { setLine, shapeOf } from '../lettering/lettering.ts';
import { fountFor } from '../lettering/runs.ts';

/** The layouts that can draw this brief. */
export function suitingLayouts(idea: Idea): LayoutName[] {
  return LAYOUT_NAMES.filter((name) => LAYOUTS_BY_NAME[name].suits({ idea }));
}

export function briefOf({ idea, brief }: { idea: string; brief?: Idea }): Idea {
  return brief ?? readIdea(idea);
}

export interface StyledPalette extends Palette {
  style: Style;
}

export const PALETTES: readonly StyledPalette[] = STYLES.flatMap((style) =>
  palettesOf(style).map((palette) => ({ ...palette, style })),
);

/** The typefaces that have every letter of the words. Those for other scripts are large, so only where they are needed. */
export function facesFor(words: string): FaceName[] {
  const names = /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(words) ? LATIN_FACES : FACE_NAMES;
  return names.filter((name) => faceFor(name, words)?.name === name);
}

export interface FaceSample {
  d: string;
  box: Box;
}

const SAMPLE_HEIGHT = 200;

export function faceSample(name: FaceName, text: string): FaceSample {
  const line = setLine(text, fountFor(name, text), SAMPLE_HEIGHT);
  return { d: pathData(shapeOf(line)), box: line.bounds };
}

const TILE = 240;

/** The picture that the designs show for a name, small and in its own colors: the markup of an SVG document. */
export function pictureSvg(name: string): string {
  const slot = { x: 8, y: 8, w: TILE - 16, h: TILE - 16 };
  const { svg } = drawMotif(drawing(HEAD_OF[name] ?? name), slot, { mode: { kind: 'natural' } }, createIds());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}">${svg}</svg>`;
}
