/** Pieces of SVG and what they need: unique ids, numbers kept short. */
import type { Box } from './geometry.ts';

/** What a part of a design is, so that an editor can offer it by name. */
export type LayerKind = 'lettering' | 'motif' | 'scenery' | 'ornament';

/** One drawn part with the box it inks, in canvas units. */
export interface Piece {
  name: string;
  kind: LayerKind;
  svg: string;
  bounds: Box;
  /** The words set in it, line by line; lettering only. */
  lines?: string[];
  /** A box for every glyph; lettering only. */
  glyphs?: Box[];
}

/** Ids that are unique within a design and the same every time. */
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

/** A contour laid under a drawing: same outline, round and wide. */
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
