/** Posters: a background of the design's own palette to the edges, and where the idea has a scene, the scene. */

import { type Box, pathData } from '../canvas/geometry.ts';
import { halftone } from '../canvas/halftone.ts';
import { createRandom, type Random } from '../canvas/random.ts';
import type { ShirtTone, Style } from '../canvas/style.ts';
import { path } from '../canvas/svg.ts';
import { type Composed, composeFor, type Format, openStudio } from '../design/compose.ts';
import type { Design, DesignRequest } from '../design/design.ts';
import { clampLightness, mix } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { rectangle, splatter } from '../scenery/ornament.ts';
import { rays } from '../scenery/scenery.ts';
import { composeScene } from './scene-sheet.ts';

export function composeSheet(request: DesignRequest, format: Format): Composed {
  const { idea, seed, style, palette } = openStudio(request, format, 0);
  // Chance of its own, so that the art is that of the shirt.
  const random = createRandom(seed ^ 0x5eed);
  const paper = paperFor(style, palette, random);
  const toned = { ...request, shirtTone: paper.tone };
  if (idea.scene && idea.scene !== 'sun') {
    const { design, letters } = composeScene(toned, format);
    return { design: onPaper(design, paper.fill), letters };
  }
  const { design, letters } = composeFor(toned, { ...format, margin: format.margin * (FRAMED.has(style) ? 1 : 0.7) });
  const backdrop = backdropFor(design, { ...paper, random });
  return { design: onPaper(design, paper.fill, backdrop), letters };
}

interface Paper {
  fill: string;
  /** Inks for light or for dark paper. */
  tone: Exclude<ShirtTone, 'any'>;
}

/** How often a style is printed on dark paper. */
const DARK: Record<Style, number> = {
  vintage: 0.5,
  modern: 0.3,
  cartoon: 1,
  grunge: 0.75,
  retro: 0.5,
  minimal: 0,
  varsity: 0.6,
};

function paperFor(style: Style, palette: Palette, random: Random): Paper {
  const isDark = random.chance(DARK[style]);
  const { ink, paper, second, third, glow } = palette;
  if (!isDark) return { fill: mix(paper, glow[0] ?? paper, style === 'minimal' ? 0.15 : 0.45), tone: 'light' };
  if (style === 'cartoon') return { fill: clampLightness(random.pick([second, third]), 0.42, 0.6), tone: 'dark' };
  if (style === 'grunge') return { fill: ink, tone: 'dark' };
  return { fill: clampLightness(mix(random.pick([second, third]), ink, 0.45), 0.2, 0.36), tone: 'dark' };
}

/** Behind the layers and never worn: where ink is missing, the paper shows. */
function onPaper(design: Design, fill: string, backdrop = ''): Design {
  const { width, height } = design;
  const fullSheet = path(pathData([rectangle({ x: 0, y: 0, w: width, h: height })]), { fill });
  return { ...design, svg: design.svg.replace(/^<svg[^>]*>/, (root) => root + fullSheet + backdrop) };
}

const FRAMED = new Set<Style>(['vintage', 'retro', 'varsity', 'minimal']);
/** From the edge of the paper, as a share of the width: what is trimmed never cuts into a frame. */
const FRAME = 0.048;

function backdropFor({ width, height, style, palette }: Design, { fill, tone, random }: Paper & { random: Random }) {
  const box = { x: 0, y: 0, w: width, h: height };
  const soft = (share: number) => mix(fill, tone === 'light' ? palette.main : palette.paper, share);
  const frame = frameAround(box, tone === 'light' ? palette.ink : palette.paper);
  switch (style) {
    case 'cartoon':
      return (
        rays({ cx: width / 2, cy: height * 0.44, r: Math.hypot(width, height) }, 20, soft(0.1)).svg +
        path(halftone(box, { pitch: 0.022, from: 0.55, to: 1.15, angle: 90 }), { fill: soft(0.26) })
      );
    case 'grunge':
      return splatter(box, soft(0.16), random, 90).svg;
    case 'modern':
      return path(halftone(box, { pitch: 0.016, from: 0.62, to: 1.3, angle: 90 }), { fill: soft(0.12) });
    case 'minimal':
      return frame;
    default:
      return rays({ cx: width / 2, cy: height * 0.44, r: Math.hypot(width, height) }, 28, soft(0.07)).svg + frame;
  }
}

/** A broad line and a fine one inside it. */
function frameAround({ w, h }: Box, ink: string): string {
  const line = (inset: number, thickness: number) =>
    path(pathData([rectangle({ x: inset, y: inset, w: w - 2 * inset, h: h - 2 * inset })]), {
      fill: 'none',
      stroke: ink,
      'stroke-width': thickness,
    });
  return line(w * FRAME, 26) + line(w * FRAME + 52, 9);
}
