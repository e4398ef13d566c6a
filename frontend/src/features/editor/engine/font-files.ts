import urls from 'virtual:font-urls';
import { readBytes } from './browser-files.ts';

/** Vite has it in the place of the designer's own. */
export function readFontFile(file: string): Uint8Array {
  const url = urls[file];
  if (!url) throw new Error(`No typeface has the file ${file}`);
  return readBytes(url);
}
