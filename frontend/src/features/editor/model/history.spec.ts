import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EditorDocument } from './document.ts';
import { type History, type HistoryAction, historyReducer, startHistory } from './history.ts';

const document = (seed: number): EditorDocument => ({ idea: 'cat', style: 'retro', seed });
const first = startHistory(document(0));

function change(history: History, seed: number, of: string, at: number): History {
  return historyReducer(history, { type: 'change', document: document(seed), of, at });
}
const undo = (history: History) => historyReducer(history, { type: 'undo' });
const redo = (history: History) => historyReducer(history, { type: 'redo' });
const seedsOf = ({ past, present, future }: History) => [
  past.map(({ seed }) => seed),
  present.seed,
  future.map(({ seed }) => seed),
];

describe('the steps of a document', () => {
  it('are undone and redone one by one', () => {
    const changed = change(change(first, 1, 'words', 0), 2, 'inks', 0);
    expect(seedsOf(changed)).toEqual([[0, 1], 2, []]);
    expect(seedsOf(undo(changed))).toEqual([[0], 1, [2]]);
    expect(seedsOf(undo(undo(changed)))).toEqual([[], 0, [1, 2]]);
    expect(seedsOf(redo(undo(changed)))).toEqual([[0, 1], 2, []]);
  });

  it('end where there is nothing before and nothing after', () => {
    expect(undo(first)).toBe(first);
    expect(redo(first)).toBe(first);
  });

  it('are one where the same is changed within a second', () => {
    const typed = change(change(first, 1, 'headline', 1_000), 2, 'headline', 1_999);
    expect(seedsOf(typed)).toEqual([[0], 2, []]);
    expect(seedsOf(change(typed, 3, 'headline', 2_999))).toEqual([[0, 2], 3, []]);
    expect(seedsOf(change(typed, 3, 'tagline', 2_000))).toEqual([[0, 2], 3, []]);
  });

  it('go another way after a change that follows an undo, and begin a step with it', () => {
    const back = undo(change(change(first, 1, 'headline', 0), 2, 'inks', 0));
    expect(seedsOf(change(back, 3, 'inks', 1))).toEqual([[0, 1], 3, []]);
  });

  it('begin anew with what is opened', () => {
    const changed = change(first, 1, 'words', 0);
    expect(historyReducer(changed, { type: 'open', document: document(9) })).toEqual(startHistory(document(9)));
  });

  it('lead back to where they began, however many there were', () => {
    const changes = fc.array(fc.record({ of: fc.constantFrom('a', 'b'), at: fc.nat(5_000) }), { maxLength: 30 });
    fc.assert(
      fc.property(changes, (made) => {
        const actions = made.map(({ of, at }, seed): HistoryAction => {
          return { type: 'change', document: document(seed + 1), of, at };
        });
        const last = actions.reduce(historyReducer, first);
        const begin = last.past.reduce(undo, last);
        expect(begin.present).toBe(first.present);
        expect(begin.future.reduce(redo, begin).present).toBe(last.present);
      }),
    );
  });
});
