/** The design engine as a browser runs it: all but what needs Node's renderer. */

export type { Box } from './canvas/geometry.ts';
export { CANVAS } from './canvas/geometry.ts';
export type { ShirtTone, Style } from './canvas/style.ts';
export { type Caption, captionSvg, composeCaptions, faultOfCaption } from './design/captions.ts';
export {
  briefOf,
  type FaceSample,
  faceSample,
  facesFor,
  PALETTES,
  pictureSvg,
  type StyledPalette,
  suitingLayouts,
} from './design/choices.ts';
export { composeDesign, svgOf } from './design/compose.ts';
export type { Arrangement, Design, DesignDocument, DesignRequest, Layer, LayerChange } from './design/design.ts';
export { faultsOfDocument } from './design/document.ts';
export { straighten } from './design/straighten.ts';
export type { Idea } from './idea/idea.ts';
export { distance } from './inks/color.ts';
export type { Palette } from './inks/palette.ts';
export type { LayoutName } from './layouts/index.ts';
export type { FaceName } from './lettering/fonts.ts';
export { searchPictures } from './words/picture-search.ts';
