import { afterEach, expect, it } from '@jest/globals';
import { clientConfig, setClientConfig } from './config.ts';
import { readJson } from './read-json.ts';

const before = clientConfig();
const answer = '{"imageUrl":"http://localhost:3000/files/a.png?s=1","idea":"http://localhost:3000/files/"}';

afterEach(() => {
  setClientConfig(before);
  Reflect.deleteProperty(globalThis, 'location');
});

function openAt(origin: string) {
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { origin } });
  setClientConfig({ ...before, publicUrl: 'http://localhost:3000' });
}

it('gets files from the address that the product was opened by', () => {
  openAt('http://127.0.0.1:3000');
  expect(readJson<{ imageUrl: string }>(answer).imageUrl).toBe('http://127.0.0.1:3000/files/a.png?s=1');
});

it('leaves an answer as it is where the product was opened by its public URL', () => {
  openAt('http://localhost:3000');
  expect(readJson(answer)).toEqual(JSON.parse(answer));
});
