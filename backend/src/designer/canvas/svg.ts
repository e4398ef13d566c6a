import type { Box } from './geometry.ts';

export type LayerKind = 'lettering' | 'motif' | 'scenery' | 'ornament';

/** One part of a design; boxes are of its ink, in canvas units. */
export interface Piece {
  name: string;
  kind: LayerKind;
  svg: string;
  bounds: Box;
  lines?: string[];
  glyphs?: Box[];
  /** Of the tallest letter of each line. */
  letterHeights?: number[];
}

export function createIds(): (prefix: string) => string {
  let count = 0;
  return (prefix) => `${prefix}${++count}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Attributes = Record<string, string | number | undefined>;

export function element(tag: string, attributes: Attributes, content = ''): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? round(value) : value}"`;
  }
  return content ? `<${tag}${text}>${content}</${tag}>` : `<${tag}${text}/>`;
}

export function path(d: string, attributes: Attributes): string {
  return element('path', { d, ...attributes });
}

export function contour(d: string, ink: string, width: number): string {
  return path(d, {
    fill: ink,
    stroke: ink,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

export function group(attributes: Attributes, content: string): string {
  return element('g', attributes, content || ' ');
}

export function clip(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group({ 'clip-path': `url(#${id})` }, content)}`;
}
