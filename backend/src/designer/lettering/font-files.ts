/** Where Node has the files of the typefaces. The browser's build has another one of these. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export function readFontFile(file: string): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/${file}`));
}
