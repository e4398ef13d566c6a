/** The print engine: pictures become print files, measured and judged. Imports nothing else of the product. */
export {
  hexOf,
  type Lab,
  LINEAR,
  labDistance,
  labOfLinear,
  parseHex,
  rgbOf,
  toGamma,
  toLinear,
} from './color/oklab.ts';
export { type ShirtColor, shirtColor, shirtColors } from './color/shirt-colors.ts';
export type { InkTone } from './inks/contrast.ts';
export { type InkProfile, inkProfile, type Legibility, legibility, legibilityOn } from './inks/legibility.ts';
export { cleanUp } from './matte/clean-up.ts';
export type { MatteOptions } from './matte/matte.ts';
export { type RemovedBackground, removeBackground } from './matte/remove-background.ts';
export { confidenceLimit } from './matte/trust.ts';
export { startLowPriorityThreads } from './pool/low-priority-threads.ts';
export { isPoolRefusal } from './pool/pool-refusal.ts';
export { createPrintPool, type PrintPool, type PrintPoolOptions } from './pool/print-pool.ts';
export type { PrintTasks } from './pool/print-tasks.ts';
export { serveTasks } from './pool/serve-tasks.ts';
export type { Threads } from './pool/threads.ts';
export {
  createWorkerPool,
  type WorkerPool,
  WorkerPoolError,
  type WorkerPoolErrorCode,
  type WorkerPoolOptions,
} from './pool/worker-pool.ts';
export { type CutPicture, cutPicture } from './prepare/cut-picture.ts';
export {
  finish as finishPrint,
  type PrepareOptions,
  type PrintFile,
  preparePrintFile,
  resize,
} from './prepare/prepare.ts';
export { type PrintVersion, preparePrintVersions } from './prepare/versions.ts';
export { decode, decodeTo } from './raster/decode.ts';
export { encodePng } from './raster/encode.ts';
export { PrintError, type PrintErrorCode } from './raster/errors.ts';
export { checkArea, fitInto, type Placement, type PrintArea } from './raster/placement.ts';
export { previewPng } from './raster/preview.ts';
export { alphaBox, crop, type Raster } from './raster/raster.ts';
export { drawnDpiCheck } from './report/checks.ts';
export type { CheckLevel, PrintCheck, PrintReport, ShirtCheck } from './report/report.ts';
export { type FittedPicture, fitPicture } from './surfaces/fit-picture.ts';
export { finishDrawnSheet, finishSheet } from './surfaces/sheet.ts';
export { drawnSheetSize, isDrawnInStrips } from './surfaces/sheet-size.ts';
export { faultIn, type PrintSurface, type Verdict } from './surfaces/verdict.ts';
export { finishWrap, sideOf } from './surfaces/wrap.ts';
