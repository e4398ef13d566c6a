import { blur, distanceInside, type Field } from '../../../backend/tools/mockup-maps/field.ts';
import { type Fold, foldHeights } from './folds.ts';
import { cover, fill, inchX, inchY, type Scale, SIDE, unitOf, ZOOM } from './frame.ts';
import { roughness } from './noise.ts';

/** A piece of cloth that lies on those before it. Lengths in inches. */
export interface Piece {
  path: string;
  /** How its path is painted; filled where absent. */
  style?: string;
  /** The radius of its edges, and how high they rise over it. */
  rim: number;
  rise?: number;
  folds?: readonly Fold[];
  /** How far the body below falls away from its highest point. */
  drop?: (x: number, y: number) => number;
  /** Fine shape: ribs, cords, weave. */
  texture?: (x: number, y: number) => number;
  /** How much the cloth waves: height of its waves, their length across and along. */
  waves?: readonly [height: number, across: number, along: number];
  /** Lines sewn into it: a groove of that width and depth. */
  seams?: readonly { path: string; width: number; depth: number; style?: string }[];
  /** Light on it, 1 for cloth in the open. */
  tone?: (x: number, y: number) => number;
  /** It lies behind the edges around it, which throw shadows into it. */
  inset?: boolean;
  /** Its own shadow on what lies below, 0-1, and how far that reaches. */
  shadow?: number;
  reach?: number;
  seed?: number;
}

export interface Scene {
  light: Field;
  cover: Field;
}

/** Lays the pieces on each other, and lights them. */
export async function layPieces(scale: Scale, pieces: readonly Piece[]): Promise<Scene> {
  let scene: Scene = { light: fill(() => 1), cover: fill(() => 0) };
  for (const piece of pieces) scene = await lay(scene, scale, piece);
  return { ...scene, light: fill((x, y, i) => scene.light.data[i]! * falloff(x / SIDE, y / SIDE)) };
}

/** It is brighter on the side of the light. */
const falloff = (x: number, y: number): number => 1.01 - 0.06 * x - 0.07 * y;

async function lay(scene: Scene, scale: Scale, piece: Piece): Promise<Scene> {
  const shape = await cover(scale, piece.path, piece.style);
  const lit = await lightOf(scale, piece, shape);
  const shadow = castShadow(scale, piece, shape);
  return {
    light: fill((_x, _y, i) => {
      const below = scene.light.data[i]! * (1 - shadow.data[i]!);
      return below + (lit.data[i]! - below) * shape.data[i]!;
    }),
    cover: fill((_x, _y, i) => Math.max(scene.cover.data[i]!, shape.data[i]!)),
  };
}

/** Falls to the lower right, away from the light. */
function castShadow(scale: Scale, { shadow = 0.4, reach = 0.25 }: Piece, shape: Field): Field {
  if (shadow === 0) return fill(() => 0);
  const far = reach * unitOf(scale);
  const soft = blur(shape, far * 0.7);
  const [dx, dy] = [Math.round(far * 0.35), Math.round(far * 0.5)];
  return fill((x, y) => shadow * soft.data[Math.max(0, y - dy) * SIDE + Math.max(0, x - dx)]!);
}

async function lightOf(scale: Scale, piece: Piece, shape: Field): Promise<Field> {
  const height = await heightOf(scale, piece, shape);
  const lit = lightOn(height, shape);
  const { tone, inset } = piece;
  const lip = inset ? blur(shape, 0.5 * unitOf(scale)) : null;
  return fill((px, py, i) => {
    const open = lip ? Math.min(1, 0.25 + 0.75 * (2 * lip.data[i]! - 1)) : 1;
    return lit.data[i]! * open * (tone?.(inchX(scale, px), inchY(scale, py)) ?? 1);
  });
}

async function heightOf(scale: Scale, piece: Piece, shape: Field): Promise<Field> {
  const unit = unitOf(scale);
  const { rim, rise = 0.4, drop, texture, waves, seed = 1 } = piece;
  const body = shapedBody(scale, shape, rim, rise, drop);
  const folds = piece.folds ? foldHeights(scale, piece.folds) : null;
  const grooves = await groovesOf(scale, piece);
  return fill((px, py, i) => {
    if (shape.data[i]! === 0) return body.data[i]!;
    const x = inchX(scale, px);
    const y = inchY(scale, py);
    const wave = waves ? waves[0] * waveAt(x / waves[1], y / waves[2], seed) : 0;
    return body.data[i]! + unit * (wave + (folds?.data[i] ?? 0) + (texture?.(x, y) ?? 0)) - grooves.data[i]!;
  });
}

/** Waves that bend and run into each other. */
function waveAt(x: number, y: number, seed: number): number {
  const bent = x + 0.7 * roughness(x * 0.5, y * 0.5, seed + 20);
  return roughness(bent, y + 0.4 * roughness(x * 0.6, y * 0.6, seed + 30), seed);
}

function shapedBody(scale: Scale, shape: Field, rim: number, rise: number, drop: Piece['drop']): Field {
  const roll = rim * unitOf(scale);
  const edge = distanceInside(shape);
  const rough = fill((px, py, i) => {
    if (shape.data[i]! <= 0.5) return 0;
    const in1 = 1 - Math.min(1, edge.data[i]! / roll);
    const rounded = roll * rise * Math.sqrt(1 - in1 * in1);
    return rounded - (drop ? drop(inchX(scale, px), inchY(scale, py)) * unitOf(scale) : 0);
  });
  return blurWithin(rough, shape, Math.max(1.2, Math.min(6, roll / 5)));
}

async function groovesOf(scale: Scale, { seams = [] }: Piece): Promise<Field> {
  const sum = fill(() => 0);
  for (const { path, width, depth, style } of seams) {
    const groove = blur(await cover(scale, path, style ?? strokeOf(width)), 1.1 * ZOOM);
    for (let i = 0; i < sum.data.length; i++) sum.data[i]! += groove.data[i]! * depth * unitOf(scale);
  }
  return sum;
}

const strokeOf = (width: number) => `fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round"`;

/** A blur inside a shape only, so that nothing drops at its edge. */
function blurWithin(source: Field, shape: Field, sigma: number): Field {
  const weight = blur(
    fill((_x, _y, i) => (shape.data[i]! > 0.5 ? 1 : 0)),
    sigma,
  );
  const sum = blur(source, sigma);
  return fill((_x, _y, i) => sum.data[i]! / Math.max(1e-4, weight.data[i]!));
}

/** Where the light of the T-shirt comes from: a soft key from the upper left. */
const [LX, LY, LZ] = [-0.4, -0.5, 0.77];

/** Light on a surface, 1 where it is flat; hollows get less of the sky. */
function lightOn(height: Field, shape: Field): Field {
  const near = blurWithin(maskedBy(height, shape), shape, 4.5 * ZOOM);
  const wide = blurWithin(maskedBy(height, shape), shape, 15 * ZOOM);
  const h = height.data;
  return fill((x, y, i) => {
    if (shape.data[i]! === 0) return 1;
    const dx = (h[i + (x < SIDE - 1 ? 1 : 0)]! - h[i - (x > 0 ? 1 : 0)]!) / 2;
    const dy = (h[i + (y < SIDE - 1 ? SIDE : 0)]! - h[i - (y > 0 ? SIDE : 0)]!) / 2;
    const facing = (-dx * LX - dy * LY + LZ) / Math.sqrt(1 + dx * dx + dy * dy) / LZ;
    const hollow =
      (Math.max(0, near.data[i]! - h[i]!) * 0.03 + Math.max(0, wide.data[i]! - h[i]!) * 0.012) / (ZOOM / 2);
    return (0.34 + 0.66 * Math.max(0, facing)) * (1 - Math.min(0.5, hollow));
  });
}

function maskedBy(height: Field, shape: Field): Field {
  return fill((_x, _y, i) => (shape.data[i]! > 0.5 ? height.data[i]! : 0));
}
