import { describe, expect, it } from '@jest/globals';
import type { SceneLayer } from '../engine/engine-tasks.ts';
import { CANVAS, frameOf, layersOutside, layerTitle, middleOf, scaledBy, snapped, turnedBy } from './placing.ts';

const asDrawn = { dx: 0, dy: 0, scale: 1, turn: 0, hidden: false };
const box = { x: 1000, y: 2000, w: 400, h: 200 };
const middle = { x: 1200, y: 2100 };

describe('the frame of a layer', () => {
  it('is moved, and scaled about the middle', () => {
    expect(middleOf({ box })).toEqual(middle);
    expect(frameOf({ box }, asDrawn)).toEqual({ left: 1000, top: 2000, width: 400, height: 200 });
    expect(frameOf({ box }, { ...asDrawn, dx: 50, dy: -10, scale: 2 })).toEqual({
      ...{ left: 850, top: 1890, width: 800, height: 400 },
    });
  });
});

describe('a layer near a middle line of the canvas', () => {
  const [toX, toY] = [CANVAS.width / 2 - middle.x, CANVAS.height / 2 - middle.y];

  it('is drawn to it', () => {
    const near = { ...asDrawn, dx: toX + 44, dy: toY - 44 };
    expect(snapped({ box }, near)).toEqual({ placement: { ...asDrawn, dx: toX, dy: toY }, onX: true, onY: true });
  });

  it('is left where it is a little further away, each way by itself', () => {
    const away = { ...asDrawn, dx: toX + 45, dy: toY };
    expect(snapped({ box }, away)).toEqual({ placement: away, onX: false, onY: true });
  });
});

describe('a corner that is dragged', () => {
  it('scales the layer as the distance to its middle grows', () => {
    const from = { x: 1300, y: 2100 };
    expect(scaledBy({ ...asDrawn, scale: 1.5 }, middle, from, { x: 1200, y: 2300 }).scale).toBeCloseTo(3);
    expect(scaledBy(asDrawn, middle, from, { x: 1150, y: 2100 }).scale).toBeCloseTo(0.5);
  });

  it('leaves something of it at the middle, and where it began there', () => {
    expect(scaledBy(asDrawn, middle, { x: 1300, y: 2100 }, middle).scale).toBe(0.05);
    expect(scaledBy(asDrawn, middle, middle, { x: 1202, y: 2100 }).scale).toBe(2);
  });
});

describe('a handle that is turned', () => {
  const right = { x: 1300, y: 2100 };
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: middle.x + 100 * Math.cos(angle), y: middle.y + 100 * Math.sin(angle) };
  };

  it('turns the layer clockwise, from where it was', () => {
    expect(turnedBy(asDrawn, middle, right, at(30)).turn).toBeCloseTo(30);
    expect(turnedBy({ ...asDrawn, turn: 10 }, middle, right, at(-30)).turn).toBeCloseTo(-20);
  });

  it.each([
    [2.9, 0],
    [-2.9, 0],
    [43, 45],
    [92, 90],
  ])('is drawn to an eighth of a turn: %d to %d', (degrees, turn) => {
    expect(turnedBy(asDrawn, middle, right, at(degrees)).turn + 0).toBe(turn);
  });
});

describe('a layer is cut off', () => {
  const layer = (bounds: object, hidden = false) =>
    ({ name: 'cat', hidden, bounds: { x: 0, y: 0, w: 10, h: 10, ...bounds } }) as SceneLayer;

  it.each([
    [{ x: -7 }, true],
    [{ x: -6 }, false],
    [{ y: -7 }, true],
    [{ w: CANVAS.width + 6 }, false],
    [{ w: CANVAS.width + 7 }, true],
    [{ y: CANVAS.height }, true],
  ])('at %j: %s', (bounds, isOutside) => {
    expect(layersOutside([layer(bounds)])).toHaveLength(isOutside ? 1 : 0);
  });

  it('not where it is hidden', () => {
    expect(layersOutside([layer({ x: -100 }, true)])).toEqual([]);
  });
});

it.each([
  ['cat-face', 'Cat face'],
  ['palm 2', 'Palm 2'],
  ['', ''],
])('the title of %j is %j', (name, title) => {
  expect(layerTitle(name)).toBe(title);
});
