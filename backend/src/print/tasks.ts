import { legibility } from './legibility.ts';
import { drawMockup, drawMockups } from './mockup/draw.ts';
import { preparePrintFile } from './prepare.ts';
import { previewPng } from './preview.ts';
import { removeBackground } from './remove-background.ts';
import { preparePrintVersions } from './versions.ts';

/** What a pool of print workers does, by name. */
export const tasks = {
  preparePrintFile,
  preparePrintVersions,
  removeBackground,
  drawMockup,
  drawMockups,
  previewPng,
  legibility,
};

export type Tasks = typeof tasks;
