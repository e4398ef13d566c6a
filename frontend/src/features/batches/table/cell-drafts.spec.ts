import { beforeAll, expect, it } from '@jest/globals';
import { ApiError } from '../../../api/client/http.ts';
import { CellDrafts, type CellTexts } from './cell-drafts.ts';

const row = { id: 'a', input: { idea: 'A fox' } };

function draftsWith(save: () => Promise<unknown>) {
  let content: CellTexts | undefined;
  const draft = {
    read: () => content,
    write(next: CellTexts | undefined) {
      content = next;
    },
  };
  return new CellDrafts(draft, save);
}

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

it('a cell says why it was refused until it is changed', async () => {
  const drafts = draftsWith(() => Promise.reject(new ApiError(409, 'That time is taken.')));
  drafts.change('a', 'publishAt', '2030-12-01 09:00');
  await drafts.commit(row, 'publishAt');
  expect(drafts.problemOf('a', 'publishAt')).toEqual({ isRefused: true, message: 'That time is taken.' });
  drafts.change('a', 'publishAt', '2030-12-01 10:00');
  expect(drafts.problemOf('a', 'publishAt')).toBeUndefined();
});

it('a cell that was not answered is not saved yet', async () => {
  const drafts = draftsWith(() => Promise.reject(new ApiError(503, 'Try again in a moment.')));
  drafts.change('a', 'idea', 'A bear');
  await drafts.commit(row, 'idea');
  expect(drafts.problemOf('a', 'idea')).toEqual({ isRefused: false, message: 'Not saved yet.' });
  expect(drafts.textOf('a', 'idea')).toBe('A bear');
});
