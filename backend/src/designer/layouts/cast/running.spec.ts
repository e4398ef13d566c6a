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
