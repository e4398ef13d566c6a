import { isIPv6 } from 'node:net';

const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/** The part of an address that one customer of a network has: a /64 of IPv6, which has more addresses than any limit. */
export function networkOf(ip: string): string {
  const address = ip.replace(mappedPrefix, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups.slice(0, 4).map(withoutZeros).join(':')}::/64`;
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
