import { describe, expect, it } from '@jest/globals';
import { toAddress, toClientName } from './client-names.ts';
import { findResource, isFor } from './resources.ts';

const origin = 'https://inkloom.example';

it.each([
  ['  Claude  ', 'Claude'],
  ['Two\n lines\u0000', 'Two lines'],
  ['Safe\u202Egpj.exe', 'Safe gpj.exe'],
  ['\u200B\u2066', ''],
  [42, ''],
  ['x'.repeat(200), 'x'.repeat(120)],
])('shows the name %j as %j', (name, shown) => {
  expect(toClientName(name)).toBe(shown);
});

it.each([
  ['https://claude.ai/api/callback', 'website', 'claude.ai'],
  ['https://claude.ai@evil.example:8443/', 'website', 'evil.example:8443'],
  ['http://127.0.0.1:49152/callback', 'computer', '127.0.0.1'],
  ['http://[::1]/', 'computer', '[::1]'],
  ['cursor://claude.ai/callback', 'app', 'cursor:'],
])('says that answers for %s go to a %s: %s', (uri, kind, host) => {
  expect(toAddress(uri)).toEqual({ kind, host });
});

describe('a resource', () => {
  it.each([
    [origin, ''],
    [`${origin}/`, ''],
    [`${origin}/mcp`, '/mcp'],
    [`${origin}/mcp/`, '/mcp'],
    [`${origin}/api`, '/api'],
  ])('is ours: %s', (identifier, path) => {
    expect(findResource(origin, identifier)).toBe(path);
  });

  it.each(['https://inkloom.example.evil/mcp', `${origin}/mcp/x`, `${origin}/mcp?x`, `${origin}//`, 'mcp', ''])(
    'is not ours: %j',
    (identifier) => {
      expect(findResource(origin, identifier)).toBeUndefined();
    },
  );

  it('of the API alone does not open the server of assistants', () => {
    const opens = (audience: string, path: string) => isFor(audience, origin, path);
    expect(opens(`${origin}/api`, '/mcp')).toBe(false);
    expect(opens(`${origin}/api`, '/api/user')).toBe(true);
    expect(opens(`${origin}/mcp`, '/mcp')).toBe(true);
    expect(opens(origin, '/mcp')).toBe(true);
  });
});
