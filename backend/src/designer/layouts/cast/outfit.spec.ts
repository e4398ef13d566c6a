import { describe, expect, it } from '@jest/globals';
import { type Box, union } from '../../canvas/geometry.ts';
import { anchorsOf } from '../../figures/anchors.ts';
import { allSubjects } from '../../figures/catalog.ts';
import { HEADS } from '../../figures/heads.ts';
import { composeDesign } from '../../index.ts';

function boxOf(idea: string, picture: string): Box {
  const layers = composeDesign({ idea, style: 'cartoon' }).layers;
  const boxes = layers.filter(({ name }) => name.replace(/ \d$/, '') === picture).map(({ bounds }) => bounds);
  expect(boxes).not.toEqual([]);
  return union(boxes);
}

/** Shares of the figure's height and width: the top and the foot of a thing, and its middle. */
function placeOn(idea: string, figure: string, thing: string) {
  const whole = boxOf(idea, figure);
  const part = boxOf(idea, thing);
  const share = (y: number) => Math.round(((y - whole.y) / whole.h) * 10) / 10;
  const middle = Math.round(((part.x + part.w / 2 - whole.x) / whole.w) * 10) / 10;
  return { top: share(part.y), foot: share(part.y + part.h), middle };
}

describe('what a figure wears and holds', () => {
  it.each([
    ['Chicken wearing rubber boots', 'chicken', 'rain-boots', { top: 0.8, foot: 0.9, middle: 0.4 }],
    ['Fox wearing cowboy boots', 'fox', 'cowboy-boot', { top: 0.7, foot: 1, middle: 0.5 }],
    ['Penguin with a scarf', 'penguin', 'scarf', { top: 0.4, foot: 1, middle: 0.5 }],
    ['Duck wearing a bow tie', 'duck', 'bow-tie', { top: 0.4, foot: 0.5, middle: 0.3 }],
    ['Rottweiler with a rose in its mouth', 'rottweiler', 'rose', { top: 0.3, foot: 0.5, middle: 0.4 }],
    ['Panda with a backpack', 'panda', 'backpack', { top: 0.4, foot: 1, middle: 0.7 }],
    ['Whale carrying a lighthouse on its back', 'whale', 'lighthouse', { top: -0.2, foot: 0.3, middle: 0.5 }],
    ['Owl perched on a crescent moon', 'crescent-moon', 'owl', { top: 0.2, foot: 0.8, middle: 0.6 }],
  ])('%s', (idea, figure, thing, place) => {
    expect(placeOn(idea, figure, thing)).toEqual(place);
  });

  it('puts a raised umbrella over the head', () => {
    const { top, foot } = placeOn('A fox under an umbrella', 'fox', 'umbrella-open');
    expect(top).toBeLessThan(0);
    expect(foot).toBeGreaterThan(0.4);
  });

  it('puts a veil around the face, a bag under it, and whoever jumps into the hoop', () => {
    const veil = placeOn('Beekeeper bear with a smoker', 'bear', 'bee-veil');
    expect(veil).toEqual({ top: -0.1, foot: 0.6, middle: 0.5 });
    const bag = placeOn('Corgi wearing a mail bag', 'corgi', 'mail-bag');
    expect(bag.top).toBeGreaterThan(0.3);
    const { middle } = placeOn('Tiger jumping through a flaming hoop', 'tiger-leaping', 'flaming-hoop');
    expect(middle).toBe(0.5);
  });

  it('hangs a banner over the head, and a rainbow behind all of a picture', () => {
    const lights = placeOn('Cat under string lights with hot cocoa', 'cat-face', 'string-lights');
    expect(lights).toMatchObject({ top: -0.2, middle: 0.5 });
    const { layers } = composeDesign({ idea: 'Rainbow over a barn with sheep' });
    const names = layers.map(({ name }) => name);
    expect(names.indexOf('rainbow')).toBeLessThan(names.indexOf('barn'));
    expect(boxOf('Rainbow over a barn with sheep', 'rainbow').w).toBeGreaterThan(
      boxOf('Rainbow over a barn with sheep', 'barn').w,
    );
  });

  it('draws several of a thing in one size', () => {
    const { layers } = composeDesign({ idea: 'Two wine glasses and a bouquet' });
    const glasses = layers.filter(({ name }) => name.startsWith('wine-glass'));
    expect(glasses).toHaveLength(2);
    expect(glasses[0]?.bounds.h).toBeCloseTo(glasses[1]?.bounds.h ?? 0);
  });

  it('puts who holds something on the board or into the bath that is named, too', () => {
    const board = placeOn('Santa on a surfboard holding a ukulele', 'santa-claus', 'surfboard');
    expect(board.top).toBeGreaterThan(0.7);
    const bath = placeOn('Skeleton in a bathtub holding a duck', 'skull', 'bathtub-duck');
    expect(bath.top).toBeLessThan(0.95);
    expect(bath.foot).toBeGreaterThan(1);
  });

  it.each([
    ['Kitten in a teacup', 'kitten', 'hot-beverage'],
    ['Fox in a bucket', 'fox', 'bucket'],
    ['Beagle puppy in a Christmas stocking', 'beagle-puppy', 'christmas-stocking'],
  ])('puts whoever is in a vessel behind its front, and no wider than it: %s', (idea, figure, vessel) => {
    const { layers } = composeDesign({ idea, style: 'cartoon' });
    const [inner, outer] = [boxOf(idea, figure), boxOf(idea, vessel)];
    expect(inner.w).toBeLessThan(outer.w * 1.02);
    expect(inner.y + inner.h).toBeGreaterThan(outer.y);
    expect(layers.findLastIndex(({ name }) => name.startsWith(vessel))).toBeGreaterThan(
      layers.findLastIndex(({ name }) => name.startsWith(figure)),
    );
  });

  it('puts what a basket in the hands is full of into it', () => {
    const [eggs, basket] = ['farm-eggs', 'wicker-basket'].map((name) => boxOf('Girl holding a basket of eggs', name));
    expect(eggs?.x).toBeGreaterThan((basket?.x ?? 0) - 1);
    expect((eggs?.x ?? 0) + (eggs?.w ?? 0)).toBeLessThan((basket?.x ?? 0) + (basket?.w ?? 0) + 1);
  });

  it.each([
    ['Candle on a table', 'candle', 'table-cloth'],
    ['Bird on a mailbox', 'bird', 'closed-mailbox-with-raised-flag'],
  ])('draws what carries a small thing larger than that: %s', (idea, small, large) => {
    expect(boxOf(idea, large).h).toBeGreaterThan(boxOf(idea, small).h);
  });

  it('puts all riders side by side on what carries them', () => {
    const layers = composeDesign({ idea: 'Two owls on a branch', style: 'cartoon' }).layers;
    const [first, second] = layers.filter(({ name }) => name.startsWith('owl')).map(({ bounds }) => bounds);
    expect(second?.y).toBe(first?.y);
    expect(second?.h).toBe(first?.h);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.w ?? 0) / 2);
  });

  it('puts both of a couple on what carries them, where they hold something', () => {
    const layers = composeDesign({ idea: 'Skeleton couple drinking wine on a couch', style: 'cartoon' }).layers;
    const parts = layers.filter(({ name }) => name.startsWith('skull')).map(({ bounds }) => bounds);
    const [first, second] = parts.sort((one, other) => other.h - one.h);
    expect(second?.y).toBeCloseTo(first?.y ?? 0);
    expect(second?.h).toBeCloseTo(first?.h ?? 0);
    expect(Math.abs((second?.x ?? 0) - (first?.x ?? 0))).toBeGreaterThan((first?.w ?? 0) / 2);
  });

  it('puts one of two small things in each hand', () => {
    const beer = placeOn('Bear holding a beer and a hot dog', 'bear', 'beer-mug');
    const food = placeOn('Bear holding a beer and a hot dog', 'bear', 'hot-dog');
    expect(beer.middle).toBeGreaterThan(0.8);
    expect(food.middle).toBeLessThan(0.2);
  });

  it('heaps several of a thing in a basket', () => {
    const layers = composeDesign({ idea: 'Basket of tomatoes', style: 'cartoon' }).layers;
    expect(layers.filter(({ name }) => name.startsWith('tomato'))).toHaveLength(5);
  });

  it('stands a person before the animal or the thing beside it, and a tree behind who is under it', () => {
    const horse = placeOn('Farrier shoeing a horse', 'farrier-face', 'horse-standing');
    expect(horse.top).toBeLessThan(0.3);
    expect(horse.foot).toBe(1);
    const { top, foot } = placeOn('Fox reading a book under a tree', 'fox', 'deciduous-tree');
    expect(top).toBeLessThan(-0.2);
    expect(foot).toBeCloseTo(1, 0);
  });

  it('puts a costume over the body, with the face above it', () => {
    const { top, foot, middle } = placeOn('Bear dressed as a taco', 'bear', 'taco');
    expect(top).toBeGreaterThan(0.2);
    expect(foot).toBeGreaterThan(0.8);
    expect(middle).toBe(0.5);
  });

  it('draws limbs behind food, and a face on it', () => {
    const layers = composeDesign({ idea: 'Dancing taco', style: 'cartoon' }).layers.map(({ name }) => name);
    const cast = ['dancing-arms', 'taco', 'smiling-face'];
    expect(layers.filter((name) => cast.includes(name))).toEqual(cast);
    const face = placeOn('Dancing taco', 'taco', 'smiling-face');
    expect(face.top).toBeGreaterThan(0);
    expect(face.foot).toBeLessThan(1);
  });

  it.each([
    ['Crying taco', 'crying-arms', 'taco', 'face-in-tears'],
    ['Tired avocado', 'tired-arms', 'avocado', 'face-half-asleep'],
    ['Angry taco', 'angry-arms', 'taco', 'face-in-rage'],
    ['Scared ice cream cone', 'scared-arms', 'soft-ice-cream', 'face-in-fear'],
    ['Pickle screaming', 'screaming-arms', 'one-pickle', 'face-in-scream'],
    ['Laughing pizza', 'laughing-arms', 'pizza', 'face-in-laughter'],
    ['Winking strawberry', 'winking-arms', 'strawberry', 'face-with-wink'],
    ['Surprised avocado', 'astonished-arms', 'avocado', 'face-astonished'],
  ])('lets the face of "%s" show how it feels', (idea, ...cast) => {
    const layers = composeDesign({ idea, style: 'cartoon' }).layers.map(({ name }) => name);
    expect(layers.filter((name) => cast.includes(name))).toEqual(cast);
    expect(layers).not.toContain('smiling-face');
  });

  it('moves the body of an animal that dances, and dresses it', () => {
    const [sitting, dancing] = ['Panda in a tutu', 'Panda dancing in a tutu'].map((idea) => boxOf(idea, 'panda'));
    const shape = (box?: Box) => (box?.w ?? 0) / (box?.h ?? 1);
    expect(shape(dancing)).toBeGreaterThan(shape(sitting) * 1.1);
    expect(placeOn('Panda dancing in a tutu', 'panda', 'tutu').top).toBeGreaterThan(0.4);
  });

  it('draws two that kiss alike, with a heart above them', () => {
    const layers = composeDesign({ idea: 'Two giraffes kissing', style: 'cartoon' }).layers;
    const [first, second] = layers.filter(({ name }) => name.startsWith('giraffe')).map(({ bounds }) => bounds);
    const heart = layers.find(({ name }) => name === 'red-heart')?.bounds;
    expect(second?.h).toBe(first?.h);
    expect((heart?.y ?? 0) + (heart?.h ?? 0) / 2).toBeLessThan(first?.y ?? 0);
  });

  it('covers a thing with what it is made of, within its outline', () => {
    const layers = composeDesign({ idea: 'Guitar made of flowers', style: 'cartoon' }).layers;
    const blooms = layers.filter(({ name }) => /-bloom/u.test(name)).map(({ bounds }) => bounds);
    const guitar = boxOf('Guitar made of flowers', 'guitar');
    expect(blooms.length).toBeGreaterThan(8);
    for (const { x, y, w, h } of blooms) {
      expect(x + w / 2).toBeGreaterThan(guitar.x);
      expect(x + w / 2).toBeLessThan(guitar.x + guitar.w);
      expect(y + h / 2).toBeGreaterThan(guitar.y);
    }
  });

  it('puts what stands for a shell where the shell is', () => {
    const { top, foot } = placeOn('Snail with a strawberry shell', 'snail', 'strawberry');
    expect(top).toBeLessThan(0.2);
    expect(foot).toBeGreaterThan(0.6);
  });

  it('puts a cat before the window that it looks out of', () => {
    const { top, foot, middle } = placeOn('Cat looking out of a window', 'window', 'cat-face');
    expect(top).toBeGreaterThan(0);
    expect(foot).toBeGreaterThan(0.9);
    expect(middle).toBeCloseTo(0.5, 0);
  });

  it('puts a hat on a bottle that is as wide as its neck needs', () => {
    const [hat, bottle] = ['santa-hat', 'wine-bottle'].map((name) => boxOf('Wine bottle wearing a Santa hat', name));
    expect(hat?.w).toBeGreaterThan((bottle?.w ?? 0) * 0.8);
  });

  it('lets flames rise above what burns', () => {
    const { top, foot } = placeOn('Guitar on fire', 'hot-flames', 'guitar');
    expect(top).toBeGreaterThan(0.2);
    expect(foot).toBeLessThanOrEqual(1);
  });

  it('hangs who hangs by the hands, and what hangs on a cord, below what holds them', () => {
    const lemur = placeOn('Lemur hanging from a branch', 'tree-branch', 'lemur');
    expect(lemur.top).toBeGreaterThan(0);
    expect(lemur.top).toBeLessThan(0.8);
    expect(lemur.foot).toBeGreaterThan(2);
    const lantern = placeOn('Lantern hanging from a branch', 'tree-branch', 'camping-lantern');
    expect(lantern.top).toBeGreaterThan(1);
  });

  it('stretches a rope from what is pulled to who pulls it', () => {
    const idea = 'Fox pulling a sled of logs';
    const [fox, sled, rope] = ['fox', 'sled', 'rope'].map((name) => boxOf(idea, name));
    expect(rope?.x).toBeGreaterThan(sled?.x ?? Infinity);
    expect(rope?.x).toBeLessThan((sled?.x ?? 0) + (sled?.w ?? 0));
    expect((rope?.x ?? 0) + (rope?.w ?? 0)).toBeGreaterThan(fox?.x ?? Infinity);
  });

  it('winds a snake over the thing that it is curled around', () => {
    const { top, foot } = placeOn('Snake curled around a skull', 'skull', 'snake-coil');
    expect(top).toBeGreaterThan(0);
    expect(foot).toBeLessThan(1.1);
  });

  it('hangs lights around the body', () => {
    const { top, foot } = placeOn('Kitten tangled in Christmas lights', 'kitten', 'string-lights');
    expect(top).toBeGreaterThan(0.4);
    expect(foot).toBeLessThan(0.95);
  });

  it('lets flowers rise out of the mouth of a jar without its lid', () => {
    const jar = boxOf('Peonies in a mason jar', 'mason-jar-open');
    const flowers = boxOf('Peonies in a mason jar', 'peony-bloom');
    expect(flowers.y + flowers.h).toBeGreaterThan(jar.y);
    expect(flowers.y + flowers.h).toBeLessThan(jar.y + jar.h * 0.3);
    expect(flowers.h).toBeGreaterThan(jar.h * 0.8);
  });

  it.each([
    ['Snowman on a beach towel', 'snowman'],
    ['Lizard on a beach towel', 'gecko'],
    ['Cat lying on a beach towel', 'cat-face'],
  ])('has whoever is on a towel on it: "%s"', (idea, picture) => {
    const towel = boxOf(idea, 'spread-towel');
    const body = boxOf(idea, picture);
    expect(body.y + body.h).toBeGreaterThan(towel.y + towel.h * 0.6);
    expect(body.y + body.h).toBeLessThan(towel.y + towel.h);
    expect(body.w).toBeLessThan(towel.w * 0.85);
  });

  it('puts flowers into what is full of them', () => {
    const { foot } = placeOn('Hiking boot full of wildflowers', 'hiking-boot', 'bouquet');
    expect(foot).toBeGreaterThan(0.1);
    expect(foot).toBeLessThan(0.5);
  });
});

it('knows where at least 150 animals and people wear and hold things', () => {
  const names = [...new Set([...Object.keys(HEADS), ...allSubjects().map(({ name }) => name)])];
  const known = names.filter((name) => anchorsOf(name, 'stand')?.mouth ?? anchorsOf(name, 'stand')?.neck);
  expect(known.length).toBeGreaterThanOrEqual(150);
});
