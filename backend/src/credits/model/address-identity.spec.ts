import { expect, it } from '@jest/globals';
import { identityOfAddress } from './address-identity.ts';

it.each([
  ['case', 'Ada@Example.COM', 'ada@example.com'],
  ['a tag', 'ada+shirts@example.com', 'ada@example.com'],
  ['several tags', 'ada+a+b@example.com', 'ada@example.com'],
  ['dots at Gmail', 'a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['the other domain of Gmail', 'a.da@GoogleMail.com', 'ada@gmail.com'],
])('takes addresses that differ in %s for one person', (_, address, same) => {
  expect(identityOfAddress(address)).toBe(same);
});

it('takes dots elsewhere, other mailboxes and other domains for other people', () => {
  const people = ['a.da@example.com', 'ada@example.com', 'ada@example.org', 'ada@gmail.example', '+ada@example.com'];
  expect(new Set(people.map(identityOfAddress)).size).toBe(people.length);
});
