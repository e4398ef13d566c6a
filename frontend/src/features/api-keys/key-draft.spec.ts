import { expect, it } from '@jest/globals';
import { checkCredits, newDraft, toCreateApiKey } from './key-draft.ts';
import { listScopes } from './scopes.ts';

const now = Date.parse('2026-11-24T00:00:00Z');

it('turns what was typed into a request', () => {
  const draft = { ...newDraft, name: 'Nightly', scopes: ['design' as const], creditsPerDay: ' 20 ', days: 30 };
  expect(toCreateApiKey(draft, now)).toEqual({
    name: 'Nightly',
    scopes: ['design'],
    creditsPerDay: 20,
    expiresAt: '2026-12-24T00:00:00.000Z',
  });
});

it('leaves out an end and a cap that were not chosen, and a cap of a key that spends nothing', () => {
  expect(toCreateApiKey({ ...newDraft, name: 'x', scopes: ['design'], days: 0 }, now)).toEqual({
    name: 'x',
    scopes: ['design'],
  });
  expect(toCreateApiKey({ ...newDraft, name: 'x', creditsPerDay: '5', days: 0 }, now)).toEqual({
    name: 'x',
    scopes: ['read'],
  });
});

it.each([
  ['', true],
  ['0', true],
  ['10000', true],
  ['10001', false],
  ['-1', false],
  ['1.5', false],
  ['many', false],
])('takes "%s" for credits a day: %s', (text, isFine) => {
  expect(checkCredits(text) === true).toBe(isFine);
});

it('names scopes in the order in which they are offered', () => {
  expect(listScopes(['billing:read', 'read'])).toBe('Read, See billing');
});
