import { describe, expect, it } from '@jest/globals';
import type { Box } from '../../canvas/geometry.ts';
import { allSubjects } from '../../figures/catalog.ts';
import { figure, hasFourLegs } from '../../figures/figure.ts';
import { HEADS } from '../../figures/heads.ts';
import { composeDesign } from '../../index.ts';

function boxesOf(idea: string, picture: string): Box[] {
  const { layers } = composeDesign({ idea, style: 'cartoon' });
  return layers.filter(({ name }) => name.replace(/ \d$/, '') === picture).map(({ bounds }) => bounds);
}

describe('several of a kind', () => {
  it.each([
    ['Three cats in a row', 'cat-face', 3],
    ['Two dogs', 'dog-face', 2],
    ['Three sea turtles', 'turtle', 3],
  ])('are of one size: "%s"', (idea, picture, many) => {
    const boxes = boxesOf(idea, picture);
    expect(boxes).toHaveLength(many);
    expect(new Set(boxes.map(({ w, h }) => `${w.toFixed(1)} ${h.toFixed(1)}`)).size).toBe(1);
  });

  it.each([
    ['Giraffe mom with two baby giraffes', 'giraffe'],
    ['Goose and her baby goose', 'goose'],
    ['Elephant and her calf', 'elephant'],
  ])('are smaller where one has the others: "%s"', (idea, picture) => {
    const [large, ...others] = boxesOf(idea, picture).toSorted((p, q) => q.h - p.h);
    expect(others.length).toBeGreaterThan(0);
    for (const { h } of others) expect(h).toBeLessThan((large?.h ?? 0) * 0.7);
  });
});

describe('a mother with many young', () => {
  it.each([
    ['Mama duck with five ducklings', 'duck', 'duckling-row-5'],
    ['Hen with four chicks', 'chicken', 'chick-side-row-4'],
    ['Goose with three goslings', 'goose', 'gosling-row-3'],
    ['Cat with five kittens', 'cat-face', 'kitten-row-5'],
    ['Dog with six puppies', 'dog-face', 'puppy-dog-row-6'],
  ])('has all of them in one row: "%s"', (idea, mother, row) => {
    const [large] = boxesOf(idea, mother);
    const [small] = boxesOf(idea, row);
    expect(small?.h).toBeLessThan((large?.h ?? 0) * 0.6);
    expect((small?.x ?? 0) + (small?.w ?? 0)).toBeGreaterThan((large?.x ?? 0) + (large?.w ?? 0));
  });
});

describe('an umbrella that two share', () => {
  it.each([
    ['Otter couple under one umbrella', 'otter'],
    ['Raccoon and possum sharing an umbrella', 'raccoon'],
  ])('is over both: "%s"', (idea, one) => {
    const [umbrella] = boxesOf(idea, 'umbrella-open');
    for (const { x, y, w } of boxesOf(idea, one)) {
      expect(umbrella?.y).toBeLessThan(y);
      expect(x + w / 2).toBeGreaterThan(umbrella?.x ?? 0);
      expect(x + w / 2).toBeLessThan((umbrella?.x ?? 0) + (umbrella?.w ?? 0));
    }
  });
});

describe('a pumpkin or a cake', () => {
  it.each([
    ['Wombat on top of a pumpkin', 'jack-o-lantern', 'quokka'],
    ['Gingerbread man on top of a layer cake', 'birthday-cake', 'gingerbread-man'],
  ])('is as large as who is on it: "%s"', (idea, below, above) => {
    const [[pedestal], [rider]] = [boxesOf(idea, below), boxesOf(idea, above)];
    expect(pedestal?.h).toBeGreaterThan((rider?.h ?? 0) * 0.6);
    expect(pedestal?.y).toBeGreaterThan(rider?.y ?? 0);
  });
});

describe('bodies with four legs', () => {
  it('are those of animals that have them', () => {
    const names = [...Object.keys(HEADS), ...allSubjects().map(({ name }) => name)].filter(hasFourLegs);
    expect(names).toEqual(expect.arrayContaining(['beagle', 'horse', 'tiger-face', 'squirrel']));
    for (const other of ['eagle', 'owl', 'skull', 'penguin', 'farmer-face']) expect(names).not.toContain(other);
  });

  it('have closed eyes where they sleep', () => {
    expect(figure('wolf', 'sleeping').length).toBeLessThan(figure('wolf', 'all-fours').length);
  });

  it('have who flees ahead of who runs after it', () => {
    const [[hunter], prey] = [
      boxesOf('Beagle chasing two squirrels', 'beagle'),
      boxesOf('Beagle chasing two squirrels', 'squirrel'),
    ];
    expect(prey).toHaveLength(2);
    for (const { x, h } of prey) {
      expect(x).toBeGreaterThan((hunter?.x ?? 0) + (hunter?.w ?? 0) * 0.8);
      expect(h).toBeLessThan(hunter?.h ?? 0);
    }
  });

  it('have who rides on the back, and what flies in the air', () => {
    const [[rider], [mount]] = [boxesOf('Frog riding a pug', 'frog'), boxesOf('Frog riding a pug', 'pug')];
    expect((rider?.y ?? 0) + (rider?.h ?? 0)).toBeLessThan((mount?.y ?? 0) + (mount?.h ?? 0) * 0.7);
    const idea = 'Cat inside a pumpkin with bats flying around';
    expect(boxesOf(idea, 'bat-flying')).toHaveLength(2);
    expect(boxesOf(idea, 'bat-flying')[0]?.y).toBeLessThan(boxesOf(idea, 'jack-o-lantern')[0]?.y ?? 0);
  });
});
