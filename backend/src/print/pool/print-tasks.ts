import { legibility } from '../inks/legibility.ts';
import { removeBackground } from '../matte/remove-background.ts';
import { cutPicture } from '../prepare/cut-picture.ts';
import { preparePrintFile } from '../prepare/prepare.ts';
import { preparePrintVersions } from '../prepare/versions.ts';
import { previewPng } from '../raster/preview.ts';
import { toPlaceholder, toWebp } from '../raster/rendition.ts';
import { fitPicture } from '../surfaces/fit-picture.ts';

export const printTasks = {
  preparePrintFile,
  preparePrintVersions,
  fitPicture,
  removeBackground,
  cutPicture,
  previewPng,
  toWebp,
  toPlaceholder,
  legibility,
};

export type PrintTasks = typeof printTasks;
