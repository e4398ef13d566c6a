import { describe, expect, it } from '@jest/globals';
import { StripeError } from '../../src/stripe/protocol/errors.ts';
import { readForm } from '../../src/stripe/protocol/form.ts';

describe('a form with brackets', () => {
  it.each([
    ['texts', 'name=A+B&url=http%3A%2F%2Fa.test%2F%3Fx%3D1', { name: 'A B', url: 'http://a.test/?x=1' }],
    ['objects', 'metadata[userId]=ann&metadata[plan]=pro', { metadata: { userId: 'ann', plan: 'pro' } }],
    ['numbered lists', 'a[0][b]=1&a[0][c]=2&a[1][b]=3', { a: [{ b: '1', c: '2' }, { b: '3' }] }],
    ['lists without numbers', 'expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['encoded brackets', 'a%5B0%5D%5Bb%5D=1', { a: [{ b: '1' }] }],
    ['lists inside objects', 'features[update][fields][0]=price', { features: { update: { fields: ['price'] } } }],
    ['empty values', 'description=&metadata=', { description: '', metadata: '' }],
    ['a name given twice', 'name=a&name=b', { name: 'b' }],
    ['names of built-in properties', 'metadata[constructor]=x', { metadata: { constructor: 'x' } }],
    ['no parameters', '', {}],
  ])('holds %s', (_, text, value) => {
    expect(JSON.parse(JSON.stringify(readForm(text)))).toEqual(value);
  });

  it('preserves an empty value that unsets one key', () => {
    expect(readForm('metadata[a]=&metadata[b]=1').metadata).toEqual({ a: '', b: '1' });
  });

  it('may be twelve brackets deep and no deeper', () => {
    const nested = (depth: number) => `a${'[b]'.repeat(depth)}=1`;
    expect(JSON.stringify(readForm(nested(12)))).toContain('"1"');
    expect(() => readForm(nested(13))).toThrow(StripeError);
  });

  it('has lists of at most a thousand elements', () => {
    const list = (count: number) => Array.from({ length: count }, (_, i) => `ids[${i}]=x`).join('&');
    expect(readForm(list(1000)).ids).toHaveLength(1000);
    expect(readForm(list(1001)).ids).not.toBeInstanceOf(Array);
    expect(Object.keys(readForm('ids[4000000000]=x').ids ?? {})).toEqual(['4000000000']);
  });

  it('cannot reach the prototype of objects', () => {
    readForm('__proto__[polluted]=1&metadata[__proto__][polluted]=1&constructor[prototype][polluted]=1');
    expect('polluted' in {}).toBe(false);
  });
});
