import { expect, it } from '@jest/globals';
import { readErrors, readText } from './documents.ts';

it('reads the lists of a text by their headings', () => {
  const text = '# Title\n\n- First\n  line\n- Second\n\n## Later\n\nWords.\n\n- Third `code`\n';
  expect(readText(text)).toEqual([
    { title: '', items: ['First line', 'Second'] },
    { title: 'Later', items: ['Third `code`'] },
  ]);
});

it('reads what programs are refused with, each once, under its own status', () => {
  const answer = (...codes: string[]) => ({
    content: {
      'application/json': {
        examples: Object.fromEntries(codes.map((code) => [code, { value: { error: `It is ${code}.` } }])),
      },
    },
  });
  const open = { 'x-scope': 'read', responses: { '200': {}, '409': answer('busy'), '4XX': answer('busy', 'odd') } };
  const early = { 'x-scope': 'read', responses: { '4XX': answer('busy'), '404': answer('lost') } };
  const closed = { responses: { '403': answer('secret', 'session_required') } };
  expect(readErrors({ paths: { '/a': { get: early, post: open }, '/b': { get: closed } } })).toEqual([
    { status: '403', codes: [{ code: 'session_required', message: 'It is session_required.' }] },
    { status: '404', codes: [{ code: 'lost', message: 'It is lost.' }] },
    { status: '409', codes: [{ code: 'busy', message: 'It is busy.' }] },
    { status: '4XX', codes: [{ code: 'odd', message: 'It is odd.' }] },
  ]);
});
