import { expect, it } from '@jest/globals';
import { describeDevice } from './device.ts';

it.each([
  [
    'Chrome on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    false,
  ],
  ['Edge on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0', false],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Chrome on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/30.0 Chrome/136.0 Mobile Safari/537.36',
    true,
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  ['Unknown browser', 'curl/8.5.0', false],
  ['Unknown browser', null, false],
])('%s is named: %s', (name, userAgent, handheld) => {
  expect(describeDevice(userAgent)).toEqual({ name, handheld });
});
