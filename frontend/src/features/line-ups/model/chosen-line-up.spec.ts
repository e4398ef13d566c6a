import { expect, it } from '@jest/globals';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { chosenLineUp, lineUpCredits, toLineUpField } from './chosen-line-up.ts';

const lineUp = (id: string, isDefault = false): LineUpView => ({ id, name: id, isDefault, shop: null, items: [] });
const LINE_UPS = [lineUp('a'), lineUp('b', true)];

it.each([
  ['nothing chosen', '', 'b'],
  ['one chosen', 'a', 'a'],
  ['one that was deleted', 'gone', 'b'],
  ['the T-shirt only', null, null],
])('with %s, what is shown is what is sent', (_, choice, sent) => {
  expect(chosenLineUp(choice, LINE_UPS)?.id ?? null).toBe(sent);
  expect(toLineUpField(choice, LINE_UPS)).toEqual({ lineUpId: sent });
});

it('without a default, the T-shirt only is sent', () => {
  expect(toLineUpField('', [lineUp('a')])).toEqual({ lineUpId: null });
});

it('a seller without line-ups sends none', () => {
  expect(toLineUpField('gone', [])).toEqual({});
});

it('before line-ups are read, only what was chosen is sent', () => {
  expect(toLineUpField('', undefined)).toEqual({});
  expect(toLineUpField('a', undefined)).toEqual({ lineUpId: 'a' });
  expect(toLineUpField(null, undefined)).toEqual({ lineUpId: null });
});

it('each product costs its credits', () => {
  expect(lineUpCredits({ items: new Array(3) }, 1)).toBe(3);
  expect(lineUpCredits(undefined, 1)).toBe(0);
});
