import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GenerationState } from '../model/status/states.ts';
import { readySteps, shownState } from './step-order.ts';

type StepName = 'draw' | 'cut_out' | 'upload' | 'write_listing' | 'create_product' | 'publish';
const step = (name: StepName, state: GenerationState, ...needs: StepName[]) => ({
  definition: { name, state, needs: needs.map((need) => ({ name: need })) },
});
const steps = [
  step('draw', 'generating'),
  step('cut_out', 'removing_bg', 'draw'),
  step('upload', 'uploading', 'cut_out'),
  step('write_listing', 'creating_listing'),
  step('create_product', 'creating_product', 'cut_out', 'upload', 'write_listing'),
  step('publish', 'creating_product', 'create_product'),
];
const order: GenerationState[] = [
  'generating',
  'removing_bg',
  'uploading',
  'creating_listing',
  'creating_product',
  'finalized',
];
const named = (ready: typeof steps) => ready.map(({ definition }) => definition.name);

describe('readySteps', () => {
  it('begins with what needs nothing: the picture and the listing side by side', () => {
    expect(named(readySteps(steps, new Set(), new Set()))).toEqual(['draw', 'write_listing']);
  });

  it('waits for everything that a step needs', () => {
    expect(named(readySteps(steps, new Set(['draw', 'cut_out', 'upload']), new Set(['write_listing'])))).toEqual([]);
    expect(named(readySteps(steps, new Set(['draw', 'cut_out', 'upload', 'write_listing']), new Set()))).toEqual([
      'create_product',
    ]);
  });

  it('brings every step to its end once, in whatever order the steps end', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (choices) => {
        const [done, running, begun] = [new Set<StepName>(), new Set<StepName>(), [] as StepName[]];
        let shown = 0;
        for (;;) {
          for (const { definition } of readySteps(steps, done, running)) {
            const { name, needs } = definition;
            for (const need of needs) expect(done).toContain(need.name);
            begun.push(name);
            running.add(name);
          }
          if (running.size === 0) break;
          const next = [...running][Number(choices.next().value) % running.size] as StepName;
          running.delete(next);
          done.add(next);
          const now = order.indexOf(shownState(steps, done));
          expect(now).toBeGreaterThanOrEqual(shown);
          shown = now;
        }
        expect(begun.toSorted()).toEqual(named(steps).toSorted());
        expect(shownState(steps, done)).toBe('finalized');
      }),
    );
  });
});

describe('shownState', () => {
  it('is that of the earliest unfinished step, whatever else is done', () => {
    expect(shownState(steps, new Set())).toBe('generating');
    expect(shownState(steps, new Set(['write_listing']))).toBe('generating');
    expect(shownState(steps, new Set(['draw', 'cut_out', 'write_listing']))).toBe('uploading');
    expect(shownState(steps, new Set(['draw', 'cut_out', 'upload']))).toBe('creating_listing');
    expect(shownState(steps, new Set(named(steps).filter((name) => name !== 'publish')))).toBe('creating_product');
  });
});
