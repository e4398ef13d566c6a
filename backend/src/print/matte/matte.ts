import { PrintError } from '../raster/errors.ts';
import type { Raster } from '../raster/raster.ts';
import { type Background, isKey } from './background/background.ts';
import { findCheckerboard } from './background/checkerboard.ts';
import { findSmoothBackground } from './background/smooth-background.ts';
import { blurredEdges } from './blurred-edges.ts';
import { ART, floodFromBorder, nearBackground } from './regions/regions.ts';
import { markVeils } from './soft.ts';
import { closeRims, openEnclosed } from './texture/holes.ts';
import { settle } from './texture/settle.ts';
import { trust } from './trust.ts';
import { unmix } from './unmix.ts';

export interface MatteOptions {
  /** Regions that art surrounds, such as the inside of an O. On white they may be white ink. Default: `remove`. */
  enclosed?: 'remove' | 'keep';
}

export interface Matte {
  raster: Raster;
  /** 0-1; below `confidenceLimit` a person should check the cut before it is printed. */
  confidence: number;
  kind: Background['kind'] | 'noisy';
  color: [number, number, number];
  enclosedShare: number;
}

function bandOf(background: Background): number {
  if (background.ripple > 0) return 4;
  return isKey(background) ? 3 : 2;
}

const NOISY = 2.5;

/** @throws PrintError `empty_image` where all of it is background */
export function cutOut(raster: Raster, options: MatteOptions = {}): Matte {
  const background = findCheckerboard(raster) ?? findSmoothBackground(raster);
  if (background.sigma > HOPELESS_NOISE) return untouched(raster, background);
  const distances = settle(raster, background, background.measure(raster));
  const { measured, settled } = distances;
  const marks = floodFromBorder(settled, background.threshold);
  const enclosed = options.enclosed === 'keep' ? 0 : openEnclosed(raster, distances, marks, background);
  if (count(marks, ART) === 0)
    throw new PrintError('empty_image', 'There is nothing to print: the picture is all background.');
  markVeils(raster, background, measured, marks);
  if (!isKey(background)) closeRims(measured, marks, background.threshold);
  const band = nearBackground(marks, raster.width, raster.height, bandOf(background));
  const enclosedShare = enclosed / marks.length;
  const blurred = blurredEdges(background, background.board ? distances.settled : distances.measured, marks);
  const cut = { marks, band, blurred };
  const confidence = trust(raster, background, distances, cut, enclosedShare);
  return {
    raster: unmix(raster, background, distances, cut),
    confidence,
    kind: background.sigma > NOISY && background.kind !== 'checkerboard' ? 'noisy' : background.kind,
    color: background.color.map(Math.round) as Matte['color'],
    enclosedShare,
  };
}

/** A border with more noise than this (standard deviation, levels of 255) belongs to a photograph. */
const HOPELESS_NOISE = 28;

function untouched(raster: Raster, { color }: Background): Matte {
  return { raster, confidence: 0, kind: 'noisy', color: color.map(Math.round) as Matte['color'], enclosedShare: 0 };
}

function count(marks: Uint8Array, mark: number): number {
  let sum = 0;
  for (let i = 0; i < marks.length; i++) if (marks[i] === mark) sum++;
  return sum;
}
