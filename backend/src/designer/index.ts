/** The vector design engine. Pure: no clock, no network, no chance but the seed. */

export { type ShirtTone, STYLES, type Style } from './canvas/style.ts';
export { composeDesign } from './design/compose.ts';
export type { Design, DesignRequest, Layer } from './design/design.ts';
export { type RenderOptions, renderDesign, renderDesignRaster } from './design/render.ts';
export { type Idea, readIdea } from './idea/idea.ts';
export type { Palette } from './inks/palette.ts';
