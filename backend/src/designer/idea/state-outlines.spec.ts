import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../index.ts';

describe('the outline of a state', () => {
  it.each([
    ['Texas state outline with bluebonnets', 'Texas', 'texas-state', 'beside bluebonnet'],
    ['Michigan map, home', 'home / Michigan', 'michigan-state', undefined],
    ['California outline sunset', 'California', 'california-state', undefined],
    ['New York state map apple', 'New York', 'new-york-state', 'beside red-apple'],
    ['Home sweet home, outline of Ohio', 'Home sweet home / Ohio', 'ohio-state', undefined],
    ['"Ohio outline" heart', 'Ohio outline', 'red-heart', undefined],
  ])('is drawn, and its name printed: %j', (idea, words, subject, companion) => {
    const brief = readBrief(idea);
    const beside = brief.companion && `${brief.companion.relation} ${brief.companion.motif}`;
    expect([brief.words.join(' / '), brief.subject, beside]).toEqual([words, subject, companion]);
  });
});
