import { type Box, type Design, type Layer, svgOf } from '../../../../../backend/src/designer/browser.ts';

export interface SceneLayer {
  name: string;
  kind: Layer['kind'];
  /** Of its ink, in canvas units, as the layout has it. */
  box: Box;
  /** After it was placed by hand: an upright box around it. */
  bounds: Box;
  hidden: boolean;
}

/** @param flat the same design with nothing placed by hand */
export function layersOf(design: Design, flat: Design): SceneLayer[] {
  const boxes = new Map(flat.layers.map(({ name, bounds }) => [name, bounds]));
  return design.layers.map(({ name, kind, bounds, hidden = false }) => ({
    name,
    kind,
    bounds,
    hidden,
    box: boxes.get(name) ?? bounds,
  }));
}

/** The SVG of what is behind a layer, of the layer, and of what is before it. */
export function splitAround(
  { layers, wear, seed }: Design,
  name: string,
): [below: string, layer: string, above: string] {
  const at = layers.findIndex((layer) => layer.name === name);
  const shown = (from: number, to?: number) =>
    svgOf(
      layers.slice(from, to).filter(({ hidden }) => !hidden),
      wear,
      seed,
    );
  return [shown(0, at), shown(at, at + 1), shown(at + 1)];
}
