import { describe, expect, it } from '@jest/globals';
import { isStaleAfter } from './refreshes.ts';

describe('queries that are stale after a mutation', () => {
  it.each([
    ['createGeneration', ['/api/generations', { limit: 50 }], true],
    ['createGeneration', ['/api/user'], true],
    ['createGeneration', ['/api/user/sessions'], false],
    ['createGeneration', ['/api/settings/prompt'], false],
    ['changePassword', ['/api/user/sessions'], true],
    ['grantCredits', ['/api/admin/users', { page: 1 }], true],
    ['grantCredits', ['/api/admin/users/42'], true],
    ['grantCredits', ['/api/user'], true],
    ['grantCredits', ['/api/administrators'], false],
    ['chooseProduct', ['/api/profit', { price: 2499 }], true],
    ['startBatch', ['/api/batches', { page: 1 }], true],
    ['startBatch', ['/api/batches/42/rows', 'all'], true],
    ['createBatch', ['/api/batches/42'], false],
    ['checkListing', ['/api/generations'], false],
    ['noSuchOperation', ['/api/user'], false],
  ])('%s, %j: %s', (operation, queryKey, expected) => {
    expect(isStaleAfter([operation], queryKey)).toBe(expected);
  });

  it('are none after a mutation without a key', () => {
    expect(isStaleAfter(undefined, ['/api/user'])).toBe(false);
    expect(isStaleAfter([], ['/api/user'])).toBe(false);
  });

  it('are none without a path', () => {
    expect(isStaleAfter(['grantCredits'], [])).toBe(false);
  });
});
