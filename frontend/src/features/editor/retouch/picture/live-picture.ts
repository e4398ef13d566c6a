import {
  type Area,
  applyEdit,
  type BrushMode,
  type BrushStroke,
  createRecoloring,
  type Edit,
  type EditSource,
  formatPath,
  type InkChange,
  inksIn,
  StrokePainter,
} from '../../engine/retouch.ts';
import type { Paintable } from './part-drawing.ts';

/** A copy of the pixels is stored after so many edits, so that a step back repeats few of them. */
const STORED_EVERY = 12;
const MOST_STORED = 6;
const MOST_INKS = 10;

interface Stored {
  edits: readonly Edit[];
  data: Uint8Array;
}

interface Stroke {
  painter: StrokePainter;
  mode: BrushMode;
  size: number;
  points: number[];
}

/** The picture with all that was done to it, on a canvas of its own size. */
export class LivePicture implements Paintable {
  readonly width: number;
  readonly height: number;
  private readonly source: EditSource;
  private readonly data: Uint8Array;
  private edits: readonly Edit[] = [];
  private inks: readonly InkChange[] = [];
  private recoloring: ReturnType<typeof createRecoloring> = null;
  private stored: Stored[] = [];
  private stroke: Stroke | undefined;
  private context: CanvasRenderingContext2D | undefined;
  private dirty: Area | undefined;
  private frame = 0;

  constructor(source: EditSource) {
    this.source = source;
    this.width = source.cut.width;
    this.height = source.cut.height;
    this.data = source.cut.data.slice();
  }

  /** Whether the model drew a background, which a brush can bring back. */
  get hasBackground(): boolean {
    return this.source.whole !== this.source.cut;
  }

  get whole(): EditSource['whole'] {
    return this.source.whole;
  }

  /** Of what is left of it, before they are changed. */
  findInks(): string[] {
    return inksIn(this.raster, MOST_INKS);
  }

  /** The color of a pixel as it is shown. */
  colorAt(x: number, y: number): { hex: string; alpha: number } {
    const at = (Math.floor(y) * this.width + Math.floor(x)) * 4;
    const bytes = [...this.data.subarray(at, at + 3)];
    return {
      hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
      alpha: this.data[at + 3] ?? 0,
    };
  }

  attach(canvas: HTMLCanvasElement): void {
    this.context = canvas.getContext('2d') ?? undefined;
    this.paint(this.all);
  }

  show(edits: readonly Edit[], inks: readonly InkChange[]): void {
    const isSame = edits.length === this.edits.length && this.startsWith(edits, this.edits);
    const isRecolored = inks !== this.inks;
    if (isRecolored) this.recoloring = createRecoloring(inks);
    this.inks = inks;
    if (!isSame) this.goTo(edits);
    if (!isSame || isRecolored) this.paint(this.all);
  }

  startStroke(mode: BrushMode, size: number, x: number, y: number): void {
    const painter = new StrokePainter(this.raster, this.source, mode, size);
    this.stroke = { painter, mode, size, points: [] };
    this.paintTo(x, y);
  }

  /** Seen with the next frame. */
  paintTo(x: number, y: number): void {
    if (!this.stroke) return;
    const point = [Math.round(x), Math.round(y)] as const;
    const { points, painter } = this.stroke;
    if (points.at(-2) === point[0] && points.at(-1) === point[1]) return;
    points.push(...point);
    this.markDirty(painter.add(...point));
  }

  /** The stroke as an edit, which the picture has already. */
  endStroke(): BrushStroke | undefined {
    if (!this.stroke) return undefined;
    const { mode, size, points } = this.stroke;
    this.stroke = undefined;
    const edit: BrushStroke = { kind: 'brush', mode, size, path: formatPath(points) };
    this.add(edit);
    return edit;
  }

  cancelStroke(): void {
    if (!this.stroke) return;
    this.stroke = undefined;
    const { edits } = this;
    this.edits = [];
    this.goTo(edits);
    this.paint(this.all);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  private get raster() {
    return { data: this.data, width: this.width, height: this.height };
  }

  private get all(): Area {
    return { left: 0, top: 0, right: this.width, bottom: this.height };
  }

  private startsWith(edits: readonly Edit[], first: readonly Edit[]): boolean {
    return first.every((edit, at) => edits[at] === edit);
  }

  private goTo(edits: readonly Edit[]): void {
    if (this.edits.length === 0 || !this.startsWith(edits, this.edits)) {
      this.stored = this.stored.filter((one) => this.startsWith(edits, one.edits));
      const nearest = this.stored.at(-1);
      this.data.set(nearest?.data ?? this.source.cut.data);
      this.edits = nearest?.edits ?? [];
    }
    for (const edit of edits.slice(this.edits.length)) {
      applyEdit(this.raster, this.source, edit);
      this.add(edit);
    }
  }

  private add(edit: Edit): void {
    this.edits = [...this.edits, edit];
    if (this.edits.length % STORED_EVERY !== 0) return;
    this.stored = [...this.stored, { edits: this.edits, data: this.data.slice() }].slice(-MOST_STORED);
  }

  private markDirty(area: Area): void {
    const { dirty = area } = this;
    this.dirty = {
      left: Math.min(dirty.left, area.left),
      top: Math.min(dirty.top, area.top),
      right: Math.max(dirty.right, area.right),
      bottom: Math.max(dirty.bottom, area.bottom),
    };
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      if (this.dirty) this.paint(this.dirty);
      this.dirty = undefined;
    });
  }

  private paint({ left, top, right, bottom }: Area): void {
    const [width, height] = [right - left, bottom - top];
    if (!this.context || width <= 0 || height <= 0) return;
    const image = new ImageData(width, height);
    for (let y = 0; y < height; y++) {
      const from = ((top + y) * this.width + left) * 4;
      image.data.set(this.data.subarray(from, from + width * 4), y * width * 4);
    }
    const bytes = new Uint8Array(image.data.buffer);
    this.recoloring?.({ data: bytes, width, height });
    this.context.putImageData(image, left, top);
  }
}
