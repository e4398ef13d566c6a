import { legibility } from '../inks/legibility.ts';
import { removeBackground } from '../matte/remove-background.ts';
import { preparePrintFile } from '../prepare/prepare.ts';
import { preparePrintVersions } from '../prepare/versions.ts';
import { previewPng } from '../raster/preview.ts';
import { toPlaceholder, toWebp } from '../raster/rendition.ts';

export const printTasks = {
  preparePrintFile,
  preparePrintVersions,
  removeBackground,
  previewPng,
  toWebp,
  toPlaceholder,
  legibility,
};

export type PrintTasks = typeof printTasks;
