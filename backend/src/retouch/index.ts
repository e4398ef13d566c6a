/** What a person does to the pixels of a finished picture. Pure, and the same in a browser as on the server. */

export type {
  BrushMode,
  BrushStroke,
  ColorRemoval,
  Crop,
  Edit,
  InkChange,
  PicturePlacement,
} from './model/edits.ts';
export { applyEdit, type EditSource, editPicture } from './pixels/edits.ts';
export { inksIn } from './pixels/inks-in.ts';
export { formatPath, parsePath } from './pixels/path.ts';
export { createRecoloring } from './pixels/recolor.ts';
export { type Area, StrokePainter } from './pixels/stroke-painter.ts';
export { drawOnCanvas } from './placing/draw-on-canvas.ts';
export { boxOnCanvas, CANVAS, cropOf, fitFactor, mappingOf, type Size } from './placing/geometry.ts';
export { overlay } from './placing/overlay.ts';
export { turnedUpright } from './placing/quarter-turns.ts';
