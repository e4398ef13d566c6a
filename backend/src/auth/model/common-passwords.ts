import { readFileSync } from 'node:fs';

const common = new Set(
  readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('# ')),
);

/** Whether a password is among those that are tried first, because leaks are full of it. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
