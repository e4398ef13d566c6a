/**
 * The vector design engine: an idea in words becomes a layered shirt design, as SVG and as pixels.
 * Pure: no clock, no network, no chance but the seed.
 */
export { composeDesign } from './compose.ts';
export { type Idea, readIdea } from './idea.ts';
export type { Palette } from './palette.ts';
export { type Raster, type RenderOptions, renderDesign, renderDesignRaster } from './render.ts';
export { SELLER_IDEAS } from './seller-ideas.ts';
export { type Design, type DesignRequest, type Ground, type Layer, STYLES, type Style } from './types.ts';
