import { describe, expect, it } from '@jest/globals';
import type { GenerationState } from '../../../api/model/generationState.ts';
import { findDesigns, type StyleChoice } from './library-filter.ts';

const listing = (title: string, tags: string[]) => ({ title, description: '', tags });
const design = (
  prompt: string,
  style: string,
  status: GenerationState = 'finalized',
  title = '',
  tags: string[] = [],
) => ({
  ...{ prompt, style, status },
  listing: title ? listing(title, tags) : null,
});

const DESIGNS = [
  design('An owl with a lantern', 'Vintage', 'finalized', 'Night Bird Tee', ['forest gift']),
  design('A frog on a bike', 'cartoon'),
  design('A fox', 'Modern', 'preview'),
  design('A bear', 'Modern', 'error'),
  design('A hare', 'Modern', 'creating_listing'),
];

describe('the library filter', () => {
  it.each<[search: string, style: StyleChoice, found: string[]]>([
    ['', 'All Styles', ['An owl with a lantern', 'A frog on a bike', 'A fox']],
    ['   ', 'All Styles', ['An owl with a lantern', 'A frog on a bike', 'A fox']],
    ['OWL', 'All Styles', ['An owl with a lantern']],
    [' lantern ', 'All Styles', ['An owl with a lantern']],
    ['night bird', 'All Styles', ['An owl with a lantern']],
    ['forest', 'All Styles', ['An owl with a lantern']],
    ['', 'Cartoon', ['A frog on a bike']],
    ['', 'Modern', ['A fox']],
    ['owl', 'Cartoon', []],
    ['zebra', 'All Styles', []],
    ['', 'Grunge', []],
    ['bear', 'All Styles', []],
    ['hare', 'Modern', []],
  ])('finds for "%s" in %s', (search, style, found) => {
    expect(findDesigns(DESIGNS, search, style).map(({ prompt }) => prompt)).toEqual(found);
  });
});
