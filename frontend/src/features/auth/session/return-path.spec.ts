import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { noteLostSession } from '../../../api/client/lost-session.ts';
import { returnPath } from './return-path.ts';

const origin = 'https://inkloom.example';
let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
  };
  Object.assign(globalThis, { sessionStorage: storage });
});
afterEach(() => {
  for (const name of ['window', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

const loseAt = (address: string, code = 'refresh_token_not_found', owner: string | undefined = 'ann') => {
  Object.assign(globalThis, { window: { location: new URL(address, origin) } });
  noteLostSession(code, owner);
};

describe('after a session that the server has ended', () => {
  it.each(['/library/42?tab=listing#score', '/settings/account', '/dashboard'])('its user comes back to %s', (path) => {
    loseAt(path);
    expect(returnPath('ann')).toBe(path);
  });

  it('another user comes to the dashboard', () => {
    loseAt('/library/42');
    expect(returnPath('bob')).toBe('/dashboard');
  });

  it.each(['/', '/login', '/auth/callback?code=x'])('nobody comes back to %s', (path) => {
    loseAt(path);
    expect(returnPath('ann')).toBe('/dashboard');
  });

  it.each(['https://evil.example/library', '//evil.example/library', 'javascript:alert(1)', '/\\evil.example/library'])(
    'no address of a stranger is gone to: %s',
    (path) => {
      loseAt('/library');
      const [key = ''] = Object.keys(stored);
      stored[key] = JSON.stringify({ reason: 'session_expired', owner: 'ann', path });
      expect(returnPath('ann')).toBe('/dashboard');
    },
  );

  it.each([
    ['over_request_rate_limit', 'ann'],
    ['session_expired', undefined],
  ])('nothing is noted of %s for %s', (code, owner) => {
    Object.assign(globalThis, { window: { location: new URL('/library', origin) } });
    noteLostSession(code, owner);
    expect(stored).toEqual({});
  });
});
