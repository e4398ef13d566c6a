import { describe, expect, it } from '@jest/globals';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { type LibraryPages, mayMove, removeDesigns, replaceDesign } from './library-pages.ts';

const design = (id: string, changes: Partial<GenerationView> = {}) =>
  ({ id, status: 'finalized', publish_status: 'published', listing: null, ...changes }) as GenerationView;
const data: LibraryPages = {
  pages: [
    { designs: [design('a'), design('b')], next: 'x', total: 3 },
    { designs: [design('c')], next: null, total: null },
  ],
  pageParams: [null, 'x'],
};
const idsOf = ({ pages }: LibraryPages) => pages.map(({ designs }) => designs.map(({ id }) => id).join(''));

describe('the pages of the library', () => {
  it('lose what was deleted, and count it', () => {
    const left = removeDesigns(data, new Set(['b', 'c', 'unknown']));
    expect(idsOf(left)).toEqual(['a', '']);
    expect(left.pages[0]?.total).toBe(1);
    expect(removeDesigns(data, new Set(['unknown']))).toBe(data);
  });

  it('show a design as it is now, where it is', () => {
    const changed = replaceDesign(data, design('c', { publish_status: 'failed' }));
    expect(idsOf(changed)).toEqual(['ab', 'c']);
    expect(changed.pages[1]?.designs[0]?.publish_status).toBe('failed');
    expect(changed.pages[0]).toBe(data.pages[0]);
  });

  it.each([
    ['a new one that is finished', design('n'), true],
    ['a new one that is being made', design('n', { status: 'generating' }), false],
    ['one with other mockups', design('a', { printify_mockup_urls: ['x'] }), false],
    ['one with another state', design('a', { status: 'error' }), true],
    ['one that is published now', design('a', { publish_status: 'failed' }), true],
    ['one with another title', design('a', { listing: { title: 'x', description: '', tags: [] } }), true],
  ])('are read again for %s: %#', (_, changed, read) => {
    expect(mayMove(data, changed)).toBe(read);
  });
});
