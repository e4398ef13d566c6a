import { expect, it } from '@jest/globals';
import { type BatchFields, emptyFields } from './batch-request.ts';
import { contentOf, fieldsIn, nextStep, toForm } from './saved-form.ts';

const FOX: BatchFields = { ...emptyFields(), text: 'A fox', saved: { version: 1, digest: 'f00d' } };
const OWL: BatchFields = { ...FOX, text: 'An owl' };

const here = (fields: BatchFields, version: number, isSaved: boolean) => ({
  content: contentOf(fields),
  ...{ version, isSaved },
});
const there = (fields: BatchFields, version: number) => ({
  fields: fieldsIn(contentOf(fields)),
  ...{ version, savedAt: null },
});

it.each([
  ['is as it was saved', here(FOX, 1, true), there(FOX, 1), 'none'],
  ['was changed here', here(FOX, 1, false), there(OWL, 1), 'save'],
  ['was changed elsewhere', here(FOX, 1, true), there(OWL, 2), 'take'],
  ['has no ideas here', here(emptyFields(), 0, true), there(OWL, 2), 'take'],
  ['became a batch elsewhere', here(FOX, 1, true), there(emptyFields(), 2), 'take'],
  ['became a batch elsewhere and was changed here', here(FOX, 1, false), there(emptyFields(), 2), 'save'],
  ['was saved by a call whose answer was lost', here(FOX, 1, false), there(FOX, 2), 'agree'],
  ['was changed here and elsewhere', here(FOX, 1, false), there(OWL, 2), 'ask'],
])('a form that %s', (_, ours, theirs, step) => {
  expect(nextStep(ours, theirs)).toBe(step);
});

it('what is saved is the same after it was stored with its names in another order, without the bytes of a file', () => {
  const guessed = { encoding: 'windows-1251', bytes: 'idea' };
  const form: BatchFields = {
    ...FOX,
    files: [{ name: 'a.csv', rows: [{ style: 'retro', idea: 'A fox' }], ignored: [], guessed }],
  };
  const saved = fieldsIn(contentOf(form));
  expect(contentOf(toForm(saved))).toBe(contentOf(form));
  expect(saved?.files[0]?.guessed).toEqual({ encoding: 'windows-1251' });
  expect(saved?.files[0]?.rows).toEqual([{ idea: 'A fox', style: 'retro' }]);
});

it('a form without ideas has nothing to keep', () => {
  expect(contentOf({ ...emptyFields(), text: ' \n', colors: ['Black'] })).toBe('');
});
