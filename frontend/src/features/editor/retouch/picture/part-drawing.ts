import { type BrushMode, formatPath, parsePath } from '../../engine/retouch.ts';

export interface PartStroke {
  size: number;
  path: string;
}

/** What a brush can paint on. */
export interface Paintable {
  readonly width: number;
  readonly height: number;
  startStroke(mode: BrushMode, size: number, x: number, y: number): void;
  paintTo(x: number, y: number): void;
  /** Undefined where there is none. */
  endStroke(): PartStroke | undefined;
  cancelStroke(): void;
}

/** The part of a picture that is to be drawn anew, on a canvas of the picture's size. */
export class PartDrawing implements Paintable {
  readonly width: number;
  readonly height: number;
  private context: CanvasRenderingContext2D | undefined;
  private strokes: readonly PartStroke[] = [];
  private stroke: { size: number; points: number[] } | undefined;

  constructor({ width, height }: { width: number; height: number }) {
    this.width = width;
    this.height = height;
  }

  attach(canvas: HTMLCanvasElement, ink: string): void {
    this.context = canvas.getContext('2d') ?? undefined;
    if (!this.context) return;
    Object.assign(this.context, { strokeStyle: ink, lineCap: 'round', lineJoin: 'round' });
    this.show(this.strokes);
  }

  show(strokes: readonly PartStroke[]): void {
    this.strokes = strokes;
    this.context?.clearRect(0, 0, this.width, this.height);
    for (const { size, path } of strokes) this.draw(size, parsePath(path));
  }

  startStroke(_mode: BrushMode, size: number, x: number, y: number): void {
    this.stroke = { size, points: [] };
    this.paintTo(x, y);
  }

  paintTo(x: number, y: number): void {
    if (!this.stroke) return;
    const { size, points } = this.stroke;
    points.push(Math.round(x), Math.round(y));
    this.draw(size, points.slice(-4));
  }

  endStroke(): PartStroke | undefined {
    if (!this.stroke) return undefined;
    const { size, points } = this.stroke;
    this.stroke = undefined;
    return { size, path: formatPath(points) };
  }

  cancelStroke(): void {
    this.stroke = undefined;
    this.show(this.strokes);
  }

  private draw(size: number, [x = 0, y = 0, ...rest]: number[]): void {
    const { context } = this;
    if (!context) return;
    context.lineWidth = size;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x, y);
    for (let at = 0; at < rest.length; at += 2) context.lineTo(rest[at] ?? 0, rest[at + 1] ?? 0);
    context.stroke();
  }
}
