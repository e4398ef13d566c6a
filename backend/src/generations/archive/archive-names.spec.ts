import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { archiveName } from './archive-names.ts';

const id = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';

describe('the name of a file in an archive', () => {
  it.each([
    ['Retro Sunset, with a Surfing Cat!', 'retro-sunset-with-a-surfing-cat'],
    ['Café crème', 'cafe-creme'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'con'],
    ['猫のTシャツ', 't'],
    ['???', 'design'],
    ['', 'design'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('of %j is safe', (title, slug) => {
    expect(archiveName({ id, title })).toBe(`${slug}-6b6a3f1d2c4b`);
  });

  it('has only letters, digits and hyphens, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), fc.uuid(), (title, of) => {
        expect(archiveName({ id: of, title })).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/);
        expect(archiveName({ id: of, title }).length).toBeLessThanOrEqual(73);
      }),
    );
  });
});
