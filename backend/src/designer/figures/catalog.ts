/** All subjects that are drawn as sheets, by name. */
import type { Area } from './notation/head.ts';
import { drawLines } from './notation/shapes.ts';
import { type Entry, readSheet } from './notation/sheet.ts';
import { SHEETS } from './sheets.ts';

let entries: Map<string, Entry> | undefined;
let byWord: Map<string, string> | undefined;

function catalog(): Map<string, Entry> {
  entries ??= new Map(SHEETS.flatMap(readSheet).map((entry) => [entry.name, entry]));
  return entries;
}

export function allSubjects(): Entry[] {
  return [...catalog().values()].filter(({ name }) => !name.startsWith('.'));
}

/** The subject that has a word, or words, in its list. */
export function subjectOf(words: string): string | undefined {
  byWord ??= new Map(allSubjects().flatMap((entry) => entry.words.map((word) => [word, entry.name] as const)));
  return byWord.get(words);
}

/** Whether words only suggest their subject, as a mechanic suggests a wrench. */
export function isEmblem(words: string): boolean {
  const subject = subjectOf(words);
  return subject !== undefined && (catalog().get(subject)?.emblemOf.has(words) ?? false);
}

export function hasTag(name: string, tag: string): boolean {
  return findSubject(name)?.tags.has(tag) ?? false;
}

/** Where a figure from the side has its eye, if nothing in its sheet is turned or moved. */
export function sideEyeOf(name: string): { x: number; y: number; r: number } | undefined {
  const lines = expanded(findSubject(name)?.lines ?? '');
  const [, x, y, r] = /^eye \S+ (-?\d+),(\d+) (\d+)/m.exec(lines) ?? [];
  return r === undefined || /^@/m.test(lines) ? undefined : { x: Number(x), y: Number(y), r: Number(r) };
}

const expanded = (lines: string): string =>
  lines.replace(/^\..*$/gm, (parts) =>
    parts
      .split(' ')
      .map((part) => expanded(catalog().get(part)?.lines ?? ''))
      .join('\n'),
  );

/** A name with a dot is a part, not a subject. */
export function findSubject(name: string): Entry | undefined {
  return name.startsWith('.') ? undefined : catalog().get(name);
}

export function drawSubject({ name, values, lines }: Entry): Area[] {
  const find = (part: string) => {
    const entry = catalog().get(part);
    if (!entry) throw new Error(`${name} uses ${part}, which no sheet has`);
    return entry.lines;
  };
  return drawLines(lines, { colors: values, find });
}
