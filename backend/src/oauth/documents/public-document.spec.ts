import { expect, it } from '@jest/globals';
import { fetchPublicDocument, lookupPublic, mayBeFetched } from './public-document.ts';

it.each(['https://app.example/client.json', 'https://app.example'])('may fetch %s', (address) => {
  expect(mayBeFetched(address)).toBe(true);
});

it.each([
  'http://app.example/client.json',
  'https://app.example:8443/client.json',
  'https://127.0.0.1/client.json',
  'https://2130706433/client.json',
  'https://0x7f.1/client.json',
  'https://[::1]/client.json',
  'https://[::ffff:10.0.0.1]/client.json',
  'file:///etc/passwd',
  'app.example',
])('may not fetch %s', async (address) => {
  expect(mayBeFetched(address)).toBe(false);
  const options = { signal: AbortSignal.timeout(1000), headers: new Headers() };
  await expect(fetchPublicDocument(address, options)).rejects.toThrow('not the address of a public document');
});

it.each([true, false])('connects to no name that leads into our network (all: %s)', async (all) => {
  const error = await new Promise<Error | null>((done) => lookupPublic('localhost', { all }, done));
  expect(error?.message).toBe('localhost does not lead to the public internet');
});
