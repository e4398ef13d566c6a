import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadWhenOnline } from './lazy-part.ts';

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/brief-panel.js');
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  Object.assign(globalThis, { window: page });
  setOnline(true);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(navigator, 'onLine');
});

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  if (isOnline) page.dispatchEvent(new Event('online'));
}

it('is tried again when the connection was back before the failure was known', async () => {
  const load = jest.fn(async () => 'the part').mockRejectedValueOnce(lost);
  await expect(loadWhenOnline(load)).resolves.toBe('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits while the browser is offline, however often that is', async () => {
  const load = jest
    .fn(async () => 'the part')
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost);
  setOnline(false);
  const part = loadWhenOnline(load);
  for (const attempts of [1, 2]) {
    await new Promise(setImmediate);
    expect(load).toHaveBeenCalledTimes(attempts);
    page.dispatchEvent(new Event('online'));
  }
  await expect(part).resolves.toBe('the part');
});

it('fails when the code is missing for good', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValue(lost);
  await expect(loadWhenOnline(load)).rejects.toBe(lost);
  expect(load).toHaveBeenCalledTimes(2);
});
