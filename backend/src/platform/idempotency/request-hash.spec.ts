import { expect, it } from '@jest/globals';
import { hashOf } from './request-hash.ts';

const request = { method: 'POST', url: '/api/generate', body: { idea: 'A fox', colors: ['Black', 'White'] } };
const hex = (one: typeof request) => Buffer.from(hashOf(one)).toString('hex');

it('is the same for the same request, however its body is laid out', () => {
  expect(hex({ ...request, body: { colors: ['Black', 'White'], idea: 'A fox' } })).toBe(hex(request));
});

it.each([
  ['another operation', { ...request, url: '/api/batches' }],
  ['another method', { ...request, method: 'PUT' }],
  ['another word', { ...request, body: { ...request.body, idea: 'A cat' } }],
  ['another order of a list', { ...request, body: { ...request.body, colors: ['White', 'Black'] } }],
])('differs for %s', (_, other) => {
  expect(hex(other)).not.toBe(hex(request));
});
