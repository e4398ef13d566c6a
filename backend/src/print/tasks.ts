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
export type TaskName = keyof Tasks;

/** A job as it travels to a worker. */
export interface TaskCall {
  id: number;
  name: TaskName;
  args: unknown[];
}

/** What comes back: a value, or an error without its class. */
export type TaskAnswer =
  | { id: number; value: unknown }
  | { id: number; error: { code: string | null; message: string; stack: string | undefined } };
