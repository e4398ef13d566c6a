import { describe, expect, it } from '@jest/globals';
import { countFilters, readFilters, toListParams, writeFilters } from './library-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const finished = ['preview', 'finalized'];

describe('the filters of the library', () => {
  it.each([
    ['', { state: finished }],
    ['q=+owl+', { q: 'owl', state: finished }],
    ['q=+', { state: finished }],
    ['style=Retro', { style: ['Retro'], state: finished }],
    ['style=All+Styles', { state: finished }],
    ['state=review', { state: ['preview'] }],
    ['state=published', { state: ['finalized'], publish: ['published', 'publishing'] }],
    ['state=failed&engine=press', { state: ['finalized'], publish: ['failed'], engine: 'press' }],
    ['sort=title', { state: finished, sort: 'title' }],
    ['sort=newest', { state: finished }],
    ['trash=1', { trash: true }],
    ['trash=1&state=draft&sort=oldest', { trash: true, state: ['finalized'], publish: ['draft'], sort: 'oldest' }],
    ['style=Baroque&state=done&engine=x&from=soon&to=2026-13-01&sort=price&trash=yes', { state: finished }],
  ])('%s ask the server', (query, params) => {
    expect(toListParams(read(query))).toEqual(params);
  });

  it('mean whole days of the seller’s clock', () => {
    const { from, to } = toListParams(read('from=2026-11-20&to=2026-11-20'));
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_399_999);
    expect(new Date(from ?? '').getHours()).toBe(0);
  });

  it.each([
    '',
    'q=owl&style=Retro&state=review&engine=ai&from=2026-11-01&to=2026-11-20&sort=title',
    'trash=1&q=owl&sort=oldest',
  ])('%s are read as they were written', (query) => {
    expect(writeFilters(read(query)).toString().split('&').toSorted()).toEqual(query.split('&').toSorted());
  });

  it.each([
    ['', 0],
    ['sort=title', 0],
    ['trash=1', 0],
    ['q=a&style=Retro&state=review&engine=ai&from=2026-11-01&to=2026-11-20', 6],
  ])('%s are %d', (query, count) => {
    expect(countFilters(read(query))).toBe(count);
  });
});
