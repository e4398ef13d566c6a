import { expect, it } from '@jest/globals';
import { type BatchFields, keyFor, toRequest } from './batch-request.ts';

const FIELDS: BatchFields = {
  ...{ name: ' Autumn ', text: '', colors: ['Black'], engine: 'ai', style: 'retro', publish: 'approved' },
  ...{ sent: null, saved: null },
  files: [{ name: 'ideas.csv', rows: [{ idea: 'A whale' }], ignored: [] }],
  picked: [{ id: '1', idea: 'A heron' }],
};

it('a batch has what was pasted, then files, then ideas of the library; a style only for Press', () => {
  expect(toRequest(FIELDS, [{ idea: 'A fox' }])).toEqual({
    name: 'Autumn',
    rows: [{ idea: 'A fox' }, { idea: 'A whale' }, { idea: 'A heron' }],
    defaults: { colors: ['Black'], engine: 'ai' },
    publish: 'approved',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(toRequest({ ...FIELDS, engine: 'press' }, []).defaults.style).toBe('retro');
});

it('the same request has the same key, and another one another', async () => {
  const request = toRequest(FIELDS, []);
  const sent = await keyFor(request, null);
  expect(await keyFor(toRequest(FIELDS, []), sent)).toBe(sent);
  expect((await keyFor({ ...request, name: 'Winter' }, sent)).key).not.toBe(sent.key);
});
