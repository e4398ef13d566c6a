/** The vector design engine. Pure: no clock, no network, no chance but the seed. */

export {
  type Brief,
  type BriefDesign,
  type BriefReading,
  designOfBrief,
  faultsOfBrief,
  ideaAsRead,
  MOST_LINES,
  PALETTE_NAMES,
  paletteNamed,
} from './brief/brief.ts';
export { type BriefDraft, checkBrief, readBrief } from './brief/read-brief.ts';
export { type ShirtTone, STYLES, type Style } from './canvas/style.ts';
export {
  CAPTION_EDGES,
  CAPTION_SHAPES,
  type Caption,
  composeCaptions,
  faultOfCaption,
} from './design/captions.ts';
export { composeDesign } from './design/compose.ts';
export type { Arrangement, Design, DesignDocument, DesignRequest, Layer, LayerChange } from './design/design.ts';
export { faultsOfDocument, RELATION_NAMES, SCENE_NAMES, wordsOfDocument } from './design/document.ts';
export { type RenderOptions, renderDesign, renderDesignRaster, renderSvg } from './design/render.ts';
export { MOST_ACCENTS } from './idea/cast.ts';
export { type Idea, readIdea } from './idea/idea.ts';
export type { Palette } from './inks/palette.ts';
export { LAYOUT_NAMES, type LayoutName } from './layouts/index.ts';
export { FACE_NAMES, type FaceName } from './lettering/fonts.ts';
export {
  composeProduct,
  type ProductComposition,
  type Surface,
} from './products/compose-product.ts';
export { printWidth, renderInk } from './products/render-product.ts';
export { MOODS, type Mood } from './words/moods.ts';
export type { Relation, Scene } from './words/vocabulary.ts';
