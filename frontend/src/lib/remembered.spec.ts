import { afterEach, expect, it } from '@jest/globals';
import { readRemembered, remember } from './remembered.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('a browser that refuses its storage remembers nothing, and nothing breaks', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  remember('inkloom-shirt-colors', '12');
  expect(readRemembered('inkloom-shirt-colors')).toBeNull();
});
