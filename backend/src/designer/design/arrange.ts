import { type Box, union } from '../canvas/geometry.ts';
import { group, round } from '../canvas/svg.ts';
import type { Arrangement, Layer, LayerChange } from './design.ts';

/** What was done by hand, on layers that are already fitted to the canvas. */
export function arrange<T extends Layer>(layers: readonly T[], { changes = {}, order }: Arrangement): T[] {
  const changed = layers.map((layer) => {
    const change = Object.hasOwn(changes, layer.name) ? changes[layer.name] : undefined;
    return change ? changeLayer(layer, change) : layer;
  });
  return order ? reorder(changed, order) : changed;
}

function changeLayer<T extends Layer>(layer: T, change: LayerChange): T {
  const { dx = 0, dy = 0, scale = 1, turn = 0, hidden = false } = change;
  const middle = { x: layer.bounds.x + layer.bounds.w / 2, y: layer.bounds.y + layer.bounds.h / 2 };
  const transform = [
    `translate(${round(middle.x + dx)} ${round(middle.y + dy)})`,
    `rotate(${round(turn)})`,
    `scale(${scale.toFixed(5)})`,
    `translate(${round(-middle.x)} ${round(-middle.y)})`,
  ].join(' ');
  const placed = (box: Box) => placeBox(box, middle, { dx, dy, scale, turn });
  return {
    ...layer,
    svg: group({ transform }, layer.svg),
    bounds: placed(layer.bounds),
    ...(layer.glyphs && { glyphs: layer.glyphs.map(placed) }),
    ...(hidden && { hidden }),
  };
}

/** The upright box around the turned one. */
function placeBox(box: Box, middle: { x: number; y: number }, change: Required<Omit<LayerChange, 'hidden'>>): Box {
  const angle = (change.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * change.scale, Math.sin(angle) * change.scale];
  const corners = [box.x, box.x + box.w].flatMap((x) =>
    [box.y, box.y + box.h].map((y) => {
      const [fromX, fromY] = [x - middle.x, y - middle.y];
      return {
        x: middle.x + change.dx + fromX * cos - fromY * sin,
        y: middle.y + change.dy + fromX * sin + fromY * cos,
      };
    }),
  );
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, foot] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return union([{ x: left, y: top, w: right - left, h: foot - top }]);
}

/** A layer that is not named takes the place of the named one that it stood before. */
function reorder<T extends Layer>(layers: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((name, place) => [name, place]));
  let next = order.length;
  const ranked = layers
    .toReversed()
    .map((layer) => {
      const place = places.get(layer.name);
      if (place !== undefined) next = place;
      return { layer, rank: place ?? next - 0.5 };
    })
    .toReversed();
  return ranked.sort((one, other) => one.rank - other.rank).map(({ layer }) => layer);
}
