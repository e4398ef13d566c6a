/** `erase` makes it clear, `restore` brings the picture back as the model drew it, `cut` as it was cut out. */
export type BrushMode = 'erase' | 'restore' | 'cut';

export interface BrushStroke {
  kind: 'brush';
  mode: BrushMode;
  /** Diameter, in pixels of the picture. */
  size: number;
  /** See path.ts. */
  path: string;
}

/** A color that is taken out: that of the picture at a point. */
export interface ColorRemoval {
  kind: 'remove_color';
  x: number;
  y: number;
  /** 0 to 100: how unlike the color may be. */
  tolerance: number;
  /** Also where other colors lie between. */
  everywhere: boolean;
}

export type Edit = BrushStroke | ColorRemoval;

/** One of the picture's inks, `#rrggbb`, and what it is printed in. */
export interface InkChange {
  from: string;
  to: string;
}

/** In pixels of the picture. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Mirrored, scaled and turned about the picture's middle, then moved; the canvas is 4500 x 5400. */
export interface PicturePlacement {
  crop?: Crop | undefined;
  mirrored?: boolean | undefined;
  /** Of the size at which the whole picture fits the canvas. */
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Canvas units. */
  dx: number;
  dy: number;
}
