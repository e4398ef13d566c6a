import { describe, expect, it } from '@jest/globals';
import { matchesPath } from './page-paths.ts';

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/terms', '/terms'],
    ['/terms', '/terms/'],
    ['/terms', '/Terms'],
    ['/terms', '/%74erms'],
    ['/help/printify-setup', '/help/printify-setup'],
    ['/library/:id', '/library/5f0c'],
    ['/library/:id', '/library/a%2Fb'],
  ])('%s is also %s', (pattern, path) => expect(matchesPath(pattern, path)).toBe(true));

  it.each([
    ['/', '//terms'],
    ['/terms', '/terms/foo'],
    ['/terms', '//terms'],
    ['/terms', '/terms%2F'],
    ['/terms', '/terms.html'],
    ['/library/:id', '/library'],
    ['/library/:id', '/library/'],
    ['/library/:id', '/library/a/b'],
    ['/help/printify-setup', '/help%2Fprintify-setup'],
  ])('%s is not %s', (pattern, path) => expect(matchesPath(pattern, path)).toBe(false));
});
