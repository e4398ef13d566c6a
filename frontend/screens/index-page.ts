import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCREENS, type Screen } from './screens.ts';

export const FOLDER = join(import.meta.dirname, '../../.data/screens');
export const WIDTHS = [1440, 768, 360, 320] as const;
export const THEMES = ['light', 'dark'] as const;

export function fileOf(name: string, width: number, theme: string): string {
  return `${width}-${theme}/${name.replaceAll(' ', '-')}.png`;
}

/** Playwright's set-up: the pictures of the last run go. What it returns runs at the end and lists the new ones. */
export default async function prepare(): Promise<() => Promise<void>> {
  await rm(FOLDER, { recursive: true, force: true });
  return async () => {
    await writeFile(join(FOLDER, 'index.html'), page());
    console.log(`Screens: ${join(FOLDER, 'index.html')}`);
  };
}

function page(): string {
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{max-height:40rem;border:1px solid #8888}</style>
<h1>Screens</h1>
${SCREENS.map(section).join('\n')}`;
}

function section({ name, viewer, path }: Screen): string {
  const files = WIDTHS.flatMap((width) => THEMES.map((theme) => fileOf(name, width, theme)));
  const pictures = files.filter((file) => existsSync(join(FOLDER, file))).map(picture);
  const missing = pictures.length < files.length ? ' (could not be shown in every way)' : '';
  return `<h2>${name}: ${viewer}, ${path}${missing}</h2><div>${pictures.join('')}</div>`;
}

function picture(file: string): string {
  return `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;
}
