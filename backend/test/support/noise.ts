import { format } from 'node:util';
import { afterAll, afterEach } from '@jest/globals';

const noise: string[] = [];

// A test that expects an error puts its own spy in this place.
console.error = (...words: unknown[]) => {
  noise.push(format(...words));
};

function expectSilence(): void {
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(`Unexpected console.error:\n${heard.join('\n')}`);
}

afterEach(expectSilence);
afterAll(expectSilence);
