export { PrintError, type PrintErrorCode } from './errors.ts';
export { type InkProfile, inkProfile, type Legibility, legibility, legibilityOn } from './legibility.ts';
export { drawMockup, drawMockups, type MockupInput, type MockupShirt, type MockupsInput } from './mockup/draw.ts';
export type { Placement, PrintArea } from './placement.ts';
export { type PrepareOptions, type PrintFile, preparePrintFile } from './prepare.ts';
export { previewPng } from './preview.ts';
export type { Raster } from './raster.ts';
export type { CheckLevel, PrintCheck, PrintReport } from './report.ts';
export { type ShirtColour, shirtColour, shirtColours } from './shirt-colours.ts';
