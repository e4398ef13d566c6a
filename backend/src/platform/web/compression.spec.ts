import { expect, it } from '@jest/globals';
import { chooseEncoding } from './compression.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', null],
  ['gzip;q=0.000', null],
  ['', null],
  [undefined, null],
])('a client that accepts %s gets %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));
