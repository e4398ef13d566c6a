import type { Crop, PicturePlacement } from '../model/edits.ts';

export interface Size {
  width: number;
  height: number;
}

/** Of a design, in the designer's units. */
export const CANVAS = { width: 4500, height: 5400 } as const;

/** Canvas units a pixel, at a scale of 1: the whole picture fits the canvas. */
export function fitFactor({ width, height }: Size): number {
  return Math.min(CANVAS.width / width, CANVAS.height / height);
}

/** What is shown of a picture, within it. */
export function cropOf({ crop }: Pick<PicturePlacement, 'crop'>, { width, height }: Size): Crop {
  if (!crop) return { x: 0, y: 0, width, height };
  const [x, y] = [clamp(crop.x, 0, width - 1), clamp(crop.y, 0, height - 1)];
  return { x, y, width: clamp(crop.width, 1, width - x), height: clamp(crop.height, 1, height - y) };
}

/** A point of the picture on the canvas, and back. */
export function mappingOf(placement: PicturePlacement, size: Size) {
  const factor = fitFactor(size) * placement.scale;
  const flip = placement.mirrored ? -1 : 1;
  const angle = (placement.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [toX, toY] = [CANVAS.width / 2 + placement.dx, CANVAS.height / 2 + placement.dy];
  return {
    factor,
    toCanvas(x: number, y: number): [x: number, y: number] {
      const [ax, ay] = [(x - size.width / 2) * factor * flip, (y - size.height / 2) * factor];
      return [toX + ax * cos - ay * sin, toY + ax * sin + ay * cos];
    },
    toPicture(x: number, y: number): [x: number, y: number] {
      const [ax, ay] = [x - toX, y - toY];
      const [bx, by] = [(ax * cos + ay * sin) / factor, (ay * cos - ax * sin) / factor];
      return [bx * flip + size.width / 2, by + size.height / 2];
    },
  };
}

export interface CanvasBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The upright box around a part of the picture on the canvas. */
export function boxOnCanvas(placement: PicturePlacement, size: Size, part: Crop): CanvasBox {
  const { toCanvas } = mappingOf(placement, size);
  return boxAround(cornersOf({ x: part.x, y: part.y, w: part.width, h: part.height }).map(([x, y]) => toCanvas(x, y)));
}

export function cornersOf({ x, y, w, h }: CanvasBox): [number, number][] {
  return [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ];
}

export function boxAround(points: readonly (readonly [number, number])[]): CanvasBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}
