export type { InkTone } from './adapt.ts';
export { PrintError, type PrintErrorCode } from './errors.ts';
export { type InkProfile, inkProfile, type Legibility, legibility, legibilityOn } from './legibility.ts';
export { confidenceLimit, type MatteOptions } from './matte/matte.ts';
export { drawMockup, drawMockups, type MockupInput, type MockupShirt, type MockupsInput } from './mockup/draw.ts';
export { type ShirtOverlay, shirtOverlay } from './mockup/overlay.ts';
export { fitInto, type Placement, type PrintArea } from './placement.ts';
export {
  createPrintPool,
  createWorkerPool,
  type PrintPool,
  type PrintPoolOptions,
  type WorkerPool,
  type WorkerPoolOptions,
} from './pool.ts';
export { type PrepareOptions, type PrintFile, preparePrintFile } from './prepare.ts';
export { previewPng } from './preview.ts';
export { alphaBox, type Raster } from './raster.ts';
export { type RemovedBackground, removeBackground } from './remove-background.ts';
export type { CheckLevel, PrintCheck, PrintReport, ShirtCheck } from './report.ts';
export { serveTasks } from './serve.ts';
export { type ShirtColor, shirtColor, shirtColors } from './shirt-colors.ts';
export { type PrintVersion, preparePrintVersions } from './versions.ts';
